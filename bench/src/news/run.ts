import { fileURLToPath } from "node:url";
import { codeAlphabet } from "@app/contract/public-code";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { startNats, startServer } from "@app/harness/processes";
import { measureEngine } from "./engine.ts";
import { fillDatabase } from "@app/database/testing/country/fill";

// node bench/src/news.ts: how fast one worker carries what the outbox holds to the citizens. Some
// thousands of deposits wait; then a worker is started, and the clock runs until each step is done.

const sizes = { citizens: 20_000, points: 2000, pastDeposits: 0 };
const seconds = 4;
const patienceSeconds = 120;

interface Counts {
  deposits: number;
  published: number;
  handled: number;
  told: number;
  settled: number;
}

const steps = ["published", "handled", "told", "settled"] as const;

const record = (database: TestDatabase): Promise<unknown> =>
  measureEngine({
    databaseUrl: database.url,
    script: fileURLToPath(new URL("deposits.sql", import.meta.url)),
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

/** Seconds from the start of the worker until each step was done for every deposit. */
const follow = async (database: TestDatabase): Promise<Map<string, number>> => {
  const start = performance.now();
  const done = new Map<string, number>();
  while (done.size < steps.length) {
    const elapsed = (performance.now() - start) / 1000;
    if (elapsed > patienceSeconds) throw new Error(`not done after ${patienceSeconds} seconds`);
    const counts = await count(database);
    for (const step of steps) {
      if (!done.has(step) && counts[step] >= counts.deposits) done.set(step, elapsed);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return done;
};

const measure = async (database: TestDatabase, brokerUrl: string): Promise<void> => {
  const { deposits } = await count(database);
  const worker = await startServer("worker", {
    DATABASE_URL: database.url,
    NAMESPACE: database.name,
    NATS_URL: brokerUrl,
  });
  try {
    const done = await follow(database);
    console.log(`${deposits} deposits waited; one worker`);
    for (const [step, elapsed] of done) {
      const rate = (deposits / elapsed).toFixed(0);
      console.log(`  ${step.padEnd(10)} all after ${elapsed.toFixed(1)} s, ${rate} a second`);
    }
  } finally {
    await worker.end("SIGTERM");
  }
};

await ensureTemplate();
const database = await createTestDatabase();
const broker = await startNats();
try {
  await fillDatabase(database.ownerUrl, sizes);
  await record(database);
  await measure(database, broker.url);
} finally {
  await broker.close();
  await database.close();
}
