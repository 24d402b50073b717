export { audited, auditedIn } from "./audited.ts";
export { noteLook } from "./note-look.ts";
