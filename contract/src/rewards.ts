import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** The spec's reward history row. `reward_name` is JSON by language, as the spec keeps it. */
export const receptionRowSchema = z.object({
  id: z.uuid(),
  userProfile: z.string(),
  created_at: z.iso.datetime(),
  reward_name: z.string(),
  quantity: z.int(),
  tokens: z.number(),
});

export const consumerReception = defineEndpoint({
  method: "GET",
  path: "/api/consumerReception",
  summary: "The rewards the citizen received, newest first, by page",
  access: ["citizen"],
  query: z.object({
    page: z._default(
      z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(100_000_000)),
      1,
    ),
  }),
  status: 200,
  response: z.object({
    csReceptions: z.object({ data: z.array(receptionRowSchema), last_page: z.int() }),
  }),
});
