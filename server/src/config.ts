import { product } from "@app/contract/product";
import { isGivenAway } from "@app/database/config";
import { z } from "zod";

const settings = z.object({
  API_HOST: z.string().default("127.0.0.1"),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  /** How long it still answers after it was told to stop, while balancers learn of it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(0),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  /**
   * Whose word on a visitor's address is taken: addresses and networks of the hosts in front. Whoever
   * comes through another counts as that one address, with all its visitors. How many stand in a row
   * would not be enough: who reaches us past them could claim to be anybody.
   */
  API_TRUSTED_PROXIES: z.string().min(1).default("loopback"),
  DATABASE_URL: z
    .url()
    .default("postgres://app_server:app_server@127.0.0.1:54330/app")
    .refine((url) => !isGivenAway(url), "the password of the examples, on another machine"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Who waits longer for a connection is told to come back. */
  DATABASE_CONNECT_SECONDS: z.coerce.number().min(0.1).max(60).default(1.5),
  NATS_URL: z.string().default("nats://127.0.0.1:42220"),
  /** Several installations may share one NATS: each has its own streams and subjects. */
  NAMESPACE: z
    .string()
    .regex(/^[a-z0-9_]{1,60}$/)
    .default("app"),
  STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Where people reach the pages: links in messages begin with it. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default("http://127.0.0.1:4000")
    .transform((url) => url.replace(/\/+$/, "")),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default("smtp://127.0.0.1:4025"),
  MAIL_FROM: z
    .string()
    .regex(/^[^@<>]*<[^@<>\s]+@[^@<>\s]+>$/)
    .default(`${product.name.en} <${product.contact.email}>`),
  /** The gateway, and how to talk to it: smpp, smpps, http or https. */
  SMS_URL: z.url({ protocol: /^(smpps?|https?)$/ }).default("http://127.0.0.1:4003/sms"),
  SMS_HTTP_TOKEN: z.string().min(1).optional(),
  /** The sender people see: at most eleven letters, or a number. */
  SMS_FROM: z
    .string()
    .regex(/^([A-Za-z][A-Za-z\d ]{0,10}|\+?\d{3,15})$/)
    .default(product.name.en),
  /** How many may leave in a day in all: the last wall against somebody who makes us pay. */
  SMS_DAILY_CAP: z.coerce.number().int().min(1).default(20_000),
  /** Who puts credit on phones; without all three it stays with us and somebody is asked. */
  AIRTIME_URL: z.url({ protocol: /^https?$/ }).optional(),
  AIRTIME_CLIENT_ID: z.string().min(1).optional(),
  AIRTIME_CLIENT_SECRET: z.string().min(1).optional(),
  /** Where its tokens come from, if not from /oauth/token of the same host. */
  AIRTIME_AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** For each request; an answer that comes later is looked up. */
  AIRTIME_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(30),
  /** An OSRM that knows the roads; without it distances are guessed from straight lines. */
  ROADS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The pair that signs what is pushed to devices; without it nothing is pushed. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Whom a push service writes to when something is wrong with what we send. */
  VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).default(`mailto:${product.contact.email}`),
  /** Only where the push service is a test's own, on this machine. */
  PUSH_TO_LOOPBACK: z.stringbool().default(false),
  /** Where pictures are kept. */
  PICTURES_FOLDER: z.string().min(1).default(".data/store"),
  /** Where they lie resized; may be emptied at any time. */
  PICTURES_CACHE_FOLDER: z.string().min(1).default(".data/picture-cache"),
  PICTURES_CACHE_MEGABYTES: z.coerce.number().min(1).default(512),
  /** Where photos of hand-overs and weigh-ins are kept; they are shown to who took part. */
  EVIDENCE_FOLDER: z.string().min(1).default(".data/evidence"),
  /** Seals what must be read again and keys what must not be guessed. No default: a known one is none. */
  SECRET_KEY: z.string().min(32),
  /** Accepted besides it while one key replaces another; nothing new is made with them. */
  OTHER_SECRET_KEYS: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(z.string().min(32))),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** Off only on loopback without TLS, where browsers refuse `Secure` cookies. */
  SECURE_COOKIES: z.stringbool().default(true),
  /** Pages of these origins may change state with a cookie. Empty: the API's own host alone. */
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean)),
});

const schema = settings.refine(
  ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }) => !publicKey === !privateKey,
  "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all",
);

export type Config = z.infer<typeof schema>;

/** Read and checked once at start; the rest of the code receives it. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  throw new Error(`configuration: ${z.prettifyError(parsed.error)}`);
};

/** For a program that keeps pictures and needs nothing else. */
export const pictureConfigFromProcess = () =>
  settings
    .pick({ PICTURES_FOLDER: true, PICTURES_CACHE_FOLDER: true, PICTURES_CACHE_MEGABYTES: true })
    .parse(process.env);

export const configFromProcess = (): Config => readConfig(process.env);
