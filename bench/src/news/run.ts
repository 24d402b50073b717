import { fileURLToPath } from "node:url";
import { codeAlphabet } from "@app/contract/public-code";
import { fillDatabase } from "@app/database/testing/country/fill";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { startNats, startServer } from "@app/harness/processes";
import { progress, table } from "@app/harness/report";
import { takeTurn, type Turn } from "@app/harness/steal";
import { cpuBetween, readCpu } from "../cpu.ts";
import { measureEngine } from "../engine.ts";
import { keepMeasured, writeScale } from "../measured.ts";
import { median, withSpread } from "../numbers.ts";
import { readOptions } from "../options.ts";

// pnpm bench news [--rounds 3] [--seconds 15]: how fast one worker carries what the outbox holds to the citizens, and
// what that costs. Some thousands of deposits wait; then the clock runs until each step is done.

const sizes = { citizens: 20_000, points: 2000, pastDeposits: 0 };
const patienceSeconds = 120;
const steps = ["published", "handled", "told", "settled"] as const;
type Step = (typeof steps)[number];

interface Counts extends Record<Step, number> {
  deposits: number;
}

export interface News {
  deposits: number;
  /** As pgbench recorded them just before. */
  recordedPerSecond: number;
  perSecond: Record<Step, number>;
  /** Microseconds of one deposit's news, and the rows it leaves behind with those who heard. */
  cpu: { database: number; worker: number };
  consumers: number;
}

const record = (database: TestDatabase, seconds: number) =>
  measureEngine({
    databaseUrl: database.url,
    script: fileURLToPath(new URL("../deposits.sql", import.meta.url)),
    clients: 16,
    seconds,
    variables: { citizens: sizes.citizens, points: sizes.points, alphabet: codeAlphabet },
  });

const count = async ({ pool }: TestDatabase): Promise<Counts> => {
  const { rows } = await pool.query<Counts>(`
    select count(*) as deposits, count(published_at) as published, count(settled_at) as settled,
      (select count(*) from processed_events) as handled,
      (select count(*) from notifications) as told
    from outbox`);
  const [counts] = rows;
  if (!counts) throw new Error("nothing was counted");
  return counts;
};

/** Seconds until each step was done for every deposit. */
const follow = async (database: TestDatabase): Promise<Map<Step, number>> => {
  const start = performance.now();
  const done = new Map<Step, number>();
  while (done.size < steps.length) {
    const elapsed = (performance.now() - start) / 1000;
    if (elapsed > patienceSeconds) throw new Error(`not done after ${patienceSeconds} seconds`);
    const counts = await count(database);
    for (const step of steps) {
      if (!done.has(step) && counts[step] >= counts.deposits) done.set(step, elapsed);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return done;
};

const carry = async (
  database: TestDatabase,
  brokerUrl: string,
): Promise<Omit<News, "recordedPerSecond">> => {
  const { deposits } = await count(database);
  const before = readCpu(database.name, []);
  const worker = await startServer("worker", {
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    NATS_URL: brokerUrl,
  });
  try {
    const pids = [worker.child.pid ?? 0];
    const done = await follow(database);
    // Its start is in the worker's figure: a second of CPU among thousands of deposits.
    const spent = cpuBetween(before, readCpu(database.name, pids));
    const { handled } = await count(database);
    const rateOf = (step: Step): number => deposits / (done.get(step) ?? Number.NaN);
    return {
      deposits,
      perSecond: {
        published: rateOf("published"),
        handled: rateOf("handled"),
        told: rateOf("told"),
        settled: rateOf("settled"),
      },
      cpu: {
        database: (spent.database * 1e6) / deposits,
        worker: (spent.processes * 1e6) / deposits,
      },
      consumers: handled / deposits,
    };
  } finally {
    await worker.end("SIGTERM");
  }
};

const measure = async (seconds: number): Promise<News> => {
  const database = await createTestDatabase();
  const broker = await startNats();
  try {
    await fillDatabase(database.ownerUrl, sizes);
    const { perSecond } = await record(database, seconds);
    return { recordedPerSecond: perSecond, ...(await carry(database, broker.url)) };
  } finally {
    await broker.close();
    await database.close();
  }
};

const names: Record<Step, string> = {
  published: "published to the stream",
  handled: "as many rows of consumers as deposits",
  told: "told: the entry in the citizen's list",
  settled: "settled: handled by all who should have",
};

const write = (turns: readonly Turn<News>[]): void => {
  const spread = (pick: (news: News) => number, digits = 0): string =>
    withSpread(
      turns.map(({ figures }) => pick(figures)),
      digits,
    );
  const rows = steps.map((step) => [
    names[step],
    spread(({ perSecond }) => perSecond[step]),
    spread(({ perSecond, recordedPerSecond }) => perSecond[step] / recordedPerSecond, 2),
  ]);
  const stolen = median(turns.map((turn) => turn.stolen)) * 100;
  writeScale(
    "news",
    `\`pnpm bench news\`: sixteen clients of pgbench record deposits for some seconds, ${Math.round(median(turns.map(({ figures }) => figures.deposits)))} of them; then one worker starts, and the clock runs until each step is done for all. Medians of ${turns.length} turns, least and most in brackets; ${stolen.toFixed(0)} % of the machine's time was stolen.

${table(["Step", "A second", "Beside recording"], rows)}

One deposit's news cost ${spread(({ cpu }) => cpu.database)} µs of database CPU and ${spread(({ cpu }) => cpu.worker)} µs of the worker's, its start and the watching included; ${spread(({ consumers }) => consumers, 1)} consumers heard of it.`,
  );
};

export const run = async (args: readonly string[]): Promise<void> => {
  const { rounds, seconds } = readOptions(args, { rounds: 3, seconds: 15 });
  await ensureTemplate();
  const turns: Turn<News>[] = [];
  while (turns.length < rounds) {
    progress(`news: turn ${turns.length + 1} of ${rounds}`);
    turns.push(await takeTurn(() => measure(seconds)));
  }
  keepMeasured("news", { turns });
  write(turns);
};
