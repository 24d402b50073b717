import type { Trx } from "@app/database/connect";
import { AppError } from "./app-error.ts";
import type { Context } from "./context.ts";
import type { Asked } from "./http/asked-by.ts";
import { isKeyedHash, keyedHash } from "./secrets.ts";
import { claimKey, findWritten } from "./write-once.queries.ts";

/**
 * One transaction under the caller's key: a repeat writes nothing and learns the id that the first
 * call wrote about, the key with another request is refused. What is refused leaves the key free.
 */
export const writeOnce = (
  ctx: Context,
  { actorId, key }: Asked,
  /** What the request says, and the id it is about; the id of something new is made before. */
  { says, id }: { says: readonly unknown[]; id: string },
  write: (trx: Trx) => Promise<void>,
): Promise<string> =>
  ctx.db.transaction().execute(async (trx) => {
    // Keyed, since a request may hold what could be guessed from a plain hash: four digits.
    const request = JSON.stringify(says);
    const claim = { actorId, key, fingerprint: keyedHash(ctx.config, request) };
    if (await claimKey(trx, ctx.clock, claim, { id })) {
      await write(trx);
      return id;
    }
    const before = await findWritten(trx, claim);
    if (!before || !isKeyedHash(ctx.config, request, before.fingerprint)) {
      throw new AppError("idempotency_key_reused");
    }
    return (before.answer as { id: string }).id;
  });
