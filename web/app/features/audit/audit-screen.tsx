import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../i18n/when.ts";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { usePages } from "../../lib/use-pages.ts";
import { Empty } from "../../ui/empty.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { type AuditEntry, loadAudit } from "./audit.api.ts";
import { StateChange } from "./state-change.tsx";
import { acts, isAct, useActName } from "./use-act-name.ts";

/** What administrators did, the newest first; nothing here can be changed. */
export function AuditScreen() {
  const t = useTranslations("audit");
  const [search] = useSearchParams();
  const actName = useActName();
  const asked = search.get("act");
  const act = isAct(asked) ? asked : undefined;
  const options = acts.map((value) => ({ value, label: actName(value) }));
  return (
    <DeskPage
      title={t("title")}
      tools={<DeskFilter name="act" label={t("act.all")} options={options} />}
    >
      <Entries key={act} act={act} />
    </DeskPage>
  );
}

function Entries({ act }: { act: string | undefined }) {
  const t = useTranslations("audit");
  const load = useCallback((after: string | undefined) => loadAudit({ act, after }), [act]);
  const list = usePages(load);
  const columns = useColumns();
  if (list.failed) return <DeskFailed onRetry={list.reload} />;
  return (
    <div className="[--table-ground:var(--color-plaster)]">
      <Table
        caption={t("title")}
        isCaptionHidden
        columns={columns}
        rows={list.pages.flatMap(({ entries }) => entries)}
        rowKey={({ id }) => id}
        isLoading={list.isLoading}
        empty={<Empty tile={{ name: "q", pair: 4 }}>{t("empty")}</Empty>}
      />
      <DeskMore {...list} />
    </div>
  );
}

const useColumns = (): Column<AuditEntry>[] => {
  const t = useTranslations("audit.column");
  const language = useLanguage();
  const actName = useActName();
  return [
    {
      id: "at",
      label: t("at"),
      cell: ({ at }) => {
        const time = Date.parse(at);
        return (
          <time dateTime={at}>
            {dateOf(time, language)}, {timeOf(time, language)}
          </time>
        );
      },
    },
    { id: "actor", label: t("actor"), cell: ({ actor }) => <bdi>{actor}</bdi> },
    { id: "act", label: t("act"), cell: ({ act }) => actName(act) },
    {
      id: "subject",
      label: t("subject"),
      cell: ({ subjectId }) => (
        <code dir="ltr" className="text-small break-all">
          {subjectId.slice(0, 8)}
        </code>
      ),
    },
    { id: "change", label: t("change"), cell: (entry) => <StateChange {...entry} /> },
    { id: "note", label: t("note"), cell: ({ note }) => <bdi>{note}</bdi> },
  ];
};
