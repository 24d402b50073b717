import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { codeSchema } from "./public-code.ts";

export const findCitizen = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizens/:code",
  summary: "Whose code this is: first name and initial, no more",
  access: "point-staff",
  params: z.object({ code: codeSchema }),
  status: 200,
  response: z.object({ code: z.string(), shortName: z.string() }),
  errors: ["citizen_unknown", "too_many_requests"],
});
