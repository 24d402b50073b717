import type { Material } from "@app/contract/materials";
import type { PointToday } from "@app/contract/point-day";
import type { PointStatus } from "@app/contract/points";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

/** Algeria keeps one clock, UTC+1, all year round. */
const timeZone = sql.lit("Africa/Algiers");

const today = (clock: Clock): RawBuilder<string> =>
  sql<string>`(${sqlNow(clock)} at time zone ${timeZone})::date`;

/** The week starts on Saturday. */
const weekStart = (clock: Clock): RawBuilder<string> =>
  sql<string>`(${today(clock)} - (extract(isodow from ${today(clock)})::int + 1) % 7)`;

const startOf = (date: RawBuilder<string>): RawBuilder<Date> =>
  sql<Date>`(${date}::timestamp at time zone ${timeZone})`;

const dayOf = (date: string | undefined, clock: Clock): RawBuilder<string> =>
  date === undefined ? today(clock) : sql<string>`${date}::date`;

/** The point, if the person works there, with everything on it that is kept as a sum. */
export const findPointOf = (db: Db, clock: Clock, pointId: string, userId: string) =>
  db
    .selectFrom("points as p")
    .innerJoin("point_members as m", "m.point_id", "p.id")
    .where("p.id", "=", pointId)
    .where("m.user_id", "=", userId)
    .where("m.removed_at", "is", null)
    .select([
      // A private place has no members.
      sql<PointStatus>`p.status`.as("status"),
      "p.capacity_grams",
      sql<string>`${today(clock)}::text`.as("date"),
      sql<string>`${weekStart(clock)}::text`.as("weekStart"),
      sql<boolean | null>`case when p.hours <> '{}' then
        jsonb_array_length(coalesce(p.hours -> to_char(${today(clock)}, 'dy'), '[]')) > 0 end`.as(
        "isOpenToday",
      ),
      sql<PointToday["stock"]>`(select coalesce(json_agg(json_build_object('material', s.material,
          'stockGrams', s.stock_grams, 'collectedGrams', s.collected_grams) order by s.material), '[]')
        from point_stock s where s.point_id = p.id and (s.accepted or s.stock_grams > 0))`.as(
        "stock",
      ),
      sql<number>`(select count(*)::int from declarations o
        where o.point_id = p.id and o.is_open)`.as("declarations"),
      sql<Date | null>`(select min(o.deposit_created_at) from declarations o
        where o.point_id = p.id and o.is_open)`.as("oldestDeclaration"),
    ])
    .executeTakeFirst();

/**
 * The index goes by arrival. A phone may keep a weighing for seven days and a declared bag may wait
 * for seven, so what happened on a day arrived within eight of it, before or after: a few pages of one
 * or two months, however many there are.
 */
const farthest = sql`interval '8 days'`;

const weighed = (db: Db, pointId: string) =>
  db.selectFrom("deposits").where("point_id", "=", pointId);

/** Sums by day and material, from Saturday on. */
export const weekOf = (db: Db, clock: Clock, pointId: string) => {
  const from = startOf(weekStart(clock));
  return weighed(db, pointId)
    .where("created_at", ">=", sql<Date>`${from} - ${farthest}`)
    .where("occurred_at", ">=", from)
    .where("status", "in", ["confirmed", "corrected", "disputed"])
    .select([
      sql<string>`(occurred_at at time zone ${timeZone})::date::text`.as("date"),
      "material",
      sql<number>`count(*)::int`.as("deposits"),
      sql<number>`sum(grams)::int`.as("grams"),
      sql<number>`sum(tokens)::bigint`.as("tokens"),
    ])
    .groupBy([sql`1`, "material"]);
};

export interface PlaceInList {
  date?: string | undefined;
  before?: { at: string; id: string } | undefined;
  limit: number;
}

/** Cut first, named afterwards: only who is shown is looked up. */
export const depositsOfDay = (db: Db, clock: Clock, pointId: string, place: PlaceInList) => {
  const day = dayOf(place.date, clock);
  const from = startOf(day);
  const to = startOf(sql<string>`(${day} + 1)`);
  const { before } = place;
  const page = weighed(db, pointId)
    .selectAll()
    .where("created_at", ">=", sql<Date>`${from} - ${farthest}`)
    .where("created_at", "<", sql<Date>`${to} + ${farthest}`)
    .where("occurred_at", ">=", from)
    .where("occurred_at", "<", to)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(occurred_at, id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .orderBy("occurred_at", "desc")
    .orderBy("id", "desc")
    .limit(place.limit);
  return db
    .selectFrom(page.as("d"))
    .innerJoin("users as c", "c.id", "d.citizen_id")
    .innerJoin("users as w", "w.id", "d.recorded_by")
    .select([
      "d.id",
      "d.occurred_at",
      "d.citizen_id",
      "c.first_name as citizen_first",
      "c.last_name as citizen_last",
      sql<Material>`d.material`.as("material"),
      "d.grams",
      "d.clean",
      "d.compacted",
      "d.manners",
      "d.tokens",
      "d.status",
      "d.recorded_by",
      "w.first_name as weigher_first",
      "w.last_name as weigher_last",
    ])
    .orderBy("d.occurred_at", "desc")
    .orderBy("d.id", "desc");
};
