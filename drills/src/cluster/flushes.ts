import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";

/** What happens whenever one of them asks its disk to keep something. */
export type AtFlush = { error: "EIO" } | { delayMilliseconds: number };

export interface Spoilt {
  end: () => Promise<void>;
}

const injection = (atFlush: AtFlush): string =>
  "error" in atFlush ? `error=${atFlush.error}` : `delay_enter=${atFlush.delayMilliseconds * 1000}`;

/** These processes, and all that they start. A line for each time it happened goes into the log. */
export const spoilFlushes = (
  pids: readonly number[],
  atFlush: AtFlush,
  log = "/dev/null",
): Spoilt => {
  const said = openSync(log, "a");
  const tracer = spawn(
    "strace",
    [
      "-f",
      "-qq",
      "-e",
      "trace=fdatasync,fsync",
      "-e",
      "signal=none",
      "-e",
      `inject=fdatasync,fsync:${injection(atFlush)}`,
      ...pids.flatMap((pid) => ["-p", `${pid}`]),
    ],
    { stdio: ["ignore", "ignore", said] },
  );
  closeSync(said);
  return {
    end: async () => {
      // It ends by itself with the last of those it looks at.
      if (tracer.exitCode !== null || tracer.signalCode !== null) return;
      const gone = once(tracer, "exit");
      tracer.kill("SIGINT");
      await gone;
    },
  };
};
