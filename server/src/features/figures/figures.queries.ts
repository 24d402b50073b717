import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** The rows are the figures: whoever reads them adds nothing up but the points. */
export const findFigures = (db: Db, clock: Clock) => {
  const today = sql<string>`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date`;
  return db
    .selectFrom(sql<{ month: string }>`(select month_of(${sqlNow(clock)}) as month)`.as("running"))
    .leftJoin("month_figures as f", (join) =>
      join.on(sql<boolean>`f.month = ${sql.ref("running.month")}`),
    )
    .leftJoin("commune_figures as here", (join) =>
      join.onRef("here.month", "=", "f.month").onRef("here.commune_code", "=", "f.newest_commune"),
    )
    .leftJoin("communes as c", "c.code", "f.newest_commune")
    .leftJoin("commune_wilayas as cw", (join) =>
      join.onRef("cw.commune_code", "=", "f.newest_commune").on(sql<boolean>`cw.valid @> ${today}`),
    )
    .leftJoin("wilayas as w", "w.code", "cw.wilaya_code")
    .select([
      "f.grams",
      "f.citizens",
      "f.newest_at as at",
      "f.newest_material as material",
      "f.newest_grams as newestGrams",
      "f.newest_stars as stars",
      "here.citizens as citizensHere",
      "c.name_fr as communeFr",
      "c.name_ar as communeAr",
      "w.name_fr as wilayaFr",
      "w.name_ar as wilayaAr",
      sql<number>`(select count(*)::int from points where status = 'active')`.as("points"),
    ]);
};

export interface ToldDeposit {
  citizenId: string;
  number: number;
}

/** Changes name a deposit by its id; figures go by citizen and number. */
export const findTold = (trx: Trx, ids: readonly string[]): Promise<ToldDeposit[]> =>
  trx
    .selectFrom("deposits")
    .select(["citizen_id as citizenId", "number"])
    .where("id", "in", ids)
    .execute();

export const countDeposits = async (trx: Trx, deposits: readonly ToldDeposit[]): Promise<void> => {
  await sql`select count_deposits(${deposits.map(({ citizenId }) => citizenId)}::uuid[],
    ${deposits.map(({ number }) => number)}::integer[])`.execute(trx);
};
