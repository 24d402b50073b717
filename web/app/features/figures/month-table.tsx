import type { NationalFigures, NationalWilaya } from "@app/contract/national-figures";
import { useTranslations } from "use-intl";
import { monthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { useFigureWords } from "./use-figure-words.ts";

interface Row {
  month: string;
  grams: number;
  part: number;
}

interface MonthTableProps {
  figures: NationalFigures;
  chosen: NationalWilaya | undefined;
}

/** The months in numbers, to the kilogram. */
export function MonthTable({ figures, chosen }: MonthTableProps) {
  const t = useTranslations("figures.months");
  const words = useFigureWords();
  const language = useLanguage();
  const rows: Row[] = figures.months.map(({ month, grams }, place) => ({
    month,
    grams,
    part: chosen?.months[place] ?? 0,
  }));
  const columns: Column<Row>[] = [
    { id: "month", label: t("month"), cell: ({ month }) => monthName(month, language, true) },
    {
      id: "grams",
      label: t("kilogramsShort"),
      isNumber: true,
      cell: ({ grams }) => <b>{words.kilograms(grams)}</b>,
    },
    ...(chosen
      ? [
          {
            id: "part",
            label: t("ofWhich", { wilaya: words.wilaya(chosen) }),
            isNumber: true,
            cell: ({ part }: Row) => words.kilograms(part),
          },
        ]
      : []),
  ];
  return (
    <div className="rounded-medium rounded-ee-turn bg-white p-5 text-ink">
      <Table
        caption={t("kilograms")}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ month }) => month}
        empty={null}
      />
      {figures.waitingGrams > 0 && (
        <p className="mt-4 text-muted">
          {t("waitingWeight", { weight: words.weight(figures.waitingGrams) })}
        </p>
      )}
    </div>
  );
}
