import { randomUUID, randomUUIDv7 } from "node:crypto";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Connection } from "./connect.ts";
import { buildBrand, buildPoint, buildUser } from "./testing/builders.ts";
import {
  buildPaidBudget,
  buildClaims,
  communeOf,
  declareTonnage,
  deliverLot,
  handOver,
  weighBags,
} from "./testing/build-claims.ts";
import { buildReport } from "./testing/build-report.ts";
import { openFacility } from "./testing/build-pickup.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const kinds = [
  "claim",
  "count",
  "dispute",
  "decide",
  "retire",
  "rebuild",
  "block",
  "lift",
] as const;

interface Act {
  kind: (typeof kinds)[number];
  pick: number;
}

const lotCount = 30;
const bagsInALot = 8;
const wilaya = 16;
const year = new Date(Date.now() + 3_600_000).getUTCFullYear();

let database: TestDatabase;
let owner: Connection;
let brands: string[];
const lots: string[] = [];
const citizens: string[] = [];
const outcomes = new Set<string>();

const rowsOf = async <T>(query: RawBuilder<T>): Promise<T[]> =>
  (await query.execute(database.db)).rows;
const of = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;

const arriveOnce = async (communeCode: number, facilityId: string): Promise<void> => {
  const { db } = database;
  const point = await buildPoint(db, { communeCode });
  const people = await Promise.all(Array.from({ length: bagsInALot }, () => buildUser(db)));
  const at = new Date();
  // One in two is of before the campaign.
  const bags = people.map(({ code }, n) => ({
    grams: 500 + n * 37,
    citizenCode: code,
    age: n % 2 === 0 ? 7200 : 0,
  }));
  await weighBags(db, point, "pet", bags, at);
  const grams = bags.reduce((sum, bag) => sum + bag.grams, 0);
  const lot = await handOver(db, point, facilityId, { material: "pet", grams, at });
  await deliverLot(db, lot, Math.floor(grams * 0.9));
  lots.push(lot.lotId);
  citizens.push(...people.map(({ id }) => id));
};

beforeAll(async () => {
  database = await createTestDatabase();
  owner = connect(database.ownerUrl, { max: 4 });
  const { db, ownerUrl } = database;
  const user = await buildUser(db);
  brands = [await buildBrand(db, user.id), await buildBrand(db, user.id, "Other")];
  const [brandId = ""] = brands;
  const from = new Date(Date.now() - 3_600_000);
  await buildPaidBudget(db, ownerUrl, { brandId, material: "pet", wilaya, from });
  for (const [n, id] of brands.entries()) {
    const row = { brandId: id, year, wilaya, material: "pet" as const, grams: 1000 + n * 731 };
    await declareTonnage(db, row);
  }
  const communeCode = await communeOf(db, wilaya);
  const facilityId = await openFacility(ownerUrl);
  for (let n = 0; n < lotCount; n++) await arriveOnce(communeCode, facilityId);
});
afterAll(async () => {
  await owner.close();
  await database.close();
});

const decide = async (pick: number): Promise<string> => {
  const [open] = await rowsOf(sql<{
    id: string;
    grams: number;
  }>`select s.id, d.grams from disputes s
    join deposits d on d.id = s.deposit_id where decision is null limit 1`);
  if (!open) return "nothing";
  const grams = Math.max(50, open.grams - (pick % 400));
  const [row] = await rowsOf(sql<{ outcome: string }>`select decide_dispute(null, ${randomUUID()},
    ${randomUUID()}, ${open.id}, ${of(["corrected", "cancelled", "stands"], pick)}::dispute_decision,
    ${grams}, ${grams * 2}, 'Looked', 'trace') as outcome`);
  return row?.outcome ?? "nothing";
};

const perform: Record<Act["kind"], (pick: number) => Promise<string>> = {
  claim: async (pick) => {
    const [row] = await rowsOf(sql<{ made: number }>`select claim_lot(null, ${of(lots, pick)},
      'trace') as made`);
    return row?.made === 0 ? "none" : "some";
  },
  count: async (pick) => {
    await sql`select count_claims(array(select id from claims where lot_id = ${of(lots, pick)}))`.execute(
      database.db,
    );
    return "counted";
  },
  dispute: async (pick) => {
    const [row] = await rowsOf(sql<{ outcome: string }>`select open_dispute(null,
      ${of(citizens, pick)}, ${randomUUID()}, ${randomUUIDv7()}, 1, 'weight', '', 'trace') as outcome`);
    return row?.outcome ?? "nothing";
  },
  decide,
  retire: async (pick) => {
    const report = await buildReport(database.db, of(brands, pick));
    const { numAffectedRows } = await sql`update claims set report_id = ${report}
      where lot_id = ${of(lots, pick)} and brand_id = ${of(brands, pick)} and report_id is null
        and grams > 0 and ${pick % 4 === 0}`.execute(database.db);
    return numAffectedRows ? "retired" : "none";
  },
  rebuild: async (pick) => {
    await sql`select rebuild_brand_days(${of(brands, pick)})`.execute(database.db);
    return "rebuilt";
  },
  block: async (pick) => {
    await sql`insert into claim_blocks (id, lot_id, material, reason, opened_at)
      values (${randomUUID()}, ${of(lots, pick)}, 'pet', 'receipt', now())
      on conflict do nothing`.execute(owner.db);
    return "blocked";
  },
  lift: async () => {
    await sql`update claim_blocks set lifted_at = now() where lifted_at is null`.execute(owner.db);
    return "lifted";
  },
};

const performAll = async (acts: readonly Act[]): Promise<unknown[]> => {
  const waiting = acts.values();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const { kind, pick } of waiting) {
      try {
        outcomes.add(`${kind}: ${await perform[kind](pick)}`);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, lane));
  return failures;
};

const violations = async () => [
  ...(await rowsOf(sql`select * from claims_violations()`)),
  ...(await rowsOf(sql`select * from custody_violations()`)),
];

test("whoever claims, disputes, decides, uses up and rebuilds at once: every claim stands on its grams", async () => {
  const acts = fc.sample(
    fc.record({
      kind: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...kinds) },
        { weight: 4, arbitrary: fc.constantFrom("claim", "count", "decide") },
      ),
      pick: fc.nat(1_000_000),
    }),
    { numRuns: 1500, seed: 20_261_121 },
  );
  const failures = await performAll(acts);
  expect([...new Set(failures.map(String))]).toEqual([]);
  expect(await violations()).toEqual([]);
  expect([...outcomes]).toEqual(
    expect.arrayContaining([
      "claim: some",
      "claim: none",
      "dispute: opened",
      "dispute: deposit_settled",
      "decide: decided",
      "retire: retired",
      "rebuild: rebuilt",
    ]),
  );
  const reduced = await rowsOf(sql`select from claim_reductions`);
  const told = await rowsOf(sql`select from tasks where kind = 'reported_claim'`);
  expect([reduced.length > 0, told.length > 0]).toEqual([true, true]);
}, 120_000);

test("sums that were told of every claim at last are those of a rebuild", async () => {
  const sums = () =>
    rowsOf(sql<{ all: unknown }>`select jsonb_build_array(
      (select jsonb_agg(d order by brand_id, day, wilaya_code, material) from brand_days d),
      (select jsonb_agg(m order by brand_id, month, wilaya_code, material) from brand_months m),
      (select jsonb_agg(c order by brand_id, year, citizen_id) from brand_citizens c),
      (select jsonb_agg(n order by brand_id) from brand_citizen_counts n),
      (select jsonb_agg(y order by brand_id) from brand_year_counts y)) as all`);
  await sql`select count_claims(array(select id from claims))`.execute(database.db);
  expect(await rowsOf(sql`select * from brand_days_violations()`)).toEqual([]);
  const live = await sums();
  for (const brand of brands) await sql`select rebuild_brand_days(${brand})`.execute(database.db);
  expect(await sums()).toEqual(live);
});

test("what is claimed and counted while a rebuild looks for citizens is not lost by it", async () => {
  const [brandId = ""] = brands;
  const { db, ownerUrl } = database;
  const { lotId } = await buildClaims(db, {
    brandId,
    ownerUrl,
    material: "pehd",
    isClaimed: false,
  });
  const waiting = async () => {
    const [row] = await rowsOf(sql<{ waiting: number }>`select count(*) as waiting from pg_locks
      where not granted and database = (select oid from pg_database
        where datname = current_database())`);
    return row?.waiting;
  };
  const { rebuild } = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('brand_days ' || ${brandId}::text, 0))`.execute(
      trx,
    );
    const begun = sql`select rebuild_brand_days(${brandId})`.execute(db);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await sql`select claim_lot(null, ${lotId}, 'trace')`.execute(trx);
    await sql`select count_claims(array(select id from claims where lot_id = ${lotId}))`.execute(
      trx,
    );
    return { rebuild: begun };
  });
  await rebuild;
  expect(await rowsOf(sql`select from brand_days where material = 'pehd'`)).toHaveLength(1);
  expect(await rowsOf(sql`select * from brand_days_violations()`)).toEqual([]);
});
