import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** So near in time it was the same bag on the scale. */
const sameBagMinutes = 30;
const usualBags = 12;

const ofDeposit = (db: Db) =>
  db
    .selectFrom("disputes as s")
    .innerJoin("deposits as d", (join) =>
      join.onRef("d.id", "=", "s.deposit_id").onRef("d.created_at", "=", "s.deposit_created_at"),
    );

export const findDisputeTitles = (db: Db, ids: readonly string[]) =>
  ofDeposit(db)
    .select(["s.id", "s.point_id as pointId", "d.grams", "s.reason"])
    .where("s.id", "in", ids)
    .execute();

/** Everything that speaks for one weight or the other. */
export const findDispute = (db: Db, id: string) =>
  ofDeposit(db)
    .innerJoin("users as u", "u.id", "s.citizen_id")
    .select([
      "s.citizen_id as citizenId",
      "s.point_id as pointId",
      "u.first_name as firstName",
      "u.last_name as lastName",
      "s.reason",
      "s.note",
      sql<number>`s.held::int`.as("held"),
      "d.material",
      "d.grams",
      sql<number>`d.tokens::int`.as("tokens"),
      sql<number>`d.clean::int + d.compacted::int + d.manners::int`.as("stars"),
      "d.occurred_at as occurredAt",
      "d.identified_by as identifiedBy",
      sql<number | null>`(select v.grams from deposits v where v.citizen_id = d.citizen_id
        and v.point_id = d.point_id and v.status = 'voided' and v.id <> d.id
        and v.created_at between d.created_at - make_interval(mins => ${sameBagMinutes})
          and d.created_at + make_interval(mins => ${sameBagMinutes})
        order by v.created_at desc limit 1)`.as("undoneGrams"),
      sql<number[]>`(select coalesce(json_agg(b.grams order by b.created_at), '[]') from (
        select c.grams, c.created_at from citizen_deposits c where c.citizen_id = s.citizen_id
          and c.status in ('confirmed', 'corrected') and c.deposit_id <> d.id
        order by c.number desc limit ${usualBags}) b)`.as("bags"),
      sql<number>`(select count(*)::int from disputes o where o.point_id = s.point_id)`.as(
        "disputesOfPoint",
      ),
      sql<number>`(select count(*)::int from disputes o where o.citizen_id = s.citizen_id)`.as(
        "disputesOfCitizen",
      ),
    ])
    .where("s.id", "=", id)
    .executeTakeFirst();
