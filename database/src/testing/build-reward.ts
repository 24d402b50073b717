import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../connect.ts";

export interface RewardOverrides {
  kind?: "shop" | "phone_credit" | "donation";
  category?: "food" | "home" | "leisure" | "phone" | "tree" | "give";
  /** A partner that gives in the app. */
  pointId?: string;
  price?: number;
  stock?: number;
  mostPerPerson?: number;
  name?: { en: string; fr?: string; ar?: string };
  status?: "draft" | "candidate" | "published" | "paused" | "ended";
}

const partnerOf = async (db: Db, pointId: string | undefined): Promise<string> => {
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
    .values({ id, name: JSON.stringify({ en: "El Baraka" }), point_id: pointId ?? null })
    .execute();
  return id;
};

/** A published reward and its partner; give only what the test is about. */
export const buildReward = async (db: Db, overrides: RewardOverrides = {}): Promise<string> => {
  const id = randomUUIDv7();
  const { kind = "shop", price = 1000, pointId, stock, name = { en: "Ten loaves" } } = overrides;
  const partnerId = await partnerOf(db, pointId);
  await db
    .insertInto("rewards")
    .values({
      id,
      partner_id: partnerId,
      kind,
      category: overrides.category ?? "food",
      status: overrides.status ?? "published",
      name: JSON.stringify(name),
      description: JSON.stringify({ en: "Fresh every morning" }),
      price,
      most_per_person: overrides.mostPerPerson ?? null,
      partner_centimes: price,
      credit_dinars: kind === "phone_credit" ? 500 : null,
    })
    .execute();
  if (stock !== undefined) await sql`select stock_reward(${id}, ${stock})`.execute(db);
  return id;
};
