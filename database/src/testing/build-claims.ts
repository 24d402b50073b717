import { createHash, randomUUID, randomUUIDv7 } from "node:crypto";
import type { Material } from "@app/contract/materials";
import { tokensFor } from "@app/contract/tokens";
import { sql } from "kysely";
import { connect, type Db } from "../connect.ts";
import { fillBudget } from "./budgets.ts";
import { buildPickup } from "./build-pickup.ts";
import { buildPoint, buildUser } from "./builders.ts";
import { openFacility } from "./open-facility.ts";

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

const communeOf = async (db: Db, wilaya: number): Promise<number> => {
  const { rows } = await sql<{ code: number }>`select min(commune_code) as code from commune_wilayas
    where wilaya_code = ${wilaya} and valid @> current_date`.execute(db);
  return rows[0]?.code ?? 0;
};

/** A campaign of the brand in one wilaya that pays for everything of a material there. */
export const buildCampaign = async (
  db: Db,
  ownerUrl: string,
  { brandId, material, wilaya }: { brandId: string; material: Material; wilaya: number },
): Promise<string> => {
  const id = randomUUIDv7();
  await sql`select create_budget(null, ${randomUUID()}, ${id}, 'Campaign', array[${material}]::material[],
    array[${wilaya}]::smallint[], null, now() + interval '30 days')`.execute(db);
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

const weigh = async (
  db: Db,
  point: { id: string; ownerId: string },
  material: Material,
  grams: readonly number[],
  at: Date,
) => {
  await sql`select create_month_partitions(${at}::date, 1)`.execute(db);
  const people = await Promise.all(grams.map(() => buildUser(db)));
  const rate = { perKilogram: perKilogram[material], starBonusPercent: 10 };
  const all = grams.map((each, n) => ({ each, id: randomUUIDv7(), code: people[n]?.code ?? "" }));
  const same = <T>(value: T): T[] => all.map(() => value);
  const { rows } = await sql<{ outcome: string }>`select outcome from record_deposits(${at},
    ${all.map(({ id }) => id)}::uuid[], ${same(point.ownerId)}::uuid[],
    ${all.map(() => randomUUID())}::uuid[], ${same(Buffer.from("deposit"))}::bytea[],
    ${same(point.id)}::uuid[], ${all.map(({ code }) => code)}::text[], ${same(material)}::material[],
    ${grams}::int[], ${same(false)}::boolean[], ${same(false)}::boolean[], ${same(false)}::boolean[],
    ${same(rateIds[material])}::int[],
    ${grams.map((each) => tokensFor(each, 0, rate))}::bigint[], ${same("trace")}::text[],
    ${same(0)}::int[])`.execute(db);
  const refused = rows.find(({ outcome }) => outcome !== "recorded");
  if (refused) throw new Error(`not weighed: ${refused.outcome}`);
  return { depositIds: all.map(({ id }) => id), citizenIds: people.map(({ id }) => id) };
};

const outcome = async (db: Db, query: ReturnType<typeof sql<{ outcome: string }>>) => {
  const { rows } = await query.execute(db);
  return rows[0]?.outcome ?? "nothing";
};

/** Out of the shop and into the factory. */
export const carryToFacility = async (
  db: Db,
  point: { id: string; ownerId: string },
  facilityId: string,
  {
    material,
    grams,
    received,
    at,
  }: { material: Material; grams: number; received: number; at: Date },
) => {
  const pickup = await buildPickup(db, point, { facilityId, items: [{ material, grams }] });
  const items = JSON.stringify([
    { material, bags: 1, declaredGrams: grams, weighedGrams: grams, refusedGrams: 0 },
  ]);
  const [lotId, deliveryId] = [randomUUIDv7(), randomUUIDv7()];
  const token = createHash("sha256").update(deliveryId).digest();
  const found = JSON.stringify([
    { material, receivedGrams: received, refusedGrams: grams - received, grade: "A" },
  ]);
  const steps = [
    await outcome(
      db,
      sql`select sign_handover(${at}, ${pickup.transporter.id}, ${randomUUID()}, ${pickup.id}, 'driver',
        'pin', ${items}::jsonb, ${at}, ${lotId}, 'trace') as outcome`,
    ),
    await outcome(
      db,
      sql`select start_delivery(${at}, ${pickup.transporter.id}, ${randomUUID()}, ${deliveryId},
        ${facilityId}, ${token}, 'trace') as outcome`,
    ),
    await outcome(
      db,
      sql`select receive_delivery(${at}, ${token}, ${randomUUID()}, ${found}::jsonb, 'Nadia', null,
        'trace') as outcome`,
    ),
  ];
  if (steps.join(" ") !== "handed_over started received") throw new Error(steps.join(" "));
  return { lotId, deliveryId };
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
  const budgetId = rule === "campaign" ? await buildCampaign(db, ownerUrl, place) : null;
  if (rule === "share") {
    await declareTonnage(db, { ...place, year: at.getUTCFullYear(), grams: 10_000_000 });
  }
  const weighed = await weigh(db, point, material, deposits, at);
  const grams = deposits.reduce((sum, each) => sum + each, 0);
  const received = Math.floor((grams * receivedPercent) / 100);
  const facilityId = await openFacility(ownerUrl);
  const lot = await carryToFacility(db, point, facilityId, { material, grams, received, at });
  if (isClaimed) await claimLot(db, lot.lotId, at);
  const claims = await db
    .selectFrom("claims")
    .select(["id", "number", "brand_id as brandId", "grams"])
    .where("lot_id", "=", lot.lotId)
    .orderBy("number")
    .execute();
  return { pointId: point.id, ...lot, ...weighed, budgetId, claims };
};
