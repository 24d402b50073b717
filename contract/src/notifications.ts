import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** What a notification says is written by the reader's device, in the reader's language. */
export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(["deposit_recorded", "point_decided"]),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
});

export const listNotifications = defineEndpoint({
  method: "GET",
  path: "/api/v1/notifications",
  summary: "The newest notifications of the signed-in person",
  access: "signed-in",
  status: 200,
  response: z.object({ notifications: z.array(notificationSchema) }),
});
