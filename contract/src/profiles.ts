import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** The spec's consumer profile: tokens as a decimal number of tokens. */
const consumerSchema = z.object({ username: z.string(), tokens: z.number() });
/** The spec's collection point profile: kilograms of PET and PEHD collected so far. */
const pointSchema = z.object({ username: z.string(), pet: z.number(), pehd: z.number() });
const transporterSchema = z.object({ username: z.string() });
const brandSchema = z.object({ username: z.string(), kind: z.enum(["brand", "distributor"]) });

export const consumerProfile = defineEndpoint({
  method: "GET",
  path: "/api/cssProfile",
  summary: "The citizen's profile: name and balance",
  access: ["citizen"],
  status: 200,
  response: consumerSchema,
  errors: ["not_found"],
});

export const collectionPointProfile = defineEndpoint({
  method: "GET",
  path: "/api/cpsProfile",
  summary: "The point's profile: name and kilograms collected",
  access: "point-staff",
  status: 200,
  response: pointSchema,
  errors: ["not_found"],
});

export const brandProfile = defineEndpoint({
  method: "GET",
  path: "/api/csrsProfile",
  summary: "The brand's profile",
  access: ["brand"],
  status: 200,
  response: brandSchema,
  errors: ["not_found"],
});

export const transporterProfile = defineEndpoint({
  method: "GET",
  path: "/api/tpProfile",
  summary: "The transporter's profile",
  access: ["transporter"],
  status: 200,
  response: transporterSchema,
  errors: ["not_found"],
});

/** Each is null until it has been filled in. */
export const profilesSchema = z.object({
  profileCs: z.nullable(consumerSchema),
  profileCp: z.nullable(pointSchema),
  profileCsr: z.nullable(brandSchema),
  profileTp: z.nullable(transporterSchema),
  isCollab: z.boolean(),
});
export type Profiles = z.infer<typeof profilesSchema>;

export const allProfiles = defineEndpoint({
  method: "GET",
  path: "/api/getProfiles",
  summary: "The four profiles of the person, and whether they are a collaborator",
  access: "signed-in",
  status: 200,
  response: profilesSchema,
});
