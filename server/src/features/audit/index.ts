export { audited } from "./audited.ts";
