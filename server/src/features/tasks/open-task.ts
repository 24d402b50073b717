import type { Clock } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { insertTasks, type NewTask } from "./tasks.queries.ts";

/** Something for the back office to decide; opening what is open already changes nothing. */
export const openTask = (trx: Trx, clock: Clock, task: NewTask): Promise<void> =>
  insertTasks(trx, clock, [task]);

/** As many as there are, in one step; in the order of their subjects, so that two who open the same wait and go on. */
export const openTasks = async (
  trx: Trx,
  clock: Clock,
  tasks: readonly NewTask[],
): Promise<void> => {
  if (tasks.length === 0) return;
  await insertTasks(
    trx,
    clock,
    tasks.toSorted((a, b) => (a.subjectId < b.subjectId ? -1 : 1)),
  );
};
