export { openTask } from "./open-task.ts";
export { closeTask, daysFromNow } from "./tasks.queries.ts";
