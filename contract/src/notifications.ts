import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

const notificationKinds = [
  "deposit_recorded",
  "deposit_voided",
  "dispute_decided",
  "declaration_refused",
  "declaration_expired",
  "point_decided",
  "deposit_paid",
  "voucher_received",
  "voucher_expiring",
  "voucher_expired",
  "voucher_withdrawn",
  "credit_sent",
  "credit_failed",
] as const;

/** What a notification says is written by the reader's device, in the reader's language. */
export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
});

export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = defineEndpoint({
  method: "GET",
  path: "/api/v1/notifications",
  summary: "The newest notifications of the signed-in person",
  access: "signed-in",
  status: 200,
  response: z.object({ notifications: z.array(notificationSchema) }),
});

export const readNotifications = defineEndpoint({
  method: "POST",
  path: "/api/v1/notifications/read",
  summary: "The person has seen their notifications, this one and all before it",
  access: "signed-in",
  body: z.strictObject({ newest: z.uuid() }),
  status: 204,
  response: z.void(),
});
