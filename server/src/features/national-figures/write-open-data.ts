import { type OpenData, type OpenFigure, openDataVersion } from "@app/contract/open-data";
import { product } from "@app/contract/product";
import type { Context } from "../../context.ts";
import { numberCell, textCell, writeCsv } from "../../documents/csv.rules.ts";
import type { FileAnswer } from "../../http/route.ts";
import { findClosing, findYear, type OpenRow } from "./national-figures.queries.ts";

const toFigure = (row: OpenRow): OpenFigure => ({
  month: row.month,
  wilayaCode: row.wilaya,
  wilayaFr: row.fr,
  wilayaAr: row.ar,
  material: row.material,
  verifiedGrams: row.grams,
  lots: row.lots,
  closedOn: row.closedOn,
  rootSha256: row.rootHash.toString("hex"),
});

const readYear = async ({ db }: Context, asked: number | undefined): Promise<OpenData> => {
  const closing = await findClosing(db);
  const year = asked ?? (closing ? Number(closing.day.slice(0, 4)) : null);
  const rows = closing && year !== null ? await findYear(db, year, closing.day) : [];
  return {
    version: openDataVersion,
    licence: product.openData.licence,
    source: product.links.site,
    year,
    rows: rows.map(toFigure),
  };
};

const nameOf = ({ year }: OpenData, ending: string): string =>
  `${product.slug}-figures-v${openDataVersion}-${year ?? "none"}.${ending}`;

export const writeJson = async (ctx: Context, year: number | undefined): Promise<FileAnswer> => {
  const data = await readYear(ctx, year);
  return {
    type: "json",
    name: nameOf(data, "json"),
    content: Buffer.from(JSON.stringify(data, null, 2)),
  };
};

/** New ones are added at the end alone; whoever reads them by place is not put out. */
const columns = [
  "version",
  "month",
  "wilaya_code",
  "wilaya_fr",
  "wilaya_ar",
  "material",
  "verified_grams",
  "lots",
  "closed_on",
  "root_sha256",
  "licence",
];

const lineOf = (row: OpenFigure): string[] => [
  numberCell(String(openDataVersion)),
  textCell(row.month),
  numberCell(String(row.wilayaCode ?? "")),
  textCell(row.wilayaFr ?? ""),
  textCell(row.wilayaAr ?? ""),
  textCell(row.material),
  numberCell(String(row.verifiedGrams)),
  numberCell(String(row.lots)),
  textCell(row.closedOn),
  textCell(row.rootSha256),
  textCell(product.openData.licence.url),
];

/** For programs first: commas, whatever the caller's language. */
export const writeSheet = async (ctx: Context, year: number | undefined): Promise<FileAnswer> => {
  const data = await readYear(ctx, year);
  const text = writeCsv([columns.map(textCell), ...data.rows.map(lineOf)], ",");
  return { type: "csv", name: nameOf(data, "csv"), content: Buffer.from(text, "utf8") };
};
