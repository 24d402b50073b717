import { faultInLog, toldOf } from "@app/contract/fault-in-log";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import type { Config } from "./config.ts";

/** Nothing that names or opens a person reaches the log. */
const options: LoggerOptions = {
  redact: ["req.headers.authorization", "req.headers.cookie", "*.password", "*.token"],
  // A database's fault carries the row it refused, and pino copies whatever a fault carries.
  serializers: { err: faultInLog },
  hooks: {
    logMethod(told, write) {
      write.apply(this, toldOf(told) as typeof told);
    },
  },
};

/** Lines of JSON; `to` is the standard output unless a test wants to read them. */
export const createLog = (
  { LOG_LEVEL: level }: Pick<Config, "LOG_LEVEL">,
  name: string,
  to?: DestinationStream,
): Logger => (to ? pino({ ...options, name, level }, to) : pino({ ...options, name, level }));
