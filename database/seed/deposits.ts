import { createHash } from "node:crypto";
import type { Material } from "@app/contract/materials";
import { tokensFor } from "@app/contract/tokens";
import { sql } from "kysely";
import type { Db } from "../src/connect.ts";
import type { PlacedPoint } from "./points.ts";
import type { Random } from "./random.ts";

interface SeedDeposit {
  id: string;
  key: string;
  actorId: string;
  pointId: string;
  code: string;
  material: Material;
  grams: number;
  stars: [boolean, boolean, boolean];
}

interface Rate {
  id: number;
  material: Material;
  per_kilogram: number;
  star_bonus_percent: number;
}

/** Usual weight of a bag in grams, by material. */
const usualGrams = { pet: 2600, pehd: 1900, aluminium: 900 };

const makeDeposit = (random: Random, point: PlacedPoint, code: string, at: Date): SeedDeposit => {
  const material = random.pick(point.data.materials);
  const grams = Math.round((usualGrams[material] * (0.3 + 1.5 * random.unit())) / 50) * 50;
  return {
    id: random.idAt(at),
    key: random.idAt(at),
    actorId: point.ownerId,
    pointId: point.id,
    code,
    material,
    grams: Math.max(50, grams),
    stars: [random.unit() < 0.8, random.unit() < 0.6, random.unit() < 0.9],
  };
};

/** Through the same function as real ones, so that ledger, totals and numbers are right by nature. */
const record = async (
  db: Db,
  rates: readonly Rate[],
  deposits: readonly SeedDeposit[],
  at: Date,
) => {
  const rateOf = (material: Material): Rate => {
    const rate = rates.find((one) => one.material === material);
    if (!rate) throw new Error(`no rate for ${material}`);
    return rate;
  };
  const tokens = deposits.map(({ material, grams, stars }) => {
    const rate = rateOf(material);
    return tokensFor(grams, stars.filter(Boolean).length, {
      perKilogram: rate.per_kilogram,
      starBonusPercent: rate.star_bonus_percent,
    });
  });
  const { rows } = await sql<{ outcome: string }>`select outcome from record_deposits(${at},
    ${deposits.map(({ id }) => id)}, ${deposits.map(({ actorId }) => actorId)},
    ${deposits.map(({ key }) => key)},
    ${deposits.map(({ key }) => createHash("sha256").update(key).digest())},
    ${deposits.map(({ pointId }) => pointId)}, ${deposits.map(({ code }) => code)},
    ${deposits.map(({ material }) => material)}::material[], ${deposits.map(({ grams }) => grams)},
    ${deposits.map(({ stars }) => stars[0])}, ${deposits.map(({ stars }) => stars[1])},
    ${deposits.map(({ stars }) => stars[2])},
    ${deposits.map(({ material }) => rateOf(material).id)}, ${tokens},
    ${deposits.map(() => "seed")})`.execute(db);
  const refused = rows.filter(({ outcome }) => outcome !== "recorded");
  if (refused.length > 0)
    throw new Error(`the seed's deposits were refused: ${refused[0]?.outcome}`);
};

/** Busier on Saturdays, quiet on Fridays; each call stands for a moment at several counters. */
const bagsAt = (random: Random, day: Date): number => {
  const weekday = day.getUTCDay();
  const usual = weekday === 5 ? 8 : weekday === 6 ? 30 : 20;
  return Math.round(usual * (0.6 + 0.8 * random.unit()));
};

const momentsPerDay = 14;
const dayMilliseconds = 24 * 3600 * 1000;

export interface DepositPlan {
  points: readonly PlacedPoint[];
  /** The codes of those who come at any point, and of those who come often to the first one. */
  codes: readonly string[];
  regulars: readonly string[];
  days: number;
  until: Date;
}

export const insertDeposits = async (
  db: Db,
  random: Random,
  plan: DepositPlan,
): Promise<number> => {
  const rates = await db
    .selectFrom("rates")
    .select(["id", "material", "per_kilogram", "star_bonus_percent"])
    .execute();
  const [first] = plan.points;
  let count = 0;
  for (let day = plan.days; day >= 1; day--) {
    const start = new Date(plan.until.getTime() - day * dayMilliseconds);
    for (let moment = 0; moment < momentsPerDay; moment++) {
      const at = new Date(
        start.getTime() + ((moment + random.unit()) * dayMilliseconds) / momentsPerDay,
      );
      const deposits = Array.from({ length: Math.ceil(bagsAt(random, at) / 2) }, () =>
        makeDeposit(random, random.pick(plan.points), random.pick(plan.codes), at),
      );
      if (first && random.unit() < 0.09) {
        deposits.push(makeDeposit(random, first, random.pick(plan.regulars), at));
      }
      await record(db, rates, deposits, at);
      count += deposits.length;
    }
  }
  await sql`select count_deposits(array_agg(citizen_id), array_agg(number))
    from citizen_deposits`.execute(db);
  // Old news: nobody needs to be told of them now.
  await sql`update outbox set published_at = created_at, settled_at = created_at`.execute(db);
  return count;
};
