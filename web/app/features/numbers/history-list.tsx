import { useTranslations } from "use-intl";
import { Chip } from "../../ui/chip.tsx";
import { useValues } from "./use-values.ts";

interface HistoryListProps {
  now: string;
  /** The newest first. */
  lines: readonly { validFrom: string; value: string; note: string | null }[];
}

/** What holds, what held and what will, with why. */
export function HistoryList({ now, lines }: HistoryListProps) {
  const t = useTranslations("numbers.history");
  const { day } = useValues();
  const current = lines.findIndex(({ validFrom }) => Date.parse(validFrom) <= Date.parse(now));
  return (
    <section className="mt-8">
      <h3 className="mb-1 text-[0.9375rem] font-extrabold">{t("title")}</h3>
      <ol>
        {lines.map(({ validFrom, value, note }, place) => (
          <li
            key={validFrom}
            className="grid min-h-11 content-center gap-0.5 border-t-[1.5px] border-line py-2 text-[0.9375rem]"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b>{value}</b>
              {place === current && <Chip tone="green">{t("now")}</Chip>}
              {place < current && <Chip tone="blue">{t("coming")}</Chip>}
            </span>
            <span className="text-small text-muted">{t("since", { day: day(validFrom) })}</span>
            {note && <bdi className="text-small">{note}</bdi>}
          </li>
        ))}
      </ol>
    </section>
  );
}
