import type { LocalizedText } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

interface FoundItem {
  material: Material;
  expected: number;
  received: number;
  refused: number;
}

/** What a facility found of what vans brought, of several deliveries. */
export const findDifferingReceipts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("deliveries as d")
    .innerJoin("facilities as f", "f.id", "d.facility_id")
    .select([
      "d.id",
      sql<LocalizedText>`f.name`.as("facility"),
      "d.received_at as receivedAt",
      sql<number>`(select count(*)::int from delivery_lots l where l.delivery_id = d.id)`.as(
        "lots",
      ),
      sql<FoundItem[]>`(select coalesce(json_agg(json_build_object('material', r.material,
          'expected', r.expected_grams, 'received', r.received_grams, 'refused', r.refused_grams)
          order by r.material), '[]')
        from receipt_items r where r.delivery_id = d.id
          and abs(r.received_grams + r.refused_grams - r.expected_grams) * 100
            > r.expected_grams * 3)`.as("items"),
    ])
    .where("d.id", "in", ids)
    .execute();
export type ReceiptRow = Awaited<ReturnType<typeof findDifferingReceipts>>[number];

/** What left a shop and is late, of several lots, with whom to call. */
export const findOverdue = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("lots as l")
    .innerJoin("points as p", "p.id", "l.point_id")
    .innerJoin("facilities as f", "f.id", "l.facility_id")
    .innerJoin("users as u", "u.id", "l.transporter_id")
    .select([
      "l.id",
      "l.number",
      sql<LocalizedText>`p.name`.as("point"),
      sql<LocalizedText>`f.name`.as("facility"),
      "l.handed_over_at as handedOverAt",
      "u.first_name as firstName",
      "u.last_name as lastName",
      "u.phone",
      sql<number>`(select coalesce(sum(i.grams), 0)::bigint from lot_items i
        where i.lot_id = l.id)`.as("grams"),
      sql<boolean>`exists (select from lot_receipts r where r.lot_id = l.id)`.as("hasArrived"),
      sql<string | null>`(select b.note from claim_blocks b where b.lot_id = l.id
        and b.reason = 'overdue' and b.lifted_at is null limit 1)`.as("givenUpFor"),
    ])
    .where("l.id", "in", ids)
    .execute();
export type OverdueRow = Awaited<ReturnType<typeof findOverdue>>[number];
