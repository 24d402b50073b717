import { UnconfirmedCommitError } from "./connect.ts";

/**
 * SQLSTATE classes and codes that say "not now": connection, resources, operator, the disk, lock wait,
 * and a server that takes no writes because another one is to take over.
 */
const transient = /^(08|53|57P|58030|55P03|57014|40001|40P01|25006)/;
const networkCodes = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** What the driver says itself, without a code. */
const driverSays =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|is not queryable/;

/**
 * The database could not answer, or its answer is unknown. Whoever asked may ask again with the
 * same key; nothing about the request itself was wrong.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof UnconfirmedCommitError) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return transient.test(code) || networkCodes.has(code) || driverSays.test(error.message);
};

/** Two transactions claimed the same key at the same moment; asking again finds the winner's. */
export const isKeyCollision = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "23505";
