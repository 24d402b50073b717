import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

const notificationKinds = [
  "deposit_recorded",
  "deposit_waiting",
  "deposit_voided",
  "dispute_decided",
  "declaration_refused",
  "declaration_expired",
  "point_decided",
  "point_paused",
  "point_reopened",
  "deposit_paid",
  "balance_raised",
  "balance_lowered",
  "code_reset",
  "campaign_bonus",
  "voucher_received",
  "voucher_expiring",
  "voucher_expired",
  "voucher_withdrawn",
  "credit_sent",
  "credit_failed",
  "transporter_decided",
  "paper_expiring",
  "van_requested",
  "van_coming",
  "van_late",
  "van_proposed",
  "van_arrived",
  "van_turned_back",
  "van_given_back",
  "van_postponed",
  "van_no_taker",
  "driver_signed",
  "point_signed",
  "handed_over",
  "van_loaded",
  "handover_differs",
  "load_differs",
  "lot_delivered",
  "job_near",
  "pickup_assigned",
  "pickup_cancelled",
  "proposal_taken",
  "proposal_refused",
  "transport_paid",
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
