import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";
import { exportLimits } from "./accounts.rules.ts";
import { personalTables } from "./personal-tables.ts";
import { readMoment, readRows, readTransfers, type Row } from "./privacy.queries.ts";
import { insertExport } from "./requests.queries.ts";

/** Everything we keep about the person, as one moment saw it. */
export const exportMyData = async (ctx: Context, { userId }: Actor) => {
  await takeAttempt(ctx, exportLimits(userId));
  await insertExport(ctx.db, ctx.clock, userId);
  return ctx.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const madeAt = (await readMoment(trx, ctx.clock)).toISOString();
      const tables: Record<string, Row[]> = {};
      for (const personal of personalTables) {
        (tables[personal.table] ??= []).push(...(await readRows(trx, personal, userId)));
      }
      tables["transfers"] = await readTransfers(trx, userId);
      return { madeAt, tables };
    });
};
