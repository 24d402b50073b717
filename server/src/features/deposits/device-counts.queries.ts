import { randomUUIDv7 } from "node:crypto";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface DeviceCount {
  deviceId: string;
  actorId: string;
  highestNumber: number;
  stillWaiting: number;
}

/** How far the phone has counted, as it says itself. A copy that comes late does not count back. */
export const noteCount = async (
  db: Db,
  clock: Clock,
  { deviceId, actorId, highestNumber, stillWaiting }: DeviceCount,
): Promise<void> => {
  await db
    .insertInto("device_counts")
    .values({
      device_id: deviceId,
      actor_id: actorId,
      highest_number: highestNumber,
      still_waiting: stillWaiting,
      heard_at: sqlNow(clock),
    })
    .onConflict((conflict) =>
      conflict.column("device_id").doUpdateSet((eb) => ({
        actor_id: eb.ref("excluded.actor_id"),
        highest_number: sql<number>`greatest(device_counts.highest_number, excluded.highest_number)`,
        still_waiting: eb.ref("excluded.still_waiting"),
        heard_at: eb.ref("excluded.heard_at"),
      })),
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

/** Phones that were last heard of before that long, with something still to send. */
export const findSilentDevices = async (db: Db, clock: Clock, hours: number, limit: number) =>
  db
    .selectFrom("device_counts as c")
    .select(["c.device_id as deviceId", "c.actor_id as actorId", "c.highest_number as highest"])
    .where("c.still_waiting", ">", 0)
    .where("c.heard_at", "<", sql<Date>`${sqlNow(clock)} - make_interval(hours => ${hours})`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("tasks as t")
            .select("t.id")
            .where("t.kind", "=", "device_gap" satisfies GapKind)
            .whereRef("t.subject_id", "=", "c.device_id")
            .whereRef("t.created_at", ">=", "c.heard_at"),
        ),
      ),
    )
    .orderBy("c.heard_at")
    .limit(limit)
    .execute();

/** `entries_lost`: the phone has no more to send and numbers never came. `device_gap`: it fell silent. */
const gapKinds = ["entries_lost", "device_gap"] as const;
type GapKind = (typeof gapKinds)[number];

export interface Gap {
  deviceId: string;
  actorId: string;
  numbers: readonly number[];
}

/** Somebody must ask; once for a phone, with the newest numbers. */
export const askAboutGap = async (
  db: Db,
  clock: Clock,
  kind: GapKind,
  { deviceId, actorId, numbers }: Gap,
): Promise<void> => {
  const data = JSON.stringify({ actorId, numbers });
  await db
    .insertInto("tasks")
    .values({
      id: randomUUIDv7(),
      kind,
      subject_id: deviceId,
      data,
      created_at: sqlNow(clock),
      due_at: sql`${sqlNow(clock)} + interval '2 days'`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "subject_id"])
        .where("decided_at", "is", null)
        .doUpdateSet({ data }),
    )
    .execute();
};

/** Everything came after all. */
export const closeGaps = async (db: Db, clock: Clock, deviceId: string): Promise<void> => {
  await db
    .updateTable("tasks")
    .set({ decided_at: sqlNow(clock), decision: "arrived" })
    .where("kind", "in", gapKinds)
    .where("subject_id", "=", deviceId)
    .where("decided_at", "is", null)
    .execute();
};
