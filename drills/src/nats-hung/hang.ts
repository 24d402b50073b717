import type { Db } from "@app/database/connect";
import { type OwnNats, waitFor } from "@app/harness/processes";
import { sql } from "kysely";
import type { Answer, Load } from "../cluster/load.ts";
import { pause } from "../pause.ts";
import { openPage } from "./page.ts";
import { followRunbook, said } from "./runbook.ts";

export interface Subject {
  db: Db;
  /** For whoever repairs it by hand. */
  databaseUrl: string;
  nats: OwnNats;
  load: Load;
  apiUrl: () => string;
  workerUrl: () => string;
  /** Of somebody who is brought deposits all the time. */
  citizenToken: string;
  /** Milliseconds after which whatever is waited for will not come. */
  patience: number;
}

export const percentile95 = (answers: readonly Answer[]): number =>
  answers.map(({ took }) => took).toSorted((a, b) => a - b)[Math.ceil(answers.length * 0.95) - 1] ??
  Number.NaN;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** What the alarm looks at. */
const readOldest = async ({ workerUrl }: Subject): Promise<number> => {
  const metrics = await (await fetch(`${workerUrl()}/metrics`)).text();
  return Number(/^outbox_oldest_seconds (\S+)/m.exec(metrics)?.[1] ?? Number.NaN);
};

/** Until everything that is in the outbox now was handled by all who listen, while more comes. */
const drain = async ({ db, patience }: Subject): Promise<number> => {
  const start = performance.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  await waitFor(
    "the outbox to be drained",
    async () => {
      const open = await sql`select from outbox
        where settled_at is null and created_at <= ${rows[0]?.now} limit 1`.execute(db);
      return open.rows.length === 0;
    },
    patience,
  );
  return secondsSince(start);
};

export interface Hang {
  /** Milliseconds. */
  before: number;
  during: number;
  answered: number;
  /** Of all of them. */
  notCreated: number;
  /** Seconds from the beginning of the hang; none if the alarm's figure never rose over its threshold. */
  noticedAfter: number | null;
  /** The highest that the figure was, in seconds. */
  oldest: number;
  /** Milliseconds. */
  pageShownAfter: number;
  /** Seconds from the end of the hang. */
  pageToldAfter: number;
  drainedAfter: number;
}

/** Looks at the alarm's figure for so long. */
const watch = async (
  subject: Subject,
  milliseconds: number,
): Promise<Pick<Hang, "noticedAfter" | "oldest">> => {
  const start = performance.now();
  let [noticedAfter, oldest]: [number | null, number] = [null, 0];
  while (performance.now() - start < milliseconds) {
    oldest = Math.max(oldest, await readOldest(subject));
    if (oldest > said.late) noticedAfter ??= secondsSince(start);
    await pause(Math.min(500, start + milliseconds - performance.now()));
  }
  return { noticedAfter, oldest };
};

/** NATS stands still for a while under the load, and goes on. */
export const hang = async (
  subject: Subject,
  { before, hung }: { before: number; hung: number },
): Promise<Hang> => {
  const { nats, load } = subject;
  const first = load.answers.length;
  await pause(before);
  nats.freeze();
  const frozen = load.answers.length;
  const page = openPage(subject.apiUrl(), subject.citizenToken);
  try {
    const noticed = await watch(subject, hung);
    const during = load.answers.slice(frozen);
    const told = page.told();
    nats.thaw();
    const thawed = performance.now();
    const hears = waitFor("the page to hear of a deposit", async () => page.told() > told).then(
      () => secondsSince(thawed),
    );
    const [drainedAfter, pageToldAfter] = await Promise.all([drain(subject), hears]);
    return {
      before: percentile95(load.answers.slice(first, frozen)),
      during: percentile95(during),
      answered: during.length,
      notCreated: during.filter(({ status }) => status !== 201).length,
      ...noticed,
      pageShownAfter: await page.shownAfter,
      pageToldAfter,
      drainedAfter,
    };
  } finally {
    page.close();
  }
};

/**
 * NATS stands still for good. Once news are so many seconds late somebody does what the runbook says; answers how many
 * seconds it took from its first step.
 */
export const mendWedge = async (subject: Subject, late: number): Promise<number> => {
  subject.nats.freeze();
  await waitFor(
    "news to be late",
    async () => (await readOldest(subject)) > late,
    subject.patience,
  );
  const start = performance.now();
  await followRunbook(subject.nats, subject.databaseUrl);
  await drain(subject);
  await waitFor(
    "the figure to say that it is over",
    async () => (await readOldest(subject)) < said.over,
    subject.patience,
  );
  return secondsSince(start);
};
