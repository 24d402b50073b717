import type { Returns } from "@app/contract/distributor";
import type { Context } from "../../context.ts";
import { findYear } from "../distribution/index.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findOwnBrand } from "./distributors.queries.ts";
import { groupReturns, type WilayaReturns } from "./distributors.rules.ts";
import { findMonthReturns, type MonthReturn } from "./returns.queries.ts";

const byWilaya = (months: readonly MonthReturn[]): WilayaReturns[] =>
  [...Map.groupBy(months, ({ wilayaCode }) => wilayaCode)].map(([wilayaCode, theirs]) => ({
    wilayaCode,
    citizens: theirs[0]?.citizens ?? 0,
    grams: Array.from(
      { length: 12 },
      (_, index) => theirs.find(({ month }) => month === index + 1)?.grams ?? 0,
    ),
  }));

export const showReturns = async (ctx: Context, { company }: CompanyActor): Promise<Returns> => {
  const year = await findYear(ctx.db, ctx.clock);
  const brand = await findOwnBrand(ctx.db, company.id);
  const wanted = { brandId: brand.id, distributorId: company.id, year };
  const months = await findMonthReturns(ctx.db, wanted);
  return { brandName: brand.name, year, ...groupReturns(byWilaya(months)) };
};
