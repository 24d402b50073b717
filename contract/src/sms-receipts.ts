import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** Whether the citizen is told of deposits by SMS, and where. */
export const showSmsReceipts = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizen/sms-receipts",
  summary: "Whether deposits are told by SMS",
  access: ["citizen"],
  status: 200,
  response: z.object({
    on: z.boolean(),
    /** Without a number nothing can be sent. */
    hasNumber: z.boolean(),
  }),
});

export const switchSmsReceipts = defineEndpoint({
  method: "PUT",
  path: "/api/v1/citizen/sms-receipts",
  summary: "Have deposits told by SMS, or not",
  access: ["citizen"],
  body: z.strictObject({ on: z.boolean() }),
  status: 204,
  response: z.void(),
});
