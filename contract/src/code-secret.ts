import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

export const showCodeSecret = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizen/code-secret",
  summary: "What the citizen's app makes the moving part of the code with, also without a network",
  access: ["citizen"],
  status: 200,
  response: z.object({
    code: z.string(),
    /** 32 bytes, base64url. */
    secret: z.string().check(z.regex(/^[\w-]{43}$/)),
    /** Ours: a phone whose clock is wrong counts from here. */
    now: z.iso.datetime(),
  }),
});
