import type { Db, Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { sealCustody } from "./custody.queries.ts";

/** Few enough that each is over in a fraction of a second. */
const atOnce = 2000;

/** Gives all that waits its place in the log, and says how many that were. */
export const sealAll = async (db: Db | Trx): Promise<number> => {
  let sealed = 0;
  for (;;) {
    const now = await sealCustody(db, atOnce);
    sealed += now;
    if (now < atOnce) return sealed;
  }
};

export const sealWaiting = async (ctx: Context): Promise<void> => {
  const sealed = await sealAll(ctx.db);
  if (sealed > 0) ctx.log.info({ sealed }, "custody sealed");
};
