export { audited, auditedIn } from "./audited.ts";
