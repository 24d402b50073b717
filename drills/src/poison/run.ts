import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import { buildUser } from "@app/database/testing/builders";
import { waitFor } from "@app/harness/processes";
import { progress, table, writeSection } from "@app/harness/report";
import { sql } from "kysely";
import { readNumbers } from "../arguments.ts";
import { post } from "../ask.ts";
import { buildTown, type Counter } from "../chaos/town.ts";
import { startEngines, startWorld, type World } from "../chaos/world.ts";
import { openClosing } from "../closing.ts";
import { pause } from "../pause.ts";
import { reliability } from "../results.ts";
import {
  countTries,
  mendHandler,
  type Poison,
  poisonHandler,
  poisonUnreadable,
  replayDead,
} from "./poisons.ts";

const goalSeconds = 5;
const mostMilliseconds = 120_000;
/** A message published again is dropped for two minutes: its first copy is still remembered. */
const replayMilliseconds = 180_000;

const weigh = async ({ apis }: World, counter: Counter, citizenCode: string): Promise<string> => {
  const body = {
    pointId: counter.pointId,
    citizenCode,
    material: "pet",
    grams: 1000,
    stars: { clean: true, compacted: false, manners: false },
  };
  const url = apis[0].url() + recordDeposit.path;
  const answer = await post(url, counter.token, body, { key: randomUUID(), patience: 20_000 });
  if (answer.status !== 201) throw new Error(`a deposit was answered ${answer.status}`);
  return (JSON.parse(answer.body) as { id: string }).id;
};

const countAsides = async ({ admin }: World, id: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from dead_events where event_id = ${id}`.execute(admin.db);
  return rows[0]?.n ?? 0;
};

const waitForAsides = async (world: World, poisons: readonly Poison[]): Promise<void> => {
  for (const { name, id, asides } of poisons) {
    await waitFor(
      `${name} to be set aside`,
      async () => (await countAsides(world, id)) === asides,
      mostMilliseconds,
    );
  }
};

/** The longest any of these deposits waited for any who listens, in seconds. */
const latest = async ({ admin }: World, ids: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select max(extract(epoch from p.processed_at - o.created_at))::float8 as seconds
    from outbox o join processed_events p on p.event_id = o.id
    where o.id = any (${ids}::uuid[])`.execute(admin.db);
  return Math.round((rows[0]?.seconds ?? 0) * 10) / 10;
};

const areHandled = async ({ admin }: World, ids: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox
    where id = any (${ids}::uuid[]) and settled_at is not null`.execute(admin.db);
  return rows[0]?.n === ids.length;
};

/** A steady stream of good deposits, and how late the latest of them was. */
const streamGood = async (
  world: World,
  counter: Counter,
  code: string,
  until: () => Promise<boolean>,
): Promise<Good> => {
  const ids: string[] = [];
  const end = performance.now() + mostMilliseconds;
  while (ids.length < 100 || !(await until())) {
    if (performance.now() > end) throw new Error("the poison was not set aside");
    ids.push(await weigh(world, counter, code));
    await pause(30);
  }
  await waitFor("the others to be handled", () => areHandled(world, ids), mostMilliseconds);
  return { deposits: ids.length, seconds: await latest(world, ids) };
};

/** Alone, so that a try is a try of this event: five, and then it is set aside. */
const failAlways = async (world: World, counter: Counter) => {
  const { db } = world.admin;
  const { id, code } = await buildUser(db);
  await poisonHandler(db, id);
  const poison = {
    name: "handler that always fails",
    id: await weigh(world, counter, code),
    asides: 1,
  };
  await waitForAsides(world, [poison]);
  return { poison, tries: await countTries(db) };
};

const replay = async (world: World, id: string): Promise<boolean> => {
  await mendHandler(world.admin.db);
  await replayDead(world.admin.db, id);
  const written = async (): Promise<boolean> => {
    const { rows } = await sql`select from custody_events where id = ${id}`.execute(world.admin.db);
    return rows.length === 1;
  };
  return waitFor("it to be handled again", written, replayMilliseconds).then(
    () => true,
    () => false,
  );
};

interface Good {
  deposits: number;
  /** How late the latest was. */
  seconds: number;
}

const pourUnreadable = async (world: World, counter: Counter, code: string) => {
  const { id } = await buildUser(world.admin.db);
  const poisons = await poisonUnreadable(world, id);
  const good = await streamGood(world, counter, code, async () => {
    const found = await Promise.all(poisons.map((one) => countAsides(world, one.id)));
    return poisons.every(({ asides }, n) => found[n] === asides);
  });
  return { poisons, good };
};

interface Outcome {
  rounds: number;
  poisons: readonly Poison[];
  tries: number;
  /** Without poison, and with it. */
  before: Good;
  good: Good;
  isReplayed: boolean;
}

const lateness = ({ before, good }: Pick<Outcome, "before" | "good">): number =>
  Math.max(0, Math.round((good.seconds - before.seconds) * 10) / 10);

const report = ({ rounds, poisons, tries, before, good, isReplayed }: Outcome): string =>
  [
    "`pnpm drill poison`: bodies that nobody can read and an event whose handler always fails, among good deposits. A",
    "poison is set aside by each who listens; one that NATS does not take, by whoever would publish it. The bodies come",
    `in ${rounds} rounds, and the latest deposit of all of them counts.`,
    "",
    table(
      ["Poison", "Set aside by"],
      poisons.map(({ name, asides }) => [name, `${asides} of ${asides}`]),
    ),
    "",
    table(
      ["What", "Measured", "Goal"],
      [
        ["tries before it was set aside", String(tries), "5"],
        [`latest of ${before.deposits} good deposits without poison`, `${before.seconds} s`, ""],
        [`latest of ${good.deposits} good deposits with poison`, `${good.seconds} s`, ""],
        ["later than without", `${lateness({ before, good })} s`, `${goalSeconds} s`],
        ["handled again once mended", isReplayed ? "yes" : "no", "yes"],
      ],
    ),
  ].join("\n");

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { rounds } = readNumbers(args, { rounds: 10 });
  const closing = openClosing();
  try {
    const world = await startWorld(await startEngines(closing.defer), "poison", closing.defer);
    const { counters, codes } = await buildTown(world.admin.db);
    progress("poison: a handler that always fails");
    const { poison, tries } = await failAlways(world, counters[0]);
    progress("poison: good deposits alone");
    const before = await streamGood(world, counters[0], codes[0], async () => true);
    const poured: Awaited<ReturnType<typeof pourUnreadable>>[] = [];
    while (poured.length < rounds) {
      progress(`poison: bodies that nobody can read, ${poured.length + 1} of ${rounds}`);
      poured.push(await pourUnreadable(world, counters[0], codes[0]));
    }
    progress("poison: handled again");
    const isReplayed = await replay(world, poison.id);
    const good = {
      deposits: poured.reduce((sum, one) => sum + one.good.deposits, 0),
      seconds: Math.max(...poured.map((one) => one.good.seconds)),
    };
    const poisons = [...(poured[0]?.poisons ?? []), poison];
    const outcome = { rounds, poisons, tries, before, good, isReplayed };
    writeSection(reliability, "poison", report(outcome));
    return tries === 5 && lateness(outcome) <= goalSeconds && isReplayed;
  } finally {
    await closing.close();
    progress("");
  }
};
