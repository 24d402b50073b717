export { type Asked, askedBy } from "./asked-by.ts";
export { refusal } from "./outcome.ts";
