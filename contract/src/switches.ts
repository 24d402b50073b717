import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { localizedTextSchema, writtenDescriptionSchema } from "./localized-text.ts";

/**
 * Parts that the back office may close for a while, and what the server then refuses: whatever begins
 * something there. What is under way can be finished, what was weighed always arrives. Getting in, one's own
 * account, the law and the back office itself are never closed. A star stands for whatever follows.
 */
export const switchable = {
  about: [],
  brand: ["/api/v1/brand/*", "/api/v1/distributor/*"],
  contact: ["/api/v1/contact"],
  deposit: ["/api/v1/declarations"],
  map: [],
  office: ["/api/v1/office/*"],
  partners: [],
  point: ["/api/v1/point-profile/*", "/api/v1/points/*"],
  rewards: ["/api/v1/rewards/*", "/api/v1/causes/*"],
  schools: ["/api/v1/schools/*", "/api/v1/quiz/*"],
  signup: ["/api/v1/sign-up/*", "/api/v1/organisations"],
  start: [],
  training: ["/api/v1/training/*"],
  transporter: [
    "/api/v1/transporter-profile/*",
    "/api/v1/pickups/:id/accept",
    "/api/v1/pickups/:id/propose",
  ],
} as const satisfies Record<string, readonly string[]>;

export type Switchable = keyof typeof switchable;
export const switchableNames = Object.keys(switchable) as Switchable[];
const switchableSchema = z.enum(switchableNames);

const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The part whose closing refuses this call; undefined: none does. */
export const closedWith = (endpoint: {
  method: string;
  path: string;
  access: unknown;
}): Switchable | undefined => {
  if (endpoint.method === "GET" || endpoint.access === "admin") return undefined;
  return switchableNames.find((name) =>
    switchable[name].some((pattern) => covers(pattern, endpoint.path)),
  );
};

const closedSchema = z.object({
  feature: switchableSchema,
  words: localizedTextSchema,
  /** When it is expected to open again. */
  backOn: z.nullable(z.iso.date()),
});
export type ClosedPart = z.infer<typeof closedSchema>;

export const listClosed = defineEndpoint({
  method: "GET",
  path: "/api/v1/switches",
  summary: "The parts that are closed for now, with what people are told",
  access: "public",
  cacheSeconds: 15,
  status: 200,
  response: z.object({ closed: z.array(closedSchema) }),
});

export const listSwitches = defineEndpoint({
  method: "GET",
  path: "/api/v1/switches/all",
  summary: "Every part that was ever closed, as it is now",
  access: "admin",
  status: 200,
  response: z.object({
    switches: z.array(z.extend(closedSchema, { isOff: z.boolean(), changedAt: z.iso.datetime() })),
  }),
});
export type Switch = z.infer<(typeof listSwitches)["response"]>["switches"][number];

export const turnSwitch = defineEndpoint({
  method: "PUT",
  path: "/api/v1/switches/:feature",
  summary: "Close a part, with the words people read instead, or open it again",
  access: "admin",
  params: z.object({ feature: switchableSchema }),
  body: z.strictObject({
    isOff: z.boolean(),
    words: writtenDescriptionSchema,
    backOn: z.nullable(z.iso.date()),
    reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(300)),
  }),
  status: 200,
  response: z.object({}),
});
