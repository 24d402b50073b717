import { randomUUIDv7 } from "node:crypto";
import type { TaskKindName } from "@app/contract/tasks";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

export interface NewTask {
  /** "point_approval": what has to be decided. */
  kind: TaskKindName;
  subjectId: string;
  /** What helps to decide; ids, never what names a person. */
  data: Record<string, unknown>;
  /** Reckoned from the clock, here or in the database. */
  dueAt: Date | RawBuilder<Date>;
}

/** When something should be decided, by the clock of the database. */
export const daysFromNow = (clock: Clock, days: number): RawBuilder<Date> =>
  sql<Date>`${sqlNow(clock)} + make_interval(days => ${days})`;

/** About one thing at most one task of a kind is open. */
export const insertTasks = async (
  trx: Trx,
  clock: Clock,
  tasks: readonly NewTask[],
): Promise<void> => {
  await trx
    .insertInto("tasks")
    .values(
      tasks.map(({ kind, subjectId, data, dueAt }) => ({
        id: randomUUIDv7(),
        kind,
        subject_id: subjectId,
        data: JSON.stringify(data),
        created_at: sqlNow(clock),
        due_at: dueAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject_id"]).where("decided_at", "is", null).doNothing(),
    )
    .execute();
};

export interface ClosedTask {
  /** This one alone, where another may be open about the same since. */
  id?: string;
  kind: TaskKindName;
  subjectId: string;
  /** Null: it settled itself. */
  decidedBy: string | null;
  decision: string;
  note: string | null;
}

/** Whether there was an open one. */
export const closeTask = async (
  trx: Trx,
  clock: Clock,
  { id, kind, subjectId, decidedBy, decision, note }: ClosedTask,
): Promise<boolean> => {
  const result = await trx
    .updateTable("tasks")
    .set({ decided_at: sqlNow(clock), decided_by: decidedBy, decision, note })
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("decided_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};
