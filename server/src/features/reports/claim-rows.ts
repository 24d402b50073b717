import type { Locale } from "@app/contract/locales";
import { numberCell, textCell } from "../../documents/csv.rules.ts";
import { documentTexts } from "../../documents/document-texts.ts";
import { formatGrams } from "../../documents/format.ts";
import { materialName, wilayaName } from "./draw-report.ts";
import type { Figures, RetiredClaim } from "./figures.rules.ts";

/** Every claim of the report, one line each, its head first. */
export const claimRows = (
  figures: Figures,
  claims: readonly RetiredClaim[],
  locale: Locale,
): string[][] => {
  const { csv } = documentTexts[locale].report;
  return [
    [
      csv.claim,
      csv.day,
      csv.wilayaCode,
      csv.wilaya,
      csv.material,
      csv.rule,
      csv.lot,
      csv.weight,
    ].map(textCell),
    ...claims.map((claim) => [
      textCell(claim.number),
      textCell(claim.day),
      numberCell(String(claim.wilaya)),
      textCell(wilayaName(figures, claim.wilaya, locale)),
      textCell(materialName(claim.material, locale)),
      textCell(csv[claim.rule]),
      textCell(claim.lot),
      numberCell(formatGrams(claim.grams, locale, false)),
    ]),
  ];
};
