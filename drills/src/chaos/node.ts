import { type RunningProcess, startServer } from "@app/harness/processes";

/** An API or worker under a supervisor: whatever ends it, it comes back at an address of its own. */
export interface ServerNode {
  name: string;
  /** Where it listens now; where it listened last while it is down. */
  url: () => string;
  kill: () => Promise<void>;
  /** Stopped in the middle of whatever it does, and later going on as if nothing had happened. */
  freeze: () => void;
  thaw: () => void;
  start: (environment?: Record<string, string>) => Promise<void>;
}

/** A process that cannot reach its engines ends, and is started again, as a supervisor does. */
const mostStarts = 20;

const skewedClock = new URL(import.meta.resolve("@app/harness/skewed-clock")).href;

/** What makes the clock of a process wrong by so many seconds. */
export const withClockOff = (seconds: number): Record<string, string> => ({
  NODE_OPTIONS: `--import ${skewedClock}`,
  CLOCK_SKEW_SECONDS: String(seconds),
});

export const startNode = async (
  name: string,
  entry: "api" | "worker",
  environment: Record<string, string>,
): Promise<ServerNode> => {
  let running: RunningProcess | null = null;
  let url = "";
  /** Whatever is asked for later ends what is still under way. */
  let turn = 0;

  const startServerAt = async (mine: number, more: Record<string, string>) => {
    for (let tries = 1; ; tries++) {
      try {
        return await startServer(entry, { ...environment, ...more });
      } catch (error) {
        if (tries === mostStarts || turn !== mine) throw error;
      }
    }
  };
  const start = async (more: Record<string, string> = {}): Promise<void> => {
    const mine = ++turn;
    const started = await startServerAt(mine, more);
    if (turn !== mine) return started.end();
    running = started;
    ({ url } = started);
    started.child.once("exit", (code) => {
      if (turn !== mine) return;
      console.log(`${name} ended by itself (${code}):\n${started.lastWords()}`);
      start(more).catch((error: unknown) =>
        console.log(`${name} does not start: ${String(error)}`),
      );
    });
  };
  await start();
  return {
    name,
    url: () => url,
    kill: async () => {
      turn++;
      await running?.end();
    },
    freeze: () => void running?.child.kill("SIGSTOP"),
    thaw: () => void running?.child.kill("SIGCONT"),
    start,
  };
};
