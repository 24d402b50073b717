import { listCommunes, listWilayas, showCommune } from "@app/contract/places";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let now = new Date("2026-11-15T10:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
});
afterAll(() => server.stop());

const wilayas = async () =>
  (await call(server.url, listWilayas)).body as { wilayas: { code: number; fr: string }[] };
const communesOf = async (code: number) =>
  (await call(server.url, listCommunes, { params: { code } })).body as {
    communes: { code: number; fr: string; ar: string }[];
  };

test("the wilayas of today, by number, in French and Arabic", async () => {
  now = new Date("2026-11-15T10:00:00Z");
  const { wilayas: list } = await wilayas();
  expect(list).toHaveLength(58);
  expect(list[15]).toEqual({ code: 16, fr: "Alger", ar: "الجزائر" });
});

test("every commune belongs to one wilaya on any day; a new division holds from its midnight here", async () => {
  // Half past eleven in the evening at Greenwich is the new year in Algiers.
  for (const [moment, count] of [
    ["2026-12-31T22:30:00Z", 58],
    ["2026-12-31T23:30:00Z", 69],
  ] as const) {
    now = new Date(moment);
    const { wilayas: list } = await wilayas();
    expect(list).toHaveLength(count);
    const communes = await Promise.all(list.map(async ({ code }) => communesOf(code)));
    const codes = communes.flatMap((answer) => answer.communes.map(({ code }) => code));
    expect(codes).toHaveLength(1541);
    expect(new Set(codes).size).toBe(1541);
  }
});

test("a number that no wilaya has yet has no communes; one that none can have is refused", async () => {
  now = new Date("2026-11-15T10:00:00Z");
  expect(await communesOf(69)).toEqual({ communes: [] });
  expect((await call(server.url, listCommunes, { params: { code: 100 } })).status).toBe(422);
});

test("places may be kept for a day, a refusal may not", async () => {
  const kept = await call(server.url, listWilayas);
  expect(kept.headers.get("cache-control")).toBe("public, max-age=86400");
  const refused = await call(server.url, listCommunes, { params: { code: 0 } });
  expect(refused.headers.get("cache-control")).toBe("no-store");
});

test("a commune tells its wilaya of the day and where it lies", async () => {
  const aflou = () => call(server.url, showCommune, { params: { code: 319 } });
  now = new Date("2026-12-31T22:30:00Z");
  const before = (await aflou()).body as { wilayaCode: number; lat: number };
  expect(before).toMatchObject({ code: 319, fr: "Aflou", wilayaCode: 3 });
  expect(before.lat).toBeCloseTo(34.11, 1);
  now = new Date("2026-12-31T23:30:00Z");
  expect(((await aflou()).body as { wilayaCode: number }).wilayaCode).not.toBe(3);
  expect((await call(server.url, showCommune, { params: { code: 99_999 } })).status).toBe(404);
});
