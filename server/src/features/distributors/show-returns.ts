import { fewestCitizens, type Returns } from "@app/contract/distributor";
import type { Context } from "../../context.ts";
import { findYear } from "../distribution/index.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findOwnBrand } from "./distributors.queries.ts";
import { groupReturns } from "./distributors.rules.ts";
import { findBringers, findMonthReturns } from "./returns.queries.ts";

export const showReturns = async (ctx: Context, { company }: CompanyActor): Promise<Returns> => {
  const year = await findYear(ctx.db, ctx.clock);
  const brand = await findOwnBrand(ctx.db, company.id);
  const wanted = { brandId: brand.id, distributorId: company.id, year };
  const months = await findMonthReturns(ctx.db, wanted);
  const bringers = await findBringers(ctx.db, wanted, fewestCitizens);
  const wilayas = [...Map.groupBy(months, ({ wilayaCode }) => wilayaCode)].map(
    ([wilayaCode, theirs]) => ({
      wilayaCode,
      grams: Array.from(
        { length: 12 },
        (_, index) => theirs.find(({ month }) => month === index + 1)?.grams ?? 0,
      ),
      citizens: new Set(
        bringers.filter((one) => one.wilayaCode === wilayaCode).map(({ citizenId }) => citizenId),
      ),
    }),
  );
  return { brandName: brand.name, year, ...groupReturns(wilayas) };
};
