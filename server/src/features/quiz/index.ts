export { findAsks } from "./find-asks.ts";
export { markAnswers } from "./mark-answers.ts";
