import { randomUUIDv7 } from "node:crypto";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import { type SubjectKind, subjects } from "./subjects.ts";

export interface Subject {
  kind: SubjectKind;
  id: string;
}

/** Whoever changes the same thing waits, so that what was before is what the other left. */
export const lockSubject = async (trx: Trx, { kind, id }: Subject): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${kind} ${id}`}, 0))`.execute(
    trx,
  );
};

/** How a thing is now, as text, so that two of them can be compared; null when it is not there. */
export const readSubject = async (trx: Trx, { kind, id }: Subject): Promise<string | null> => {
  const { table, key, columns } = subjects[kind];
  const { rows } = await sql<{ state: string | null }>`
    select jsonb_agg(to_jsonb(t) order by to_jsonb(t))::text as state
    from (select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${sql.ref(key)} = ${id}) t`.execute(trx);
  return rows[0]?.state ?? null;
};

export interface NewEntry {
  /** Of a thing that is changed one of `subjects`, of what is only looked at any word. */
  kind: string;
  id: string;
  actorId: string;
  act: string;
  before: string | null;
  after: string | null;
  note: string | null;
  traceId: string;
}

export const insertEntry = async (trx: Trx, clock: Clock, entry: NewEntry): Promise<void> => {
  await trx
    .insertInto("audit_entries")
    .values({
      id: randomUUIDv7(),
      at: sqlNow(clock),
      actor_id: entry.actorId,
      act: entry.act,
      subject_kind: entry.kind,
      subject_id: entry.id,
      before: entry.before,
      after: entry.after,
      note: entry.note,
      trace_id: entry.traceId,
    })
    .execute();
};

/** Whether the same was written down not long ago. */
export const isNotedSince = async (
  db: Db,
  clock: Clock,
  { actorId, act, id }: Pick<NewEntry, "actorId" | "act" | "id">,
  minutes: number,
): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("audit_entries")
      .select("id")
      .where("subject_id", "=", id)
      .where("at", ">", sql<Date>`${sqlNow(clock)} - make_interval(mins => ${minutes})`)
      .where("actor_id", "=", actorId)
      .where("act", "=", act)
      .limit(1)
      .executeTakeFirst(),
  );

export interface Filter {
  act?: string | undefined;
  actorId?: string | undefined;
  subjectId?: string | undefined;
  after?: string | undefined;
}

type State = Record<string, unknown>[] | null;

export const findEntries = (db: Db, { act, actorId, subjectId, after }: Filter, most: number) =>
  db
    .selectFrom("audit_entries as e")
    .innerJoin("users as u", "u.id", "e.actor_id")
    .select([
      "e.id",
      "e.at",
      "e.actor_id as actorId",
      "u.first_name as firstName",
      "u.last_name as lastName",
      "e.act",
      "e.subject_kind as subjectKind",
      "e.subject_id as subjectId",
      sql<State>`e.before`.as("before"),
      sql<State>`e.after`.as("after"),
      "e.note",
    ])
    .$if(act !== undefined, (query) => query.where("e.act", "=", act ?? ""))
    .$if(actorId !== undefined, (query) => query.where("e.actor_id", "=", actorId ?? ""))
    .$if(subjectId !== undefined, (query) => query.where("e.subject_id", "=", subjectId ?? ""))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(e.at, e.id) < (select l.at, l.id from audit_entries l where l.id = ${after})`,
      ),
    )
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .limit(most)
    .execute();
