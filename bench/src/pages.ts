import { parseArgs } from "node:util";
import { createTestDatabase } from "@app/database/testing/test-database";
import { freePort, startServer } from "@app/harness/processes";
import { startWeb } from "@app/harness/web";
import { median, withSpread } from "./numbers.ts";
import { runCommand } from "./run-command.ts";

// node bench/src/pages.ts [--rounds 5] [--seconds 3] [--connections 16]: public pages kept in memory
// against the same pages rendered for each request, in turns. Needs a build (pnpm build).

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    connections: { type: "string", default: "16" },
  },
});
const rounds = Number(values.rounds);

const paths = ["/", "/aboutUs", "/start-recycling", "/consumer"];
/** An unknown query is never answered from memory. */
const rendered = (path: string): string => `${path}?rendered=each-time`;

const database = await createTestDatabase();
const api = await startServer("api", { DATABASE_URL: database.url, NAMESPACE: database.name });
const web = await startWeb(api.url, await freePort());

interface Load {
  perSecond: number;
  p99: string;
}

/** wrk in a process of its own, as a browser asks: compressed. */
const load = async (path: string): Promise<Load> => {
  const output = await runCommand("wrk", [
    "--threads=1",
    `--connections=${values.connections}`,
    `--duration=${values.seconds}s`,
    "--latency",
    "--timeout=30s",
    "--header=Accept-Encoding: gzip, br",
    "--header=Accept-Language: fr",
    web.url + path,
  ]);
  const perSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1];
  if (!perSecond || /Non-2xx|Socket errors/.test(output)) throw new Error(output);
  return { perSecond: Number(perSecond), p99: /99%\s+(\S+)/.exec(output)?.[1] ?? "" };
};

const sizeOf = async (path: string): Promise<number> => {
  const output = await runCommand("curl", [
    "--silent",
    "--header",
    "Accept-Encoding: gzip, br",
    "--header",
    "Accept-Language: fr",
    "--output",
    "/dev/null",
    "--write-out",
    "%{size_download}",
    web.url + path,
  ]);
  return Number(output);
};

try {
  console.log(
    "| Page | Kept / rendered each time | Kept, a second | p99 | Rendered, a second | Bytes |",
  );
  console.log(
    "| ---- | ------------------------- | -------------- | --- | ------------------ | ----- |",
  );
  for (const path of paths) {
    await load(path);
    await load(rendered(path));
    const kept: Load[] = [];
    const each: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      each.push(await load(rendered(path)));
      kept.push(await load(path));
    }
    const ratios = kept.map(({ perSecond }, round) => perSecond / (each[round]?.perSecond ?? 1));
    const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond)).toFixed(0);
    const bytes = `${await sizeOf(path)} (${await sizeOf(rendered(path))})`;
    console.log(
      `| ${path} | ${withSpread(ratios, 0)} | ${rate(kept)} | ${kept.at(-1)?.p99} | ${rate(each)} | ${bytes} |`,
    );
  }
} finally {
  await Promise.all([web.end("SIGTERM"), api.end("SIGTERM")]);
  await database.close();
}
