import { writtenDescriptionSchema, writtenNameSchema } from "@app/contract/localized-text";
import { sql } from "kysely";
import type { Db } from "../src/connect.ts";
import { type SeedPartner, type SeedReward, rewards as rewardData } from "./data/rewards.ts";
import type { PlacedPoint } from "./points.ts";
import type { Random } from "./random.ts";

export interface PlacedReward {
  id: string;
  data: SeedReward;
}

/** Hundredths, and centimes. */
const hundred = 100;

const insertPartner = async (
  db: Db,
  { id, partner }: { id: string; partner: SeedPartner },
  firstPoint: PlacedPoint,
  createdAt: Date,
): Promise<void> => {
  const { name, isFirstPoint, place } = partner;
  await db
    .insertInto("partners")
    .values({
      id,
      name: JSON.stringify(writtenNameSchema.parse(name)),
      point_id: isFirstPoint ? firstPoint.id : null,
      created_at: createdAt,
      ...(place && {
        commune_code: place.communeCode,
        address: JSON.stringify(place.address),
        location: sql<string>`st_setsrid(st_makepoint(${place.longitude}, ${place.latitude}), 4326)`,
        hours: JSON.stringify(place.hours),
      }),
    })
    .execute();
};

const insertReward = async (
  db: Db,
  { id, data }: PlacedReward,
  partnerId: string,
  createdAt: Date,
): Promise<void> => {
  await db
    .insertInto("rewards")
    .values({
      id,
      partner_id: partnerId,
      kind: data.kind,
      category: data.category,
      status: data.status ?? "published",
      name: JSON.stringify(writtenNameSchema.parse(data.name)),
      description: JSON.stringify(writtenDescriptionSchema.parse(data.description)),
      price: data.price * hundred,
      most_per_person: data.mostPerPerson ?? null,
      partner_centimes: data.dinars * hundred,
      credit_dinars: data.creditDinars ?? null,
      created_at: createdAt,
    })
    .execute();
  if (data.stock !== undefined) await sql`select stock_reward(${id}, ${data.stock})`.execute(db);
};

/** Who gives what. */
export const insertRewards = async (
  db: Db,
  random: Random,
  firstPoint: PlacedPoint,
  createdAt: Date,
): Promise<PlacedReward[]> => {
  const partnerIds = new Map<SeedPartner, string>();
  for (const { partner } of rewardData) {
    if (partnerIds.has(partner)) continue;
    const id = random.idAt(createdAt);
    partnerIds.set(partner, id);
    await insertPartner(db, { id, partner }, firstPoint, createdAt);
  }
  const placed = rewardData.map((data) => ({ id: random.idAt(createdAt), data }));
  for (const reward of placed) {
    await insertReward(db, reward, partnerIds.get(reward.data.partner) ?? "", createdAt);
  }
  return placed;
};
