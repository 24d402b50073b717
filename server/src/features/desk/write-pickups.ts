import type { DeskPickup, deskPickupsSheet as endpoint } from "@app/contract/desk-pickups";
import type { Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import type { Context } from "../../context.ts";
import { numberCell, textCell } from "../../documents/csv.rules.ts";
import type { Call, FileAnswer } from "../../http/route.ts";
import { findPickups } from "./pickups.queries.ts";
import { kilograms, mostRows, writeSheet } from "./sheet.ts";
import { toPickup } from "./shown-pickup.ts";

const lineOf = (pickup: DeskPickup, locale: Locale): string[] => [
  textCell(pickup.id),
  textCell(pickup.createdAt),
  textCell(localized(pickup.point.name, locale)),
  numberCell(String(pickup.point.wilaya)),
  kilograms(pickup.grams, locale),
  textCell(pickup.window.from),
  textCell(pickup.window.to),
  textCell(pickup.status),
  textCell(pickup.lot ?? ""),
];

export const writePickups = (
  ctx: Context,
  { actor, query, locale }: Call<typeof endpoint>,
): Promise<FileAnswer> =>
  writeSheet(ctx, actor, locale, {
    name: "pickups",
    head: (texts) => [
      texts.id,
      texts.at,
      texts.point,
      texts.wilaya,
      texts.kilograms,
      texts.from,
      texts.to,
      texts.status,
      texts.lot,
    ],
    load: async () =>
      (await findPickups(ctx.db, ctx.clock, query, { most: mostRows })).map(toPickup),
    line: (pickup) => lineOf(pickup, locale),
  });
