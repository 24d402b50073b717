import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";

export interface Written {
  fingerprint: Buffer;
  answer: unknown;
}

export interface Claim {
  actorId: string;
  key: string;
  fingerprint: Buffer;
}

/** Whether it is new. Whoever holds the same key at this moment is waited for. */
export const claimKey = async (
  trx: Trx,
  clock: Clock,
  { actorId, key, fingerprint }: Claim,
  answer: object,
): Promise<boolean> => {
  const result = await trx
    .insertInto("idempotency")
    .values({
      actor_id: actorId,
      key,
      fingerprint,
      answer: JSON.stringify(answer),
      created_at: sqlNow(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

/** What this key was used for, if it was. */
export const findWritten = (
  trx: Trx,
  { actorId, key }: Pick<Claim, "actorId" | "key">,
): Promise<Written | undefined> =>
  trx
    .selectFrom("idempotency")
    .select(["fingerprint", "answer"])
    .where("actor_id", "=", actorId)
    .where("key", "=", key)
    .executeTakeFirst();
