import { errorStatus, type ErrorName } from "@app/contract/errors";

/** What an operation throws when it refuses: a name of the contract, nothing about the inside. */
export class AppError extends Error {
  override name = "AppError";
  readonly errorName: ErrorName;
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;

  constructor(errorName: ErrorName, message?: string, fields?: Record<string, string[]>) {
    super(message ?? errorName);
    this.errorName = errorName;
    this.status = errorStatus[errorName];
    this.fields = fields;
  }
}
