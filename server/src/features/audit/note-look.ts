import type { Context } from "../../context.ts";
import { insertEntry, isNotedSince, type NewEntry } from "./audit.queries.ts";

/** Whoever goes to and fro within that time has looked once. */
const onceInMinutes = 15;

type Look = Pick<NewEntry, "actorId" | "traceId" | "act" | "kind" | "id"> & { note?: string };

/** That personal data was looked at, and by whom; nothing changed, so nothing stands before or after. */
export const noteLook = async (ctx: Context, { note, ...look }: Look): Promise<void> => {
  if (note === undefined && (await isNotedSince(ctx.db, ctx.clock, look, onceInMinutes))) return;
  await ctx.db
    .transaction()
    .execute((trx) =>
      insertEntry(trx, ctx.clock, { ...look, before: null, after: null, note: note ?? null }),
    );
};
