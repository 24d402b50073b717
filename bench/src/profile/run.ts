import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { TestDatabase } from "@app/database/testing/test-database";
import { freePort, type RunningProcess, startServer } from "@app/harness/processes";
import { progress, table } from "@app/harness/report";
import { buildWeb, startWeb } from "@app/harness/web";
import { measureHttp } from "../http-load.ts";
import { keepMeasured, writeScale } from "../measured.ts";
import { readOptions } from "../options.ts";
import { readerPrefix, tokenPrefix } from "@app/database/testing/country/places";
import { inWorld } from "../world.ts";
import { categories, type Category, type CpuProfile, sharesOf } from "./categories.ts";

// pnpm bench profile [--seconds 10]: where a process spends its CPU under the load of the other
// benches, by kind of work.

const sizes = { citizens: 20_000, points: 2000, pastDeposits: 200_000 };

interface Work {
  name: string;
  of: "api" | "web";
  connections: number;
  script: string;
  args: readonly (string | number)[];
}

const { citizens, points } = sizes;
const read = (name: string): Work => ({
  name,
  of: "api",
  connections: 64,
  script: "../reads/load.lua",
  args: [name, citizens, readerPrefix],
});
const works: readonly Work[] = [
  {
    name: "deposit",
    of: "api",
    connections: 64,
    script: "../deposits/load.lua",
    args: [citizens, points, tokenPrefix],
  },
  read("balance"),
  read("history"),
  read("nearest"),
  { name: "page", of: "web", connections: 16, script: "../pages/load.lua", args: ["/"] },
];

interface Profiled {
  name: string;
  /** Microseconds of CPU for one request, the profiler's own share among them. */
  cpu: number;
  shares: Partial<Record<Category, number>>;
}

/** Workers write profiles of their own; the one of the main thread is by far the largest. */
const largestIn = (folder: string): CpuProfile => {
  const [largest] = readdirSync(folder)
    .map((file) => path.join(folder, file))
    .toSorted((a, b) => statSync(b).size - statSync(a).size);
  if (!largest) throw new Error("no profile was written");
  return JSON.parse(readFileSync(largest, "utf8")) as CpuProfile;
};

const start = async (
  work: Work,
  database: TestDatabase,
  options: Record<string, string>,
): Promise<{ server: RunningProcess; stop: () => Promise<void> }> => {
  const settings = { DATABASE_URL: database.url, NAMESPACE: database.name, NODE_ENV: "production" };
  if (work.of === "api") {
    const server = await startServer("api", { ...settings, ...options });
    return { server, stop: () => server.end("SIGTERM") };
  }
  const api = await startServer("api", settings);
  const server = await startWeb(api.url, await freePort(), { LOG_LEVEL: "warn", ...options });
  const stop = async (): Promise<void> => {
    await server.end("SIGTERM");
    await api.end("SIGTERM");
  };
  return { server, stop };
};

const profileOne = async (
  work: Work,
  database: TestDatabase,
  seconds: number,
): Promise<Profiled> => {
  progress(`profile of ${work.name}`);
  const folder = mkdtempSync(path.join(tmpdir(), "bench-profile-"));
  const flags = `--cpu-prof --cpu-prof-dir=${folder} --cpu-prof-interval=500`;
  try {
    const started = performance.now();
    const { server, stop } = await start(work, database, { NODE_OPTIONS: flags });
    const load = {
      servers: [server],
      database: work.of === "api" ? database.name : "",
      connections: work.connections,
      script: fileURLToPath(new URL(work.script, import.meta.url)),
      args: work.args,
    };
    // Not counted: reading the code, and the compiler that warms up.
    await measureHttp({ ...load, seconds: 3 });
    const warm = (performance.now() - started) * 1000;
    const { cpu } = await measureHttp({ ...load, seconds });
    await stop();
    const shares = Object.fromEntries(sharesOf(largestIn(folder), warm));
    return { name: work.name, cpu: cpu.server, shares };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const run = async (args: readonly string[]): Promise<void> => {
  const { seconds } = readOptions(args, { rounds: 1, seconds: 10 });
  progress("the web application is built");
  await buildWeb();
  await inWorld(sizes, async (database) => {
    const profiled: Profiled[] = [];
    for (const work of works) profiled.push(await profileOne(work, database, seconds));
    keepMeasured("profile", { seconds, profiled });
    const rows = categories.map((category) => [
      category,
      ...profiled.map(({ shares }) => `${((shares[category] ?? 0) * 100).toFixed(0)} %`),
    ]);
    const cpu = ["CPU µs for one request", ...profiled.map((one) => one.cpu.toFixed(0))];
    writeScale(
      "profile",
      `\`pnpm bench profile\`: where one process spends its CPU under the loads above (\`node --cpu-prof\`, ${seconds} seconds each when warm; \`page\` is the web server, the others the API). Shares of the time at work; the microseconds are higher than above because the profiler takes its own.

${table(["Work", ...profiled.map(({ name }) => name)], [...rows, cpu])}`,
    );
  });
};
