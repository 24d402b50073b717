import type { BrandLot, brandLotsSheet } from "@app/contract/brand-overview";
import type { QueryOf } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import { product } from "@app/contract/product";
import type { Context } from "../../context.ts";
import { numberCell, textCell, writeCsv } from "../../documents/csv.rules.ts";
import { documentTexts } from "../../documents/document-texts.ts";
import { formatHundredths } from "../../documents/format.ts";
import type { FileAnswer } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findLots } from "./lots.queries.ts";
import { toLot } from "./show-lot.ts";

const mostPerHour = 30;
const mostLots = 5000;

/** Kilograms with their sign: less arrived than was handed over. */
const kilograms = (grams: number, locale: Locale): string =>
  numberCell(`${grams < 0 ? "-" : ""}${formatHundredths(Math.round(grams / 10), locale, false)}`);

const lineOf = (lot: BrandLot, locale: Locale): string[] => [
  textCell(lot.number),
  textCell(lot.handedOverOn),
  textCell(lot.receivedOn),
  numberCell(String(lot.wilaya)),
  textCell(lot.point ? localized(lot.point, locale) : ""),
  ...[
    lot.givenGrams,
    lot.signedGrams,
    lot.receivedGrams,
    lot.receivedGrams - lot.givenGrams,
    lot.ownGrams,
  ].map((grams) => kilograms(grams, locale)),
];

export const writeLots = async (
  ctx: Context,
  { company, userId }: CompanyActor,
  filter: QueryOf<typeof brandLotsSheet>,
  locale: Locale,
): Promise<FileAnswer> => {
  const limit = { subject: `brand-lots:${userId}`, most: mostPerHour, seconds: seconds.hour };
  await takeAttempt(ctx, [limit]);
  const lots = (await findLots(ctx.db, company.id, filter, { most: mostLots })).map(toLot);
  const { csv } = documentTexts[locale].brandLots;
  const head = [
    csv.lot,
    csv.handedOver,
    csv.receivedOn,
    csv.wilaya,
    csv.point,
    csv.given,
    csv.signed,
    csv.received,
    csv.difference,
    csv.own,
  ].map(textCell);
  const lines = lots.map((lot) => lineOf(lot, locale));
  const text = writeCsv([head, ...lines], locale === "en" ? "," : ";");
  return { type: "csv", name: `${product.slug}-lots.csv`, content: Buffer.from(text, "utf8") };
};
