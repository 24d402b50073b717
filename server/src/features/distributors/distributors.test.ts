import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import { listLines } from "@app/contract/distribution";
import * as contract from "@app/contract/distributor";
import { buildLine, buildProduct, buildReturns } from "@app/database/testing/build-products";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshBrand, freshDistributor } from "../../testing/brand-people.ts";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let brandId: string;
let brandToken: string;
let productId: string;
let distributorId: string;
let token: string;
let now = "";
const year = 2026;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => new Date(now) });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = "2026-11-16T12:00:00Z";
  ({ brandId, token: brandToken } = await freshBrand(server));
  ({ id: productId } = await buildProduct(server.database.db, brandId));
  ({ distributorId, token } = await freshDistributor(server, brandId));
  // They stay signed in over the months of these tests.
  await server.database.db
    .updateTable("sessions")
    .set({ access_expires_at: new Date("2099-01-01") })
    .execute();
});

const build = (wilayaCode: number, units = 1000) =>
  buildLine(server.database.db, { brandId, productId, distributorId, wilayaCode, units, year });
const list = async (by = token) =>
  (await call(server.url, contract.listOwnLines, { token: by })).body as ResponseOf<
    typeof contract.listOwnLines
  >;
const say = (id: string, units: number, by = token) =>
  call(server.url, contract.sayUnits, { token: by, params: { id }, body: { units } });
const openTasks = async (subjectId: string): Promise<number> =>
  (
    await server.database.db
      .selectFrom("tasks")
      .select("id")
      .where("kind", "=", "distribution_difference")
      .where("subject_id", "=", subjectId)
      .where("decided_at", "is", null)
      .execute()
  ).length;
const show = async (month?: string) =>
  call(server.url, contract.showOwnMonth, { token, query: month ? { month } : {} });
const confirm = (
  month: string,
  lines: { wilayaCode: number; units: number }[],
  key: string = randomUUID(),
  by = token,
) =>
  call(server.url, contract.confirmMonth, {
    token: by,
    key,
    params: { month },
    body: { lines: lines.map((line) => ({ productId, ...line })) },
  });
const viewerOf = async (companyId: string): Promise<string> => {
  const { db } = server.database;
  const { id } = await buildUser(db, { roles: ["brand"] });
  await db
    .insertInto("brand_members")
    .values({ brand_id: companyId, user_id: id, rank: "viewer" })
    .execute();
  return buildSession(db, id);
};

describe("own lines", () => {
  test("are those of this distributor and of nobody else", async () => {
    const id = await build(16);
    const other = await freshDistributor(server, brandId, "EURL Amel");
    await buildLine(server.database.db, {
      brandId,
      productId,
      distributorId: other.distributorId,
      year,
    });
    await buildLine(server.database.db, { brandId, productId, year });
    const answer = await list();
    expect(answer).toEqual({
      brandName: "Source Tassili",
      year,
      mayEdit: true,
      lines: [
        {
          id,
          productName: "Tassili 1.5 L",
          material: "pet",
          picture: null,
          wilayaCode: 16,
          units: 1000,
          myUnits: null,
          state: "to_confirm",
        },
      ],
    });
    expect((await say(id, 5, other.token)).status).toBe(404);
  });

  test("are confirmed, or said to be different; a tenth more is still no task", async () => {
    const id = await build(16);
    expect((await say(id, 1000)).body).toEqual({ state: "confirmed" });
    expect((await say(id, 1100)).body).toEqual({ state: "different" });
    expect(await openTasks(id)).toBe(0);
    expect((await say(id, 1101)).body).toEqual({ state: "different" });
    await say(id, 0);
    expect(await openTasks(id)).toBe(1);
    expect((await list()).lines[0]).toMatchObject({ myUnits: 0, state: "different" });
    await say(id, 950);
    expect(await openTasks(id)).toBe(0);
  });

  test("are closed to a brand, and only read by somebody who may only look", async () => {
    const id = await build(16);
    const viewer = await viewerOf(distributorId);
    expect((await say(id, 5, viewer)).status).toBe(403);
    expect((await list(viewer)).mayEdit).toBe(false);
    expect((await call(server.url, contract.listOwnLines, { token: brandToken })).status).toBe(403);
  });
});

describe("a month", () => {
  test("is told once however often it is sent, and told better until it closes", async () => {
    await build(16);
    await build(31);
    const key = randomUUID();
    const told = [
      { wilayaCode: 16, units: 80 },
      { wilayaCode: 31, units: 0 },
    ];
    expect((await show()).body).toMatchObject({ month: "2026-11", confirmedAt: null });
    const answers = await Promise.all([
      confirm("2026-11", told, key),
      confirm("2026-11", told, key),
    ]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await show()).body).toMatchObject({
      confirmedAt: "2026-11-16T12:00:00.000Z",
      lines: [{ units: 80, unitsBefore: null }, { units: 0 }],
    });
    await confirm("2026-11", [{ wilayaCode: 16, units: 90 }]);
    now = "2026-12-10T12:00:00Z";
    expect((await show()).body).toMatchObject({
      month: "2026-12",
      open: [
        { month: "2026-11", until: "2026-12-10" },
        { month: "2026-12", until: "2027-01-10" },
      ],
      lines: [
        { units: null, unitsBefore: 90 },
        { units: null, unitsBefore: 0 },
      ],
    });
    expect((await confirm("2026-11", [{ wilayaCode: 16, units: 95 }])).status).toBe(200);
    const asked = await call(server.url, listLines, { token: brandToken, query: { year } });
    expect(asked.body).toMatchObject({ lines: [{ broughtUnits: 95 }, { broughtUnits: 0 }] });
  });

  test("is closed after ten days of the next, by the clock of the country", async () => {
    await build(16);
    now = "2026-12-10T22:59:59Z";
    expect((await confirm("2026-11", [{ wilayaCode: 16, units: 1 }])).status).toBe(200);
    now = "2026-12-10T23:00:00Z";
    const late = await confirm("2026-11", [{ wilayaCode: 16, units: 2 }]);
    expect(late).toMatchObject({ status: 410, body: { error: "too_late" } });
    expect((await show("2026-11")).status).toBe(410);
    expect((await confirm("2027-01", [{ wilayaCode: 16, units: 2 }])).status).toBe(410);
  });

  test("is about own lines alone", async () => {
    await build(16);
    expect((await confirm("2026-11", [{ wilayaCode: 31, units: 1 }])).status).toBe(404);
    const twice = [
      { wilayaCode: 16, units: 1 },
      { wilayaCode: 16, units: 2 },
    ];
    expect((await confirm("2026-11", twice)).status).toBe(422);
    const viewer = await viewerOf(distributorId);
    const looked = await confirm("2026-11", [{ wilayaCode: 16, units: 1 }], randomUUID(), viewer);
    expect(looked.status).toBe(403);
  });

  test("that was told stays when the brand takes the line out", async () => {
    const id = await build(16);
    await confirm("2026-11", [{ wilayaCode: 16, units: 7 }]);
    await server.database.db.deleteFrom("distribution_lines").where("id", "=", id).execute();
    await build(16);
    expect((await show()).body).toMatchObject({ lines: [{ units: 7 }] });
  });
});

describe("what comes back in the own area", () => {
  const returned = (wilaya: number, month: number, grams: number, citizens: number) =>
    buildReturns(server.database.ownerUrl, { brandId, year, wilaya, month, grams, citizens });
  const ask = async () =>
    (await call(server.url, contract.showReturns, { token })).body as contract.Returns;

  test("is shown by wilaya and month, few people together, other wilayas not at all", async () => {
    for (const wilaya of [9, 16, 31]) await build(wilaya);
    await returned(16, 3, 5000, 40);
    await returned(16, 4, 700, 40);
    await returned(31, 3, 300, 6);
    await returned(9, 3, 20, 4);
    await returned(25, 3, 999, 50);
    const { groups, hasTooFew } = await ask();
    expect(hasTooFew).toBe(false);
    expect(groups.map(({ wilayaCode, grams }) => [wilayaCode, grams.slice(0, 5)])).toEqual([
      [16, [0, 0, 5000, 700, 0]],
      [null, [0, 0, 320, 0, 0]],
    ]);
  });

  test("is not shown when few people brought it", async () => {
    await build(16);
    expect(await ask()).toMatchObject({ groups: [], hasTooFew: false });
    await returned(16, 3, 5000, 4);
    expect(await ask()).toMatchObject({ groups: [], hasTooFew: true });
  });
});
