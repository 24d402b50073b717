import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** So long nothing is asked for by itself after somebody called a van off, or none was found. */
const quietHours = 24;

/** Points that are full and have no van coming, with who answers for them. */
export const findFullPoints = async (
  db: Db,
  clock: Clock,
): Promise<{ pointId: string; ownerId: string }[]> => {
  const { rows } = await sql<{ pointId: string; ownerId: string }>`
    select p.id as "pointId", m.user_id as "ownerId"
    from points p
    join point_members m on m.point_id = p.id and m.membership = 'owner' and m.removed_at is null
    where p.status = 'active'
      and p.capacity_grams <= (select sum(s.stock_grams) from point_stock s
        where s.point_id = p.id and s.material <> 'aluminium')
      and not exists (select from pickups o where o.point_id = p.id
        and (o.status in ('requested', 'offered', 'accepted', 'on_the_way', 'weighing', 'disputed')
          or (o.status in ('cancelled', 'no_taker')
            and o.changed_at > ${sqlNow(clock)} - make_interval(hours => ${quietHours}))))`.execute(
    db,
  );
  return rows;
};

export const findRequested = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom("pickups")
    .select("id")
    .where("status", "=", "requested")
    .orderBy("window_from")
    .execute();
  return rows.map(({ id }) => id);
};

/** Free, and its time has begun, or nobody has taken it since it was last set free. */
export const findWithoutTaker = async (
  db: Db,
  clock: Clock,
  hours: number,
): Promise<{ id: string; isGivenUp: boolean }[]> => {
  const { rows } = await sql<{ id: string; isGivenUp: boolean }>`
    select id, since <= ${sqlNow(clock)} - make_interval(hours => ${hours}) as "isGivenUp"
    from pickups p
    cross join lateral (select max(at) as since from pickup_steps s
      where s.pickup_id = p.id and s.kind in ('asked', 'given_back', 'offered_again')) freed
    where status in ('requested', 'offered')
      and (since <= ${sqlNow(clock)} - make_interval(hours => ${hours})
        or window_from <= ${sqlNow(clock)})`.execute(db);
  return rows;
};

/** Accepted, and nobody came until long after its time. */
export const findOverdue = async (
  db: Db,
  clock: Clock,
  hours: number,
): Promise<{ id: string; pointId: string; transporterId: string }[]> => {
  const { rows } = await sql<{ id: string; pointId: string; transporterId: string }>`
    select id, point_id as "pointId", transporter_id as "transporterId" from pickups p
    where status in ('accepted', 'on_the_way')
      and window_to <= ${sqlNow(clock)} - make_interval(hours => ${hours})
      and not exists (select from tasks t where t.kind = 'pickup_overdue' and t.subject_id = p.id)`.execute(
    db,
  );
  return rows;
};
