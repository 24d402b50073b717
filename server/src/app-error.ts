import { errorStatus, type ErrorName } from "@app/contract/errors";

interface Details {
  /** Messages by field, where it is about what was filled in. */
  fields?: Record<string, string[]>;
  /** When trying again makes sense. */
  retryAfterSeconds?: number;
}

/** What an operation throws when it refuses: a name of the contract, nothing about the inside. */
export class AppError extends Error {
  override name = "AppError";
  readonly errorName: ErrorName;
  readonly status: number;
  readonly details: Details;

  constructor(errorName: ErrorName, details: Details = {}) {
    super(errorName);
    this.errorName = errorName;
    this.status = errorStatus[errorName];
    this.details = details;
  }
}
