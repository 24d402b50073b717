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
  const running = await start(ctx);
  ctx.log.info({ url: running.url }, `${name} is up`);
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    ctx.log.info({ signal }, `${name} stops`);
    setTimeout(() => process.exit(1), patienceMilliseconds).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        ctx.log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
};
