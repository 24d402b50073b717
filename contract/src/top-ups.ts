import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

export const decideTopUp = defineEndpoint({
  method: "POST",
  path: "/api/v1/top-ups/:id/decide",
  summary: "Say what became of phone credit that the provider could not tell for a day",
  access: "admin",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    outcome: z.enum(["fulfilled", "refunded"]),
    /** How it was found out. */
    note: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)),
  }),
  status: 204,
  response: z.undefined(),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "already_decided"],
});
