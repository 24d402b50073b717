import type { Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";
import type { RegulatorColumn } from "@app/contract/reports";
import { numberCell, textCell } from "../../documents/csv.rules.ts";
import { documentTexts } from "../../documents/document-texts.ts";
import { formatPercent, formatTonnes } from "../../documents/format.ts";
import { materialName, periodText, wilayaName } from "./draw-report.ts";
import type { Figures } from "./figures.rules.ts";

/** A material in a wilaya: what was sold there in the year, what came back in the period. */
interface ReturnLine {
  material: Material;
  wilaya: number;
  marketGrams: number;
  backGrams: number;
  recyclers: string[];
  lots: string[];
}

const sumOf = (items: readonly { grams: number }[]): number =>
  items.reduce((sum, { grams }) => sum + grams, 0);

/** Also where nothing came back, and where nothing was declared to be sold. */
export const returnLines = (figures: Figures, locale: Locale): ReturnLine[] => {
  const places = new Map(
    [...figures.cells, ...figures.market].map(({ material, wilaya }) => [
      `${material} ${wilaya}`,
      { material, wilaya },
    ]),
  );
  return [...places.values()]
    .toSorted((one, other) =>
      one.material === other.material
        ? one.wilaya - other.wilaya
        : one.material < other.material
          ? -1
          : 1,
    )
    .map(({ material, wilaya }) => {
      const isHere = (part: { material: Material; wilaya: number }) =>
        part.material === material && part.wilaya === wilaya;
      const lots = figures.lots.filter(isHere);
      return {
        material,
        wilaya,
        marketGrams: sumOf(figures.market.filter(isHere)),
        backGrams: sumOf(figures.cells.filter(isHere)),
        recyclers: [...new Set(lots.map(({ facility }) => localized(facility, locale)))],
        lots: lots.map(({ number }) => number),
      };
    });
};

type CellOf = (line: ReturnLine, figures: Figures, locale: Locale) => string;

const cellOf: Record<RegulatorColumn, CellOf> = {
  producer: (_, { brand }) => textCell(brand),
  report: (_, { number }) => textCell(number),
  period: (_, figures, locale) => textCell(periodText(figures, locale)),
  year: (_, { from }) => numberCell(from.slice(0, 4)),
  material: ({ material }, __, locale) => textCell(materialName(material, locale)),
  wilayaCode: ({ wilaya }) => numberCell(String(wilaya)),
  wilaya: ({ wilaya }, figures, locale) => textCell(wilayaName(figures, wilaya, locale)),
  market: ({ marketGrams }, _, locale) => numberCell(formatTonnes(marketGrams, locale)),
  back: ({ backGrams }, _, locale) => numberCell(formatTonnes(backGrams, locale)),
  rate: ({ marketGrams, backGrams }, _, locale) =>
    textCell(marketGrams === 0 ? "" : formatPercent(backGrams / marketGrams, locale)),
  recycler: ({ recyclers }, _, locale) =>
    textCell(recyclers.join(documentTexts[locale].report.comma)),
  lots: ({ lots }) => textCell(lots.join(" ")),
};

/** The lines of the file, its head first. */
export const returnRows = (
  figures: Figures,
  columns: readonly RegulatorColumn[],
  locale: Locale,
): string[][] => [
  columns.map((column) => textCell(documentTexts[locale].report.return[column])),
  ...returnLines(figures, locale).map((line) =>
    columns.map((column) => cellOf[column](line, figures, locale)),
  ),
];
