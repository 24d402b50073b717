import { z } from "zod";

const schema = z.object({
  API_HOST: z.string().default("127.0.0.1"),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  DATABASE_URL: z.url().default("postgres://app_server:app_server@127.0.0.1:54330/app"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  NATS_URL: z.string().default("nats://127.0.0.1:42220"),
  /** Several installations may share one NATS: each has its own streams and subjects. */
  NAMESPACE: z
    .string()
    .regex(/^[a-z0-9_]{1,60}$/)
    .default("app"),
  STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** Off only on loopback without TLS, where browsers refuse `Secure` cookies. */
  SECURE_COOKIES: z.stringbool().default(true),
  /** Pages of these origins may change state with a cookie. Empty: the API's own host alone. */
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter(Boolean)),
});

export type Config = z.infer<typeof schema>;

/** Read and checked once at start; the rest of the code receives it. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  throw new Error(`configuration: ${z.prettifyError(parsed.error)}`);
};

export const configFromProcess = (): Config => readConfig(process.env);
