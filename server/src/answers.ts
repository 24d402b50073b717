import type { Clock } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { AppError } from "./app-error.ts";
import type { Asked } from "./http/asked-by.ts";
import { type Claim, claimKey, findWritten } from "./write-once.queries.ts";

/** Whether this was done before, under the same key. */
export const isRepeated = async (
  trx: Trx,
  { actorId, key }: Pick<Asked, "actorId" | "key">,
  fingerprint: Buffer,
): Promise<boolean> => {
  const before = await findWritten(trx, { actorId, key });
  if (before && !before.fingerprint.equals(fingerprint)) {
    throw new AppError("idempotency_key_reused");
  }
  return before !== undefined;
};

/** Asked for two things at once under one key, the second is refused: who asks the same waits for the first before. */
export const rememberAnswer = async (trx: Trx, clock: Clock, claim: Claim): Promise<void> => {
  if (!(await claimKey(trx, clock, claim, {}))) throw new AppError("idempotency_key_reused");
};
