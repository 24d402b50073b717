import type { FileType } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema, readLocalizedJson } from "@app/contract/localized-text";
import { product } from "@app/contract/product";
import { voucherLabel } from "@app/contract/vouchers";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { numberCell, textCell, writeCsv } from "../../documents/csv.rules.ts";
import { documentTexts, fillText } from "../../documents/document-texts.ts";
import {
  formatDate,
  formatHundredths,
  formatMonth,
  formatShortDate,
  formatTime,
} from "../../documents/format.ts";
import type { FileAnswer } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { findMonth, type Month } from "../../months.queries.ts";
import type { Actor } from "../identity/index.ts";
import { byReward } from "./settlement.rules.ts";
import { findGiven, findShop, type ShopVoucher } from "./vouchers.queries.ts";

/** Hundreds a day, every day. */
const mostVouchers = 20_000;
const mostPerHour = 30;

interface Settlement {
  shopName: string;
  month: Month;
  given: ShopVoucher[];
}

const nameOf = (rewardName: string, locale: Locale): string => {
  const name = readLocalizedJson(rewardName);
  return name ? localized(name, locale) : "";
};

/** A line for each voucher, so that the shop can compare it with its own book. */
const asCsv = ({ given }: Settlement, locale: Locale): Uint8Array => {
  const { csv } = documentTexts[locale].settlement;
  const head = [csv.moment, csv.code, csv.reward, csv.pieces, csv.amount].map(textCell);
  const lines = given
    .toReversed()
    .map((voucher) => [
      textCell(
        voucher.closedAt
          ? `${formatShortDate(voucher.closedAt)} ${formatTime(voucher.closedAt)}`
          : "",
      ),
      textCell(voucherLabel(voucher.code)),
      textCell(nameOf(voucher.rewardName, locale)),
      numberCell(String(voucher.quantity)),
      numberCell(formatHundredths(voucher.centimes, locale, false)),
    ]);
  return Buffer.from(writeCsv([head, ...lines], locale === "en" ? "," : ";"), "utf8");
};

/** Reward by reward, and what they come to. */
const asPdf = (
  ctx: Context,
  { shopName, month, given }: Settlement,
  locale: Locale,
): Promise<Uint8Array> => {
  const texts = documentTexts[locale].settlement;
  const money = (centimes: number): string =>
    fillText(texts.dinars, { amount: formatHundredths(centimes, locale) });
  const total = given.reduce((sum, { centimes }) => sum + centimes, 0);
  const pieces = given.reduce((sum, { quantity }) => sum + quantity, 0);
  return ctx.documents.make(
    "settlement",
    {
      language: locale,
      product: product.name[locale],
      texts,
      shop: shopName,
      month: formatMonth(month.from, locale),
      madeAt: fillText(texts.madeAt, {
        date: formatDate(month.now, locale),
        time: formatTime(month.now),
      }),
      pieces: String(pieces),
      total: money(total),
      isRunning: month.now < month.until,
      rows: byReward(given).map((row) => ({
        name: nameOf(row.rewardName, locale),
        pieces: String(row.pieces),
        each: money(row.each),
        amount: money(row.amount),
      })),
      site: new URL(ctx.config.SITE_URL).host,
    },
    "pdf",
  );
};

/** The owner's alone: it is the agreement between the shop and us. */
export const writeSettlement = async (
  ctx: Context,
  { userId }: Actor,
  { pointId, month: wanted }: { pointId: string; month: string },
  { locale, fileType }: { locale: Locale; fileType: FileType },
): Promise<FileAnswer> => {
  const limit = { subject: `settlements:${userId}`, most: mostPerHour, seconds: seconds.hour };
  await takeAttempt(ctx, [limit]);
  const shop = await findShop(ctx.db, userId, pointId);
  if (shop?.membership !== "owner") throw new AppError("not_found");
  const month = await findMonth(ctx.db, ctx.clock, wanted);
  const given = await findGiven(ctx.db, shop.partnerId, month, mostVouchers);
  const shopName = localized(localizedTextSchema.parse(shop.name), locale);
  const settlement = { shopName, month, given };
  const name = `${product.slug}-${month.month}`;
  return fileType === "csv"
    ? { type: "csv", name: `${name}.csv`, content: asCsv(settlement, locale) }
    : { type: "pdf", name: `${name}.pdf`, content: await asPdf(ctx, settlement, locale) };
};
