import type { DeviceEntry, EntryResult } from "@app/contract/device-entries";
import type { Context } from "../../context.ts";
import { voidDeposit } from "./changes.queries.ts";
import { type Closing, closeEntry as close, type Sender } from "./entries.queries.ts";
import { refusal } from "../../refusal.ts";

export type ClosingEntry = Exclude<DeviceEntry, { kind: "deposit" }>;

/** What was weighed and why it came to nothing; whose code it was for is left out. */
const detailsOf = (entry: ClosingEntry): Closing["details"] => {
  if (entry.kind === "undone") return null;
  const { deposit, occurredAt, reason, note } = entry;
  const { pointId, material, grams } = deposit;
  return { pointId, material, grams, occurredAt, reason, note };
};

/** An entry that shall not become a deposit. One that has become one before is undone as any other. */
export const closeEntry = async (
  { db, clock }: Context,
  sender: Sender,
  entry: ClosingEntry,
  traceId: string,
): Promise<EntryResult> => {
  const { number, key, kind } = entry;
  const details = detailsOf(entry);
  const { outcome, answer } = await close(db, clock, sender, {
    number,
    key,
    outcome: kind,
    details,
  });
  if (outcome !== "recorded") return { number, outcome, deposit: null };
  if (kind === "given_up") return { number, outcome, deposit: answer };
  // A deposit is undone once: its own id is the key under which that is remembered.
  const asked = { actorId: sender.actorId, key: answer.id, traceId };
  const { afterSeconds } = entry;
  const voided = await voidDeposit(db, clock, asked, { id: answer.id, afterSeconds });
  const isUndone = voided === "voided" || voided === "replayed";
  return {
    number,
    outcome: isUndone ? "undone" : refusal(voided).errorName,
    deposit: answer,
  };
};
