import type { RecordedDeposit } from "@app/contract/deposits";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export const readNow = async (db: Db, clock: Clock): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select ${sqlNow(clock)} as now`.execute(db);
  return rows[0]?.now as Date;
};

/** Whose entries they are, and by how many seconds that phone's clock is behind ours. */
export interface Sender {
  deviceId: string;
  actorId: string;
  skew: number;
}

export interface Closing {
  number: number;
  key: string;
  outcome: "undone" | "given_up";
  details: object | null;
}

export type Closed =
  | { outcome: "undone" | "given_up"; answer: null }
  | { outcome: "recorded"; answer: RecordedDeposit };

/** `recorded` with its answer when the deposit had arrived before. */
export const closeEntry = async (
  db: Db,
  clock: Clock,
  { deviceId, actorId, skew }: Sender,
  { number, key, outcome, details }: Closing,
): Promise<Closed> => {
  const { rows } = await sql<Closed>`
    select outcome, answer from close_device_entry(${clock.fixed()}, ${actorId}, ${deviceId},
      ${number}, ${key}, ${outcome}, ${skew}, ${details && JSON.stringify(details)})`.execute(db);
  return rows[0] as Closed;
};

/** Refused, also where no function of the database was asked: the number has arrived. */
export const noteRefused = async (
  db: Db,
  clock: Clock,
  { deviceId, actorId, skew }: Sender,
  refused: readonly { number: number; outcome: string }[],
): Promise<void> => {
  if (refused.length === 0) return;
  const rows = refused.map(({ number, outcome }) => ({
    device_id: deviceId,
    number,
    actor_id: actorId,
    outcome,
    skew_seconds: skew,
    received_at: sqlNow(clock),
  }));
  await db
    .insertInto("device_entries")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["device_id", "number"])
        .doUpdateSet((eb) => ({ outcome: eb.ref("excluded.outcome") }))
        .where("device_entries.deposit_id", "is", null),
    )
    .execute();
};
