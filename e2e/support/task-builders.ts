import type { TaskKindName } from "@app/contract/tasks";
import { deskTaskBuilders } from "@app/database/testing/build-desk-tasks";
import { type BuildTask, taskBuilders as builders } from "@app/database/testing/build-tasks";

/** One task of every kind that the back office can decide, with what it is about. */
export const taskBuilders: Partial<Record<TaskKindName, BuildTask>> = {
  ...builders,
  ...deskTaskBuilders,
};
