import { z } from "zod/mini";

/** Every error the API can answer, by name, with the status it travels under. */
export const errorStatus = {
  invalid_request: 422,
  wrong_code: 422,
  wrong_password: 422,
  weak_password: 422,
  idempotency_key_missing: 422,
  idempotency_key_reused: 422,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  not_a_member: 403,
  password_needed: 403,
  role_not_held: 403,
  phone_unverified: 403,
  not_found: 404,
  citizen_unknown: 404,
  self_deposit: 409,
  colleague_deposit: 409,
  same_phone_deposit: 409,
  rate_changed: 409,
  material_not_accepted: 409,
  phone_taken: 409,
  email_taken: 409,
  username_taken: 409,
  already_member: 409,
  point_still_open: 409,
  deposit_settled: 409,
  tokens_spent: 409,
  stock_gone: 409,
  stock_moved: 409,
  bags_not_taken: 409,
  too_many_declarations: 409,
  profile_incomplete: 409,
  already_decided: 409,
  price_changed: 409,
  out_of_stock: 409,
  limit_reached: 409,
  not_enough_tokens: 409,
  voucher_used: 409,
  too_late: 410,
  voucher_expired: 410,
  too_old: 410,
  code_dead: 410,
  link_dead: 410,
  csrf_mismatch: 419,
  citizen_suspended: 423,
  point_suspended: 423,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorName = keyof typeof errorStatus;
export const errorNames = Object.keys(errorStatus) as ErrorName[];

/** The one shape of every error: `errors` lists messages by field, as the spec's 422 does. */
export const errorSchema = z
  .object({
    error: z.enum(errorNames),
    message: z.string(),
    errors: z.optional(z.record(z.string(), z.array(z.string()))),
    traceId: z.string(),
  })
  .register(z.globalRegistry, { id: "Error" });
export type ErrorBody = z.infer<typeof errorSchema>;
