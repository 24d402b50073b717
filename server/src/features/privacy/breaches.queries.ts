import { randomUUIDv7 } from "node:crypto";
import {
  type Breach,
  type BreachInput,
  type BreachState,
  type BreachStep,
  noticeDays,
} from "@app/contract/breaches";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export const countBreaches = async (
  db: Db,
  clock: Clock,
): Promise<{ open: number; late: number }> => {
  const { rows } = await sql<{ open: number; late: number }>`
    select count(*)::int as open,
      count(*) filter (where notified_at is null and
        found_at + make_interval(days => ${noticeDays}) < ${sqlNow(clock)})::int as late
    from breaches where state <> 'closed'`.execute(db);
  return rows[0] ?? { open: 0, late: 0 };
};

interface KeptEvent {
  at: string;
  state: BreachState;
  people: number | null;
  note: string;
}

const selectBreaches = (db: Db, clock: Clock) =>
  db.selectFrom("breaches as b").select([
    "b.id",
    "b.number",
    sql<BreachState>`b.state`.as("state"),
    "b.what",
    "b.found_at as foundAt",
    "b.notified_at as notifiedAt",
    sql<Breach["groups"]>`b.groups`.as("groups"),
    sql<Breach["data"]>`b.data`.as("data"),
    "b.people",
    "b.records",
    sql<KeptEvent[]>`(select jsonb_agg(jsonb_build_object('at', e.at, 'state', e.state,
          'people', e.people, 'note', e.note) order by e.at, e.id)
        from breach_events e where e.breach_id = b.id)`.as("events"),
    sqlNow(clock).as("now"),
  ]);
export type KeptBreach = Awaited<ReturnType<typeof findBreaches>>[number];

/** The newest first, by the number they got. */
export const findBreaches = (db: Db, clock: Clock, after: string | undefined, most: number) =>
  selectBreaches(db, clock)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`b.number < (select l.number from breaches l where l.id = ${after})`),
    )
    .orderBy("b.number", "desc")
    .limit(most)
    .execute();

export const findBreach = (db: Db, clock: Clock, id: string) =>
  selectBreaches(db, clock).where("b.id", "=", id).executeTakeFirst();

export const isPast = async (db: Db, clock: Clock, moment: Date): Promise<boolean> => {
  const { past } = await db
    .selectNoFrom(sql<boolean>`${moment}::timestamptz <= ${sqlNow(clock)}`.as("past"))
    .executeTakeFirstOrThrow();
  return past;
};

interface NewEvent {
  breachId: string;
  state: BreachState;
  people: number | null;
  note: string;
}

const insertEvent = async (trx: Trx, clock: Clock, event: NewEvent): Promise<void> => {
  const { breachId, ...rest } = event;
  await trx
    .insertInto("breach_events")
    .values({ id: randomUUIDv7(), breach_id: breachId, at: sqlNow(clock), ...rest })
    .execute();
};

export const insertBreach = async (
  trx: Trx,
  clock: Clock,
  id: string,
  { what, foundAt, groups, data, people, records, measures }: BreachInput,
): Promise<void> => {
  await trx
    .insertInto("breaches")
    .values({ id, state: "found", what, found_at: foundAt, groups, data, people, records })
    .execute();
  await insertEvent(trx, clock, { breachId: id, state: "found", people, note: measures });
};

export const lockBreach = async (trx: Trx, id: string): Promise<BreachState | undefined> => {
  const row = await trx
    .selectFrom("breaches")
    .select(sql<BreachState>`state`.as("state"))
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.state;
};

export const addStep = async (
  trx: Trx,
  clock: Clock,
  { id, step, people, note }: { id: string; step: BreachStep; people: number | null; note: string },
): Promise<void> => {
  await trx
    .updateTable("breaches")
    .set({
      state: step,
      ...(people !== null && { people }),
      ...(step === "notified" && { notified_at: sqlNow(clock) }),
    })
    .where("id", "=", id)
    .execute();
  await insertEvent(trx, clock, { breachId: id, state: step, people, note });
};
