import type { ListedPoint, Pin, PublicPoint, WilayaLabel } from "@app/contract/points";
import type { Material } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

export interface PointFilters {
  q?: string | undefined;
  material?: Material | undefined;
  bagsLeft?: boolean | undefined;
  openNow?: boolean | undefined;
  wilaya?: number | undefined;
  /** Where somebody is sent with a bag in the hand. */
  withoutFull?: boolean | undefined;
}

export interface Position {
  lat: number;
  lng: number;
}

export interface PageOfPoints {
  position: Position | null;
  page: number;
  limit: number;
}

/** A decree holds from a day of the country's own calendar. */
const today = (clock: Clock) => sql<string>`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date`;

// Filters ask for one value each, so that none becomes a join: a join would keep the planner from
// walking the index of the nearest.

const wilayaToday = (clock: Clock) => sql<number>`(select cw.wilaya_code from commune_wilayas cw
  where cw.commune_code = p.commune_code and cw.valid @> ${today(clock)})`;

/** Each word must be somewhere in the names; all sides are folded the same way. */
const holdsEveryWord = (clock: Clock, words: string) => sql<boolean>`(
  select bool_and(strpos(concat_ws(' ', p.folded_name, c.folded_name, w.folded_name), asked.word) > 0)
  from communes c, wilayas w, unnest(string_to_array(folded(${words}), ' ')) as asked(word)
  where c.code = p.commune_code and w.code = ${wilayaToday(clock)})`;

const takes = (material: Material) => sql<boolean>`coalesce((
  select s.accepted from point_stock s
  where s.point_id = p.id and s.material = ${material}::material), false)`;

/** The points people may be sent to. */
export const matchingPoints = (db: Db, clock: Clock, filters: PointFilters) => {
  const { q, material, bagsLeft, openNow, wilaya, withoutFull } = filters;
  const conditions = [
    // Written out, not bound: the index of the nearest holds the active points only.
    sql<boolean>`p.status = 'active'`,
    ...(q ? [holdsEveryWord(clock, q)] : []),
    ...(material ? [takes(material)] : []),
    ...(bagsLeft ? [sql<boolean>`p.accepts_bags_left`] : []),
    ...(openNow ? [sql<boolean>`is_open_at(p.hours, ${sqlNow(clock)})`] : []),
    ...(withoutFull ? [sql<boolean>`p.full_since is null`] : []),
    ...(wilaya ? [sql<boolean>`${wilaya} = ${wilayaToday(clock)}`] : []),
  ];
  return db.selectFrom("points as p").where((eb) => eb.and(conditions));
};

const nameOf = (table: "c" | "w") =>
  sql<PublicPoint["commune"]>`json_build_object('fr', ${sql.ref(`${table}.name_fr`)},
    'ar', ${sql.ref(`${table}.name_ar`)})`;

export const withPlaces = (db: Db, clock: Clock, points: ReturnType<typeof matchingPoints>) =>
  db
    .selectFrom(points.selectAll("p").as("p"))
    .innerJoin("communes as c", "c.code", "p.commune_code")
    .innerJoin("wilayas as w", (join) => join.on("w.code", "=", wilayaToday(clock)))
    .select([
      "p.id",
      "p.name",
      "p.kind",
      "p.address",
      nameOf("c").as("commune"),
      nameOf("w").as("wilaya"),
      sql<number>`st_y(p.location)`.as("lat"),
      sql<number>`st_x(p.location)`.as("lng"),
      sql<Material[]>`(select coalesce(json_agg(s.material order by s.material), '[]')
        from point_stock s where s.point_id = p.id and s.accepted)`.as("materials"),
      "p.accepts_bags_left as acceptsBagsLeft",
      "p.hours",
      "p.phone",
      sql<boolean>`p.full_since is not null`.as("isFull"),
    ]);

const geography = ({ lat, lng }: Position) =>
  sql`st_setsrid(st_makepoint(${lng}, ${lat}), 4326)::geography`;

const metersFrom = (position: Position | null): RawBuilder<ListedPoint["distanceMeters"]> =>
  position
    ? sql<number>`round(st_distance(p.location::geography, ${geography(position)}))::int`
    : sql<null>`null::int`;

/**
 * The nearest come off the index one by one, and a second thing to sort by would forbid that;
 * without a position names are sorted as people do.
 */
const inOrder = (position: Position | null): RawBuilder<unknown> =>
  position
    ? sql`p.location::geography <-> ${geography(position)}`
    : sql`coalesce(p.name ->> 'fr', p.name ->> 'en') collate "fr-x-icu"`;

export const pageOfPoints = (
  db: Db,
  clock: Clock,
  filters: PointFilters,
  { position, page, limit }: PageOfPoints,
) => {
  const ofPage = matchingPoints(db, clock, filters)
    .orderBy(inOrder(position))
    .$if(position === null, (query) => query.orderBy("p.id"))
    .limit(limit)
    .offset((page - 1) * limit);
  return withPlaces(db, clock, ofPage)
    .select(metersFrom(position).as("distanceMeters"))
    .orderBy(inOrder(position))
    .orderBy("p.id");
};

export const countPoints = async (db: Db, clock: Clock, filters: PointFilters): Promise<number> => {
  const { total } = await matchingPoints(db, clock, filters)
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
};

export const findPublicPoint = (db: Db, clock: Clock, id: string) =>
  withPlaces(db, clock, matchingPoints(db, clock, {}).where("p.id", "=", id)).executeTakeFirst();

export const findPins = (
  db: Db,
  clock: Clock,
  filters: PointFilters,
  most: number,
): Promise<Pin[]> =>
  matchingPoints(db, clock, filters)
    .select([
      "p.id",
      "p.kind",
      sql<number>`st_y(p.location)`.as("lat"),
      sql<number>`st_x(p.location)`.as("lng"),
      wilayaToday(clock).as("wilaya"),
    ])
    .orderBy("p.id")
    .limit(most)
    .execute();

/** In the middle of its communes: where people live, not where the desert is. */
export const findWilayaLabels = (db: Db, clock: Clock): Promise<WilayaLabel[]> =>
  db
    .selectFrom("wilayas as w")
    .innerJoin("commune_wilayas as cw", "cw.wilaya_code", "w.code")
    .innerJoin("communes as c", "c.code", "cw.commune_code")
    .where(sql<boolean>`cw.valid @> ${today(clock)}`)
    .groupBy("w.code")
    .select([
      "w.code",
      "w.name_fr as fr",
      "w.name_ar as ar",
      sql<number>`round(avg(st_y(c.location))::numeric, 3)::float8`.as("lat"),
      sql<number>`round(avg(st_x(c.location))::numeric, 3)::float8`.as("lng"),
    ])
    .orderBy("w.code")
    .execute();
