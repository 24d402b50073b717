import { progress, table, writeSection } from "@app/harness/report";
import { waitFor } from "@app/harness/processes";
import { sql } from "kysely";
import { readNumbers } from "../arguments.ts";
import { checkAll } from "../chaos/checks.ts";
import { startClients } from "../chaos/clients.ts";
import { openJournal } from "../chaos/journal.ts";
import { openNews } from "../chaos/one-run.ts";
import { buildTown } from "../chaos/town.ts";
import { startEngines, startWorld, type World } from "../chaos/world.ts";
import { openClosing } from "../closing.ts";
import { pause } from "../pause.ts";
import { reliability } from "../results.ts";

interface Loss {
  /** Published, and not handled by all who listen. */
  inTheStream: number;
  /** From the moment NATS was back, empty, until all of them were handled. */
  seconds: number;
}

const goalSeconds = 60;
const mostMilliseconds = 180_000;
const loadMilliseconds = 4000;
/** Without one they ask for more than two cores carry besides, and nobody could ever catch up. */
const breath = 2000;

const countOpen = async ({ admin }: World, before: Date, isPublished: boolean): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox
    where settled_at is null and created_at <= ${before}
      and (published_at is not null or not ${isPublished})`.execute(admin.db);
  return rows[0]?.n ?? 0;
};

const databaseNow = async ({ admin }: World): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(admin.db);
  return rows[0]?.now ?? new Date(0);
};

/** The worker is frozen first: what it has published and not yet read is certainly in the stream. */
const loseEverything = async (world: World): Promise<Loss> => {
  const { nats, worker } = world;
  await pause(loadMilliseconds);
  worker.freeze();
  await nats.stop();
  const lostAt = await databaseNow(world);
  const inTheStream = await countOpen(world, lostAt, true);
  nats.loseData();
  await nats.start();
  worker.thaw();
  const back = performance.now();
  await waitFor(
    "the lists to agree with the ledger",
    async () => (await countOpen(world, lostAt, false)) === 0,
    mostMilliseconds,
  );
  return { inTheStream, seconds: Math.round((performance.now() - back) / 100) / 10 };
};

const report = (runs: number, losses: readonly Loss[], acknowledged: number, bad: number) => {
  const seconds = losses.map((loss) => loss.seconds).toSorted((a, b) => a - b);
  const row = [
    String(losses.length),
    String(losses.reduce((sum, { inTheStream }) => sum + inTheStream, 0)),
    `${seconds[Math.floor(seconds.length / 2)] ?? 0} s`,
    `${seconds.at(-1) ?? 0} s`,
    `${seconds.filter((one) => one <= goalSeconds).length} of ${losses.length}`,
    String(acknowledged),
    String(bad),
  ];
  const head = ["Losses", "Lost in NATS", "Median", "Longest", "Within 60 s", "Acknowledged"];
  return [
    `\`pnpm drill nats-lost --runs ${runs}\`: under load the worker is frozen, NATS ended and its disk emptied. Measured`,
    `from the moment it is back until everything acknowledged before is in every list again, the load going on; clients`,
    `take a breath of ${breath} ms between two acts.`,
    "",
    table([...head, "Violations"], [row]),
  ].join("\n");
};

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { runs, seed } = readNumbers(args, { runs: 10, seed: 1 });
  const closing = openClosing();
  try {
    const world = await startWorld(await startEngines(closing.defer), "nats_lost", closing.defer);
    const town = await buildTown(world.admin.db);
    const journal = openJournal();
    const urls = (): [string, string] => [world.apis[0].url(), world.apis[1].url()];
    const clients = startClients({ seed, town, journal, urls, breath });
    const losses: Loss[] = [];
    for (let n = 1; n <= runs; n++) {
      progress(`nats-lost, run ${n} of ${runs}, ${journal.acknowledged.size} acknowledged`);
      losses.push(await loseEverything(world));
    }
    await clients.stop();
    const settled = async (): Promise<boolean> => (await openNews(world.admin)) === 0;
    await waitFor("every list to agree with the ledger", settled, mostMilliseconds);
    const { violations } = await checkAll(world.admin.db, journal, true);
    for (const { check, subject } of violations) progress(`violated: ${check}, ${subject}`);
    const { size } = journal.acknowledged;
    writeSection(reliability, "nats-lost", report(runs, losses, size, violations.length));
    return violations.length === 0 && losses.every(({ seconds }) => seconds <= goalSeconds);
  } finally {
    await closing.close();
    progress("");
  }
};
