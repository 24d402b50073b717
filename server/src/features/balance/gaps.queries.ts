import type { LocalizedText } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

interface Balance {
  material: Material;
  day: string;
  collected: number;
  corrected: number;
  handed: number;
  stock: number;
  gap: number;
}

/** What does not add up at several points, by the last night that was counted. */
export const findGaps = (db: Db, pointIds: readonly string[]) =>
  db
    .selectFrom("points as p")
    .select([
      "p.id",
      sql<LocalizedText>`p.name`.as("point"),
      "p.phone",
      sql<Balance[]>`(select coalesce(json_agg(json_build_object('material', m.material,
          'day', m.day, 'collected', m.collected_grams, 'corrected', m.corrected_grams,
          'handed', m.handed_grams, 'stock', m.stock_grams, 'gap', m.gap_grams)
          order by m.material), '[]')
        from (select distinct on (material) * from mass_balances
          where point_id = p.id order by material, day desc) m
        where m.gap_grams <> 0)`.as("gaps"),
    ])
    .where("p.id", "in", pointIds)
    .execute();
export type GapRow = Awaited<ReturnType<typeof findGaps>>[number];
