import { undoSeconds } from "@app/contract/device-entries";
import type { Locale } from "@app/contract/locales";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** Their own number; or the one they gave at the counter, until they prove it. */
const reachable = (db: Db) =>
  db
    .selectFrom("users as u")
    .leftJoin("counter_registrations as r", (join) =>
      join.onRef("r.user_id", "=", "u.id").on("r.claimed_at", "is", null),
    )
    .select([
      "u.id",
      "u.locale",
      sql<string | null>`coalesce(u.phone, r.phone)`.as("phone"),
      sql<boolean>`coalesce(u.sms_receipts, r.user_id is not null)`.as("isOn"),
    ])
    .$narrowType<{ locale: Locale }>();

export const findSetting = (db: Db, userId: string) =>
  reachable(db).where("u.id", "=", userId).executeTakeFirstOrThrow();

export const setSetting = async (db: Db, userId: string, on: boolean): Promise<void> => {
  await db.updateTable("users").set({ sms_receipts: on }).where("id", "=", userId).execute();
};

/** Of these, whoever wants to be told and can be. */
export const findListeners = async (db: Db, userIds: readonly string[]): Promise<string[]> => {
  const people = await reachable(db).where("u.id", "in", userIds).execute();
  return people.filter(({ isOn, phone }) => isOn && phone !== null).map(({ id }) => id);
};

const mostAtOnce = 50;

export interface Untold {
  grams: number;
  tokens: number;
  pointName: unknown;
}

/** The day's deposits that can no longer be undone and have not been told; claimed as they are read. */
export const claimUntold = async (trx: Trx, clock: Clock, citizenId: string): Promise<Untold[]> => {
  const { rows } = await sql<Untold>`
    with recent as (
      select number, deposit_id, created_at, status, point_id, grams, tokens from citizen_deposits
      where citizen_id = ${citizenId} order by number desc limit ${mostAtOnce}
    ),
    told as (
      insert into deposit_receipts (deposit_id, citizen_id, created_at)
      select r.deposit_id, ${citizenId}, ${sqlNow(clock)} from recent r
      where r.status in ('confirmed', 'corrected') and exists (
        -- A bag that was declared is told when it is weighed.
        select from transfers t where t.id = r.deposit_id
          and t.created_at >= greatest(r.created_at, ${sqlNow(clock)} - interval '1 day')
          and t.created_at <= ${sqlNow(clock)} - make_interval(secs => ${undoSeconds}))
      on conflict do nothing
      returning deposit_id
    )
    select r.grams, r.tokens, p.name as "pointName"
    from told join recent r using (deposit_id) join points p on p.id = r.point_id
    order by r.number desc`.execute(trx);
  return rows;
};
