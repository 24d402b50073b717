import { randomUUID } from "node:crypto";
import * as contract from "@app/contract/brand-goals";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { brandHasGoals } from "@app/contract/role-calls";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let brandId: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.database;
  const { id } = await buildUser(db, { roles: ["brand"] });
  brandId = await buildBrand(db, id);
  token = await buildSession(db, id);
});

type Body = BodyInput<typeof contract.addGoal>;
const goal = {
  kind: "kilograms",
  material: "pet",
  year: 2027,
  wilayas: [31, 16],
  amount: 120_000,
  split: "even",
  months: null,
} as const;
const add = (changes: object = {}, key = randomUUID(), by = token) =>
  call(server.url, contract.addGoal, {
    token: by,
    key,
    body: { ...goal, ...changes } as unknown as Body,
  });
const idOf = async (answer: ReturnType<typeof add>) => ((await answer).body as { id: string }).id;
const list = async (by = token) =>
  (await call(server.url, contract.listBrandGoals, { token: by })).body as ResponseOf<
    typeof contract.listBrandGoals
  >;
const change = (id: string, changes: object = {}, by = token) =>
  call(server.url, contract.changeGoal, {
    token: by,
    params: { id },
    body: { ...goal, ...changes } as unknown as Body,
  });
const end = (id: string, by = token) =>
  call(server.url, contract.endGoal, { token: by, params: { id } });
const guard = async () =>
  ((await call(server.url, brandHasGoals, { token })).body as ResponseOf<typeof brandHasGoals>)
    .goals;

describe("the goals of a brand", () => {
  test("[G-06] [C-23] one opens the dashboard, and an ended one does not", async () => {
    expect(await guard()).toEqual([]);
    const id = await idOf(add());
    expect(await guard()).toEqual([
      {
        id,
        kind: "kilograms",
        material: "pet",
        grams: 120_000_000,
        count: null,
        dueOn: "2027-12-31",
      },
    ]);
    expect((await end(id)).status).toBe(204);
    expect(await guard()).toEqual([]);
    expect((await end(id)).status).toBe(404);
  });

  test("are listed with what is due in each month", async () => {
    const id = await idOf(add());
    const { goals, mayEdit, thisYear } = await list();
    expect([mayEdit, thisYear > 2025]).toEqual([true, true]);
    const months = Array.from({ length: 12 }, () => 10_000);
    expect(goals).toEqual([{ ...goal, id, wilayas: [16, 31], months }]);
  });

  test("count points and schools as well, in the whole country", async () => {
    await add({ kind: "points", material: undefined, amount: 13, wilayas: [] });
    const [points] = (await list()).goals;
    expect(points).toMatchObject({ kind: "points", material: null, amount: 13, wilayas: [] });
    expect(points?.months.reduce((sum, month) => sum + month, 0)).toBe(13);
  });

  test("by hand each month is what was written", async () => {
    const months = [0, 0, 5, 10, 10, 20, 20, 20, 10, 5, 0, 0];
    await add({ split: "hand", months, amount: 100 });
    expect((await list()).goals[0]).toMatchObject({ split: "hand", months, amount: 100 });
  });

  test("are changed, by their own brand alone", async () => {
    const id = await idOf(add());
    expect((await change(id, { amount: 60, split: "season", material: null })).status).toBe(200);
    const [changed] = (await list()).goals;
    expect(changed).toMatchObject({ id, amount: 60, split: "season", material: null });
    const other = await buildUser(server.database.db, { roles: ["brand"] });
    await buildBrand(server.database.db, other.id);
    const stranger = await buildSession(server.database.db, other.id);
    expect((await change(id, {}, stranger)).status).toBe(404);
    expect((await end(id, stranger)).status).toBe(404);
  });

  test.each([
    ["nothing", { amount: 0 }, "amount"],
    ["more than there is", { amount: 2_000_000_000 }, "amount"],
    [
      "more schools than there are",
      { kind: "schools", material: undefined, amount: 30_001 },
      "amount",
    ],
    ["a wilaya that is none", { wilayas: [99] }, "wilayas"],
    ["a wilaya twice", { wilayas: [16, 16] }, "wilayas"],
    ["months without a split by hand", { months: Array.from({ length: 12 }, () => 1) }, "months"],
    ["a split by hand without months", { split: "hand" }, "months"],
    [
      "months that are not the year",
      { split: "hand", months: Array.from({ length: 12 }, () => 1), amount: 13 },
      "months",
    ],
    ["a year long past", { year: 1999 }, "year"],
  ])("%s is refused", async (_, changes, field) => {
    const { status, body } = await add(changes);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
  });

  test("the same key is the same goal, whatever happens between", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => idOf(add({}, key))));
    expect(new Set(answers).size).toBe(1);
    expect((await list()).goals).toHaveLength(1);
    expect((await add({ amount: 1 }, key)).body).toMatchObject({ error: "idempotency_key_reused" });
  });

  test("there are never more than thirty, however many ask at once", async () => {
    await server.database.db
      .insertInto("brand_goals")
      .values(
        Array.from({ length: contract.mostGoals - 2 }, () => ({
          id: randomUUID(),
          brand_id: brandId,
          material: "pet" as const,
          grams: 1000,
          due_on: "2027-12-31",
        })),
      )
      .execute();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect((await list()).goals).toHaveLength(contract.mostGoals);
  });

  test("who only looks sees them and changes none", async () => {
    const { db } = server.database;
    const id = await idOf(add());
    const looker = await buildUser(db, { roles: ["brand"] });
    await db
      .insertInto("brand_members")
      .values({ brand_id: brandId, user_id: looker.id, rank: "viewer" })
      .execute();
    const viewer = await buildSession(db, looker.id);
    expect(await list(viewer)).toMatchObject({ mayEdit: false, goals: [{ id }] });
    const refused = [add({}, randomUUID(), viewer), change(id, {}, viewer), end(id, viewer)];
    for (const answer of refused) expect((await answer).status).toBe(403);
  });
});
