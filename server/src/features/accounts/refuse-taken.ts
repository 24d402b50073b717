import type { ErrorName } from "@app/contract/errors";
import { isKeyCollision } from "@app/database/faults";
import { AppError } from "../../app-error.ts";

/** Of two who claim one thing at once the index lets one pass; the other gets this answer. */
export const refuseTaken =
  (name: ErrorName) =>
  (error: unknown): never => {
    throw isKeyCollision(error) ? new AppError(name) : error;
  };
