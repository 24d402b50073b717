import type { Clock } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { insertTask, type NewTask } from "./tasks.queries.ts";

/** Something for the back office to decide; opening what is open already changes nothing. */
export const openTask = async (trx: Trx, clock: Clock, task: NewTask): Promise<void> => {
  await insertTask(trx, clock, task);
};
