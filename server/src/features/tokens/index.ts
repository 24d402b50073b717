export { readBalance } from "./tokens.queries.ts";
