import { mostLines } from "@app/contract/distribution";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { Context } from "../../context.ts";
import { numberCell, textCell, writeCsv } from "../../documents/csv.rules.ts";
import { documentTexts } from "../../documents/document-texts.ts";
import type { FileAnswer } from "../../http/route.ts";
import { findBrandProducts, findWilayas } from "./known.queries.ts";
import { limitSheets } from "./limit-sheets.ts";
import { findLines } from "./lines.queries.ts";

const sheetOf = (
  name: string,
  lines: readonly (readonly string[])[],
  locale: Locale,
): FileAnswer => {
  const { barcode, wilaya, distributor, units } = documentTexts[locale].distribution;
  const head = [barcode, wilaya, distributor, units].map(textCell);
  const text = writeCsv([head, ...lines], locale === "en" ? "," : ";");
  return { type: "csv", name: `${product.slug}-${name}.csv`, content: Buffer.from(text, "utf8") };
};

/** In the columns that an import reads. */
export const writeLines = async (
  ctx: Context,
  brandId: string,
  year: number,
  locale: Locale,
): Promise<FileAnswer> => {
  await limitSheets(ctx, brandId);
  const wilayas = new Map(
    (await findWilayas(ctx.db, ctx.clock)).map(({ code, fr, ar }) => [
      code,
      locale === "ar" ? ar : fr,
    ]),
  );
  const window = { limit: mostLines.brand, offset: 0 };
  const lines = await findLines(ctx.db, { brandId, year }, window);
  const cells = lines.map((line) => [
    textCell(line.barcode),
    textCell(wilayas.get(line.wilayaCode) ?? String(line.wilayaCode)),
    textCell(line.distributorName ?? ""),
    numberCell(String(line.units)),
  ]);
  return sheetOf(`distribution-${year}`, cells, locale);
};

/** A line for each product that is sold; one that stays as it is, an import passes over. */
export const writeTemplate = async (
  ctx: Context,
  brandId: string,
  locale: Locale,
): Promise<FileAnswer> => {
  await limitSheets(ctx, brandId);
  const products = (await findBrandProducts(ctx.db, brandId)).filter((one) => !one.isArchived);
  const cells = products.map(({ barcode }) => [textCell(barcode), ...["", "", ""].map(textCell)]);
  return sheetOf("distribution", cells, locale);
};
