import { randomUUID } from "node:crypto";
import type { QueryInput, ResponseOf } from "@app/contract/endpoint";
import type { Hours } from "@app/contract/hours";
import { listPoints, showPoint, showPointsMap } from "@app/contract/points";
import { connect } from "@app/database/connect";
import { buildPoint } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { pageOfPoints } from "./public-points.queries.ts";

let server: TestServer;
let now = new Date("2026-11-15T10:00:00Z");
const ids: Record<string, string> = {};

/** Oran, Bab Ezzouar in Alger, and Aflou, whose wilaya changes with the year 2027. */
const communes = { oran: 3101, babEzzouar: 1621, aflou: 319 };

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  const { db } = server.database;
  const add = async (key: string, point: Parameters<typeof buildPoint>[1]) => {
    ids[key] = (await buildPoint(db, point)).id;
  };
  await add("baraka", {
    name: { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" },
    communeCode: communes.babEzzouar,
    place: [36.7167, 3.1833],
    materials: ["pet", "pehd"],
    acceptsBagsLeft: true,
  });
  await add("school", {
    name: { en: "Ibn Khaldoun School", fr: "École Ibn Khaldoun", ar: "مدرسة ابن خلدون" },
    communeCode: communes.oran,
    place: [35.6971, -0.6308],
    materials: ["aluminium"],
  });
  await add("aflou", {
    name: { en: "Zitouna" },
    communeCode: communes.aflou,
    place: [34.1128, 2.1022],
    materials: ["pet"],
  });
  for (const status of ["pending", "suspended", "closed"] as const) {
    await add(status, { name: { en: `El Baraka ${status}` }, status });
  }
});
afterAll(() => server.stop());

type Listed = ResponseOf<typeof listPoints>;

const list = async (query: QueryInput<typeof listPoints> = {}): Promise<Listed> => {
  const answer = await call(server.url, listPoints, { query });
  expect(answer.status).toBe(200);
  return answer.body as Listed;
};
const namesOf = ({ points }: Listed) => points.map(({ name }) => name.fr ?? name.en);

describe("the list of points", () => {
  test("holds the active ones by name, with the place and nothing of the people", async () => {
    const answer = await list();
    expect(namesOf(answer)).toEqual(["École Ibn Khaldoun", "Épicerie El Baraka", "Zitouna"]);
    expect(answer.total).toBe(3);
    expect(answer.points[1]).toEqual({
      id: ids["baraka"],
      name: { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" },
      kind: "shop",
      commune: { fr: "Bab Ezzouar", ar: "باب الزوار" },
      wilaya: { fr: "Alger", ar: "الجزائر" },
      address: { fr: "12, rue Didouche Mourad" },
      lat: 36.7167,
      lng: 3.1833,
      materials: ["pet", "pehd"],
      acceptsBagsLeft: true,
      hours: {},
      phone: null,
      isFull: false,
      distanceMeters: null,
    });
  });

  test.each([
    ["epicerie", ["baraka"]],
    ["ÉPICERIE BARAKA", ["baraka"]],
    ["baraka alger", ["baraka"]],
    ["bab-ezzouar", ["baraka"]],
    ["البركة", ["baraka"]],
    ["بقاله", ["baraka"]],
    ["الجزائر", ["baraka"]],
    ["جزاير", ["baraka"]],
    ["oran", ["school"]],
    ["وهران", ["school"]],
    ["baraka oran", []],
    ["100%_", []],
    ["   ", ["school", "baraka", "aflou"]],
  ])("finds by %j, whatever the accents, the case and the language", async (q, expected) => {
    const { points } = await list({ q });
    expect(points.map(({ id }) => id)).toEqual(expected.map((key) => ids[key]));
  });

  test("is narrowed by material, bags left and wilaya", async () => {
    expect(namesOf(await list({ material: "aluminium" }))).toEqual(["École Ibn Khaldoun"]);
    expect(namesOf(await list({ material: "pet" }))).toEqual(["Épicerie El Baraka", "Zitouna"]);
    expect(namesOf(await list({ bagsLeft: "true" }))).toEqual(["Épicerie El Baraka"]);
    expect((await list({ bagsLeft: "false" })).total).toBe(3);
    expect(namesOf(await list({ wilaya: "31" }))).toEqual(["École Ibn Khaldoun"]);
    expect(await list({ material: "aluminium", wilaya: 16 })).toEqual({ points: [], total: 0 });
  });

  test("names the wilaya a commune belongs to on the day", async () => {
    const wilayaOfAflou = async () => (await list({ q: "zitouna" })).points[0]?.wilaya.fr;
    expect(await wilayaOfAflou()).toBe("Laghouat");
    now = new Date("2026-12-31T23:30:00Z");
    expect(await wilayaOfAflou()).toBe("Aflou");
    now = new Date("2026-11-15T10:00:00Z");
  });

  test("comes by page, and a page holds at most fifty", async () => {
    const second = await list({ page: 2, limit: 2 });
    expect(namesOf(second)).toEqual(["Zitouna"]);
    expect(second.total).toBe(3);
    for (const query of [{ limit: 51 }, { page: 0 }, { limit: 1.5 }, { q: "x".repeat(61) }]) {
      expect((await call(server.url, listPoints, { query })).status).toBe(422);
    }
  });

  test("may be kept for ten seconds, but not when it tells where somebody is", async () => {
    const kept = await call(server.url, listPoints, { query: { q: "oran" } });
    expect(kept.headers.get("cache-control")).toBe("public, max-age=10");
    const own = await call(server.url, listPoints, { query: { lat: 36.75, lng: 3.05 } });
    expect(own.headers.get("cache-control")).toBe("no-store");
  });
});

describe("from a position", () => {
  test("the nearest come first, with their distance in metres", async () => {
    const { points } = await list({ lat: 36.7754, lng: 3.0602 });
    expect(points.map(({ id }) => id)).toEqual([ids["baraka"], ids["aflou"], ids["school"]]);
    expect(points[0]?.distanceMeters).toBeGreaterThan(12_000);
    expect(points[0]?.distanceMeters).toBeLessThan(13_500);
  });

  test("near is measured in metres, not in degrees", async () => {
    const { db } = server.database;
    // In degrees the eastern one is further (0.11 against 0.10), in metres it is nearer.
    const east = await buildPoint(db, { name: { en: "East" }, place: [36, 6.11] });
    await buildPoint(db, { name: { en: "North" }, place: [36.1, 6] });
    const { points } = await list({ lat: 36, lng: 6, limit: 2 });
    expect(points.map(({ name }) => name.en)).toEqual(["East", "North"]);
    expect(points[0]?.id).toBe(east.id);
  });

  test("many who ask at once each get what is nearest to them, page by page", async () => {
    const asked = Array.from({ length: 40 }, (_, n) => ({
      lat: 34 + (n % 8) / 3,
      lng: -1 + n / 5,
      limit: 1 + (n % 3),
      page: 1 + (n % 2),
    }));
    const together = await Promise.all(asked.map((query) => list(query)));
    for (const [place, query] of asked.entries()) {
      expect(together[place]).toEqual(await list({ ...query, bagsLeft: "false" }));
    }
  });

  test.each([{ lat: 36 }, { lng: 3 }, { lat: 91, lng: 3 }, { lat: "north", lng: 3 }])(
    "%j is none",
    async (query) => {
      expect((await call(server.url, listPoints, { query })).status).toBe(422);
    },
  );
});

describe("a point that is full", () => {
  const setFull = async (isFull: boolean): Promise<void> => {
    await server.database.db
      .updateTable("points")
      .set({ full_since: isFull ? now : null })
      .where("id", "=", ids["baraka"]!)
      .execute();
  };
  const near = { lat: 36.7754, lng: 3.0602 };

  test("is not among the nearest from the next question on, and is found by its name all the same", async () => {
    await setFull(true);
    expect((await list({ ...near })).points.map(({ id }) => id)).not.toContain(ids["baraka"]);
    expect((await list({ ...near, q: "baraka" })).points).toMatchObject([{ isFull: true }]);
    expect((await list({ q: "baraka" })).points).toMatchObject([{ isFull: true }]);
    await setFull(false);
    expect((await list({ ...near })).points[0]).toMatchObject({ id: ids["baraka"], isFull: false });
  });
});

describe("open now", () => {
  const setHours = async (hours: Hours): Promise<void> => {
    await server.database.db
      .updateTable("points")
      .set({ hours: JSON.stringify(hours) })
      .where("id", "=", ids["baraka"]!)
      .execute();
  };
  const isOpenAt = async (moment: Date): Promise<boolean> => {
    now = moment;
    return (await list({ openNow: "true" })).points.some(({ id }) => id === ids["baraka"]);
  };
  afterEach(() => {
    now = new Date("2026-11-15T10:00:00Z");
  });

  test("the list shows what is open here at this minute, also after midnight", async () => {
    await setHours({ sun: [["20:00", "02:00"]] });
    expect(await isOpenAt(new Date("2026-11-15T18:59:00Z"))).toBe(false);
    expect(await isOpenAt(new Date("2026-11-15T19:00:00Z"))).toBe(true);
    expect(await isOpenAt(new Date("2026-11-16T00:59:00Z"))).toBe(true);
    expect(await isOpenAt(new Date("2026-11-16T01:00:00Z"))).toBe(false);
  });
});

describe("a point's page", () => {
  test("tells what the list tells, and may be kept for ten seconds", async () => {
    const answer = await call(server.url, showPoint, { params: { id: ids["baraka"]! } });
    const [listed] = (await list({ q: "baraka" })).points;
    expect({ ...(answer.body as object), distanceMeters: null }).toEqual(listed);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=10");
  });

  test.each(["pending", "suspended", "closed", "unknown"])(
    "is not there while it is %s",
    async (status) => {
      const id = ids[status] ?? randomUUID();
      const answer = await call(server.url, showPoint, { params: { id } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );
});

test("the map has a pin for every match and the wilayas of the day", async () => {
  const answer = await call(server.url, showPointsMap, { query: { q: "baraka" } });
  const { pins, wilayas } = answer.body as ResponseOf<typeof showPointsMap>;
  expect(pins).toEqual([
    { id: ids["baraka"], kind: "shop", lat: 36.7167, lng: 3.1833, wilaya: 16 },
  ]);
  expect(wilayas).toHaveLength(58);
  const alger = wilayas.find(({ code }) => code === 16);
  expect(alger).toMatchObject({ fr: "Alger", ar: "الجزائر" });
  expect(alger?.lat).toBeCloseTo(36.73, 1);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=10");
});

test("the nearest of thousands are read off the index, not sorted out of all", async () => {
  const owner = connect(server.database.ownerUrl, { max: 1 });
  await sql`insert into points (id, name, kind, status, commune_code, address, location, capacity_grams)
    select gen_random_uuid(), '{"en": "One of many"}', 'shop', 'active', ${communes.oran}, '{"fr": "-"}',
      st_setsrid(st_makepoint(-2 + random() * 10, 30 + random() * 6), 4326), 1
    from generate_series(1, 3000)`.execute(owner.db);
  await sql`analyze points`.execute(owner.db);
  await owner.close();
  const { db } = server.database;
  const clock = { fixed: () => now };
  const page = { position: { lat: 36.7754, lng: 3.0602 }, page: 1, limit: 20 };
  for (const filters of [
    { withoutFull: true },
    { withoutFull: true, openNow: true },
    { bagsLeft: true, q: "baraka" },
  ]) {
    const plan = await pageOfPoints(db, clock, filters, page).explain("json");
    const text = JSON.stringify(plan);
    expect(text).toContain('"Index Name":"points_nearest_idx"');
    expect(text).toContain("<->");
    expect(text).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"points"/);
  }
});
