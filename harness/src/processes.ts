import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Dozens of processes start from the same files: what one compiled, the next one reads. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(root, ".data/compile-cache") };

/** A busy machine is slow to start one, and no test means to measure that. */
export const startMs = 90_000;

export interface RunningProcess {
  url: string;
  child: ChildProcess;
  /** SIGKILL by default: a drill ends things the hard way. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

export interface ServerProcess extends RunningProcess {
  /** What it said last, for whoever asks why it ended. */
  lastWords: () => string;
}

/** Whoever started them may end in the middle of a start: nobody is to find them the next day. */
const living = new Set<ChildProcess>();

const endWithUs = (child: ChildProcess): ChildProcess => {
  if (living.size === 0) process.on("exit", endAll);
  living.add(child);
  child.once("exit", () => {
    living.delete(child);
    if (living.size === 0) process.off("exit", endAll);
  });
  return child;
};

const endAll = (): void => {
  for (const child of living) child.kill("SIGKILL");
};

export const end =
  (child: ChildProcess) =>
  async (signal: NodeJS.Signals = "SIGKILL"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };

/** Its last lines, for the message when it ends too early. */
const lastLines = (child: ChildProcess): string[] => {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      if (lines.length > 30) lines.shift();
    });
  }
  return lines;
};

/** One question must not use up the time that all of them have. */
const answerMs = 15_000;

/** Asks whether it is ready, and keeps what it said last for whoever waits in vain. */
const askReady = (url: string) => {
  let last = "was not asked";
  return {
    lastAnswer: () => last,
    isReady: async (): Promise<boolean> => {
      try {
        const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerMs) });
        last = `answered ${answer.status} ${await answer.text()}`;
        return answer.ok;
      } catch (error) {
        last = `did not answer: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`;
        return false;
      }
    },
  };
};

/** A real `api` or `worker` process. It logs warnings only: figures should not be those of a log. */
export const startServer = async (
  entry: "api" | "worker",
  environment: Record<string, string>,
  /** Of another version than this one. */
  checkout = root,
): Promise<ServerProcess> => {
  const port = String(await freePort());
  const child = endWithUs(
    spawn(process.execPath, [path.join(checkout, "server/src", `${entry}.ts`)], {
      env: {
        ...process.env,
        ...compileCache,
        API_PORT: port,
        WORKER_PORT: port,
        LOG_LEVEL: "warn",
        SECRET_KEY: "a key for drills, journeys and benches",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  const lines = lastLines(child);
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, "exit").then(() => {
    throw new Error(`the ${entry} ended`);
  });
  ended.catch(() => undefined);
  const { isReady, lastAnswer } = askReady(url);
  try {
    await Promise.race([waitFor(`the ${entry} to be ready`, isReady, startMs), ended]);
  } catch (error) {
    await end(child)();
    throw new Error(`the ${entry} ${lastAnswer()}, and said:\n${lines.join("\n")}`, {
      cause: error,
    });
  }
  return { url, child, end: end(child), lastWords: () => lines.join("\n") };
};

/**
 * Below those that the system gives to whoever connects: between the asking and the starting of a server one of
 * them would be taken, now and then. Above 10080, the highest that browsers and `fetch` refuse to speak to. No process
 * gives one twice, and two processes begin far apart.
 */
const ports = { first: 11_000, count: 19_000 };
let asked = 0;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, "127.0.0.1");
  const isTaken = once(server, "error").then(() => true);
  if (await Promise.race([isTaken, once(server, "listening").then(() => false)])) return false;
  server.close();
  await once(server, "close");
  return true;
};

export const freePort = async (): Promise<number> => {
  const port = ports.first + ((process.pid * 97 + asked++) % ports.count);
  return (await isFree(port)) ? port : freePort();
};

export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

export interface OwnNats {
  port: number;
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Hangs: its port takes connections, and nothing is answered any more. */
  freeze: () => void;
  thaw: () => void;
  /** Loses everything it acknowledged, as a power cut does. */
  loseData: () => void;
  /** The next start finds an empty folder; what it held is kept until `close`. */
  moveStoreAside: () => void;
  close: () => Promise<void>;
}

/** A NATS server of the drill's own: stopping it must not disturb anybody else. */
export const startNats = async (): Promise<OwnNats> => {
  const folder = mkdtempSync(path.join(tmpdir(), "drill-nats-"));
  const aside = `${folder}-aside`;
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = endWithUs(
      spawn("nats-server", ["-a", "127.0.0.1", "-p", `${port}`, "-js", "-sd", folder], {
        stdio: "ignore",
      }),
    );
    await waitFor("nats to listen", () => isListening(port));
  };
  const stop = async (): Promise<void> => {
    if (child) await end(child)();
    child = null;
  };
  await start();
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    start,
    stop,
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    loseData: () => rmSync(folder, { recursive: true, force: true }),
    moveStoreAside: () => renameSync(folder, aside),
    close: async () => {
      await stop();
      for (const one of [folder, aside]) rmSync(one, { recursive: true, force: true });
    },
  };
};

/** Asks again until it holds; says what it waited for when it never does. */
export const waitFor = async (
  what: string,
  holds: () => Promise<boolean>,
  milliseconds = 30_000,
): Promise<void> => {
  const until = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
