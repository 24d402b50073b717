export { readBalance, readHeld, readWaiting } from "./tokens.queries.ts";
