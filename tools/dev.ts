import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { listFiles, root } from "./files.ts";
import { type Command, environment, mustRun, node, startServices } from "./run.ts";

// pnpm dev: engines, tables, example data, then api, worker and web with reload, and the catcher
// that shows the mail and SMS they send, and a provider of phone credit that gives it to nobody.
// pnpm start: the same from the built application. Ctrl-C, or the end of one, ends all.

interface Program {
  name: string;
  command: Command;
  cwd?: string;
}

const web = path.join(root, "web");
const patienceMs = 10_000;
const isBuilt = process.argv.includes("--built");
const envFile = path.join(root, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

const reactRouter = (...args: string[]): Command => {
  const find = createRequire(path.join(root, "web/package.json"));
  const folder = path.dirname(find.resolve("@react-router/dev/package.json"));
  return node(path.join(folder, "bin.cjs"), ...args);
};

const watched = (file: string): Command =>
  isBuilt ? node(file) : [process.execPath, "--watch", "--watch-preserve-output", file];

const programs: readonly Program[] = [
  { name: "api", command: watched("server/src/api.ts") },
  { name: "worker", command: watched("server/src/worker.ts") },
  isBuilt
    ? { name: "web", command: node("web/server.ts") }
    : { name: "web", command: reactRouter("dev"), cwd: web },
  { name: "catcher", command: node("harness/src/catcher.ts") },
  { name: "airtime", command: node("harness/src/airtime-simulator.ts") },
];

const width = Math.max(...programs.map(({ name }) => name.length));

const prefixLines = (name: string, stream: Readable, out: NodeJS.WriteStream): void => {
  const lines = createInterface({ input: stream });
  lines.on("line", (line) => out.write(`${name.padEnd(width)} | ${line}\n`));
};

/** What loopback without TLS needs; the environment and .env come first. */
const port = process.env.PORT ?? "4000";
const outboxPort = process.env.CATCHER_PORT ?? "4003";
const settings = {
  NODE_ENV: isBuilt ? "production" : "development",
  DEV_PAGES: String(!isBuilt),
  SECURE_COOKIES: "false",
  SECRET_KEY: "known to everybody: for loopback alone",
  AIRTIME_URL: `http://127.0.0.1:${process.env.AIRTIME_SIMULATOR_PORT ?? "4004"}`,
  AIRTIME_CLIENT_ID: "simulated",
  AIRTIME_CLIENT_SECRET: "known to everybody",
  VAPID_PUBLIC_KEY:
    "BPcg18PAMMCVi6VaTARp4t_I2U9fNfqxKeYYZPW_lBd-jVaOZh0AOvF_jIHEvWiZ62ELa6PmJRADl3FcxRI1m5k",
  VAPID_PRIVATE_KEY: "TxsUplLLyDZ9GQYQ4ozBY4w0ephLageyDbS7AEILZ1k",
  ALLOWED_ORIGINS: `http://127.0.0.1:${port},http://localhost:${port}`,
  SITE_URL: `http://127.0.0.1:${port}`,
  ...process.env,
};

const start = ({ name, command: [file, ...args], cwd = root }: Program): ChildProcess => {
  const child = spawn(file, args, {
    cwd,
    env: environment(settings),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  prefixLines(name, child.stdout, process.stdout);
  prefixLines(name, child.stderr, process.stderr);
  return child;
};

const isBuildFresh = (): boolean => {
  const folder = process.env.DEV_PAGES === "true" ? "build/with-dev-pages" : "build";
  const built = path.join(web, folder, "server/index.js");
  if (!existsSync(built)) return false;
  const sources = [...listFiles("web"), ...listFiles("contract/src"), "pnpm-lock.yaml"];
  const changed = Math.max(...sources.map((file) => statSync(path.join(root, file)).mtimeMs));
  return statSync(built).mtimeMs > changed;
};

/** The program and all it started: each has a process group of its own. */
const signalAll = (children: readonly ChildProcess[], signal: NodeJS.Signals): void => {
  for (const { pid } of children) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // It has ended already.
    }
  }
};

const supervise = (): void => {
  const children = programs.map(start);
  let isStopping = false;
  const stop = (exitCode: number): void => {
    if (isStopping) return;
    isStopping = true;
    process.exitCode = exitCode;
    signalAll(children, "SIGTERM");
    setTimeout(() => signalAll(children, "SIGKILL"), patienceMs).unref();
  };
  for (const [index, child] of children.entries()) {
    child.once("exit", (code, signal) => {
      const name = programs[index]?.name;
      if (!isStopping) console.error(`${name} ended (${signal ?? code}); stopping the others`);
      stop(1);
    });
  }
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(0));
};

await startServices();
await mustRun(node("database/src/migrate.ts"));
await mustRun(node("database/seed/seed.ts"));
if (isBuilt && !isBuildFresh()) await mustRun(reactRouter("build"), { cwd: web });
supervise();
console.log(`Ctrl-C ends it. The application: http://127.0.0.1:${port}`);
console.log(`What it sends by mail and SMS: http://127.0.0.1:${outboxPort}`);
