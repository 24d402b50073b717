import type { Context } from "../../context.ts";
import * as queries from "./causes.queries.ts";

const openAtOnce = 3;

/** Once in a quarter, however often it runs. When nobody voted, what is open stays open. */
export const openCauses = (ctx: Context): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    if (!(await queries.beginQuarter(trx, ctx.clock))) return;
    const winners = await queries.findWinners(trx, ctx.clock, openAtOnce);
    if (winners.length > 0) await queries.openCauses(trx, ctx.clock, winners);
    ctx.log.info({ winners }, "causes of the quarter");
  });
