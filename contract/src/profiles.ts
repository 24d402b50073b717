import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** The spec's consumer profile: tokens as a decimal number of tokens. */
export const consumerProfile = defineEndpoint({
  method: "GET",
  path: "/api/cssProfile",
  summary: "The citizen's profile: name and balance",
  access: ["citizen"],
  status: 200,
  response: z.object({ username: z.string(), tokens: z.number() }),
});

/** The spec's collection point profile: kilograms of PET and PEHD collected so far. */
export const collectionPointProfile = defineEndpoint({
  method: "GET",
  path: "/api/cpsProfile",
  summary: "The point's profile: name and kilograms collected",
  access: "point-staff",
  status: 200,
  response: z.object({ username: z.string(), pet: z.number(), pehd: z.number() }),
});
