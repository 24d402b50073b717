import { z } from "zod/mini";

/** Every error the API can answer, by name, with the status it travels under. */
export const errorStatus = {
  invalid_request: 422,
  idempotency_key_missing: 422,
  idempotency_key_reused: 422,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  not_a_member: 403,
  not_found: 404,
  citizen_unknown: 404,
  self_deposit: 409,
  rate_changed: 409,
  material_not_accepted: 409,
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
