import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface RunningApi {
  url: string;
  stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
};

const untilReady = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const up = await fetch(`${url}/readyz`).catch(() => null);
    if (up?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no answer from ${url}`);
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

/** A real API process. It logs warnings only, as the figures should not be those of a terminal. */
export const startApi = async (databaseUrl: string): Promise<RunningApi> => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, "server/src/api.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      API_PORT: `${port}`,
      DATABASE_URL: databaseUrl,
      NAMESPACE: `bench_${process.pid}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = lastLines(child);
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilReady(url),
    ended.then(() => Promise.reject(new Error(`the API ended:\n${lines.join("\n")}`))),
  ]);
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
};

/** Runs a command to its end and returns what it printed; throws if it failed. */
export const runCommand = async (
  command: string,
  args: readonly string[],
  options: { cwd?: string } = {},
): Promise<string> => {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  }
  const [status] = (await once(child, "close")) as [number | null];
  const output = printed.join("");
  if (status !== 0) throw new Error(`${command} ended with ${status}\n${output}`);
  return output;
};
