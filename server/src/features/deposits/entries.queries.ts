import { randomUUIDv7 } from "node:crypto";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export const readNow = async (db: Db, clock: Clock): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select ${sqlNow(clock)} as now`.execute(db);
  return rows[0]?.now as Date;
};

export interface UndoneEntries {
  deviceId: string;
  actorId: string;
  skew: number;
  numbers: readonly number[];
}

/** Weighed and taken back before it was sent: the number is accounted for, nothing else happens. */
export const insertUndone = async (
  db: Db,
  clock: Clock,
  { deviceId, actorId, skew, numbers }: UndoneEntries,
): Promise<void> => {
  if (numbers.length === 0) return;
  await db
    .insertInto("device_entries")
    .values(
      numbers.map((number) => ({
        device_id: deviceId,
        number,
        actor_id: actorId,
        outcome: "undone",
        skew_seconds: skew,
        received_at: sqlNow(clock),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["device_id", "number"])
        .doUpdateSet({ outcome: "undone" })
        .where("device_entries.deposit_id", "is", null),
    )
    .execute();
};

const mostMissing = 100;
/** No phone has more out there: older ones were asked for when they were new. */
const lookedAt = 10_000;

export const findMissingNumbers = async (
  db: Db,
  deviceId: string,
  highest: number,
): Promise<number[]> => {
  const { rows } = await sql<{ number: number }>`
    select n as number from generate_series(greatest(1, ${highest}::int - ${lookedAt}), ${highest}::int) n
    where not exists (select from device_entries e where e.device_id = ${deviceId} and e.number = n)
    order by n limit ${mostMissing}`.execute(db);
  return rows.map(({ number }) => number);
};

export interface LostEntries {
  deviceId: string;
  actorId: string;
  numbers: readonly number[];
}

/** A phone that has nothing more to send and numbers that never came: somebody must ask. */
export const askAboutLost = async (
  db: Db,
  clock: Clock,
  { deviceId, actorId, numbers }: LostEntries,
): Promise<void> => {
  await db
    .insertInto("tasks")
    .values({
      id: randomUUIDv7(),
      kind: "entries_lost",
      subject_id: deviceId,
      data: JSON.stringify({ actorId, numbers }),
      created_at: sqlNow(clock),
      due_at: sql`${sqlNow(clock)} + interval '2 days'`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "subject_id"])
        .where("decided_at", "is", null)
        .doUpdateSet({ data: JSON.stringify({ actorId, numbers }) }),
    )
    .execute();
};
