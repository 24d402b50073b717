import type { ResponseOf } from "@app/contract/endpoint";
import { firstLimits, isWithinRule, limitNames, limitRules } from "@app/contract/limits";
import {
  addEmissionFactor,
  listNumbers,
  previewLimit,
  previewRate,
  setLimit,
} from "@app/contract/numbers";
import { listEmissionFactors } from "@app/contract/reports";
import { connect } from "@app/database/connect";
import { buildPoint, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { lastsDays } from "./preview.rules.ts";

let server: TestServer;
let token: string;
const start = new Date("2026-11-15T10:00:00Z");
let moment = start;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  const { db, ownerUrl } = server.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  token = await buildSession(db, admin.id, { isStrong: true });
  // The session begins today, whatever day that is: these tests live on days of their own.
  await db.updateTable("sessions").set({ access_expires_at: "2100-01-01" }).execute();
});
afterAll(() => server.stop());
beforeEach(() => {
  moment = start;
});

const reason = "Agreed with the points";

const set = (value: number, day: string, name: (typeof limitNames)[number] = "voucher_days") =>
  call(server.url, setLimit, { token, params: { name }, body: { value, day, reason } });

const numbers = async () => {
  const { body } = await call(server.url, listNumbers, { token });
  return body as ResponseOf<typeof listNumbers>;
};

const valuesOf = async (name: (typeof limitNames)[number]) =>
  (await numbers()).limits.find((limit) => limit.name === name)?.values.map(({ value }) => value);

test("the database began with the numbers of the contract, each within its own bounds", async () => {
  for (const { name, values } of (await numbers()).limits) {
    expect([name, values.at(-1)?.value]).toEqual([name, firstLimits[name]]);
    expect(isWithinRule(name, firstLimits[name])).toBe(true);
    expect(limitRules[name].least).toBeGreaterThan(0);
  }
});

describe("another value", () => {
  test("begins tomorrow at the earliest, and is refused beyond its bounds", async () => {
    expect((await set(40, "2026-11-14")).status).toBe(410);
    expect((await set(40, "2026-11-15")).status).toBe(410);
    expect((await set(6, "2026-11-16")).status).toBe(422);
    expect((await set(366, "2026-11-16")).status).toBe(422);
    expect(await valuesOf("voucher_days")).toEqual([30]);
  });

  test("replaces the one that was still to come, and never one that began", async () => {
    expect((await set(40, "2026-11-20")).status).toBe(200);
    expect((await set(45, "2026-11-18")).status).toBe(200);
    expect(await valuesOf("voucher_days")).toEqual([45, 30]);
    moment = new Date("2026-11-18T00:00:00Z");
    expect((await set(50, "2026-11-19")).status).toBe(200);
    expect(await valuesOf("voucher_days")).toEqual([50, 45, 30]);
  });

  test("shows its effect on the last thirty days first", async () => {
    const counter = await buildCounter(server.database.db);
    for (const grams of [5000, 11_000, 13_000, 16_000]) {
      expect((await deposit(server.url, counter, { grams })).status).toBe(201);
    }
    const effect = async (name: (typeof limitNames)[number], value: number) => {
      const options = { token, params: { name }, query: { value } };
      const { body } = await call(server.url, previewLimit, options);
      return (body as ResponseOf<typeof previewLimit>).effect;
    };
    expect(await effect("ask_above_grams", 12_000)).toMatchObject({ cases: 4, now: 1, later: 2 });
    expect(await effect("code_tries", 4)).toBeNull();
    // Every number whose effect can be counted is counted without an error.
    for (const name of limitNames) await effect(name, limitRules[name].least);
  });
});

test("a rate shows what the last thirty days would have cost at it", async () => {
  const counter = await buildCounter(server.database.db);
  await deposit(server.url, counter, { material: "aluminium", grams: 1000 });
  const { body } = await call(server.url, previewRate, {
    token,
    query: { material: "aluminium", perKilogram: 3000, starBonusPercent: 0 },
  });
  const effect = body as ResponseOf<typeof previewRate>;
  // Two stars at ten percent each, against none.
  expect(effect).toMatchObject({ deposits: 1, grams: 1000, tokensNow: 7200, tokensThen: 3000 });
  expect(effect.daysThen ?? 0).toBeGreaterThan(effect.daysNow ?? 0);
});

describe("of more deposits than can be read while somebody waits", () => {
  const weighed = 20_000;
  const today = "2027-03-10";
  /** As many as that, so that half of them is read. */
  const told = 400_000;

  beforeEach(() => {
    moment = new Date(`${today}T10:00:00Z`);
  });

  const effects = async () => {
    const query = { material: "pehd" as const, perKilogram: 4000, starBonusPercent: 0 };
    const rate = await call(server.url, previewRate, { token, query });
    const name = "ask_above_grams" as const;
    const limit = await call(server.url, previewLimit, {
      token,
      params: { name },
      query: { value: 1 },
    });
    return {
      rate: rate.body as ResponseOf<typeof previewRate>,
      limit: (limit.body as ResponseOf<typeof previewLimit>).effect,
    };
  };

  test("a part stands for all of them, and the answer says so", async () => {
    const { db, ownerUrl } = server.database;
    const { id: pointId, ownerId } = await buildPoint(db);
    const owner = connect(ownerUrl);
    await sql`select create_month_partitions('2027-01-01', 3)`.execute(owner.db);
    await sql`insert into deposits (id, created_at, occurred_at, citizen_id, number, point_id,
        recorded_by, status, material, grams, clean, compacted, manners, rate_id, tokens)
      select gen_random_uuid(), m.at, m.at, ${ownerId}, n, ${pointId}, ${ownerId}, 'confirmed',
        'pehd', 1000, false, false, false, r.id, 1000
      from generate_series(1, ${weighed}) n, rates r, lateral (select ${today}::timestamptz
        - n % 20 * interval '1 day' as at) m where r.material = 'pehd'`.execute(owner.db);
    await owner.close();
    const all = await effects();
    expect(all.rate).toMatchObject({ deposits: weighed, grams: weighed * 1000, isEstimate: false });
    expect(all.limit).toMatchObject({ cases: weighed, later: weighed, isEstimate: false });

    await db.insertInto("day_figures").values({ day: today, deposits: told, grams: 1 }).execute();
    const part = await effects();
    expect(part.rate.isEstimate).toBe(true);
    expect(Math.abs(part.rate.deposits / weighed - 1)).toBeLessThan(0.2);
    // Of every bag, not of their number alone.
    expect(part.rate).toMatchObject({
      grams: part.rate.deposits * 1000,
      tokensNow: part.rate.deposits * 1000,
      tokensThen: part.rate.deposits * 4000,
      budgetTokens: all.rate.budgetTokens,
    });
    expect(part.limit).toMatchObject({ cases: part.rate.deposits, isEstimate: true });
  });
});

test("what is left never lasts longer when more of it goes", () => {
  const days = (left: number, spent: number): number =>
    lastsDays(left, spent) ?? Number.POSITIVE_INFINITY;
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (left, spent, more) => {
      expect(days(left, spent + more)).toBeLessThanOrEqual(days(left, spent));
    }),
  );
});

test("a factor has a new version from its day on, and the old one stays what it was", async () => {
  const factor = {
    material: "pet" as const,
    value: 1200,
    low: 1100,
    high: 1900,
    source: "A newer table",
    year: 2026,
    rangeSource: "Two newer tables",
    reason,
  };
  const add = (validFrom: string) =>
    call(server.url, addEmissionFactor, { token, body: { ...factor, validFrom } });
  const inForce = async () => {
    const { body } = await call(server.url, listEmissionFactors);
    const { factors } = body as ResponseOf<typeof listEmissionFactors>;
    return factors.find(({ material }) => material === "pet")?.value;
  };
  expect((await add("2026-11-15")).status).toBe(410);
  expect((await add("2026-12-01")).status).toBe(201);
  expect((await add("2026-12-01")).status).toBe(409);
  expect(await inForce()).toBe(1150);
  moment = new Date("2026-12-01T08:00:00Z");
  expect(await inForce()).toBe(1200);
  expect((await numbers()).factors.filter(({ material }) => material === "pet")).toHaveLength(2);
});
