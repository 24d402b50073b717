import type { Clock } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface BlockDecision {
  /** What it is held back for: about a delivery, a point or a lot. */
  reason: "receipt" | "balance" | "overdue";
  subjectId: string;
  isExplained: boolean;
  note: string;
  actorId: string;
}

/** Lifted, so that the next night claims what was held back; or it stays, with the reason. */
export const callDecideBlock = async (
  trx: Trx,
  clock: Clock,
  { reason, subjectId, isExplained, note, actorId }: BlockDecision,
): Promise<void> => {
  await sql`select decide_block(${clock.fixed()}, ${actorId}, ${reason}, ${subjectId},
    ${isExplained}, ${note})`.execute(trx);
};
