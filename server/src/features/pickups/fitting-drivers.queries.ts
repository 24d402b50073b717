import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface FittingDriver {
  userId: string;
  phone: string | null;
  firstName: string;
  lastName: string;
  /** Where the pick-up waits. */
  communeFr: string;
  communeAr: string;
}

interface Wanted {
  pickupId: string;
  most: number;
  /** A person may ask once more who had it and gave it back; nothing is offered to them by itself. */
  alsoWhoGaveItBack: boolean;
}

/**
 * Who could take it: approved, with papers that hold, an area and a van that fit. Those who were last
 * seen at a door near it come first.
 */
export const findFittingDrivers = async (
  db: Db,
  clock: Clock,
  { pickupId, most, alsoWhoGaveItBack }: Wanted,
): Promise<FittingDriver[]> => {
  const today = sql`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date`;
  const { rows } = await sql<FittingDriver>`
    select t.user_id as "userId", u.phone, coalesce(t.first_name, u.first_name) as "firstName",
      coalesce(t.last_name, u.last_name) as "lastName", c.name_fr as "communeFr", c.name_ar as "communeAr"
    from pickups p
    join points o on o.id = p.point_id
    join communes c on c.code = o.commune_code
    join commune_wilayas w on w.commune_code = c.code and w.valid @> ${today}
    join transporter_profiles t on t.status = 'active' and t.wilayas @> array[w.wilaya_code]
      and t.licence_until >= ${today} and t.register_until >= ${today}
    join users u on u.id = t.user_id and u.status = 'active'
    left join lateral (
      select st_distance(d.location::geography, o.location::geography) as meters
      from lots l join points d on d.id = l.point_id
      where l.transporter_id = t.user_id order by l.created_at desc limit 1) last on true
    where p.id = ${pickupId}
      and exists (select from vehicles v where v.user_id = t.user_id and v.removed_at is null
        and v.insurance_until >= ${today}
        and v.payload_grams >= (select sum(i.grams) from pickup_items i where i.pickup_id = p.id))
      and (${alsoWhoGaveItBack} or not exists (select from pickup_steps s where s.pickup_id = p.id
        and s.kind = 'given_back' and s.actor_id = t.user_id))
    order by last.meters nulls last, t.user_id limit ${most}`.execute(db);
  return rows;
};
