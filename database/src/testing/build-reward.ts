import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../connect.ts";

interface Text {
  en: string;
  fr?: string;
  ar?: string;
}

interface PartnerOverrides {
  name: Text;
  communeCode?: number;
  /** Latitude, longitude. */
  place?: readonly [number, number];
  hours?: object;
}

export interface RewardOverrides {
  kind?: "shop" | "phone_credit" | "donation";
  category?: "food" | "home" | "leisure" | "phone" | "tree" | "give";
  /** A partner that gives in the app. */
  pointId?: string;
  /** One that does not, with a place of its own. */
  partner?: PartnerOverrides;
  price?: number;
  stock?: number;
  mostPerPerson?: number;
  name?: Text;
  description?: Text;
  status?: "draft" | "candidate" | "published" | "paused" | "ended";
}

const partnerOf = async (
  db: Db,
  { pointId, partner = { name: { en: "El Baraka" } } }: RewardOverrides,
): Promise<string> => {
  const known = pointId
    ? await db
        .selectFrom("partners")
        .select("id")
        .where("point_id", "=", pointId)
        .executeTakeFirst()
    : undefined;
  if (known) return known.id;
  const id = randomUUIDv7();
  await db
    .insertInto("partners")
    .values({
      id,
      name: JSON.stringify(partner.name),
      point_id: pointId ?? null,
      commune_code: partner.communeCode ?? null,
      hours: JSON.stringify(partner.hours ?? {}),
      ...(partner.place && {
        location: sql`st_setsrid(st_makepoint(${partner.place[1]}, ${partner.place[0]}), 4326)`,
      }),
    })
    .execute();
  return id;
};

/** A published reward and its partner; give only what the test is about. */
export const buildReward = async (db: Db, overrides: RewardOverrides = {}): Promise<string> => {
  const id = randomUUIDv7();
  const { kind = "shop", price = 1000, stock, name = { en: "Ten loaves" } } = overrides;
  const partnerId = await partnerOf(db, overrides);
  await db
    .insertInto("rewards")
    .values({
      id,
      partner_id: partnerId,
      kind,
      category: overrides.category ?? "food",
      status: overrides.status ?? "published",
      name: JSON.stringify(name),
      description: JSON.stringify(overrides.description ?? { en: "Fresh every morning" }),
      price,
      most_per_person: overrides.mostPerPerson ?? null,
      partner_centimes: price,
      credit_dinars: kind === "phone_credit" ? 500 : null,
    })
    .execute();
  if (stock !== undefined) await sql`select stock_reward(${id}, ${stock})`.execute(db);
  return id;
};
