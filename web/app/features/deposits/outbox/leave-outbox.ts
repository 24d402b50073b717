import { isToSend, isToSolve } from "./entry.ts";
import { dropEntries, listEntries } from "./outbox-store.ts";

/** What somebody who signs out here has not sent yet. */
export const countUnsent = async (userId: string): Promise<number> =>
  (await listEntries()).filter((entry) => entry.userId === userId && isToSend(entry)).length;

/** What is done leaves with its person; what waits or was refused stays until somebody sees to it. */
export const leaveOutbox = (userId: string): Promise<void> =>
  dropEntries((entry) => entry.userId === userId && !isToSend(entry) && !isToSolve(entry));
