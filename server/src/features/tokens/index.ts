export { readBalance, readHeld } from "./tokens.queries.ts";
