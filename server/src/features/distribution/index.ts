export { followDifference } from "./difference-task.ts";
export { findYear } from "./years.queries.ts";
