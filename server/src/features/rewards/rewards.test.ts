import { randomUUID } from "node:crypto";
import type { QueryInput, ResponseOf } from "@app/contract/endpoint";
import { listRewards, type Reward, showReward } from "@app/contract/rewards";
import { buildReward } from "@app/database/testing/build-reward";
import { buildPoint } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const db = () => server.database.db;

type Query = QueryInput<typeof listRewards>;
const list = async (query: Query = {}): Promise<Reward[]> => {
  const { status, body } = await call(server.url, listRewards, { query });
  expect(status).toBe(200);
  return (body as ResponseOf<typeof listRewards>).rewards;
};
const idsOf = async (query: Query = {}): Promise<string[]> =>
  (await list(query)).map(({ id }) => id);

/** At a point in a commune of Algiers or Oran. */
const at = async (place: readonly [number, number], communeCode: number, price = 1000) => {
  const point = await buildPoint(db(), { place, communeCode });
  return { pointId: point.id, id: await buildReward(db(), { pointId: point.id, price }) };
};
const algiers = [36.75, 3.06] as const;
const oran = [35.7, -0.63] as const;

describe("the marketplace", () => {
  test("lists what can be exchanged by price, and what is sold out last", async () => {
    const dear = await buildReward(db(), { price: 3000 });
    const cheap = await buildReward(db(), { price: 500, stock: 4 });
    const gone = await buildReward(db(), { price: 100, stock: 0 });
    expect(await idsOf()).toEqual([cheap, dear, gone]);
    expect((await list()).map(({ stock }) => stock)).toEqual([4, null, 0]);
  });

  test("with a position the nearest come first, with their distance, and what has no place after them", async () => {
    const far = await at(oran, 3101, 200);
    const near = await at(algiers, 1601, 900);
    const credit = await buildReward(db(), { kind: "phone_credit", price: 100 });
    const found = await list({ lat: 36.76, lng: 3.06 });
    expect(found.map(({ id }) => id)).toEqual([near.id, far.id, credit]);
    expect(found[0]?.distanceMeters).toBeGreaterThan(1000);
    expect(found[0]?.distanceMeters).toBeLessThan(1200);
    expect(found[2]?.distanceMeters).toBeNull();
    expect((await list()).every(({ distanceMeters }) => distanceMeters === null)).toBe(true);
  });

  test("an answer to a position is kept by nobody, another for a moment", async () => {
    const keeping = async (query: Query) =>
      (await call(server.url, listRewards, { query })).headers.get("cache-control");
    expect(await keeping({})).toBe("public, max-age=10");
    expect(await keeping({ lat: 36.76, lng: 3.06 })).not.toContain("public");
    expect((await call(server.url, listRewards, { query: { lat: 36.76 } })).status).toBe(422);
  });

  test("a wilaya shows what is given there: by its partner's place, by its own list, or everywhere", async () => {
    const here = await at(algiers, 1601, 100);
    const there = await at(oran, 3101, 200);
    const anywhere = await buildReward(db(), { price: 300 });
    const listed = await at(oran, 3101, 400);
    await db()
      .updateTable("rewards")
      .set({ wilayas: [16] })
      .where("id", "=", listed.id)
      .execute();
    expect(await idsOf({ wilaya: 16 })).toEqual([here.id, anywhere, listed.id]);
    expect(await idsOf({ wilaya: 31 })).toEqual([there.id, anywhere]);
  });

  test("a category shows its own", async () => {
    const food = await buildReward(db(), { category: "food" });
    const tree = await buildReward(db(), { category: "tree" });
    expect(await idsOf({ category: "tree" })).toEqual([tree]);
    expect(await idsOf({ category: "food" })).toEqual([food]);
  });

  test("what is not published, not yet or no longer valid, or whose partner does not give is not there", async () => {
    const point = await buildPoint(db());
    const away = await buildReward(db(), { pointId: point.id });
    const left = await buildReward(db());
    const over = await buildReward(db());
    const drafts = await Promise.all(
      (["draft", "candidate", "paused", "ended"] as const).map((status) =>
        buildReward(db(), { status }),
      ),
    );
    expect(await idsOf()).toHaveLength(3);
    await db().updateTable("points").set({ status: "suspended" }).execute();
    await db()
      .updateTable("partners")
      .set({ is_active: false })
      .where("id", "in", (eb) =>
        eb.selectFrom("rewards").select("partner_id").where("id", "=", left),
      )
      .execute();
    await db()
      .updateTable("rewards")
      .set({ valid: "[2026-01-01,2026-02-01)" })
      .where("id", "=", over)
      .execute();
    expect(await idsOf()).toEqual([]);
    for (const id of [away, left, over, ...drafts, randomUUID()]) {
      expect((await call(server.url, showReward, { params: { id } })).status).toBe(404);
    }
  });

  test("a reward tells where it is given and nothing of what its partner is owed", async () => {
    const { id, pointId } = await at(algiers, 1601);
    const { body } = await call(server.url, showReward, { params: { id } });
    expect((body as ResponseOf<typeof showReward>).reward).toEqual({
      id,
      kind: "shop",
      category: "food",
      name: { en: "Ten loaves" },
      description: { en: "Fresh every morning" },
      picture: null,
      price: 1000,
      stock: null,
      mostPerPerson: null,
      limitDays: 30,
      brand: null,
      partner: {
        name: { en: "El Baraka" },
        pointId,
        commune: { fr: "Alger Centre", ar: expect.any(String) },
        address: { fr: "12, rue Didouche Mourad" },
        lat: 36.75,
        lng: 3.06,
        hours: {},
      },
      distanceMeters: null,
    });
  });
});

describe("a name in the database", () => {
  const rename = (name: unknown, id: string) =>
    sql`update rewards set name = ${JSON.stringify(name)}::jsonb where id = ${id}`.execute(db());

  test("may look like anything, and comes out as it was written", async () => {
    const id = await buildReward(db());
    for (const en of [
      "<script>alert(1)</script>",
      '"><img src=x onerror=alert(1)>',
      "${7*7} {{7*7}} #{7*7}",
      "'; drop table rewards; --",
      "\u2028</script>",
    ]) {
      await rename({ en, ar: en }, id);
      expect((await list())[0]?.name).toEqual({ en, ar: en });
    }
  });

  test("is refused when it turns text round, cannot be seen, is too long or is no text", async () => {
    const id = await buildReward(db());
    for (const name of [
      { en: "Ten\u202Eloaves" },
      { en: "Ten", ar: "عشر\u2067خبزات" },
      { en: "Ten\u0000loaves" },
      { en: "Ten\nloaves" },
      { en: "Ten\u0085loaves" },
      { en: "x".repeat(81) },
      { en: "" },
      { en: "Ten", de: "Zehn" },
      { en: 10 },
      { fr: "Dix" },
      ["Ten"],
      "Ten",
    ]) {
      await expect(rename(name, id)).rejects.toThrow(/check constraint|unsupported Unicode/);
    }
    expect((await list())[0]?.name).toEqual({ en: "Ten loaves" });
  });
});
