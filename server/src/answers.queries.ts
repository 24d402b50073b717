import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { AppError } from "./app-error.ts";

/** What this key was used for, if it was. */
export const findAnswered = async (
  trx: Trx,
  actorId: string,
  key: string,
): Promise<Buffer | null> => {
  const row = await trx
    .selectFrom("idempotency")
    .select("fingerprint")
    .where("actor_id", "=", actorId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.fingerprint ?? null;
};

/** Asked for two things at once under one key, the second is refused: who asks the same waits for the first before. */
export const rememberAnswer = async (
  trx: Trx,
  clock: Clock,
  { actorId, key, fingerprint }: { actorId: string; key: string; fingerprint: Buffer },
): Promise<void> => {
  const remembered = await trx
    .insertInto("idempotency")
    .values({ actor_id: actorId, key, fingerprint, answer: "{}", created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!remembered) throw new AppError("idempotency_key_reused");
};
