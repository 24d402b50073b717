import type { DeskLot, deskLotsSheet as endpoint } from "@app/contract/desk-lots";
import type { Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import type { Context } from "../../context.ts";
import { numberCell, textCell } from "../../documents/csv.rules.ts";
import type { Call, FileAnswer } from "../../http/route.ts";
import { findLots } from "./lots.queries.ts";
import { kilograms, mostRows, writeSheet } from "./sheet.ts";
import { toLot } from "./shown-lot.ts";

const lineOf = (lot: DeskLot, locale: Locale): string[] => [
  textCell(lot.number),
  textCell(lot.handedOverAt),
  textCell(localized(lot.point.name, locale)),
  numberCell(String(lot.point.wilaya)),
  textCell(localized(lot.facility, locale)),
  kilograms(lot.declaredGrams, locale),
  kilograms(lot.signedGrams, locale),
  kilograms(lot.receivedGrams, locale),
  textCell(lot.state),
];

export const writeLots = (
  ctx: Context,
  { actor, query, locale }: Call<typeof endpoint>,
): Promise<FileAnswer> =>
  writeSheet(ctx, actor, locale, {
    name: "lots",
    head: (texts) => [
      texts.lot,
      texts.at,
      texts.point,
      texts.wilaya,
      texts.facility,
      texts.declared,
      texts.signed,
      texts.received,
      texts.status,
    ],
    load: async () => (await findLots(ctx.db, ctx.clock, query, { most: mostRows })).map(toLot),
    line: (lot) => lineOf(lot, locale),
  });
