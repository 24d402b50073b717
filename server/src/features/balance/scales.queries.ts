import type { scaleDrift } from "@app/contract/handovers";
import { materialSchema } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import { z } from "zod/mini";

const driftSchema = z.object({
  material: materialSchema,
  /** What should have come out; what did, as vans weighed it; what was written off, or found, between the two. */
  expected: z.int(),
  handedOver: z.int(),
  lost: z.int(),
});
export const driftsSchema = z.array(driftSchema);
export type Drift = z.infer<typeof driftSchema>;

export interface DriftingPoint {
  pointId: string;
  drifts: Drift[];
}

/**
 * Points whose bags become lighter, or heavier, between their own scale and the van's. What somebody has looked into does
 * not count again: from then on it begins anew.
 */
export const findDriftingPoints = async (
  db: Db,
  clock: Clock,
  { days, leastGrams, percent }: typeof scaleDrift,
): Promise<DriftingPoint[]> => {
  const { rows } = await sql<DriftingPoint>`
    with moved as (
      select l.point_id, i.material, l.created_at, i.grams::bigint as handed, 0::bigint as lost
      from lots l join lot_items i on i.lot_id = l.id
      union all
      select point_id, material, created_at, 0, -grams from stock_corrections
    ), looked_into as (
      select subject_id as point_id, max(decided_at) as at from tasks
      where kind = 'scales_differ' and decided_at is not null group by subject_id
    ), summed as (
      select m.point_id, m.material, sum(m.handed)::bigint as handed, sum(m.lost)::bigint as lost
      from moved m left join looked_into t on t.point_id = m.point_id
      where m.created_at > ${sqlNow(clock)} - make_interval(days => ${days}::int)
        and (t.at is null or m.created_at > t.at)
      group by m.point_id, m.material
    )
    select point_id as "pointId", json_agg(json_build_object('material', material,
        'expected', handed + lost, 'handedOver', handed, 'lost', lost) order by material) as drifts
    from summed
    where handed > 0 and greatest(handed, handed + lost) >= ${leastGrams}::bigint
      and abs(lost) * 100 > (handed + lost) * ${percent}::bigint
    group by point_id order by point_id`.execute(db);
  return rows;
};
