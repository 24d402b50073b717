import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { BreachesPart } from "./breaches-part.tsx";
import { ConsentsPart } from "./consents-part.tsx";
import { Figures } from "./figures.tsx";
import { loadOverview } from "./privacy.api.ts";
import { RegisterPart } from "./register-part.tsx";
import { RequestsPart } from "./requests-part.tsx";

const parts = ["requests", "breaches", "register", "consents"] as const;
type Part = (typeof parts)[number];
const isPart = (name: string | null): name is Part => parts.some((part) => part === name);

/** The desk of whoever answers for people's data. */
export function PrivacyScreen() {
  const t = useTranslations("privacy");
  const [search, setSearch] = useSearchParams();
  const { data, failed, reload, refresh } = useLoaded(loadOverview);
  const asked = search.get("part");
  const part = isPart(asked) ? asked : "requests";
  if (!data) {
    return (
      <DeskPage title={t("title")}>{failed ? <DeskFailed onRetry={reload} /> : undefined}</DeskPage>
    );
  }
  return (
    <DeskPage title={t("title")}>
      <Figures overview={data} />
      <Tabs
        label={t("title")}
        tabs={parts.map((id) => ({ id, label: t(`part.${id}`) }))}
        current={part}
        onChange={(id) => setSearch({ part: id }, { replace: true, preventScrollReset: true })}
        className="mt-6"
      >
        <div className="pt-5 [--table-ground:var(--color-plaster)]">
          {part === "requests" && <RequestsPart />}
          {part === "breaches" && <BreachesPart onChanged={refresh} />}
          {part === "register" && <RegisterPart />}
          {part === "consents" && <ConsentsPart consents={data.consents} />}
        </div>
      </Tabs>
    </DeskPage>
  );
}
