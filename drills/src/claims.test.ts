import { connect, type Connection } from "@app/database/connect";
import { buildBrand, buildPoint, buildUser, type BuiltUser } from "@app/database/testing/builders";
import {
  buildPaidBudget,
  communeOf,
  declareTonnage,
  deliverLot,
  handOver,
  type LotOnBoard,
  weighBags,
} from "@app/database/testing/build-claims";
import { openFacility } from "@app/database/testing/build-pickup";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import {
  type OwnNats,
  type RunningProcess,
  startNats,
  startServer,
  waitFor,
} from "@app/harness/processes";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "./sizes.ts";

const deposits = sized(4000, 20_000);
const bagsInALot = 200;
const lotsOfAPoint = 5;
const workers = 2;
const kills = sized(3, 6);
const patience = 90_000;
/** Two brands have declared what they sell here; in Oran nobody has. */
const [algiers, oran] = [16, 31];
const tonnages = [731_000_000, 269_000_123];

const minute = 60_000;
const at = new Date();
const year = new Date(at.getTime() + 60 * minute).getUTCFullYear();

/** Minutes before now. They overlap in Algiers: there the one that ends first pays. */
const campaigns = [
  { brand: 0, wilaya: algiers, from: 100, until: 40 },
  { brand: 1, wilaya: algiers, from: 70, until: 10 },
  { brand: 1, wilaya: oran, from: 60, until: 30 },
];

interface Bag {
  id: string;
  grams: number;
  age: number;
}

interface Lot extends LotOnBoard {
  wilaya: number;
  bags: Bag[];
  received: number;
  isOff: boolean;
}

let database: TestDatabase;
let owner: Connection;
let nats: OwnNats;
let brands: string[];
let running: RunningProcess[] = [];
const lots: Lot[] = [];

const rowsOf = async <T>(query: RawBuilder<T>): Promise<T[]> =>
  (await query.execute(database.db)).rows;

const startOne = async (): Promise<void> => {
  running.push(
    await startServer("worker", {
      DATABASE_URL: database.url,
      NAMESPACE: database.name,
      NATS_URL: nats.url,
    }),
  );
};

const weights = fc
  .sample(
    fc.record({ grams: fc.integer({ min: 50, max: 9000 }), age: fc.integer({ min: 0, max: 119 }) }),
    {
      numRuns: deposits,
      seed: 20_261_121,
    },
  )
  .values();

const chances = fc.sample(fc.nat(9), { numRuns: deposits / bagsInALot, seed: 7 }).values();

const fillLot = async (
  point: { id: string; ownerId: string },
  wilaya: number,
  facilityId: string,
  people: readonly BuiltUser[],
): Promise<void> => {
  const bags = [...weights.take(bagsInALot)];
  const ids = await weighBags(
    database.db,
    point,
    "pet",
    bags.map(({ grams, age }, n) => ({
      grams,
      age: age * 60 + 30,
      citizenCode: people[n % people.length]?.code ?? "",
    })),
    at,
  );
  const grams = bags.reduce((sum, bag) => sum + bag.grams, 0);
  const lot = await handOver(database.db, point, facilityId, { material: "pet", grams, at });
  const chance = chances.next().value ?? 0;
  lots.push({
    ...lot,
    wilaya,
    bags: bags.map((bag, n) => ({ ...bag, id: ids[n] ?? "" })),
    // One in ten weighs a tenth more than what was signed: nobody may claim it before it was looked at.
    isOff: chance === 0,
    received: Math.floor((grams * (chance === 0 ? 110 : 94 + chance)) / 100),
  });
};

const buildBrands = async (): Promise<void> => {
  const { db, ownerUrl } = database;
  const user = await buildUser(db);
  brands = [await buildBrand(db, user.id), await buildBrand(db, user.id, "Other")].toSorted();
  for (const { brand, wilaya, from, until } of campaigns) {
    await buildPaidBudget(db, ownerUrl, {
      brandId: brands[brand] ?? "",
      material: "pet",
      wilaya,
      from: new Date(at.getTime() - from * minute),
      until: new Date(at.getTime() - until * minute),
    });
  }
  for (const [n, grams] of tonnages.entries()) {
    const row = {
      brandId: brands[n] ?? "",
      year,
      wilaya: algiers,
      material: "pet" as const,
      grams,
    };
    await declareTonnage(db, row);
  }
};

beforeAll(async () => {
  [database, nats] = await Promise.all([createTestDatabase(), startNats()]);
  owner = connect(database.ownerUrl, { max: 1 });
  await buildBrands();
  const { db, ownerUrl } = database;
  const facilityId = await openFacility(ownerUrl);
  const people = await Promise.all(Array.from({ length: 100 }, () => buildUser(db)));
  for (let n = 0; n < deposits / bagsInALot / lotsOfAPoint; n++) {
    const wilaya = n % 2 === 0 ? algiers : oran;
    const point = await buildPoint(db, { communeCode: await communeOf(db, wilaya) });
    for (let lot = 0; lot < lotsOfAPoint; lot++) await fillLot(point, wilaya, facilityId, people);
  }
  // What citizens are told of their deposits is not what this is about.
  await sql`update outbox set published_at = now(), settled_at = now()`.execute(owner.db);
}, 300_000);
afterAll(async () => {
  await Promise.all(running.map((one) => one.end()));
  await nats.close();
  await owner.close();
  await database.close();
});

const payerOf = (wilaya: number, age: number): number | null => {
  const [first] = campaigns
    .filter((one) => one.wilaya === wilaya && age + 0.5 <= one.from && age + 0.5 > one.until)
    .toSorted((one, other) => other.until - one.until);
  return first?.brand ?? null;
};

/** What each brand may claim of a lot, by the rule: of what arrived, the oldest first. */
const claimableOf = ({ wilaya, bags, grams, received }: Lot): Record<string, number> => {
  const claimed: Record<string, number> = {};
  let left = Math.min(grams, received);
  let pool = 0;
  for (const bag of bags.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const taken = Math.min(left, bag.grams);
    left -= taken;
    const payer = payerOf(wilaya, bag.age);
    if (payer === null) pool += taken;
    else claimed[`${payer} campaign`] = (claimed[`${payer} campaign`] ?? 0) + taken;
  }
  if (wilaya === oran) return claimed;
  const [first = 0, second = 0] = tonnages;
  const part = Number((BigInt(pool) * BigInt(first)) / BigInt(first + second));
  return { ...claimed, "0 share": part, "1 share": pool - part };
};

const expected = (all: readonly Lot[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const lot of all) {
    for (const [key, grams] of Object.entries(claimableOf(lot)))
      sums[key] = (sums[key] ?? 0) + grams;
  }
  return sums;
};

const claimed = async (): Promise<Record<string, number>> => {
  const rows = await rowsOf(sql<{ brand: string; rule: string; grams: number }>`
    select brand_id as brand, rule, sum(grams) as grams from claims group by 1, 2`);
  return Object.fromEntries(
    rows.map(({ brand, rule, grams }) => [`${brands.indexOf(brand)} ${rule}`, grams]),
  );
};

const newsLeft = async (): Promise<number> => {
  const [row] = await rowsOf(sql<{ left: number }>`select count(*) as left from outbox
    where settled_at is null and (subject like 'claim.%' or subject like 'pickup.delivered.%')`);
  return row?.left ?? Number.NaN;
};

const settle = (): Promise<void> =>
  waitFor("all news to be handled", async () => (await newsLeft()) === 0, patience);

const dividedLots = async (): Promise<number> => {
  const [row] = await rowsOf(sql<{ lots: number }>`select count(*) as lots from lot_divisions`);
  return row?.lots ?? 0;
};

/** As soon as something more was claimed; what it had in hand is another's. */
const killOne = async (): Promise<void> => {
  const before = await dividedLots();
  await waitFor("more to be claimed", async () => (await dividedLots()) > before, patience);
  const [doomed, ...others] = running;
  await doomed?.end("SIGKILL");
  running = others;
  await startOne();
};

/** The lots arrive in any order, several at once, in waves; a worker is killed in each. */
const deliverAll = async (): Promise<void> => {
  const options = { numRuns: 1, seed: 20_261_121 };
  const [order = []] = fc.sample(fc.shuffledSubarray(lots, { minLength: lots.length }), options);
  const waveLength = Math.ceil(lots.length / kills);
  for (let n = 0; n < kills; n++) {
    const wave = order.slice(n * waveLength, (n + 1) * waveLength);
    const deliveries = wave.map((lot) => deliverLot(database.db, lot, lot.received));
    await Promise.all([...deliveries, killOne()]);
  }
};

const violations = async () => [
  ...(await rowsOf(sql`select * from claims_violations()`)),
  ...(await rowsOf(sql`select * from brand_days_violations()`)),
  ...(await rowsOf(sql`select * from custody_violations()`)),
];

const sums = () =>
  rowsOf(sql`select jsonb_build_array(
    (select jsonb_agg(d order by brand_id, day, wilaya_code, material) from brand_days d),
    (select jsonb_agg(m order by brand_id, month, wilaya_code, material) from brand_months m),
    (select jsonb_agg(c order by brand_id, citizen_id, wilaya_code) from brand_citizens c),
    (select jsonb_agg(n order by brand_id, wilaya_code) from brand_citizen_counts n),
    (select jsonb_agg(y order by brand_id) from brand_year_counts y)) as sums`);

test("thousands of deposits, two brands, workers killed: the claims are the grams that have a brand, each once", async () => {
  for (let n = 0; n < workers; n++) await startOne();
  await deliverAll();
  await settle();
  const sound = lots.filter(({ isOff }) => !isOff);
  expect(sound.length).toBeLessThan(lots.length);
  expect(await claimed()).toEqual(expected(sound));
  expect(await violations()).toEqual([]);

  // Looked at and let go: the rest comes by the job of the night.
  await sql`update claim_blocks set lifted_at = now()`.execute(owner.db);
  await sql`select graphile_worker.add_job('claim-left')`.execute(database.db);
  await waitFor("what was left", async () => (await dividedLots()) === lots.length, patience);
  await settle();
  expect(await claimed()).toEqual(expected(lots));
  expect(await violations()).toEqual([]);
  expect(await rowsOf(sql`select * from dead_events`)).toEqual([]);
}, 400_000);

test("sums rebuilt from nothing are those that the workers kept", async () => {
  const live = await sums();
  for (const brand of brands) await sql`select rebuild_brand_days(${brand})`.execute(database.db);
  expect(await sums()).toEqual(live);
});
