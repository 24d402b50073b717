import { randomUUIDv7 } from "node:crypto";
import type { Reward, RewardCategory, RewardKind } from "@app/contract/rewards";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

export interface RewardFilters {
  wilaya?: number | undefined;
  category?: RewardCategory | undefined;
}

export interface Position {
  lat: number;
  lng: number;
}

/** A point that is a partner has its place and hours already; others have their own. */
const communeCode = sql<number | null>`coalesce(o.commune_code, a.commune_code)`;
const location = sql`coalesce(o.location, a.location)`;

/** A reward for some wilayas names them; another is where its partner is, or everywhere. */
const isGivenIn = (clock: Clock, wilaya: number) => sql<boolean>`case
  when r.wilayas is not null then ${wilaya} = any (r.wilayas)
  when ${communeCode} is null then true
  else exists (select from commune_wilayas w where w.commune_code = ${communeCode}
    and w.wilaya_code = ${wilaya}
    and w.valid @> (${sqlNow(clock)} at time zone 'Africa/Algiers')::date) end`;

const metersFrom = (position: Position | null): RawBuilder<number | null> =>
  position
    ? sql<number | null>`round(st_distance(${location}::geography,
        st_setsrid(st_makepoint(${position.lng}, ${position.lat}), 4326)::geography))::int`
    : sql<null>`null::int`;

/** What can be exchanged at this moment, or could be if any were left. */
const published = (db: Db, clock: Clock, position: Position | null) =>
  db
    .selectFrom("rewards as r")
    .innerJoin("partners as a", "a.id", "r.partner_id")
    .leftJoin("points as o", "o.id", "a.point_id")
    .leftJoin("brands as b", "b.id", "r.brand_id")
    .leftJoin("communes as c", (join) => join.on(sql`c.code`, "=", communeCode))
    .where("r.status", "=", "published")
    .where(sql<boolean>`r.valid @> ${sqlNow(clock)}`)
    .where(sql<boolean>`gives_now(a.id)`)
    .select([
      "r.id",
      "r.kind",
      "r.category",
      "r.name",
      "r.description",
      "r.picture",
      "r.price",
      "r.stock",
      "r.most_per_person as mostPerPerson",
      "r.limit_days as limitDays",
      "b.name as brand",
      "a.name as partnerName",
      "a.point_id as pointId",
      sql<Reward["partner"]["commune"]>`case when c.code is not null
        then json_build_object('fr', c.name_fr, 'ar', c.name_ar) end`.as("commune"),
      sql<unknown>`coalesce(o.address, a.address)`.as("address"),
      sql<number | null>`st_y(${location})`.as("lat"),
      sql<number | null>`st_x(${location})`.as("lng"),
      sql<unknown>`coalesce(o.hours, a.hours)`.as("hours"),
      metersFrom(position).as("distanceMeters"),
    ]);

export type PublishedReward = Awaited<ReturnType<typeof findReward>>;

/** More than one area has; the page filters what it was given. */
const mostListed = 500;

/** What is sold out comes last, and what has no place after what is near. */
export const findRewards = (
  db: Db,
  clock: Clock,
  { wilaya, category }: RewardFilters,
  position: Position | null,
) =>
  published(db, clock, position)
    .$if(category !== undefined, (query) => query.where("r.category", "=", category ?? "food"))
    .$if(wilaya !== undefined, (query) => query.where(isGivenIn(clock, wilaya ?? 0)))
    .orderBy(sql`r.stock is not distinct from 0`)
    .orderBy(sql`"distanceMeters" nulls last`)
    .orderBy("r.price")
    .orderBy("r.id")
    .limit(mostListed)
    .execute();

export const findReward = (db: Db, clock: Clock, id: string) =>
  published(db, clock, null).where("r.id", "=", id).executeTakeFirst();

export const findKind = async (db: Db, id: string): Promise<RewardKind | undefined> => {
  const row = await db.selectFrom("rewards").select("kind").where("id", "=", id).executeTakeFirst();
  return row?.kind;
};

export interface Exchange {
  rewardId: string;
  code: string;
  quantity: number;
  price: number;
  phone: string | null;
}

interface Exchanged {
  outcome: string;
  answer: { id: string; balance: number } | null;
}

export const callRedeem = async (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  { rewardId, code, quantity, price, phone }: Exchange,
): Promise<Exchanged> => {
  const { rows } = await sql<Exchanged>`
    select outcome, answer from redeem_reward(${clock.fixed()}, ${actorId}, ${key},
      ${randomUUIDv7()}, ${code}, ${rewardId}, ${quantity}, ${price}, ${phone}, ${traceId})`.execute(
    db,
  );
  return rows[0] ?? { outcome: "internal", answer: null };
};

const received = (db: Db, citizenId: string) =>
  db
    .selectFrom("vouchers as v")
    .where("v.citizen_id", "=", citizenId)
    .where(
      // Written out, not bound: the index holds the received ones only.
      sql<boolean>`v.status = 'received'`,
    );

export const countReceived = async (db: Db, citizenId: string): Promise<number> => {
  const { count } = await received(db, citizenId)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

export const findReceived = (
  db: Db,
  citizenId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  received(db, citizenId)
    .innerJoin("partners as p", "p.id", "v.partner_id")
    .select(["v.id", "v.reward_name", "v.quantity", "v.tokens", "p.name as partnerName"])
    .select(sql<Date>`v.closed_at`.as("closedAt"))
    .orderBy("v.closed_at", "desc")
    .orderBy("v.id")
    .limit(limit)
    .offset(offset)
    .execute();
