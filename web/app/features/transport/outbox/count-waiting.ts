import { listEntries } from "./van-database.ts";
import { isWaiting } from "./van-entry.ts";

/** What somebody who signs out here has not sent yet. */
export const countWaiting = async (userId: string): Promise<number> =>
  (await listEntries()).filter((entry) => entry.userId === userId && isWaiting(entry)).length;
