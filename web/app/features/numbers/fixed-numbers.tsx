import { useTranslations } from "use-intl";
import { Table } from "../../ui/table.tsx";

const names = ["formula", "deposit", "undo", "threshold", "handover", "code"] as const;

/** What is built into every phone and into what was signed: shown, so that nobody looks for it. */
export function FixedNumbers() {
  const t = useTranslations("numbers");
  return (
    <Table
      caption={t("fixed.title")}
      columns={[
        {
          id: "name",
          label: t("column.name"),
          cell: (name) => <span className="font-semibold">{t(`fixed.${name}.name`)}</span>,
        },
        { id: "value", label: t("column.value"), cell: (name) => t(`fixed.${name}.value`) },
        { id: "why", label: t("column.why"), cell: (name) => t(`fixed.${name}.why`) },
      ]}
      rows={names}
      rowKey={(name) => name}
      empty={null}
    />
  );
}
