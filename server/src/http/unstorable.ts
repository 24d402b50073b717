import { AppError } from "../app-error.ts";

/**
 * What no column of ours can hold: the character NUL, half of a character that takes two, and days
 * of the year 0000, which is a year to ISO 8601 and none to PostgreSQL.
 */
const unstorable = /\0|^0000-\d\d-\d\d/;

/** Nothing that anybody asks for is nested deeper. */
const deepest = 100;

const holdsUnstorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return unstorable.test(value) || !value.isWellFormed();
  if (typeof value !== "object" || value === null) return false;
  return depth > deepest || Object.values(value).some((one) => holdsUnstorable(one, depth + 1));
};

/** Asked once for every request, so that no schema has to think of it. */
export const refuseUnstorable = (parts: Record<string, unknown>): void => {
  for (const [name, part] of Object.entries(parts)) {
    if (holdsUnstorable(part)) {
      throw new AppError("invalid_request", { fields: { [name]: ["unstorable"] } });
    }
  }
};
