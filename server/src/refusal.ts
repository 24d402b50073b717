import { type ErrorName, errorNames } from "@app/contract/errors";
import { AppError } from "./app-error.ts";

const isErrorName = (name: string): name is ErrorName => errorNames.includes(name as ErrorName);

/** What a function of the database answered when it refused, as the contract calls it. */
export const refusal = (outcome: string): AppError =>
  new AppError(isErrorName(outcome) ? outcome : "internal");
