import type { Trx } from "@app/database/connect";
import { findAnswered } from "./answers.queries.ts";
import { AppError } from "./app-error.ts";

/** Who decides something of the back office, and under which key. */
export interface Asked {
  actorId: string;
  key: string;
  traceId: string;
}

/** Whether this was done before, under the same key. */
export const isRepeated = async (
  trx: Trx,
  { actorId, key }: Pick<Asked, "actorId" | "key">,
  fingerprint: Buffer,
): Promise<boolean> => {
  const before = await findAnswered(trx, actorId, key);
  if (before && !before.equals(fingerprint)) throw new AppError("idempotency_key_reused");
  return before !== null;
};
