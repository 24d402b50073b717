import { configFromProcess } from "./config.ts";
import { type Context, createContext } from "./context.ts";
import type { Running } from "./start-api.ts";

/** A second signal, or a stop that hangs, ends the process the hard way. */
const patienceMilliseconds = 20_000;

/** What is under way before the start is complete, which may wait for the broker for long. */
export type Begun = (under: Pick<Running, "stop">) => void;

/** One process from start to a graceful end: on SIGTERM what is under way finishes first. */
export const runProcess = async (
  name: string,
  start: (ctx: Context, begun: Begun) => Promise<Running>,
): Promise<void> => {
  const ctx = createContext(configFromProcess(), name);
  // Node itself would print the fault with all that it carries.
  process.on("uncaughtException", (error) => {
    ctx.log.fatal({ err: error }, `${name} broke`);
    process.exit(1);
  });
  let running: Pick<Running, "stop"> | null = null;
  let stopping = false;
  const stop = async (signal: string): Promise<never> => {
    if (stopping || !running) process.exit(stopping ? 1 : 0);
    stopping = true;
    ctx.log.info({ signal }, `${name} stops`);
    const drainMilliseconds = ctx.config.DRAIN_SECONDS * 1000;
    setTimeout(() => process.exit(1), patienceMilliseconds + drainMilliseconds).unref();
    await running.stop().catch((error: unknown) => {
      ctx.log.error({ err: error }, "could not stop cleanly");
      process.exit(1);
    });
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
  const up = await start(ctx, (under) => {
    running = under;
  });
  running = up;
  ctx.log.info({ url: up.url }, `${name} is up`);
};
