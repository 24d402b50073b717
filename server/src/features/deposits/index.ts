export { isLiveCode } from "./code-secret.ts";
