import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

export const deviceSchema = z.object({
  id: z.uuid(),
  /** Browser and system, as far as they say: "Chrome, Android". */
  label: z.string(),
  isThisOne: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type Device = z.infer<typeof deviceSchema>;

export const listDevices = defineEndpoint({
  method: "GET",
  path: "/api/v1/account/devices",
  summary: "Where the person is signed in",
  access: "signed-in",
  status: 200,
  response: z.object({ devices: z.array(deviceSchema) }),
});

export const signOutDevice = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/account/devices/:id",
  summary: "Sign out one device",
  access: "signed-in",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: ["not_found"],
});

export const signOutEverywhere = defineEndpoint({
  method: "POST",
  path: "/api/v1/account/sign-out-everywhere",
  summary: "Sign out every device, this one too, and forget that they were known",
  access: "signed-in",
  status: 204,
  response: z.void(),
});
