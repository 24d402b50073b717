import { materialLabels } from "@app/contract/materials";
import type { EmissionFactor } from "@app/contract/reports";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { type Column, Table } from "../../ui/table.tsx";

/** The factors in force, each with its range and where it comes from. */
export function FactorTable({ factors }: { factors: readonly EmissionFactor[] }) {
  const t = useTranslations("counting.air");
  // A factor is grams for a kilogram, which is shown as kilograms for a kilogram.
  const { kilograms } = useNumbers();
  const language = useLanguage();
  const columns: Column<EmissionFactor>[] = [
    {
      id: "material",
      label: t("material"),
      cell: ({ material }) =>
        material === "aluminium" ? t("aluminium") : <Num>{materialLabels[material]}</Num>,
    },
    {
      id: "value",
      label: t("value"),
      isNumber: true,
      cell: ({ value }) => <b>{kilograms(value)}</b>,
    },
    {
      id: "range",
      label: t("range"),
      isNumber: true,
      cell: ({ low, high }) => t("fromTo", { low: kilograms(low), high: kilograms(high) }),
    },
    {
      id: "source",
      label: t("source"),
      cell: ({ source, year }) => (
        <Num>{year === null ? source : t("sourceYear", { source, year: String(year) })}</Num>
      ),
    },
    {
      id: "since",
      label: t("since"),
      cell: ({ validFrom }) => fullDayOf(validFrom, language),
    },
  ];
  return (
    <Table
      caption={t("caption")}
      columns={columns}
      rows={factors}
      rowKey={({ material }) => material}
      empty={t("failed")}
    />
  );
}
