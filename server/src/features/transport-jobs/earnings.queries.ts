import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { Month } from "../../months.queries.ts";

/** More than a van makes in any month. */
const mostPayments = 2000;

export const findPayments = (db: Db, userId: string, { from, until }: Month) =>
  db
    .selectFrom("transport_payments as y")
    .innerJoin("pickups as p", "p.id", "y.pickup_id")
    .innerJoin("points as o", "o.id", "p.point_id")
    .innerJoin("lots as l", "l.pickup_id", "p.id")
    .where("y.transporter_id", "=", userId)
    .where("y.created_at", ">=", from)
    .where("y.created_at", "<", until)
    .select([
      "l.number as lot",
      "y.created_at as at",
      "y.centimes",
      "p.meters",
      "o.name as pointName",
      sql<number>`(select sum(i.grams) from lot_items i where i.lot_id = l.id)::bigint`.as("grams"),
    ])
    .orderBy("y.created_at", "desc")
    .orderBy("l.number", "desc")
    .limit(mostPayments)
    .execute();
export type Payment = Awaited<ReturnType<typeof findPayments>>[number];

/** Since Saturday, when the week begins. */
export const sumThisWeek = async (db: Db, clock: Clock, userId: string): Promise<number> => {
  const { rows } = await sql<{ centimes: number }>`
    select coalesce(sum(y.centimes), 0)::bigint as centimes
    from (select (${sqlNow(clock)} at time zone 'Africa/Algiers')::date as today) t
    left join transport_payments y on y.transporter_id = ${userId} and y.created_at >=
      (t.today - (extract(dow from t.today)::int + 1) % 7)::timestamp at time zone 'Africa/Algiers'`.execute(
    db,
  );
  return rows[0]?.centimes ?? 0;
};

export const findDriverName = (db: Db, userId: string) =>
  db
    .selectFrom("users as u")
    .leftJoin("transporter_profiles as t", "t.user_id", "u.id")
    .where("u.id", "=", userId)
    .select(
      sql<string>`trim(concat_ws(' ', coalesce(t.first_name, u.first_name),
        coalesce(t.last_name, u.last_name)))`.as("name"),
    )
    .executeTakeFirstOrThrow();
