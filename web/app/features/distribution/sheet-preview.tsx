import { type SheetCheck, sheetPreviewRows } from "@app/contract/distribution";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useWilayaName } from "../../lib/use-wilaya-name.ts";
import { type Column, Table } from "../../ui/table.tsx";

type Row = SheetCheck["preview"][number];

/** The first rows as they were understood; what was not, as it stands there. */
export function SheetPreview({ check }: { check: SheetCheck }) {
  const t = useTranslations("distribution");
  const { whole } = useNumbers();
  const wilayaName = useWilayaName();
  if (check.rows === 0) return null;
  const columns: Column<Row>[] = [
    {
      id: "line",
      label: t("sheet.line"),
      cell: ({ line, cells, productName }) => (
        <>
          <span className="me-3 text-muted tabular-nums">{whole(line)}</span>
          <bdi>{productName ?? cells[0]}</bdi>
        </>
      ),
    },
    {
      id: "wilaya",
      label: t("column.wilaya"),
      cell: ({ cells, wilayaCode }) => (
        <bdi>{wilayaCode === null ? cells[1] : wilayaName(wilayaCode)}</bdi>
      ),
    },
    {
      id: "distributor",
      label: t("column.distributor"),
      cell: ({ cells }) => <bdi>{cells[2] || t("ourselves")}</bdi>,
    },
    {
      id: "units",
      label: t("column.units"),
      isNumber: true,
      cell: ({ cells, units }) => (units === null ? <bdi>{cells[3]}</bdi> : whole(units)),
    },
  ];
  return (
    <section className="grid gap-2">
      <p role="status" className="font-bold">
        {t("sheet.summary", {
          rows: check.rows,
          added: whole(check.added),
          changed: whole(check.changed),
          same: whole(check.same),
        })}
      </p>
      <Table
        caption={t("sheet.preview", { count: Math.min(sheetPreviewRows, check.rows) })}
        columns={columns}
        rows={check.preview}
        rowKey={({ line }) => String(line)}
        empty={null}
      />
    </section>
  );
}
