import type { DeskPoint, deskPointsSheet as endpoint } from "@app/contract/desk-points";
import type { Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import type { Context } from "../../context.ts";
import { numberCell, textCell } from "../../documents/csv.rules.ts";
import type { Call, FileAnswer } from "../../http/route.ts";
import { findPoints } from "./points.queries.ts";
import { kilograms, mostRows, writeSheet } from "./sheet.ts";
import { toPoint } from "./shown-point.ts";

const lineOf = (point: DeskPoint, locale: Locale): string[] => [
  textCell(point.id),
  textCell(localized(point.name, locale)),
  numberCell(String(point.wilaya)),
  textCell(point.status),
  textCell(point.lastDepositAt ?? ""),
  kilograms(point.stockGrams, locale),
  kilograms(point.capacityGrams, locale),
  numberCell(String(point.openTasks)),
];

export const writePoints = (
  ctx: Context,
  { actor, query, locale }: Call<typeof endpoint>,
): Promise<FileAnswer> =>
  writeSheet(ctx, actor, locale, {
    name: "points",
    head: (texts) => [
      texts.id,
      texts.point,
      texts.wilaya,
      texts.status,
      texts.lastDeposit,
      texts.stock,
      texts.capacity,
      texts.tasks,
    ],
    load: async () => (await findPoints(ctx.db, ctx.clock, query, { most: mostRows })).map(toPoint),
    line: (point) => lineOf(point, locale),
  });
