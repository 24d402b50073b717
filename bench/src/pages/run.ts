import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase } from "@app/database/testing/test-database";
import {
  end,
  freePort,
  isListening,
  type RunningProcess,
  startServer,
  waitFor,
} from "@app/harness/processes";
import { progress, table } from "@app/harness/report";
import { buildWeb, startWeb } from "@app/harness/web";
import { cells, head, howTaken, type Pair } from "../beside.ts";
import { measureHttp, type MeasuredHttp } from "../http-load.ts";
import { keepMeasured, writeScale } from "../measured.ts";
import { median } from "../numbers.ts";
import { type Options, readOptions } from "../options.ts";
import { takeTurn, type Turn } from "@app/harness/steal";

// pnpm bench pages [--rounds 5] [--seconds 3]: public pages from the built web server beside a bare
// node:http server that sends the same bytes.

const paths = ["/", "/aboutUs", "/start-recycling", "/consumer"];
const connections = 16;
const goal = 0.8;
const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

interface Servers {
  web: RunningProcess;
  bare: RunningProcess;
}

const load = (server: RunningProcess, page: string, seconds: number): Promise<MeasuredHttp> =>
  measureHttp({
    servers: [server],
    database: "",
    connections,
    seconds,
    script: path("load.lua"),
    args: [page],
  });

const startBare = async (web: RunningProcess): Promise<RunningProcess> => {
  const port = await freePort();
  const addresses = paths.map((page) => web.url + page);
  const child = spawn(process.execPath, [path("bare-server.ts"), `${port}`, ...addresses], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitFor("the bare server to listen", () => isListening(port));
  return { url: `http://127.0.0.1:${port}`, child, end: end(child) };
};

const measurePage = async (
  { web, bare }: Servers,
  page: string,
  seconds: number,
): Promise<Pair> => ({
  bare: await load(bare, page, seconds),
  http: await load(web, page, seconds),
});

const measureAll = async (
  servers: Servers,
  { rounds, seconds }: Options,
): Promise<Map<string, Turn<Pair>[]>> => {
  const measured = new Map<string, Turn<Pair>[]>();
  for (const page of paths) {
    await measurePage(servers, page, seconds);
    const turns: Turn<Pair>[] = [];
    while (turns.length < rounds) {
      progress(`${page}: turn ${turns.length + 1} of ${rounds}`);
      turns.push(await takeTurn(() => measurePage(servers, page, seconds)));
    }
    measured.set(page, turns);
  }
  return measured;
};

const report = (measured: ReadonlyMap<string, Turn<Pair>[]>, options: Options): void => {
  const rows = [...measured].map(([page, turns]) => [
    `\`${page}\``,
    ...cells(turns, goal),
    median(turns.map(({ figures }) => figures.http.bytes)).toFixed(0),
  ]);
  writeScale(
    "pages",
    `\`pnpm bench pages\`: public pages from the built web server, compressed, ${connections} connections, one process, beside a bare \`node:http\` server sending the same bytes under the same headers (\`bench/src/pages/bare-server.ts\`). The bare server repeats one answer; the web server puts a new nonce into the policy and each script, and chooses the page by path, language and what the visitor saves.

${table(["Page", ...head, "Bytes"], rows)}

${howTaken(options.rounds, options.seconds)}`,
  );
};

export const run = async (args: readonly string[]): Promise<void> => {
  const options = readOptions(args, { rounds: 5, seconds: 3 });
  progress("the web application is built");
  await buildWeb();
  await ensureTemplate();
  const database = await createTestDatabase();
  const api = await startServer("api", { DATABASE_URL: database.url, NAMESPACE: database.name });
  // Warnings only, as the API: figures should not be those of a log.
  const web = await startWeb(api.url, await freePort(), { LOG_LEVEL: "warn" });
  const bare = await startBare(web);
  try {
    const measured = await measureAll({ web, bare }, options);
    keepMeasured("pages", { options, connections, measured: Object.fromEntries(measured) });
    report(measured, options);
  } finally {
    await Promise.all([bare.end("SIGTERM"), web.end("SIGTERM"), api.end("SIGTERM")]);
    await database.close();
  }
};
