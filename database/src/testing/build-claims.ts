import { createHash, randomUUID, randomUUIDv7 } from "node:crypto";
import type { Material } from "@app/contract/materials";
import { tokensFor } from "@app/contract/tokens";
import { sql } from "kysely";
import { connect, type Db } from "../connect.ts";
import { fillBudget } from "./budgets.ts";
import { buildPickup, openFacility } from "./build-pickup.ts";
import { buildPoint, buildUser } from "./builders.ts";

export interface ClaimsOverrides {
  brandId: string;
  /** Facilities and whose campaign a budget is are entered by the owner of the tables. */
  ownerUrl: string;
  material?: Material;
  wilaya?: number;
  /** One deposit of a citizen of their own for each. */
  deposits?: readonly number[];
  /** When everything happened; the claims are of that day. */
  at?: Date;
  /** A campaign of the brand pays, or it has declared tonnage there (and is the only one, unless others have). */
  rule?: "campaign" | "share";
  /** What the facility received of what was handed over; the rest it refused. */
  receivedPercent?: number;
  /** False: the lot has arrived and is not claimed yet. */
  isClaimed?: boolean;
}

export interface BuiltClaims {
  pointId: string;
  lotId: string;
  deliveryId: string;
  depositIds: string[];
  citizenIds: string[];
  /** With the budget of the campaign, if one pays. */
  budgetId: string | null;
  claims: { id: string; number: string; brandId: string; grams: number }[];
}

const perKilogram = { pet: 2000, pehd: 2400, aluminium: 6000 } as const;
const rateIds = { pet: 1, pehd: 2, aluminium: 3 } as const;

export const communeOf = async (db: Db, wilaya: number): Promise<number> => {
  const { rows } = await sql<{ code: number }>`select min(commune_code) as code from commune_wilayas
    where wilaya_code = ${wilaya} and valid @> current_date`.execute(db);
  return rows[0]?.code ?? 0;
};

export interface CampaignOverrides {
  brandId: string;
  material: Material;
  wilaya: number;
  from?: Date;
  until?: Date;
}

/** A campaign of the brand in one wilaya that pays for everything of a material there. */
export const buildPaidBudget = async (
  db: Db,
  ownerUrl: string,
  { brandId, material, wilaya, ...given }: CampaignOverrides,
): Promise<string> => {
  const id = randomUUIDv7();
  const { from = new Date(0), until = new Date(Date.now() + 30 * 86_400_000) } = given;
  await sql`select create_budget(null, ${randomUUID()}, ${id}, 'Campaign', array[${material}]::material[],
    array[${wilaya}]::smallint[], ${from}, ${until})`.execute(db);
  const owner = connect(ownerUrl, { max: 1 });
  await sql`update budgets set brand_id = ${brandId} where id = ${id}`.execute(owner.db);
  await owner.close();
  await fillBudget(db, 1_000_000_000, id);
  return id;
};

/** What a brand put on the market in a wilaya and a year. */
export const declareTonnage = async (
  db: Db,
  row: { brandId: string; year: number; wilaya: number; material: Material; grams: number },
): Promise<void> => {
  await db
    .insertInto("brand_tonnages")
    .values({
      brand_id: row.brandId,
      year: row.year,
      wilaya_code: row.wilaya,
      material: row.material,
      grams: row.grams,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export interface Bag {
  grams: number;
  citizenCode: string;
  /** Seconds before it was recorded. */
  age?: number;
}

/** Deposits of one material at one point, in one call; answers their ids in the order of the bags. */
export const weighBags = async (
  db: Db,
  point: { id: string; ownerId: string },
  material: Material,
  bags: readonly Bag[],
  at: Date,
): Promise<string[]> => {
  await sql`select create_month_partitions(${at}::date, 1)`.execute(db);
  const rate = { perKilogram: perKilogram[material], starBonusPercent: 10 };
  const ids = bags.map(() => randomUUIDv7());
  const same = <T>(value: T): T[] => bags.map(() => value);
  const { rows } = await sql<{ outcome: string }>`select outcome from record_deposits(${at},
    ${ids}::uuid[], ${same(point.ownerId)}::uuid[],
    ${bags.map(() => randomUUID())}::uuid[], ${same(Buffer.from("deposit"))}::bytea[],
    ${same(point.id)}::uuid[], ${bags.map((bag) => bag.citizenCode)}::text[],
    ${same(material)}::material[], ${bags.map(({ grams }) => grams)}::int[],
    ${same(false)}::boolean[], ${same(false)}::boolean[], ${same(false)}::boolean[],
    ${same(rateIds[material])}::int[],
    ${bags.map(({ grams }) => tokensFor(grams, 0, rate))}::bigint[], ${same("trace")}::text[],
    ${bags.map(({ age = 0 }) => age)}::int[])`.execute(db);
  const refused = rows.find(({ outcome }) => outcome !== "recorded");
  if (refused) throw new Error(`not weighed: ${refused.outcome}`);
  return ids;
};

const outcomeOf = async (db: Db, query: ReturnType<typeof sql<{ outcome: string }>>) => {
  const { rows } = await query.execute(db);
  return rows[0]?.outcome ?? "nothing";
};

interface Load {
  material: Material;
  grams: number;
  at: Date;
}

export interface LotOnBoard extends Load {
  lotId: string;
  transporterId: string;
  facilityId: string;
}

/** Out of the shop: a lot on a van of its own. */
export const handOver = async (
  db: Db,
  point: { id: string; ownerId: string },
  facilityId: string,
  load: Load,
): Promise<LotOnBoard> => {
  const { material, grams, at } = load;
  const { id, transporter } = await buildPickup(db, point, {
    facilityId,
    items: [{ material, grams }],
  });
  const items = JSON.stringify([
    { material, bags: 1, declaredGrams: grams, weighedGrams: grams, refusedGrams: 0 },
  ]);
  const lotId = randomUUIDv7();
  const signed = await outcomeOf(
    db,
    sql`select sign_handover(${at}, ${transporter.id}, ${randomUUID()}, ${id}, 'driver', 'pin',
      ${items}::jsonb, ${at}, ${lotId}, 'trace') as outcome`,
  );
  if (signed !== "handed_over") throw new Error(signed);
  return { ...load, lotId, transporterId: transporter.id, facilityId };
};

/** Into the factory, which finds so much of it; what it finds less, it refuses. */
export const deliverLot = async (
  db: Db,
  { material, grams, at, transporterId, facilityId }: LotOnBoard,
  received: number,
): Promise<string> => {
  const deliveryId = randomUUIDv7();
  const token = createHash("sha256").update(deliveryId).digest();
  const refused = Math.max(0, grams - received);
  const found = [{ material, receivedGrams: received, refusedGrams: refused, grade: "A" }];
  const steps = [
    await outcomeOf(
      db,
      sql`select start_delivery(${at}, ${transporterId}, ${randomUUID()}, ${deliveryId},
        ${facilityId}, ${token}, 'trace') as outcome`,
    ),
    await outcomeOf(
      db,
      sql`select receive_delivery(${at}, ${token}, ${randomUUID()}, ${JSON.stringify(found)}::jsonb,
        'Nadia', null, 'trace') as outcome`,
    ),
  ];
  if (steps.join(" ") !== "started received") throw new Error(steps.join(" "));
  return deliveryId;
};

/** Makes the claims of a lot that arrived, and counts them as the worker does. */
export const claimLot = async (db: Db, lotId: string, at = new Date()): Promise<void> => {
  await sql`select claim_lot(${at}, ${lotId}, 'trace')`.execute(db);
  await sql`select count_claims(array(select id from claims where lot_id = ${lotId}))`.execute(db);
};

/** A point, deposits, a lot that arrived, and the claims of a brand on it with the sums it reads. */
export const buildClaims = async (
  db: Db,
  { brandId, ownerUrl, ...given }: ClaimsOverrides,
): Promise<BuiltClaims> => {
  const { material = "pet", wilaya = 16, rule = "share", at = new Date() } = given;
  const { deposits = [1200, 800, 2000], receivedPercent = 100, isClaimed = true } = given;
  const point = await buildPoint(db, { communeCode: await communeOf(db, wilaya) });
  const place = { brandId, material, wilaya };
  const budgetId = rule === "campaign" ? await buildPaidBudget(db, ownerUrl, place) : null;
  if (rule === "share") {
    await declareTonnage(db, { ...place, year: at.getUTCFullYear(), grams: 10_000_000 });
  }
  const people = await Promise.all(deposits.map(() => buildUser(db)));
  const bags = deposits.map((each, n) => ({ grams: each, citizenCode: people[n]?.code ?? "" }));
  const depositIds = await weighBags(db, point, material, bags, at);
  const grams = deposits.reduce((sum, each) => sum + each, 0);
  const received = Math.floor((grams * receivedPercent) / 100);
  const facilityId = await openFacility(ownerUrl);
  const lot = await handOver(db, point, facilityId, { material, grams, at });
  const deliveryId = await deliverLot(db, lot, received);
  if (isClaimed) await claimLot(db, lot.lotId, at);
  const claims = await db
    .selectFrom("claims")
    .select(["id", "number", "brand_id as brandId", "grams"])
    .where("lot_id", "=", lot.lotId)
    .orderBy("number")
    .execute();
  const citizenIds = people.map(({ id }) => id);
  return {
    pointId: point.id,
    lotId: lot.lotId,
    deliveryId,
    depositIds,
    citizenIds,
    budgetId,
    claims,
  };
};
