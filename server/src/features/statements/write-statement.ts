import type { FileType } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema, readLocalizedJson } from "@app/contract/localized-text";
import { product } from "@app/contract/product";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { documentTexts, fillText } from "../../documents/document-texts.ts";
import {
  formatDate,
  formatHundredths,
  formatKilograms,
  formatShortDate,
  formatTime,
} from "../../documents/format.ts";
import type { FileAnswer } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";
import { numberCell, textCell, writeCsv } from "../../documents/csv.rules.ts";
import {
  findHolder,
  findMoves,
  findPeriod,
  type Period,
  type StatementMove,
  sumSince,
} from "./statements.queries.ts";
import { withBalances } from "./statement.rules.ts";

/** Nobody brings five bags a day for a year; whoever does asks for a shorter time. */
const mostMoves = 2000;
const mostPerHour = 30;

interface Statement {
  holder: Awaited<ReturnType<typeof findHolder>>;
  period: Period & { now: Date };
  opening: number;
  closing: number;
  rows: (StatementMove & { balance: number })[];
}

/** The ledger as one moment saw it, so that what is read adds up. */
const readStatement = (
  ctx: Context,
  userId: string,
  days: { from?: string | undefined; to?: string | undefined },
): Promise<Statement> =>
  ctx.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const period = await findPeriod(trx, ctx.clock, days);
      const holder = await findHolder(trx, userId);
      const moves = await findMoves(trx, userId, period, mostMoves + 1);
      if (moves.length > mostMoves) {
        throw new AppError("invalid_request", { fields: { to: ["too_many_moves"] } });
      }
      const closing = holder.balance - (await sumSince(trx, userId, period.until));
      return { holder, period, closing, ...withBalances(closing, moves) };
    });

const kindOf = ({ kind }: StatementMove, locale: Locale): string => {
  const { kinds } = documentTexts[locale].statement;
  return kinds[kind as keyof typeof kinds] ?? kind;
};

const rewardIn = (json: string, locale: Locale): string => {
  const name = readLocalizedJson(json);
  return name ? localized(name, locale) : "";
};

const detailOf = (move: StatementMove, locale: Locale): string => {
  const { material, grams, pointName, rewardName } = move;
  if (rewardName) return rewardIn(rewardName, locale);
  if (!material || !grams) return "";
  const { detail, materials } = documentTexts[locale].statement;
  return fillText(detail, {
    weight: formatKilograms(grams, locale),
    material: materials[material],
    point: pointName ? localized(localizedTextSchema.parse(pointName), locale) : "",
  });
};

const signed = (change: number, locale: Locale, minus: string, grouping = true): string =>
  (change < 0 ? minus : change > 0 ? "+" : "") + formatHundredths(change, locale, grouping);

const asCsv = ({ rows }: Statement, locale: Locale): Uint8Array => {
  const { csv } = documentTexts[locale].statement;
  const head = [csv.moment, csv.kind, csv.detail, csv.tokens, csv.balance].map(textCell);
  const lines = rows.map((row) => [
    textCell(`${formatShortDate(row.at)} ${formatTime(row.at)}`),
    textCell(kindOf(row, locale)),
    textCell(detailOf(row, locale)),
    numberCell((row.change < 0 ? "-" : "") + formatHundredths(row.change, locale, false)),
    numberCell(formatHundredths(row.balance, locale, false)),
  ]);
  return Buffer.from(writeCsv([head, ...lines], locale === "en" ? "," : ";"), "utf8");
};

/** Noon, so that the day is the same in every clock. */
const dayOf = (day: string, locale: Locale): string =>
  formatDate(new Date(`${day}T12:00:00Z`), locale);

const asPdf = (
  ctx: Context,
  { holder, period, opening, closing, rows }: Statement,
  locale: Locale,
): Promise<Uint8Array> => {
  const texts = documentTexts[locale].statement;
  return ctx.documents.make(
    "statement",
    {
      language: locale,
      product: product.name[locale],
      texts,
      of: { name: holder.name, code: holder.code },
      period: fillText(texts.period, {
        from: dayOf(period.firstDay, locale),
        to: dayOf(period.lastDay, locale),
      }),
      madeAt: fillText(texts.madeAt, {
        date: formatDate(period.now, locale),
        time: formatTime(period.now),
      }),
      opening: formatHundredths(opening, locale),
      closing: formatHundredths(closing, locale),
      held:
        holder.held > 0
          ? fillText(texts.heldNote, { tokens: formatHundredths(holder.held, locale) })
          : "",
      rows: rows.map((row) => ({
        date: formatShortDate(row.at),
        time: formatTime(row.at),
        kind: kindOf(row, locale),
        detail: detailOf(row, locale),
        change: signed(row.change, locale, "−"),
        balance: formatHundredths(row.balance, locale),
      })),
      site: new URL(ctx.config.SITE_URL).host,
    },
    "pdf",
  );
};

/** For whoever wants it on paper or in a spreadsheet: every move, and where it leads. */
export const writeStatement = async (
  ctx: Context,
  { userId }: Actor,
  days: { from?: string | undefined; to?: string | undefined },
  { locale, fileType }: { locale: Locale; fileType: FileType },
): Promise<FileAnswer> => {
  const limit = { subject: `statements:${userId}`, most: mostPerHour, seconds: seconds.hour };
  await takeAttempt(ctx, [limit]);
  const statement = await readStatement(ctx, userId, days);
  const { firstDay, lastDay } = statement.period;
  const name = `${product.slug}-${firstDay}-${lastDay}`;
  return fileType === "csv"
    ? { type: "csv", name: `${name}.csv`, content: asCsv(statement, locale) }
    : { type: "pdf", name: `${name}.pdf`, content: await asPdf(ctx, statement, locale) };
};
