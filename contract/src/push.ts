import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import type { Locale } from "./locales.ts";

/**
 * What a device shows. It travels sealed, but a locked screen shows it to everybody around: it
 * names nobody and tells nothing of anybody else.
 */
export interface PushMessage {
  /** The same id again replaces what is shown. */
  id: string;
  kind: string;
  title: string;
  body: string;
  locale: Locale;
  /** The page it is about. */
  path: string;
}

const isHttps = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
};

/** What `PushSubscription.toJSON()` gives in every browser. */
export const subscriptionSchema = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000), z.refine(isHttps)),
  keys: z.strictObject({
    /** A point of P-256, uncompressed: 65 bytes. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const pushKey = defineEndpoint({
  method: "GET",
  path: "/api/v1/push/key",
  summary: "The key a device subscribes with; null where nothing is sent",
  access: "signed-in",
  status: 200,
  response: z.object({ publicKey: z.nullable(z.string()) }),
});

export const subscribe = defineEndpoint({
  method: "POST",
  path: "/api/v1/push/subscription",
  summary: "Send notifications to this device, until its session ends",
  access: "signed-in",
  body: subscriptionSchema,
  status: 204,
  response: z.void(),
});

export const unsubscribe = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/push/subscription",
  summary: "Send nothing more to this device",
  access: "signed-in",
  status: 204,
  response: z.void(),
});

export const sendTestPush = defineEndpoint({
  method: "POST",
  path: "/api/v1/push/test",
  summary: "Send this device a notification now",
  access: "signed-in",
  status: 202,
  response: z.object({}),
  errors: ["not_found", "too_many_requests"],
});
