export { openTask } from "./open-task.ts";
export { closeTask } from "./tasks.queries.ts";
