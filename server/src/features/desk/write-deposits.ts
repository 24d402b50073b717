import type { DeskDeposit, deskDepositsSheet as endpoint } from "@app/contract/desk-deposits";
import type { Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import type { Context } from "../../context.ts";
import { numberCell, textCell } from "../../documents/csv.rules.ts";
import { formatHundredths } from "../../documents/format.ts";
import type { Call, FileAnswer } from "../../http/route.ts";
import { findDeposits } from "./deposits.queries.ts";
import { kilograms, mostRows, writeSheet } from "./sheet.ts";
import { toDeposit } from "./shown-deposit.ts";

const lineOf = (deposit: DeskDeposit, locale: Locale): string[] => [
  textCell(deposit.id),
  textCell(deposit.at),
  textCell(deposit.point ? localized(deposit.point.name, locale) : ""),
  numberCell(deposit.point ? String(deposit.point.wilaya) : ""),
  textCell(deposit.material),
  kilograms(deposit.grams, locale),
  numberCell(String(deposit.stars)),
  numberCell(formatHundredths(deposit.tokens, locale, false)),
  textCell(deposit.status),
  textCell(deposit.identifiedBy),
  textCell(deposit.flags.join(" ")),
];

export const writeDeposits = (
  ctx: Context,
  { actor, query, locale }: Call<typeof endpoint>,
): Promise<FileAnswer> =>
  writeSheet(ctx, actor, locale, {
    name: "deposits",
    head: ({ id, at, point, wilaya, material, kilograms: weight, ...texts }) => [
      id,
      at,
      point,
      wilaya,
      material,
      weight,
      texts.stars,
      texts.tokens,
      texts.status,
      texts.identifiedBy,
      texts.flags,
    ],
    load: async () =>
      (await findDeposits(ctx.db, ctx.clock, query, { most: mostRows })).map(toDeposit),
    line: (deposit) => lineOf(deposit, locale),
  });
