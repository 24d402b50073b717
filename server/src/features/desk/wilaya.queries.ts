import { type Clock, sqlNow } from "@app/database/clock";
import { type RawBuilder, sql } from "kysely";

/** The wilaya of today in which a commune lies. */
export const wilayaOf = (clock: Clock, commune: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select cw.wilaya_code from commune_wilayas cw where cw.commune_code = ${commune}
    and cw.valid @> (${sqlNow(clock)} at time zone 'Africa/Algiers')::date)`;
