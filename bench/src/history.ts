import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureTemplate } from "@app/database/testing/template";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { measureEngine } from "./engine.ts";
import { fillDatabase } from "@app/database/testing/country/fill";
import { flat, type Page, pages, pageSize, scriptOf, type Way, ways } from "./history-queries.ts";
import { median } from "./numbers.ts";
import { runCommand } from "./run-command.ts";
import { showSizes } from "./sizes.ts";

// node bench/src/history.ts [rounds]: a page of history from two million deposits, read in
// different ways, against the same page from one flat table.

const rounds = Number(process.argv[2] ?? 3);
const clients = 4;
const seconds = 1;

const load = async (database: TestDatabase): Promise<void> => {
  await fillDatabase(database.ownerUrl, { citizens: 1, points: 2000, pastDeposits: 0 });
  const script = fileURLToPath(new URL("history.sql", import.meta.url));
  await runCommand("psql", [
    "--quiet",
    "--no-psqlrc",
    "--set=ON_ERROR_STOP=1",
    `--file=${script}`,
    database.ownerUrl,
  ]);
};

const measure = async (url: string, folder: string, way: Way, page: Page): Promise<number> => {
  const script = path.join(folder, "script.sql");
  writeFileSync(script, scriptOf(way));
  const { kind, citizens, from } = page;
  const { perSecond } = await measureEngine({
    databaseUrl: url,
    script,
    clients,
    seconds,
    variables: { kind, citizens, from, to: from + pageSize - 1 },
    protocol: way.protocol,
  });
  return perSecond;
};

/** Rates of one page, way by way, the ways alternating in every round. */
const measurePage = async (
  url: string,
  folder: string,
  page: Page,
): Promise<Map<Way, number[]>> => {
  const rates = new Map(ways.map((way) => [way, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [way, list] of rates) list.push(await measure(url, folder, way, page));
  }
  return rates;
};

const show = (page: Page, rates: ReadonlyMap<Way, number[]>): void => {
  const base = rates.get(flat) ?? [];
  console.log(`\n${page.name}`);
  for (const [way, list] of rates) {
    const ratios = list.map((rate, round) => rate / (base[round] ?? Number.NaN));
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    console.log(
      `  ${way.name.padEnd(31)} ${median(ratios).toFixed(2)} (${spread}), ${median(list).toFixed(0)} a second`,
    );
  }
};

await ensureTemplate();
const database = await createTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), "bench-history-"));
try {
  await load(database);
  await showSizes(database);
  for (const page of pages) show(page, await measurePage(database.url, folder, page));
} finally {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
}
