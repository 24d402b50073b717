import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { codeAlphabet } from "@app/contract/public-code";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type Blocks, countBlocks } from "./blocks.ts";
import { measureEngine } from "./engine.ts";
import { fillDatabase } from "@app/database/testing/country/fill";
import { median, withSpread } from "./numbers.ts";
import type { Sizes } from "@app/database/testing/country/places";
import { showSizes } from "./sizes.ts";
import { asOwner } from "./world.ts";

// node bench/src/counter.ts [rounds]: what one page of history, one deposit, one week of a point and one
// exchange of tokens cost with 2 million deposits against 200,000. The country grows tenfold, by citizens
// and by points; who comes in the minute that is measured are as many in both. Both sizes are measured at
// the same time, one client each, so that they meet the same machine.

const rounds = Number(process.argv[2] ?? 12);
const seconds = 2;
const small = { citizens: 20_000, points: 2000, pastDeposits: 200_000 };
const large = { citizens: 200_000, points: 20_000, pastDeposits: 2_000_000 };
/** A million deposits a day are 700 a minute. */
const present = { citizens: 700, points: 100 };

const scripts = {
  "a page of history": "history-page.sql",
  "a deposit": "deposits.sql",
  "the week of a point": "point-week.sql",
  "a reward asked for and taken": "exchange.sql",
} as const;

/** Of one transaction. */
interface Cost extends Blocks {
  milliseconds: number;
}

const measure = async (database: TestDatabase, script: string): Promise<Cost> => {
  const before = await countBlocks(database);
  const { perSecond, p50 } = await measureEngine({
    databaseUrl: database.url,
    script: fileURLToPath(new URL(script, import.meta.url)),
    clients: 1,
    seconds,
    sampling: 1,
    variables: { ...present, alphabet: codeAlphabet },
  });
  const after = await countBlocks(database);
  const count = perSecond * seconds;
  return {
    milliseconds: p50,
    touched: (after.touched - before.touched) / count,
    fetched: (after.fetched - before.fetched) / count,
  };
};

const compare = async (name: string, script: string, databases: Databases): Promise<void> => {
  const [few, many]: [Cost[], Cost[]] = [[], []];
  // The first two rounds are not counted: plans and caches warm up.
  for (let round = -2; round < rounds; round += 1) {
    const [atFew, atMany] = await Promise.all([
      measure(databases.few, script),
      measure(databases.many, script),
    ]);
    if (round < 0) continue;
    few.push(atFew);
    many.push(atMany);
  }
  const ratios = (pick: (cost: Cost) => number): number[] =>
    few.map((cost, round) => pick(many[round] ?? cost) / pick(cost));
  const both = (pick: (cost: Cost) => number, digits: number): string =>
    `${median(few.map(pick)).toFixed(digits)} and ${median(many.map(pick)).toFixed(digits)}`;
  console.log(`
${name}, 200,000 and 2,000,000
  time      ${withSpread(ratios(({ milliseconds }) => milliseconds))}, ${both(({ milliseconds }) => milliseconds, 3)} ms
  blocks    ${withSpread(ratios(({ touched }) => touched))}, ${both(({ touched }) => touched, 1)}
  fetched   ${both(({ fetched }) => fetched, 2)}`);
};

interface Databases {
  few: TestDatabase;
  many: TestDatabase;
}

const fill = async ({ ownerUrl }: TestDatabase, sizes: Sizes): Promise<void> => {
  await fillDatabase(ownerUrl, sizes);
  await asOwner(ownerUrl, async (owner) => {
    await owner.query("create temp table present (citizens bigint)");
    await owner.query("insert into present values ($1)", [present.citizens]);
    const world = readFileSync(new URL("exchange-world.sql", import.meta.url), "utf8");
    await owner.query(world);
  });
};

await ensureTemplate();
const databases: Databases = { few: await createTestDatabase(), many: await createTestDatabase() };
try {
  await fill(databases.few, small);
  await fill(databases.many, large);
  await showSizes(databases.many);
  for (const [name, script] of Object.entries(scripts)) await compare(name, script, databases);
} finally {
  await databases.few.close();
  await databases.many.close();
}
