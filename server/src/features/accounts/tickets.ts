import { randomBytes } from "node:crypto";
import { hashSecret } from "../../secrets.ts";

const idBytes = 16;
const secretBytes = 32;

/**
 * What somebody holds who answered the six digits and is not done: the id of the code, to find it
 * by, and 256 random bits. Only a hash of it stays here.
 */
export const makeTicket = (codeId: string): { ticket: string; hash: Buffer } => {
  const id = Buffer.from(codeId.replaceAll("-", ""), "hex");
  const ticket = Buffer.concat([id, randomBytes(secretBytes)]).toString("base64url");
  return { ticket, hash: hashSecret(ticket) };
};

/** Null for what was never a ticket of ours. */
export const readTicket = (ticket: string): { codeId: string; hash: Buffer } | null => {
  const bytes = Buffer.from(ticket, "base64url");
  if (bytes.length !== idBytes + secretBytes) return null;
  const hex = bytes.subarray(0, idBytes).toString("hex");
  const codeId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { codeId, hash: hashSecret(ticket) };
};
