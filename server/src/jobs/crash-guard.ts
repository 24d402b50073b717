import type { Session } from "@app/database/connect";
import type { Context } from "../context.ts";
import { repeat } from "../repeat.ts";
import { freeJobsOfTheDead, holdWorkers, letWorkersGo } from "./crash-guard.queries.ts";

const everyMilliseconds = 3000;
const graceSeconds = 5;

/**
 * A job belongs to the workers that took it, for hours if they were killed. Each process therefore
 * holds a lock in the name of its workers; when the lock is gone, so are they, and any other process
 * frees their jobs.
 */
export const startCrashGuard = (ctx: Context, workers: ReadonlySet<string>) => {
  let session: Session | null = null;
  let held = new Set<string>();

  const connection = async (): Promise<Session> => {
    if (session) return session;
    session = await ctx.pool.connect();
    held = new Set();
    return session;
  };

  const letGo = (): void => {
    session?.release(true);
    session = null;
  };

  const rounds = repeat(ctx, "crash guard", everyMilliseconds, async () => {
    try {
      const own = await connection();
      const fresh = [...workers].filter((worker) => !held.has(worker));
      if (fresh.length > 0) await holdWorkers(own, fresh);
      for (const worker of fresh) held.add(worker);
      // They ended while the process lives on: what they could not write down is anybody's again.
      const gone = [...held].filter((worker) => !workers.has(worker));
      if (gone.length > 0) await letWorkersGo(own, gone);
      for (const worker of gone) held.delete(worker);
      const freed = await freeJobsOfTheDead(own, [...held], graceSeconds);
      if (freed > 0) ctx.log.warn({ freed }, "freed the jobs of workers that died");
    } catch (error) {
      letGo();
      throw error;
    }
    return everyMilliseconds;
  });

  return {
    stop: async () => {
      await rounds.stop();
      letGo();
    },
  };
};
