import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** Nothing that names or opens a person reaches the log. */
const redact = ["req.headers.authorization", "req.headers.cookie", "*.password", "*.token"];

/** Lines of JSON; `to` is the standard output unless a test wants to read them. */
export const createLog = (
  { LOG_LEVEL: level }: Pick<Config, "LOG_LEVEL">,
  name: string,
  to?: DestinationStream,
): Logger => (to ? pino({ name, level, redact }, to) : pino({ name, level, redact }));
