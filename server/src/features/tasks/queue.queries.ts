import type { TaskKindName, Urgency } from "@app/contract/tasks";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Task } from "./task-kind.ts";

/** Until midnight in Algiers it is for today. */
const urgencyOf = (clock: Clock) => sql<Urgency>`case
  when t.due_at <= ${sqlNow(clock)} then 'late'
  when (t.due_at at time zone 'Africa/Algiers')::date
    <= (${sqlNow(clock)} at time zone 'Africa/Algiers')::date then 'today'
  else 'later' end`;

const tasks = (db: Db) =>
  db
    .selectFrom("tasks as t")
    .select([
      "t.id",
      sql<TaskKindName>`t.kind`.as("kind"),
      "t.subject_id as subjectId",
      sql<Task["data"]>`t.data`.as("data"),
      "t.created_at as createdAt",
      "t.due_at as dueAt",
      "t.owner_id as ownerId",
    ]);

export const findTask = (db: Db, id: string): Promise<Task | undefined> =>
  tasks(db).where("t.id", "=", id).executeTakeFirst();

const shown = (db: Db, clock: Clock) =>
  tasks(db)
    .leftJoin("users as o", "o.id", "t.owner_id")
    .select([
      "o.first_name as ownerFirstName",
      "o.last_name as ownerLastName",
      "t.decided_at as decidedAt",
      "t.decision",
      urgencyOf(clock).as("urgency"),
    ]);
export type ShownTask = NonNullable<Awaited<ReturnType<typeof findShownTask>>>;

export const findShownTask = (db: Db, clock: Clock, id: string) =>
  shown(db, clock).where("t.id", "=", id).executeTakeFirst();

export interface QueueFilter {
  kinds: readonly string[];
  ownerId: string | null;
  after: string | null;
}

export const findQueue = (
  db: Db,
  clock: Clock,
  { kinds, ownerId, after }: QueueFilter,
  most: number,
): Promise<ShownTask[]> =>
  shown(db, clock)
    .where("t.decided_at", "is", null)
    .where("t.kind", "in", kinds)
    .$if(ownerId !== null, (query) => query.where("t.owner_id", "=", ownerId))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(t.due_at, t.id) > (select l.due_at, l.id from tasks l where l.id = ${after})`,
      ),
    )
    .orderBy("t.due_at")
    .orderBy("t.id")
    .limit(most)
    .execute();

/** How many are open, by what they are and how they stand. */
export const countQueue = (db: Db, clock: Clock, actorId: string) =>
  db
    .selectFrom("tasks as t")
    .select([
      "t.kind",
      urgencyOf(clock).as("urgency"),
      sql<boolean>`t.owner_id is not distinct from ${actorId}::uuid`.as("isMine"),
      sql<number>`count(*)::int`.as("count"),
    ])
    .where("t.decided_at", "is", null)
    .groupBy([sql`1`, sql`2`, sql`3`])
    .execute();

export const lockTask = (trx: Trx, id: string) =>
  trx
    .selectFrom("tasks")
    .select(["owner_id as ownerId", "decided_at as decidedAt"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const setOwner = async (
  trx: Trx,
  clock: Clock,
  id: string,
  ownerId: string | null,
): Promise<void> => {
  await trx
    .updateTable("tasks")
    .set({ owner_id: ownerId, taken_at: ownerId === null ? null : sqlNow(clock) })
    .where("id", "=", id)
    .execute();
};
