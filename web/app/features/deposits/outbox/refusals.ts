import type { ErrorName } from "@app/contract/errors";

/** Words of the catalogue, under `outbox.refusal`. */
const texts = [
  "citizen_suspended",
  "citizen_unknown",
  "deposit_settled",
  "material_not_accepted",
  "not_a_member",
  "point_suspended",
  "self_deposit",
  "stock_gone",
  "tokens_spent",
  "too_late",
  "too_old",
] as const satisfies readonly ErrorName[];

type RefusalText = (typeof texts)[number] | "other";

export const refusalText = (refusal: ErrorName | null): RefusalText =>
  texts.find((name) => name === refusal) ?? "other";

/** Another code may be the right one. */
const aboutTheCode: ReadonlySet<string> = new Set([
  "citizen_suspended",
  "citizen_unknown",
  "self_deposit",
]);

export const isAboutCode = (refusal: ErrorName | null): boolean => aboutTheCode.has(refusal ?? "");
