import type { Material } from "@app/contract/materials";
import { fewestPeople } from "@app/contract/brand-overview";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

export interface LotFilter {
  year?: number | undefined;
  wilaya?: number | undefined;
  material?: Material | undefined;
}

export interface LotCursor {
  day: string;
  id: string;
}

export interface FoundLot {
  id: string;
  number: string;
  handedOverOn: string;
  receivedOn: string;
  wilaya: number;
  /** Null when too few people stand behind it. */
  point: unknown;
  givenGrams: number;
  signedGrams: number;
  receivedGrams: number;
  ownGrams: number;
}

const asked = ({ year, wilaya, material }: LotFilter): RawBuilder<unknown> => sql`
  ${year === undefined ? sql`` : sql`and day >= make_date(${year}, 1, 1) and day < make_date(${year} + 1, 1, 1)`}
  ${wilaya === undefined ? sql`` : sql`and wilaya_code = ${wilaya}`}
  ${material === undefined ? sql`` : sql`and material = ${material}`}`;

/** Whether enough people stand behind everything that lies in a lot. */
const hasCrowd = (lotId: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  select count(distinct d.citizen_id) >= ${fewestPeople} from allocations a
  join deposits d on d.id = a.deposit_id and d.created_at = a.deposit_created_at
  where a.lot_id = ${lotId})`;

/** The newest first, each with all that was weighed of it and with the brand's own part. */
export const findLots = async (
  db: Db,
  brandId: string,
  filter: LotFilter,
  { before, most }: { before?: LotCursor | undefined; most: number },
): Promise<FoundLot[]> =>
  (
    await sql<FoundLot>`
      with own as (
        select day, lot_id, min(wilaya_code) as wilaya, sum(grams)::bigint as grams from claims
        where brand_id = ${brandId} and grams > 0 ${asked(filter)}
          ${before ? sql`and (day, lot_id) < (${before.day}::date, ${before.id}::uuid)` : sql``}
        group by day, lot_id order by day desc, lot_id desc limit ${most}
      )
      select l.id, l.number, ((l.handed_over_at at time zone 'Africa/Algiers')::date)::text as "handedOverOn",
        own.day::text as "receivedOn", own.wilaya, own.grams as "ownGrams",
        case when ${hasCrowd(sql`l.id`)} then p.name end as point,
        i.given as "givenGrams", i.signed as "signedGrams", r.received as "receivedGrams"
      from own join lots l on l.id = own.lot_id join points p on p.id = l.point_id
      cross join lateral (select sum(greatest(declared_grams - refused_grams, 0))::bigint as given,
        sum(grams)::bigint as signed from lot_items where lot_id = l.id) i
      cross join lateral (select coalesce(sum(received_grams), 0)::bigint as received
        from lot_receipts where lot_id = l.id) r
      order by own.day desc, l.id desc`.execute(db)
  ).rows;

export interface FoundLotDetails extends FoundLot {
  facility: unknown;
  refusedGrams: number;
  deposits: number | null;
  depositGrams: number | null;
  from: string | null;
  until: string | null;
}

/** Nothing when the brand has no part in it. */
export const findLot = async (
  db: Db,
  brandId: string,
  lotId: string,
): Promise<FoundLotDetails | undefined> =>
  (
    await sql<FoundLotDetails>`
      select l.id, l.number, ((l.handed_over_at at time zone 'Africa/Algiers')::date)::text as "handedOverOn",
        own.day::text as "receivedOn", own.wilaya, own.grams as "ownGrams", f.name as facility,
        i.given as "givenGrams", i.signed as "signedGrams", r.received as "receivedGrams",
        r.refused as "refusedGrams", case when crowd.there then p.name end as point,
        case when crowd.there then w.deposits end as deposits,
        case when crowd.there then w.grams end as "depositGrams",
        case when crowd.there then w.first::text end as "from",
        case when crowd.there then w.last::text end as until
      from (select max(day) as day, min(wilaya_code) as wilaya, sum(grams)::bigint as grams
        from claims where brand_id = ${brandId} and lot_id = ${lotId} and grams > 0
        having count(*) > 0) own
      join lots l on l.id = ${lotId} join points p on p.id = l.point_id
      join facilities f on f.id = l.facility_id
      cross join lateral (select ${hasCrowd(sql`l.id`)} as there) crowd
      cross join lateral (select sum(greatest(declared_grams - refused_grams, 0))::bigint as given,
        sum(grams)::bigint as signed from lot_items where lot_id = l.id) i
      cross join lateral (select coalesce(sum(received_grams), 0)::bigint as received,
        coalesce(sum(refused_grams), 0)::bigint as refused from lot_receipts where lot_id = l.id) r
      cross join lateral (select count(distinct d.id)::int as deposits,
        sum(upper(a.span) - lower(a.span))::bigint as grams,
        min((d.occurred_at at time zone 'Africa/Algiers')::date) as first,
        max((d.occurred_at at time zone 'Africa/Algiers')::date) as last
        from allocations a
        join deposits d on d.id = a.deposit_id and d.created_at = a.deposit_created_at
        where a.lot_id = l.id) w`.execute(db)
  ).rows[0];

/** The newest in which the brand has a part. */
export const findNewestLot = async (
  db: Db,
  brandId: string,
  wilaya: number | undefined,
): Promise<string | undefined> => (await findLots(db, brandId, { wilaya }, { most: 1 }))[0]?.id;

export interface LotMaterial {
  material: Material;
  givenGrams: number;
  signedGrams: number;
  receivedGrams: number;
}

export const findLotMaterials = async (db: Db, lotId: string): Promise<LotMaterial[]> =>
  (
    await sql<LotMaterial>`
      select i.material, greatest(i.declared_grams - i.refused_grams, 0) as "givenGrams",
        i.grams as "signedGrams", coalesce(r.received_grams, 0) as "receivedGrams"
      from lot_items i left join lot_receipts r on r.lot_id = i.lot_id and r.material = i.material
      where i.lot_id = ${lotId} order by i.material`.execute(db)
  ).rows;

export const findLotClaims = (db: Db, brandId: string, lotId: string) =>
  db
    .selectFrom("claims")
    .select(["number", "material", "grams"])
    .where("brand_id", "=", brandId)
    .where("lot_id", "=", lotId)
    .where("grams", ">", 0)
    .orderBy("material")
    .orderBy("number")
    .execute();
