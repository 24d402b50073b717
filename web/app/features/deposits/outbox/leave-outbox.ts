import { isToSend, isToSolve } from "./entry.ts";
import { dropEntries, listEntries } from "./outbox-store.ts";
import { isUnsent } from "./signature.ts";
import { dropSignatures, listSignatures } from "./signature-store.ts";

/** What somebody who signs out here has not sent yet. */
export const countUnsent = async (userId: string): Promise<number> =>
  [...(await listEntries()).filter(isToSend), ...(await listSignatures()).filter(isUnsent)].filter(
    (one) => one.userId === userId,
  ).length;

/** What is done leaves with its person; what waits or was refused stays until somebody sees to it. */
export const leaveOutbox = async (userId: string): Promise<void> => {
  await dropEntries((entry) => entry.userId === userId && !isToSend(entry) && !isToSolve(entry));
  await dropSignatures((one) => one.userId === userId && one.state === "sent");
};
