/** The other side will never take this message, so trying again is of no use. Names nobody. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}
