import { mostLines } from "@app/contract/distribution";
import type { OwnMonth } from "@app/contract/distributor";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findMonths, findOwnLines, findToday } from "./distributors.queries.ts";
import { keyOfPlace, monthBefore, openMonths } from "./distributors.rules.ts";

export const showOwnMonth = async (
  ctx: Context,
  { company }: CompanyActor,
  asked: string | undefined,
): Promise<OwnMonth> => {
  const open = openMonths(await findToday(ctx.db, ctx.clock));
  const month = asked ?? open.at(-1)?.month;
  if (!month || !open.some((one) => one.month === month)) throw new AppError("too_late");
  const before = monthBefore(month);
  const told = await findMonths(ctx.db, company.id, [month, before]);
  const unitsIn = (wanted: string) =>
    new Map(told.filter((one) => one.month === wanted).map((one) => [keyOfPlace(one), one.units]));
  const [units, unitsBefore] = [unitsIn(month), unitsIn(before)];
  const year = Number(month.slice(0, 4));
  const lines = await findOwnLines(ctx.db, company.id, year, mostLines.distributor);
  const moments = told.filter((one) => one.month === month).map((one) => one.confirmedAt);
  return {
    month,
    open,
    confirmedAt: moments.toSorted((one, other) => +other - +one)[0]?.toISOString() ?? null,
    lines: lines.map(({ id: _, units: __, myUnits: ___, ...line }) => ({
      ...line,
      units: units.get(keyOfPlace(line)) ?? null,
      unitsBefore: unitsBefore.get(keyOfPlace(line)) ?? null,
    })),
    mayEdit: company.rank !== "viewer",
  };
};
