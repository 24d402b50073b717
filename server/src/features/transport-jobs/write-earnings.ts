import type { FileType } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema } from "@app/contract/localized-text";
import { product } from "@app/contract/product";
import type { Context } from "../../context.ts";
import { numberCell, textCell, writeCsv } from "../../documents/csv.rules.ts";
import { documentTexts, fillText } from "../../documents/document-texts.ts";
import {
  formatDate,
  formatHundredths,
  formatKilograms,
  formatMonth,
  formatShortDate,
  formatTime,
} from "../../documents/format.ts";
import type { FileAnswer } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { findMonth, type Month } from "../../months.queries.ts";
import type { Actor } from "../identity/index.ts";
import { findDriverName, findPayments, type Payment } from "./earnings.queries.ts";

const mostPerHour = 30;

interface Earnings {
  driver: string;
  month: Month;
  payments: Payment[];
}

const nameOf = (pointName: unknown, locale: Locale): string =>
  localized(localizedTextSchema.parse(pointName), locale);

const asCsv = ({ payments }: Earnings, locale: Locale): Uint8Array => {
  const { csv } = documentTexts[locale].earnings;
  const head = [csv.moment, csv.lot, csv.point, csv.weight, csv.distance, csv.amount].map(textCell);
  const number = (hundredths: number) => numberCell(formatHundredths(hundredths, locale, false));
  const lines = payments
    .toReversed()
    .map(({ at, lot, pointName, grams, meters, centimes }) => [
      textCell(`${formatShortDate(at)} ${formatTime(at)}`),
      textCell(lot),
      textCell(nameOf(pointName, locale)),
      number(Math.round(grams / 10)),
      number(Math.round(meters / 10)),
      number(centimes),
    ]);
  return Buffer.from(writeCsv([head, ...lines], locale === "en" ? "," : ";"), "utf8");
};

const asPdf = (
  ctx: Context,
  { driver, month, payments }: Earnings,
  locale: Locale,
): Promise<Uint8Array> => {
  const texts = documentTexts[locale].earnings;
  const money = (centimes: number): string =>
    fillText(texts.dinars, { amount: formatHundredths(centimes, locale) });
  return ctx.documents.make(
    "earnings",
    {
      language: locale,
      product: product.name[locale],
      texts,
      driver,
      month: formatMonth(month.from, locale),
      madeAt: fillText(texts.madeAt, {
        date: formatDate(month.now, locale),
        time: formatTime(month.now),
      }),
      lots: String(payments.length),
      total: money(payments.reduce((sum, { centimes }) => sum + centimes, 0)),
      isRunning: month.now < month.until,
      rows: payments.map(({ at, lot, pointName, grams, centimes }) => ({
        date: formatShortDate(at),
        lot,
        point: nameOf(pointName, locale),
        weight: fillText(texts.kilograms, { weight: formatKilograms(grams, locale) }),
        amount: money(centimes),
      })),
      site: new URL(ctx.config.SITE_URL).host,
    },
    "pdf",
  );
};

export const writeEarnings = async (
  ctx: Context,
  { userId }: Actor,
  wanted: string | undefined,
  { locale, fileType }: { locale: Locale; fileType: FileType },
): Promise<FileAnswer> => {
  const limit = { subject: `earnings:${userId}`, most: mostPerHour, seconds: seconds.hour };
  await takeAttempt(ctx, [limit]);
  const month = await findMonth(ctx.db, ctx.clock, wanted);
  const { name: driver } = await findDriverName(ctx.db, userId);
  const earnings = { driver, month, payments: await findPayments(ctx.db, userId, month) };
  const name = `${product.slug}-${month.month}`;
  return fileType === "csv"
    ? { type: "csv", name: `${name}.csv`, content: asCsv(earnings, locale) }
    : { type: "pdf", name: `${name}.pdf`, content: await asPdf(ctx, earnings, locale) };
};
