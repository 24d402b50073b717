export { type Asked, askedBy } from "./asked-by.ts";
export { isLiveCode } from "./code-secret.ts";
export { refusal } from "./outcome.ts";
