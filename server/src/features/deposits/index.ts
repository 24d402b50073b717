export { isLiveCode } from "./code-secret.ts";
export { ageOf, skewOf } from "./entries.rules.ts";
