import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { Context } from "../../context.ts";
import { numberCell, textCell, writeCsv } from "../../documents/csv.rules.ts";
import { documentTexts } from "../../documents/document-texts.ts";
import { formatGrams } from "../../documents/format.ts";
import type { FileAnswer } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";

const mostPerHour = 30;
/** What a spreadsheet still opens without thinking; whoever needs more narrows the table. */
export const mostRows = 10_000;

export const kilograms = (grams: number | null, locale: Locale): string =>
  grams === null ? textCell("") : numberCell(formatGrams(grams, locale, false));

type Head = (typeof documentTexts)[Locale]["desk"];

interface Sheet<Row> {
  name: string;
  head: (texts: Head) => readonly string[];
  load: () => Promise<readonly Row[]>;
  line: (row: Row) => string[];
}

/** A table of the back office for a spreadsheet: places, weights and states, and nobody's name. */
export const writeSheet = async <Row>(
  ctx: Context,
  { userId }: Actor,
  locale: Locale,
  { name, head, load, line }: Sheet<Row>,
): Promise<FileAnswer> => {
  await takeAttempt(ctx, [
    { subject: `desk-sheet:${userId}`, most: mostPerHour, seconds: seconds.hour },
  ]);
  const rows = await load();
  const lines = [head(documentTexts[locale].desk).map(textCell), ...rows.map(line)];
  const text = writeCsv(lines, locale === "en" ? "," : ";");
  return { type: "csv", name: `${product.slug}-${name}.csv`, content: Buffer.from(text, "utf8") };
};
