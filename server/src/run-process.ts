import { configFromProcess } from "./config.ts";
import { type Context, createContext } from "./context.ts";
import type { Running } from "./start-api.ts";

/** A second signal, or a stop that hangs, ends the process the hard way. */
const patienceMilliseconds = 20_000;

/** One process from start to a graceful end: on SIGTERM what is under way finishes first. */
export const runProcess = async (
  name: string,
  start: (ctx: Context) => Promise<Running>,
): Promise<void> => {
  const ctx = createContext(configFromProcess(), name);
  let running: Running | null = null;
  let stopping = false;
  const stop = async (signal: string): Promise<never> => {
    // Nothing is under way before the start is complete: it may wait for the broker for long.
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
  running = await start(ctx);
  ctx.log.info({ url: running.url }, `${name} is up`);
};
