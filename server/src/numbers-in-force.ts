import { firstLimits, type LimitName } from "@app/contract/limits";
import type { Db, Trx } from "@app/database/connect";
import type { Context } from "./context.ts";
import { findLimits } from "./numbers-in-force.queries.ts";

/** The number in force now; with a transaction, as that one sees it. */
export const readLimit = async (
  ctx: Pick<Context, "db" | "clock">,
  name: LimitName,
  db: Db | Trx = ctx.db,
): Promise<number> => (await findLimits(db, ctx.clock, name))[0]?.value ?? firstLimits[name];
