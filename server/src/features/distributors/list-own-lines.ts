import { mostLines, stateOfLine } from "@app/contract/distribution";
import type { listOwnLines as endpoint } from "@app/contract/distributor";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { findYear } from "../distribution/index.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findOwnBrand, findOwnLines } from "./distributors.queries.ts";

export const listOwnLines = async (
  ctx: Context,
  { company }: CompanyActor,
): Promise<ResponseOf<typeof endpoint>> => {
  const year = await findYear(ctx.db, ctx.clock);
  const lines = await findOwnLines(ctx.db, company.id, year, mostLines.distributor);
  return {
    brandName: (await findOwnBrand(ctx.db, company.id)).name,
    year,
    lines: lines.map(({ productId: _, ...line }) => ({
      ...line,
      state: stateOfLine(line.units, line.myUnits),
    })),
    mayEdit: company.rank !== "viewer",
  };
};
