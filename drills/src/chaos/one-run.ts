import { waitFor } from "@app/harness/processes";
import { readHost, stolenShare } from "@app/harness/steal";
import type { Connection } from "@app/database/connect";
import { sql } from "kysely";
import { countBySecond } from "../by-second.ts";
import { openClosing } from "../closing.ts";
import type { Violation } from "../ledger-checks.ts";
import { pause } from "../pause.ts";
import { checkAll } from "./checks.ts";
import { startClients } from "./clients.ts";
import { type Drawn, drawSchedule, type FaultKind, strikeAll, type Struck } from "./faults.ts";
import { type Journal, openJournal } from "./journal.ts";
import { buildTown } from "./town.ts";
import { type Engines, type Prepare, startWorld } from "./world.ts";

export interface RunOptions {
  seed: number;
  seconds: number;
  /** If not drawn from the seed. */
  schedule?: readonly Drawn[];
  prepare?: Prepare;
  say?: (what: string) => void;
}

export interface RunResult {
  seed: number;
  faults: Partial<Record<FaultKind, number>>;
  acknowledged: number;
  vouchers: number;
  refused: number;
  again: number;
  replays: number;
  lost: number;
  violations: Violation[];
  unexpected: Record<string, number>;
  /** After the last fault, until every list agreed with the ledger. */
  settleSeconds: number;
  /** Which share of the machine's time its host gave to others meanwhile; runs of before were not asked. */
  stolen?: number;
  /** What the plot is drawn from; runs of before did not keep it. */
  course?: { acknowledged: [second: number, count: number][]; struck: Struck[] };
}

const settleMilliseconds = 120_000;
/** So many are acknowledged after a fault before the next, or so long is waited. */
const breath = { acknowledged: 300, milliseconds: 12_000 };

const breathe = ({ acknowledged }: Journal): Promise<void> => {
  const before = acknowledged.size;
  return waitFor(
    "clients to be answered",
    async () => acknowledged.size >= before + breath.acknowledged,
    breath.milliseconds,
  ).catch(() => undefined);
};

export const openNews = async ({ db }: Connection): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select
    (select count(*) from outbox where settled_at is null)
    + (select count(*) from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'tell-depositors') as n`.execute(db);
  return rows[0]?.n ?? 0;
};

/** Whether every list was brought up to date in time, and after how long. */
const settle = async (admin: Connection): Promise<{ isSettled: boolean; seconds: number }> => {
  const start = performance.now();
  const isSettled = await waitFor(
    "every list to agree with the ledger",
    // The drill's own connections may still be those that a fault broke.
    async () => (await openNews(admin).catch(() => null)) === 0,
    settleMilliseconds,
  ).then(
    () => true,
    () => false,
  );
  return { isSettled, seconds: Math.round((performance.now() - start) / 100) / 10 };
};

const count = <T extends string>(kinds: readonly T[]): Partial<Record<T, number>> =>
  Object.fromEntries(
    [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]),
  ) as Partial<Record<T, number>>;

/** A town lives, its engines and processes are broken on a schedule; then everything must be there. */
export const runOnce = async (
  engines: Engines,
  { seed, seconds, say = () => undefined, ...options }: RunOptions,
): Promise<RunResult> => {
  const closing = openClosing();
  try {
    const name = `run_${seed}_${Date.now().toString(36)}`;
    const world = await startWorld(engines, name, closing.defer, options.prepare);
    const town = await buildTown(world.admin.db);
    engines.disk.settle();
    const journal = openJournal();
    const clients = startClients({
      seed,
      town,
      journal,
      urls: () => [world.apis[0].url(), world.apis[1].url()],
    });
    closing.defer(() => clients.abandon());
    const schedule = options.schedule ?? drawSchedule(seed, seconds);
    const [start, host] = [performance.now(), readHost()];
    const struck = await strikeAll(world, seed, schedule, {
      say: (kind) => say(`${kind}, ${journal.acknowledged.size} acknowledged`),
      breathe: () => breathe(journal),
    });
    await pause(start + seconds * 1000 - performance.now());
    await clients.stop();
    say(`settling, ${journal.acknowledged.size} acknowledged`);
    const settled = await settle(world.admin);
    const { lost, violations } = await checkAll(world.admin.db, journal, settled.isSettled);
    const acknowledged = [...journal.acknowledged.values()];
    return {
      seed,
      faults: count(struck.map(({ kind }) => kind)),
      acknowledged: acknowledged.length,
      vouchers: acknowledged.filter(({ kind }) => kind === "voucher").length,
      refused: journal.refused,
      again: journal.again,
      replays: journal.replays,
      lost,
      violations,
      unexpected: Object.fromEntries(journal.unexpected),
      settleSeconds: settled.seconds,
      stolen: Math.round(stolenShare(host, readHost()) * 100) / 100,
      course: {
        acknowledged: countBySecond(journal.acknowledgedAt, start, { from: 0, to: seconds }),
        struck,
      },
    };
  } finally {
    await closing.close();
  }
};
