import { useTranslations } from "use-intl";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Empty } from "../../ui/empty.tsx";
import { loadOwnLines } from "./distributor.api.ts";
import { NotLoaded, Waiting } from "./not-loaded.tsx";
import { OwnLineRow } from "./own-line.tsx";

/** What the brand wrote about this distributor, line by line. */
export function OwnLines() {
  const t = useTranslations("distributor.lines");
  const { data, failed, reload } = useLoaded(loadOwnLines);
  if (!data) return failed ? <NotLoaded onRetry={reload} /> : <Waiting />;
  const { brandName: brand, year, lines } = data;
  if (lines.length === 0) {
    return <Empty tile={{ name: "van", pair: 4 }}>{t("empty", { brand, year })}</Empty>;
  }
  const open = lines.filter(({ state }) => state === "to_confirm").length;
  return (
    <section className="grid gap-4">
      {failed && <NotLoaded onRetry={reload} />}
      <h2 className="text-h3">{t("heading", { brand, year })}</h2>
      <p role="status">{open > 0 ? t("open", { count: open }) : t("none")}</p>
      <ul className="border-b-2 border-ink">
        {lines.map((line) => (
          <OwnLineRow
            key={`${line.id} ${line.myUnits ?? ""}`}
            line={line}
            mayEdit={data.mayEdit}
            onSaid={reload}
          />
        ))}
      </ul>
    </section>
  );
}
