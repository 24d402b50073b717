import { randomUUIDv7 } from "node:crypto";
import type { HandoverSide } from "@app/contract/handovers";
import type { LocalizedText } from "@app/contract/localized-text";
import type { Clock } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

const weighedBy = (side: HandoverSide) => sql<number | null>`(
  select sum((i ->> 'weighedGrams')::bigint) from handover_signatures s
  cross join jsonb_array_elements(s.items) i where s.pickup_id = p.id and s.side = ${side})`;

/** Whose copies differ, of several pick-ups. */
export const findDiffering = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("pickups as p")
    .innerJoin("points as o", "o.id", "p.point_id")
    .leftJoin("lots as l", "l.pickup_id", "p.id")
    .select([
      "p.id",
      "p.status",
      sql<LocalizedText>`o.name`.as("point"),
      "l.number as lot",
      "p.changed_at as changedAt",
      weighedBy("driver").as("driverGrams"),
      weighedBy("point").as("pointGrams"),
      // What somebody said later, beside what both had signed.
      sql<number | null>`(select sum((i ->> 'weighedGrams')::bigint)
        from (select s.data -> 'items' as items from pickup_steps s
          where s.pickup_id = p.id and s.kind = 'weights_differ' order by s.at desc limit 1) last
        cross join jsonb_array_elements(last.items) i)`.as("lastGrams"),
    ])
    .where("p.id", "in", ids)
    .execute();
export type DifferingRow = Awaited<ReturnType<typeof findDiffering>>[number];

/** The lot is made from one of the two copies, as it was signed. */
export const callSettleHandover = async (
  trx: Trx,
  clock: Clock,
  { actorId, traceId }: Asked,
  { pickupId, side }: { pickupId: string; side: HandoverSide },
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select settle_handover(${clock.fixed()}, ${actorId}, ${pickupId}, ${side}::handover_side,
      ${randomUUIDv7()}, ${traceId}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? "internal";
};
