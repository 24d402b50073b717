import type { Context } from "../../context.ts";
import type { Actor } from "./actor.ts";
import { deleteDevices } from "./devices.queries.ts";
import { revokeSessions } from "./sessions.queries.ts";

/** Also the browsers a second step was passed in: each is asked again. */
export const signOutEverywhere = (ctx: Context, actor: Actor): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await revokeSessions(trx, ctx.clock, actor.userId);
    await deleteDevices(trx, actor.userId);
  });
