import { randomUUIDv7 } from "node:crypto";
import {
  type BrandLot,
  type BrandLotDetails,
  type BrandOverview,
  brandLotsSheet,
  listBrandLots,
  listBrandWeighings,
  showBrandLot,
  showBrandOverview,
  type WeighingGroup,
} from "@app/contract/brand-overview";
import type { Endpoint } from "@app/contract/endpoint";
import { connect } from "@app/database/connect";
import { buildCampaign } from "@app/database/testing/build-campaign";
import { buildClaims, type ClaimsOverrides } from "@app/database/testing/build-claims";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type CallOptions } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What one test declares to be on the market would take a share of the next one's lots. */
beforeEach(async () => {
  await server.database.db.deleteFrom("brand_tonnages").execute();
});

/** A brand with a goal for this year, and somebody who may look. */
const openBrand = async (name = "Source Tassili") => {
  const { db, ownerUrl } = server.database;
  const { id } = await buildUser(db, { roles: ["brand"] });
  const brandId = await buildBrand(db, id, name);
  const token = await buildSession(db, id);
  const year = new Date().getFullYear();
  await db
    .insertInto("brand_goals")
    .values({
      id: randomUUIDv7(),
      brand_id: brandId,
      material: "pet",
      grams: 1_200_000,
      due_on: `${year}-12-31`,
    })
    .execute();
  const ask = async <T>(endpoint: Endpoint, options: CallOptions<Endpoint> = {}): Promise<T> => {
    const answer = await call(server.url, endpoint, { token, ...options });
    expect(answer.status).toBe(200);
    return answer.body as T;
  };
  const claim = (changes: Partial<ClaimsOverrides> = {}) =>
    buildClaims(db, { brandId, ownerUrl, deposits: sixBags, ...changes });
  return { brandId, token, year, ask, claim };
};

/** Of six people. */
const sixBags = [1200, 800, 2000, 1500, 900, 600];
const sixBagsGrams = 7000;

describe("the overview", () => {
  test("before the first delivery shows only the plan", async () => {
    const { ask, year } = await openBrand();
    const seen = await ask<BrandOverview>(showBrandOverview);
    expect(seen).toMatchObject({
      name: "Source Tassili",
      year,
      hasFigures: false,
      grams: 0,
      goal: { grams: 1_200_000, finishOn: null },
      citizens: 0,
      wilayas: [],
      lot: null,
      countedUntil: null,
    });
    expect(seen.months).toHaveLength(12);
    expect(seen.months.map(({ plannedGrams }) => plannedGrams)).toEqual(
      Array.from({ length: 12 }, () => 100_000),
    );
  });

  test("counts what the goal is about towards it, and shows everything else beside it", async () => {
    const { ask, claim } = await openBrand();
    await claim({ wilaya: 16 });
    await claim({ wilaya: 31, deposits: [1000, 1000] });
    await claim({ wilaya: 31, material: "aluminium", deposits: [1000] });
    const seen = await ask<BrandOverview>(showBrandOverview);
    expect(seen.grams).toBe(sixBagsGrams + 2000);
    expect(seen.wilayas).toEqual([
      { code: 16, grams: sixBagsGrams, points: 1 },
      { code: 31, grams: 3000, points: 2 },
    ]);
    expect(seen.signed).toEqual({ grams: sixBagsGrams + 3000, ofGrams: sixBagsGrams + 3000 });
    expect(seen.citizens).toBe(9);
    // 9 kg of P.E.T at 1.15 and 1 kg of aluminium at 8.12.
    expect(seen.avoided.grams).toBe(10_350 + 8120);
    expect(seen.materials).toEqual([
      { material: "pet", grams: sixBagsGrams + 2000, marketGrams: 20_000_000 },
      { material: "aluminium", grams: 1000, marketGrams: 10_000_000 },
    ]);
    const month = seen.months[Number(seen.today.slice(5, 7)) - 1];
    expect(month?.materials).toEqual([{ material: "pet", grams: sixBagsGrams + 2000 }]);
  });

  test("of one wilaya has its figures alone, and says no small number of people", async () => {
    const { ask, claim } = await openBrand();
    await claim({ wilaya: 16 });
    await claim({ wilaya: 31, deposits: [1000, 1000] });
    const seen = await ask<BrandOverview>(showBrandOverview, { query: { wilaya: 31 } });
    expect(seen).toMatchObject({ grams: 2000, goal: null, citizens: null });
    expect(seen.wilayas.map(({ code }) => code)).toEqual([31]);
    expect(seen.lot?.wilaya).toBe(31);
  });

  test("of a year in which nothing came back is empty, and the year can be left again", async () => {
    const { ask, claim, year } = await openBrand();
    await claim();
    const seen = await ask<BrandOverview>(showBrandOverview, { query: { year: year - 1 } });
    expect(seen).toMatchObject({ year: year - 1, grams: 0, goal: null, hasFigures: true });
    expect(seen.years).toContain(year);
  });

  test("says until when it counts while the sums are behind", async () => {
    const { ask, claim, brandId } = await openBrand();
    const { claims } = await claim({ at: new Date(Date.now() - 3_600_000) });
    expect((await ask<BrandOverview>(showBrandOverview)).countedUntil).toBeNull();
    const [one] = claims;
    const { rows } = await server.database.pool.query(
      "select (day - 1)::text as until from claims where id = $1",
      [one?.id],
    );
    const owner = connect(server.database.ownerUrl, { max: 1 });
    await owner.db.deleteFrom("brand_days").where("brand_id", "=", brandId).execute();
    await owner.close();
    expect((await ask<BrandOverview>(showBrandOverview)).countedUntil).toBe(rows[0]?.until);
  });
});

describe("lots", () => {
  test("are followed from the weighings to the facility, with four weights and no person", async () => {
    const { ask, claim } = await openBrand();
    const { lotId, claims } = await claim({ receivedPercent: 99 });
    const lot = await ask<BrandLotDetails>(showBrandLot, { params: { id: lotId } });
    expect(lot).toMatchObject({
      givenGrams: sixBagsGrams,
      signedGrams: sixBagsGrams,
      receivedGrams: 6930,
      refusedGrams: 70,
      ownGrams: 6930,
      deposits: { count: 6, grams: sixBagsGrams },
      facility: { en: "Rouïba Centre" },
      materials: [{ material: "pet", signedGrams: sixBagsGrams, receivedGrams: 6930 }],
      claims: [{ number: claims[0]?.number, grams: 6930 }],
    });
    expect(lot.point).not.toBeNull();
  });

  test("behind which fewer than five people stand say neither days nor the point", async () => {
    const { ask, claim } = await openBrand();
    const { lotId } = await claim({ deposits: [1000, 1000, 1000, 1000] });
    const lot = await ask<BrandLotDetails>(showBrandLot, { params: { id: lotId } });
    expect(lot).toMatchObject({ point: null, deposits: null, ownGrams: 4000 });
    const { lots } = await ask<{ lots: BrandLot[] }>(listBrandLots);
    expect(lots).toMatchObject([{ id: lotId, point: null }]);
  });

  test("of another brand do not exist", async () => {
    const one = await openBrand();
    const other = await openBrand("Other");
    // In a wilaya of its own, so that the two share nothing.
    const { lotId } = await one.claim({ wilaya: 8 });
    const answer = await call(server.url, showBrandLot, {
      token: other.token,
      params: { id: lotId },
    });
    expect(answer.status).toBe(404);
    expect((await other.ask<{ lots: BrandLot[] }>(listBrandLots)).lots).toEqual([]);
  });

  test("come in pages, each once, also with filters", async () => {
    const { ask, claim } = await openBrand();
    const made: string[] = [];
    for (let place = 0; place < 27; place += 1) {
      made.push((await claim({ wilaya: place % 2 === 0 ? 9 : 10, deposits: [500] })).lotId);
    }
    const first = await ask<{ lots: BrandLot[]; next: string }>(listBrandLots);
    expect(first.lots).toHaveLength(25);
    const second = await ask<{ lots: BrandLot[]; next: null }>(listBrandLots, {
      query: { before: first.next },
    });
    expect(second.next).toBeNull();
    const seen = [...first.lots, ...second.lots].map(({ id }) => id);
    expect(seen.toSorted()).toEqual(made.toSorted());
    const filtered = await ask<{ lots: BrandLot[] }>(listBrandLots, { query: { wilaya: 9 } });
    expect(filtered.lots).toHaveLength(14);
    const none = await ask<{ lots: BrandLot[] }>(listBrandLots, { query: { material: "pehd" } });
    expect(none.lots).toEqual([]);
  }, 60_000);

  test("as a sheet carry no formula, whatever a point is called", async () => {
    const { token, claim } = await openBrand();
    const { pointId } = await claim();
    await server.database.db
      .updateTable("points")
      .set({ name: JSON.stringify({ en: '=HYPERLINK("http://evil.example")' }) })
      .where("id", "=", pointId)
      .execute();
    const { status, body, headers } = await call(server.url, brandLotsSheet, {
      token,
      headers: { accept: "text/csv", "x-locale": "en" },
    });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/csv");
    const [head, line] = String(body).split("\r\n");
    expect(head).toContain('"Handed over in kg"');
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")",7.00,7.00,7.00,0.00,7.00`);
  });
});

describe("weighings behind a number", () => {
  interface Page {
    groups: WeighingGroup[];
    restGrams: number;
    next: string | null;
  }

  test("add up to it, of a month, a wilaya, a material, a lot and a claim alike", async () => {
    const { ask, claim } = await openBrand();
    const { lotId, claims } = await claim({ wilaya: 16 });
    await claim({ wilaya: 31, material: "pehd" });
    const overview = await ask<BrandOverview>(showBrandOverview);
    const { number: lot } = await ask<BrandLotDetails>(showBrandLot, { params: { id: lotId } });
    const sum = async (query: Record<string, unknown>): Promise<number> => {
      const { groups, restGrams } = await ask<Page>(listBrandWeighings, { query });
      return groups.reduce((total, { grams }) => total + grams, restGrams);
    };
    expect(await sum({ month: overview.today.slice(0, 7) })).toBe(2 * sixBagsGrams);
    for (const { code, grams } of overview.wilayas) expect(await sum({ wilaya: code })).toBe(grams);
    for (const { material, grams } of overview.materials) {
      expect(await sum({ material })).toBe(grams);
    }
    expect(await sum({ lot })).toBe(sixBagsGrams);
    expect(await sum({ claim: claims[0]?.number })).toBe(sixBagsGrams);
    expect(await sum({ month: "2020-01" })).toBe(0);
  });

  test("of six people are shown one by one, the heaviest first; of two only as a rest", async () => {
    const { ask, claim } = await openBrand();
    const { lotId } = await claim({ wilaya: 16 });
    const small = await claim({ wilaya: 31, deposits: [1000, 1000] });
    const { groups, restGrams, next } = await ask<Page>(listBrandWeighings);
    expect(next).toBeNull();
    expect(restGrams).toBe(2000);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.weights).toEqual(sixBags.toSorted((one, other) => other - one));
    const { number } = await ask<BrandLotDetails>(showBrandLot, { params: { id: lotId } });
    expect(groups[0]?.lot).toBe(number);
    const byClaim = await ask<Page>(listBrandWeighings, {
      query: { claim: small.claims[0]?.number },
    });
    expect(byClaim).toEqual({ groups: [], restGrams: 2000, next: null });
  });

  test("of small lots are put together, without lot, claim or point", async () => {
    const { ask, claim } = await openBrand();
    for (let place = 0; place < 3; place += 1) await claim({ wilaya: 31, deposits: [700, 300] });
    const { groups, restGrams } = await ask<Page>(listBrandWeighings, { query: { wilaya: 31 } });
    expect(restGrams).toBe(0);
    expect(groups).toMatchObject([
      { claim: null, lot: null, point: null, wilaya: 31, material: "pet", grams: 3000 },
    ]);
  });

  test("come in pages, and together lose nothing", async () => {
    const { ask, claim } = await openBrand();
    for (let place = 0; place < 22; place += 1) await claim({ wilaya: 12, deposits: [500] });
    const first = await ask<Page>(listBrandWeighings);
    expect(first.next).not.toBeNull();
    const second = await ask<Page>(listBrandWeighings, { query: { before: first.next } });
    expect(second.next).toBeNull();
    const grams = [first, second].flatMap(({ groups }) => groups.map((group) => group.grams));
    expect(grams.reduce((sum, one) => sum + one, second.restGrams)).toBe(22 * 500);
  }, 60_000);
});

/** The last of all: what it opens pays for every bag that comes after. */
test("what a kilogram has cost is what the campaign has paid out, by what it was filled with", async () => {
  const { ask, claim, brandId } = await openBrand();
  const { db } = server.database;
  // Shared by tonnage: it costs nothing, and is a kilogram as well.
  await claim({ wilaya: 31, deposits: [7000] });
  const cost = async (query = {}) =>
    (await ask<BrandOverview>(showBrandOverview, { query })).centimesPerKilogram;
  expect(await cost()).toBeNull();
  await buildCampaign(db, { brandId, centimes: 1_000_000, bonusPercent: 0 });
  const { depositIds } = await claim({ wilaya: 16 });
  await sql`select settle_bonuses(null, ${depositIds}::uuid[], 'trace')`.execute(db);
  // Seven kilograms at twenty tokens, a dinar each, of a million centimes for as many hundredths.
  expect(await cost({ wilaya: 16 })).toBe(2000);
  expect(await cost({ wilaya: 31 })).toBeNull();
  expect(await cost()).toBe(1000);
});
