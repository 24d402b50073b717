import { hash, verify } from "@node-rs/argon2";
import { createBoundedQueue } from "./bounded-queue.ts";

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Four fill the threads that Node keeps for such work; sixty-four wait about a second. */
const queued = createBoundedQueue(4, 64);

export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(password, cost));

/** Verified against when there is no password, so that the answer takes as long as for a known one. */
const decoy = hashPassword("decoy");

export const verifyPassword = async (
  kept: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const against = kept || (await decoy);
  const matches = await queued(() => verify(against, password));
  return matches && Boolean(kept);
};
