import { createECDH, randomUUID } from "node:crypto";
import { freshEmail } from "./fresh.ts";
import type { Sample } from "./sample.ts";

const body = (value: Record<string, unknown>): Sample => ({ body: value });

export const visitorSamples: Record<string, () => Sample> = {
  "POST /api/v1/push/subscription": () =>
    body({
      endpoint: `https://push.example/${randomUUID()}`,
      keys: {
        p256dh: createECDH("prime256v1").generateKeys("base64url"),
        auth: "A".repeat(22),
      },
    }),
  "POST /api/v1/contact": () =>
    body({
      name: "Yasmine Benali",
      contact: freshEmail(),
      topic: "citizen",
      message: "Is there a point near the market?",
    }),
  "GET /api/v1/courses/:course/:locale": () => ({ params: { course: "counter", locale: "ar" } }),
  "POST /api/v1/training/progress": () =>
    body({ lessons: [{ slug: "sorting", card: 2, answered: null }] }),
};
