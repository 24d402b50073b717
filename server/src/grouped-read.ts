import { createGroupCommit } from "./group-commit.ts";

/**
 * What many ask for at the same moment is read with one query: alone a question goes at once, under
 * load one round trip answers whatever waited. `run` answers in the order of the items.
 */
export const createGroupedRead = <I, O>(
  run: (items: readonly I[]) => Promise<readonly O[]>,
): ((item: I) => Promise<O>) =>
  createGroupCommit<I, O>({
    run,
    // Small enough that one group is being written down while the other is read.
    maxGroup: 16,
    inFlight: 2,
    worthJoining: 8,
    // Items are values that were checked before: none of them can spoil it for the others.
    mayRetryAlone: () => false,
  });
