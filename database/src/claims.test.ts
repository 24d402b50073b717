import { randomUUID, randomUUIDv7 } from "node:crypto";
import { isClaimNumber } from "@app/contract/claim-number";
import { materials } from "@app/contract/materials";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, type Connection } from "./connect.ts";
import { buildBrand, buildPoint, buildUser } from "./testing/builders.ts";
import {
  buildPaidBudget,
  buildClaims,
  claimLot,
  communeOf,
  declareTonnage,
  deliverLot,
  handOver,
  weighBags,
} from "./testing/build-claims.ts";
import { buildReport } from "./testing/build-report.ts";
import { openFacility } from "./testing/build-pickup.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
let owner: Connection;
let facilityId: string;
let citizenCode: string;
let brands: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = connect(database.ownerUrl, { max: 2 });
  const { db } = database;
  facilityId = await openFacility(database.ownerUrl);
  const user = await buildUser(db);
  citizenCode = user.code;
  brands = [];
  for (let n = 0; n < 4; n++) brands.push(await buildBrand(db, user.id, `Brand ${n}`));
  brands.sort();
});
afterAll(async () => {
  await owner.close();
  await database.close();
});

const rowsOf = async <T>(query: RawBuilder<T>): Promise<T[]> =>
  (await query.execute(database.db)).rows;

const violations = async () => [
  ...(await rowsOf(sql`select * from claims_violations()`)),
  ...(await rowsOf(sql`select * from brand_days_violations()`)),
  ...(await rowsOf(sql`select * from custody_violations()`)),
];

/** Places where no other case has declared anything or has a campaign. */
const places = Array.from({ length: 58 * 3 }, (_, n) => ({
  wilaya: 1 + (n % 58),
  material: materials[Math.floor(n / 58)] ?? "pet",
})).values();

const nextPlace = () => {
  const { value } = places.next();
  if (!value) throw new Error("no place left");
  return value;
};

interface Case {
  /** Grams, and how many minutes before the last one. */
  bags: { grams: number; minutes: number }[];
  /** From so many minutes before the last bag until so many; of which brand. */
  campaigns: { brand: number; from: number; length: number }[];
  tonnages: number[];
  receivedPercent: number;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  bags: fc.array(
    fc.record({
      grams: fc.integer({ min: 50, max: 5000 }),
      minutes: fc.integer({ min: 0, max: 99 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  campaigns: fc.array(
    fc.record({ brand: fc.nat(3), from: fc.nat(100), length: fc.integer({ min: 1, max: 60 }) }),
    { maxLength: 3 },
  ),
  tonnages: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10 ** 13 })), {
    minLength: 4,
    maxLength: 4,
  }),
  receivedPercent: fc.integer({ min: 97, max: 103 }),
});

interface Line {
  deposit: string;
  grams: number;
  payer: { brand: string; budget: string } | null;
}

/** The rule once more, gram by gram, as one would tell it. */
const whoseIs = (line: readonly Line[], claimable: number, tonnages: readonly number[]) => {
  const grams = line
    .toSorted((one, other) => (one.deposit < other.deposit ? -1 : 1))
    .flatMap(({ deposit, grams: count, payer }) =>
      Array.from({ length: count }, (_, gram) => ({ deposit, gram, payer })),
    )
    .slice(0, claimable);
  const pool = grams.filter(({ payer }) => payer === null);
  const total = tonnages.reduce((sum, each) => sum + BigInt(each), 0n);
  const owners = new Map<(typeof pool)[number], string>();
  let before = 0n;
  let done = 0;
  for (const [n, tonnage] of tonnages.entries()) {
    before += BigInt(tonnage);
    const until = total === 0n ? 0 : Number((BigInt(pool.length) * before) / total);
    for (const gram of pool.slice(done, until)) owners.set(gram, brands[n] ?? "");
    done = until;
  }
  const claimed = new Map<string, number>();
  for (const gram of grams) {
    const brand = gram.payer?.brand ?? owners.get(gram);
    if (!brand) continue;
    const key = `${brand} ${gram.payer?.budget ?? "share"} ${gram.deposit}`;
    claimed.set(key, (claimed.get(key) ?? 0) + 1);
  }
  return [...claimed].map(([key, count]) => `${key} ${count}`).toSorted();
};

const payerOf = (
  campaigns: readonly { id: string; brand: string; from: number; until: number }[],
  minute: number,
): Line["payer"] => {
  const [first] = campaigns
    .filter(({ from, until }) => from <= minute && minute < until)
    .toSorted((one, other) => one.until - other.until || (one.id < other.id ? -1 : 1));
  return first ? { brand: first.brand, budget: first.id } : null;
};

/** A lot that arrived, of bags that campaigns paid for or not; nothing claimed yet. */
const arrive = async ({ bags, campaigns, tonnages, receivedPercent }: Case) => {
  const { db, ownerUrl } = database;
  const place = nextPlace();
  const at = new Date();
  const minuteAt = (minute: number) => new Date(at.getTime() + (minute - 99) * 60_000);
  const made: { id: string; brand: string; from: number; until: number }[] = [];
  for (const { brand, from, length } of campaigns) {
    const brandId = brands[brand] ?? "";
    const window = { from: minuteAt(from - 0.5), until: minuteAt(from + length - 0.5) };
    const id = await buildPaidBudget(db, ownerUrl, { ...place, brandId, ...window });
    made.push({ id, brand: brandId, from, until: from + length });
  }
  const year = new Date(at.getTime() + 3_600_000).getUTCFullYear();
  for (const [n, grams] of tonnages.entries()) {
    if (grams > 0) await declareTonnage(db, { ...place, brandId: brands[n] ?? "", year, grams });
  }
  const point = await buildPoint(db, { communeCode: await communeOf(db, place.wilaya) });
  const weighed = bags.map(({ grams, minutes }) => ({
    grams,
    citizenCode,
    age: (99 - minutes) * 60,
  }));
  const ids = await weighBags(db, point, place.material, weighed, at);
  const grams = bags.reduce((sum, bag) => sum + bag.grams, 0);
  const received = Math.floor((grams * receivedPercent) / 100);
  const lot = await handOver(db, point, facilityId, { material: place.material, grams, at });
  await deliverLot(db, lot, received);
  const line = bags.map((bag, n) => ({
    deposit: ids[n] ?? "",
    grams: bag.grams,
    payer: payerOf(made, bag.minutes),
  }));
  return { lotId: lot.lotId, expected: whoseIs(line, Math.min(received, grams), tonnages) };
};

const claimed = async (lotId: string): Promise<string[]> => {
  const rows = await rowsOf(sql<{ text: string }>`
    select concat_ws(' ', c.brand_id, coalesce(c.budget_id::text, 'share'), s.deposit_id,
      upper(s.span) - lower(s.span)) as text
    from claims c join claim_spans s on s.claim_id = c.id where c.lot_id = ${lotId}`);
  return rows.map(({ text }) => text).toSorted();
};

describe("the rule", () => {
  test("campaigns first, then shares to the gram: whoever asks, how often and how many at once", async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, async (one) => {
        const { lotId, expected } = await arrive(one);
        await Promise.all(Array.from({ length: 4 }, () => claimLot(database.db, lotId)));
        expect(await claimed(lotId)).toEqual(expected);
      }),
      { numRuns: 40, seed: 20_261_121, endOnFailure: true },
    );
    expect(await violations()).toEqual([]);
  }, 120_000);

  test("what nobody had declared stays unclaimed, also when somebody declares later", async () => {
    const none = { bags: [{ grams: 900, minutes: 99 }], campaigns: [], receivedPercent: 100 };
    const { lotId } = await arrive({ ...none, tonnages: [0, 0, 0, 0] });
    await claimLot(database.db, lotId);
    await sql`insert into brand_tonnages select ${brands[0]}, extract(year from now()), wilaya_code,
      material, 1000 from wilayas w (wilaya_code), unnest(enum_range(null::material)) material
      on conflict do nothing`.execute(database.db);
    await claimLot(database.db, lotId);
    expect(await claimed(lotId)).toEqual([]);
  });

  test("numbers count up, and a typing error shows without a network", async () => {
    const rows = await rowsOf(sql<{ number: string }>`select number from claims order by number`);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ number }) => !isClaimNumber(number))).toEqual([]);
    expect(isClaimNumber(rows[0]?.number.replace(/.$/, "2") ?? "")).toBe(false);
  });
});

/** Somebody says that it was less, and the back office agrees. */
const correct = async (citizenId: string, grams: number): Promise<string> => {
  const dispute = randomUUIDv7();
  await sql`select open_dispute(null, ${citizenId}, ${randomUUID()}, ${dispute}, 1, 'weight', '',
    'trace')`.execute(database.db);
  const [decided] = await rowsOf(sql<{ outcome: string }>`select decide_dispute(null, ${citizenId},
    ${randomUUID()}, ${dispute}, ${grams === 0 ? "cancelled" : "corrected"}::dispute_decision,
    ${grams}, ${grams * 2}, 'Looked', 'trace') as outcome`);
  return decided?.outcome ?? "nothing";
};

const retire = async (claimId: string): Promise<void> => {
  const report = await buildReport(database.db, brands[0] ?? "");
  await sql`update claims set report_id = ${report} where id = ${claimId}`.execute(database.db);
};

const openTasks = (claimId: string) =>
  rowsOf(sql`select data ->> 'grams' as grams from tasks where kind = 'reported_claim'
    and subject_id = ${claimId}`);

const gramsOf = async (claimId: string) => {
  const [row] = await rowsOf(sql<{ grams: number; deposits: number }>`select grams, deposits
    from claims where id = ${claimId}`);
  return row;
};

describe("after the claim", () => {
  const arrived = async (overrides: Partial<Parameters<typeof buildClaims>[1]> = {}) => {
    const { wilaya, material } = nextPlace();
    const { db, ownerUrl } = database;
    const brandId = brands[0] ?? "";
    const built = await buildClaims(db, { brandId, ownerUrl, wilaya, material, ...overrides });
    return { ...built, claimId: built.claims[0]?.id ?? "" };
  };

  test("a deposit that was less takes its grams out of the claim, and whoever brought only those", async () => {
    const { claimId, lotId, citizenIds } = await arrived({ rule: "campaign" });
    expect(await gramsOf(claimId)).toEqual({ grams: 4000, deposits: 3 });
    expect(await correct(citizenIds[2] ?? "", 500)).toBe("decided");
    expect(await correct(citizenIds[0] ?? "", 0)).toBe("decided");
    expect(await gramsOf(claimId)).toEqual({ grams: 1300, deposits: 2 });
    await claimLot(database.db, lotId);
    expect(await gramsOf(claimId)).toEqual({ grams: 1300, deposits: 2 });
    expect(await violations()).toEqual([]);
  });

  test("no more is claimed than the share of what arrived that deposits still stand behind", async () => {
    const deposits = [1000, 1000, 1000, 1000];
    const { claimId } = await arrived({ receivedPercent: 50, deposits });
    expect(await gramsOf(claimId)).toEqual({ grams: 2000, deposits: 2 });
    const [other] = await rowsOf(sql<{ citizen: string }>`select d.citizen_id as citizen
      from allocations a join deposits d on d.id = a.deposit_id
      where lot_id = (select lot_id from claims where id = ${claimId})
        and not exists (select from claim_spans s where s.deposit_id = a.deposit_id)`);
    // Not one of the claimed grams was its own.
    expect(await correct(other?.citizen ?? "", 0)).toBe("decided");
    expect(await gramsOf(claimId)).toEqual({ grams: 1500, deposits: 2 });
    await sql`select count_claims(array[${claimId}]::uuid[])`.execute(database.db);
    expect(await violations()).toEqual([]);
  });

  test("a claim that was used up stays as it was reported, and the back office is told once", async () => {
    const { claimId, citizenIds } = await arrived();
    await retire(claimId);
    expect(await correct(citizenIds[2] ?? "", 500)).toBe("decided");
    expect(await correct(citizenIds[1] ?? "", 0)).toBe("decided");
    expect(await gramsOf(claimId)).toEqual({ grams: 4000, deposits: 3 });
    expect(await openTasks(claimId)).toEqual([{ grams: "1500" }]);
    expect(await violations()).toEqual([]);
  });

  test("a report that is being written comes first: the correction waits and finds the claim used up", async () => {
    const { claimId, citizenIds } = await arrived();
    const waits = async () => {
      const [row] = await rowsOf(sql<{ waiting: number }>`select count(*) as waiting from pg_locks
        where not granted and pid in (select pid from pg_stat_activity
          where datname = current_database())`);
      return row?.waiting ?? 0;
    };
    const report = await buildReport(database.db, brands[0] ?? "");
    const correction = await owner.db.transaction().execute(async (trx) => {
      await sql`update claims set report_id = ${report} where id = ${claimId}`.execute(trx);
      const begun = correct(citizenIds[2] ?? "", 500);
      await expect.poll(waits, { timeout: 10_000 }).toBe(1);
      return { begun };
    });
    expect(await correction.begun).toBe("decided");
    expect(await gramsOf(claimId)).toEqual({ grams: 4000, deposits: 3 });
    expect(await openTasks(claimId)).toEqual([{ grams: "1500" }]);
  });

  test("a claim is used up once, never grows and never goes", async () => {
    const { claimId, depositIds } = await arrived();
    await expect(
      sql`update claims set grams = 9000 where id = ${claimId}`.execute(database.db),
    ).rejects.toThrow(/permission denied/);
    await expect(
      sql`update claims set grams = 9000 where id = ${claimId}`.execute(owner.db),
    ).rejects.toThrow(/only become smaller/);
    await expect(sql`delete from claims where id = ${claimId}`.execute(owner.db)).rejects.toThrow(
      /never deleted/,
    );
    await retire(claimId);
    await expect(retire(claimId)).rejects.toThrow(/used up/);
    await expect(
      sql`delete from claim_spans where claim_id = ${claimId}`.execute(owner.db),
    ).rejects.toThrow(/used up/);
    const again = sql`insert into claim_spans select ${claimId}, deposit_id, deposit_created_at,
      int4range(0, 1) from claim_spans where deposit_id = ${depositIds[0]}`.execute(owner.db);
    await expect(again).rejects.toThrow(/exclusion constraint/);
  });

  test("not while it is blocked, disputed or waits to be paid; then all of it", async () => {
    const { lotId, citizenIds, depositIds } = await arrived({ isClaimed: false });
    const made = async () => {
      await claimLot(database.db, lotId);
      return (await claimed(lotId)).length;
    };
    await sql`insert into claim_blocks (id, lot_id, material, reason, opened_at)
      select ${randomUUID()}, lot_id, material, 'receipt', now() from lot_items
      where lot_id = ${lotId}`.execute(owner.db);
    expect(await made()).toBe(0);
    await sql`update claim_blocks set lifted_at = now() where lot_id = ${lotId}`.execute(owner.db);
    await sql`update deposits set is_waiting = true where id = ${depositIds[0]}`.execute(owner.db);
    expect(await made()).toBe(0);
    await sql`update deposits set is_waiting = false where id = ${depositIds[0]}`.execute(owner.db);
    await sql`select open_dispute(null, ${citizenIds[1]}, ${randomUUID()}, ${randomUUIDv7()}, 1,
      'weight', '', 'trace')`.execute(database.db);
    expect(await made()).toBe(0);
    await sql`select decide_dispute(null, ${citizenIds[1]}, ${randomUUID()}, id, 'stands', 0, 0,
      'Looked', 'trace') from disputes where citizen_id = ${citizenIds[1]}`.execute(database.db);
    expect(await made()).toBe(3);
    expect(await violations()).toEqual([]);
  });
});
