import type { Grade } from "@app/contract/deliveries";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** Where some of its grams went: with a lot, and from there to a facility. */
export interface Journey {
  lot: string;
  handedOverAt: string;
  facility: unknown;
  receivedAt: string | null;
  grade: Grade | null;
}

/** With the declaration it began as and the dispute about it, where there were any. */
export const findMyDeposit = (db: Db, citizenId: string, number: number) =>
  db
    .selectFrom("citizen_deposits as c")
    .innerJoin("deposits as d", (join) =>
      join.onRef("d.id", "=", "c.deposit_id").onRef("d.created_at", "=", "c.created_at"),
    )
    .leftJoin("declarations as o", "o.deposit_id", "c.deposit_id")
    .leftJoin("disputes as s", "s.deposit_id", "c.deposit_id")
    .innerJoin("points as p", (join) =>
      join.on((eb) => eb("p.id", "=", eb.fn.coalesce("c.point_id", "o.point_id"))),
    )
    .select([
      "c.deposit_id as id",
      "c.number",
      sql<number>`limit_at('dispute_days', greatest(c.created_at, c.occurred_at))`.as(
        "dispute_days",
      ),
      "c.status",
      "c.material",
      "c.grams",
      "c.clean",
      "c.compacted",
      "c.manners",
      "c.tokens",
      "c.is_waiting",
      "c.created_at",
      "c.occurred_at",
      "c.point_id",
      "d.identified_by",
      "p.id as place_id",
      "p.name as place_name",
      "o.bag_number",
      "o.declared_grams",
      "o.expires_at",
      "o.reason as refusal",
      "s.reason",
      "s.note",
      "s.held",
      "s.opened_at",
      "s.decision",
      "s.decision_note",
      "s.decided_at",
      sql<Journey[]>`(select coalesce(json_agg(j order by j."handedOverAt", j.lot), '[]') from (
          select distinct l.number as lot, l.handed_over_at as "handedOverAt",
            f.name::jsonb as facility, y.received_at as "receivedAt", r.grade
          from allocations a
          join lots l on l.id = a.lot_id
          left join lot_receipts r on r.lot_id = l.id and r.material = a.material
          left join deliveries y on y.id = r.delivery_id
          join facilities f on f.id = coalesce(y.facility_id, l.facility_id)
          where a.deposit_id = c.deposit_id) j)`.as("journeys"),
    ])
    .where("c.citizen_id", "=", citizenId)
    .where("c.number", "=", number)
    .executeTakeFirst();
export type FoundDeposit = NonNullable<Awaited<ReturnType<typeof findMyDeposit>>>;
