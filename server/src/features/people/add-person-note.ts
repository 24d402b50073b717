import { randomUUIDv7 } from "node:crypto";
import type { addPersonNote as endpoint } from "@app/contract/people";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { actOnPerson } from "./act-on-person.ts";
import { insertNote } from "./acts.queries.ts";

/** What it says stays out of the audit, which keeps everything for ever. */
export const addPersonNote = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const userId = call.params.id;
  const note = { id: randomUUIDv7(), userId, writtenBy: call.actor.userId, ...call.body };
  const act = { act: "add_note", personId: userId, says: [note.text], id: note.id };
  await actOnPerson(ctx, askedBy(call), act, (trx) => insertNote(trx, ctx.clock, note));
  return {};
};
