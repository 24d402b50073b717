import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export interface RunningProcess {
  url: string;
  child: ChildProcess;
  /** SIGKILL by default: a drill ends things the hard way. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

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

const isReady = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok ?? false;
};

/** A real `api` or `worker` process. It logs warnings only: figures should not be those of a log. */
export const startServer = async (
  entry: "api" | "worker",
  environment: Record<string, string>,
): Promise<RunningProcess> => {
  const port = String(await freePort());
  const child = spawn(process.execPath, [path.join(root, "server/src", `${entry}.ts`)], {
    env: {
      ...process.env,
      API_PORT: port,
      WORKER_PORT: port,
      LOG_LEVEL: "warn",
      SECRET_KEY: "a key for drills, journeys and benches",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = lastLines(child);
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, "exit").then(() => {
    throw new Error(`the ${entry} ended:\n${lines.join("\n")}`);
  });
  await Promise.race([waitFor(`the ${entry} to be ready`, () => isReady(url)), ended]);
  ended.catch(() => undefined);
  return { url, child, end: end(child) };
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
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
  /** Loses everything it acknowledged, as a power cut does. */
  loseData: () => void;
  close: () => Promise<void>;
}

/** A NATS server of the drill's own: stopping it must not disturb anybody else. */
export const startNats = async (): Promise<OwnNats> => {
  const folder = mkdtempSync(path.join(tmpdir(), "drill-nats-"));
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn("nats-server", ["-a", "127.0.0.1", "-p", `${port}`, "-js", "-sd", folder], {
      stdio: "ignore",
    });
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
    loseData: () => rmSync(folder, { recursive: true, force: true }),
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
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
