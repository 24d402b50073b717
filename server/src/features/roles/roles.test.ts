import { recordDeposit } from "@app/contract/deposits";
import { consumerProfile } from "@app/contract/profiles";
import * as contract from "@app/contract/role-calls";
import { type Role, roleNames, roles } from "@app/contract/roles";
import { currentUser } from "@app/contract/session";
import {
  addMember,
  buildBrand,
  buildPoint,
  buildSession,
  buildTransporterProfile,
  buildUser,
  makeAdmin,
} from "@app/database/testing/builders";
import { randomUUID, randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../routes.ts";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter } from "../../testing/counter.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer();
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());

const signedIn = async (held: readonly Role[], username?: string | null) => {
  const { db } = server.database;
  const { id, code } = await buildUser(db, {
    roles: held,
    ...(username === undefined ? {} : { username }),
  });
  return { id, code, token: await buildSession(db, id) };
};

const become = (token: string, userType: unknown) =>
  call(server.url, contract.becomeRole, { token, body: { user_type: userType as number } });
const switchTo = (token: string, role: string) =>
  call(server.url, contract.switchRole, { token, body: { role: role as "CSR" } });
const userOf = async (token: string) =>
  ((await call(server.url, currentUser, { token })).body as { user: Record<string, unknown> }).user;

describe("taking on a role", () => {
  test("[C-14] [E-10] the numbers 1, 2, 3 and 5 give their role, once", async () => {
    for (const role of roleNames) {
      const { token } = await signedIn([]);
      const { number, wireName } = roles[role];
      expect((await become(token, number)).body).toEqual({ success: true });
      expect((await become(token, number)).body).toEqual({ success: false });
      expect((await call(server.url, contract.listRoles, { token })).body).toEqual([wireName]);
    }
  });

  test("the first role is the default one, a second is not", async () => {
    const { token } = await signedIn([]);
    await become(token, 3);
    await become(token, 5);
    expect(await userOf(token)).toMatchObject({
      default_role: "Transporter",
      roles: ["Transporter", "CSR"],
    });
  });

  test("a new citizen has an account for tokens", async () => {
    const { db } = server.database;
    const id = randomUUIDv7();
    await db
      .insertInto("users")
      .values({ id, code: "22222A", first_name: "Karim", locale: "fr" })
      .execute();
    const token = await buildSession(db, id);
    await become(token, 1);
    const account = await db
      .selectFrom("accounts")
      .select("balance")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(account).toEqual({ balance: 0 });
  });

  test("[C-14] [V-01] what is no open role is refused with errors by field", async () => {
    const { id, token } = await signedIn(["citizen"]);
    for (const payload of [4, 0, -1, "2", [2], 2.5, null, 1e10, 10, "admin", true, {}]) {
      const { status, body } = await become(token, payload);
      expect([payload, status]).toEqual([payload, 422]);
      const { errors } = body as { errors: Record<string, string[]> };
      expect(errors["user_type"]?.length).toBeGreaterThan(0);
    }
    const held = await server.database.db
      .selectFrom("user_roles")
      .select("role")
      .where("user_id", "=", id)
      .execute();
    expect(held).toEqual([{ role: "citizen" }]);
  });

  test("the same role asked for ten times at once is taken once", async () => {
    const { token } = await signedIn(["citizen"]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => become(token, 2)));
    const taken = answers.filter(({ body }) => (body as { success: boolean }).success);
    expect(taken).toHaveLength(1);
  });
});

describe("a role is no right", () => {
  /** What only people of a point may call; the gate decides before the rest is looked at. */
  const staffStatuses = async (token: string): Promise<Set<number>> => {
    const ctx = createTestContext(server.database);
    const endpoints = routes(ctx).map(({ endpoint }) => endpoint);
    await ctx.close();
    const { pointId, operatorId, citizen } = counter;
    const params = { pointId, userId: operatorId, id: randomUUID(), code: citizen.code };
    const statuses = new Set<number>();
    for (const endpoint of endpoints.filter(({ access }) => access === "point-staff")) {
      statuses.add((await call(server.url, endpoint, { token, params })).status);
    }
    return statuses;
  };

  test("no payload gives anybody a right, whoever they are", async () => {
    const { db, ownerUrl } = server.database;
    const admin = await signedIn(["citizen"]);
    await makeAdmin(ownerUrl, admin.id);
    const removed = await signedIn(["citizen"]);
    await addMember(db, counter.pointId, removed.id, "collaborator");
    await db
      .updateTable("point_members")
      .set({ removed_at: new Date() })
      .where("user_id", "=", removed.id)
      .execute();
    const people = [
      await signedIn(["citizen"]),
      await signedIn([]),
      await signedIn(["transporter"]),
      await signedIn(["brand"]),
      removed,
      admin,
    ];
    const payloads = [2, 3, 5, 4, -1, "2", [2], "admin", null, 1e10];
    for (const { id, token } of people) {
      for (const payload of payloads) await become(token, payload);
      expect(await staffStatuses(token)).toEqual(new Set([403]));
      const weighed = { token, key: randomUUID(), body: counter.body() };
      expect((await call(server.url, recordDeposit, weighed)).status).toBe(403);
      const { body } = await call(server.url, contract.isAdmin, { token });
      expect(body).toEqual({ isAdmin: false });
      const memberships = await db
        .selectFrom("point_members")
        .select("point_id")
        .where("user_id", "=", id)
        .where("removed_at", "is", null)
        .execute();
      expect(memberships).toEqual([]);
    }
  });

  test("whoever works at a point is let in, so a refusal above means something", async () => {
    expect(await staffStatuses(counter.operatorToken)).toEqual(new Set([200, 404, 422]));
  });
});

describe("switching between roles", () => {
  test("[C-15] a held role becomes the default one", async () => {
    const { token } = await signedIn(["citizen", "point"]);
    expect((await switchTo(token, "Collection Point")).body).toEqual({ success: true });
    expect(await userOf(token)).toMatchObject({ default_role: "Collection Point" });
  });

  test("[C-15] a role that is not held is refused and changes nothing", async () => {
    const { token } = await signedIn(["citizen"]);
    const { status, body } = await switchTo(token, "CSR");
    expect([status, body]).toMatchObject([403, { error: "role_not_held" }]);
    for (const name of ["admin", "citizen", "", "consumer"]) {
      expect((await switchTo(token, name)).status).toBe(422);
    }
    expect(await userOf(token)).toMatchObject({ default_role: "Consumer" });
  });
});

describe("what guards ask", () => {
  const ask = async (endpoint: Parameters<typeof call>[1], token: string) =>
    (await call(server.url, endpoint, { token })).body;

  test("[C-19] an administrator is one in a strong session alone", async () => {
    const { db, ownerUrl } = server.database;
    const { id, token } = await signedIn(["citizen"]);
    const strong = await buildSession(db, id, { isStrong: true });
    expect(await ask(contract.isAdmin, strong)).toEqual({ isAdmin: false });
    await makeAdmin(ownerUrl, id);
    expect(await ask(contract.isAdmin, strong)).toEqual({ isAdmin: true });
    expect(await ask(contract.isAdmin, token)).toEqual({ isAdmin: false });
  });

  test("[C-20] the roles by their names", async () => {
    const { token } = await signedIn(["citizen", "brand"]);
    expect(await ask(contract.listRoles, token)).toEqual(["Consumer", "CSR"]);
  });

  test("[C-21] the points' guard tells an owner, a collaborator and neither apart", async () => {
    const { db } = server.database;
    const { id, token } = await signedIn(["point"]);
    const nothing = { roles: ["Collection Point"], is_collab: false, exists: false };
    expect(await ask(contract.pointGuard, token)).toEqual(nothing);
    await addMember(db, counter.pointId, id, "collaborator");
    expect(await ask(contract.pointGuard, token)).toEqual({ ...nothing, is_collab: true });
    const { id: pointId } = await buildPoint(db, { ownerId: id, status: "pending" });
    const both = { ...nothing, is_collab: true, exists: true };
    expect(await ask(contract.pointGuard, token)).toEqual(both);
    await db.updateTable("points").set({ status: "closed" }).where("id", "=", pointId).execute();
    expect(await ask(contract.pointGuard, token)).toEqual({ ...both, exists: false });
  });

  test("[C-22] a citizen's profile exists or not", async () => {
    const without = await signedIn(["citizen"], null);
    expect(await ask(contract.citizenProfileExists, without.token)).toBe(false);
    const { token } = await signedIn(["citizen"]);
    expect(await ask(contract.citizenProfileExists, token)).toBe(true);
    expect((await call(server.url, consumerProfile, { token })).status).toBe(200);
  });

  test("[C-23] [C-24] a brand's guard and goals", async () => {
    const { db } = server.database;
    const { id, token } = await signedIn(["brand"]);
    expect(await ask(contract.brandGuard, token)).toEqual({ roles: ["CSR"], exists: false });
    expect(await ask(contract.brandHasGoals, token)).toEqual({ goals: [] });
    const brandId = await buildBrand(db, id);
    const goal = { id: randomUUIDv7(), material: "pet" as const, grams: 5_000_000 };
    await db
      .insertInto("brand_goals")
      .values({ ...goal, brand_id: brandId, due_on: "2027-06-30" })
      .execute();
    expect(await ask(contract.brandGuard, token)).toEqual({ roles: ["CSR"], exists: true });
    const goals = [{ ...goal, kind: "kilograms", count: null, dueOn: "2027-06-30" }];
    expect(await ask(contract.brandHasGoals, token)).toEqual({ goals });
    const other = await signedIn(["brand"]);
    await buildBrand(db, other.id);
    expect(await ask(contract.brandHasGoals, other.token)).toEqual({ goals: [] });
  });

  test("[C-25] [C-26] a transporter's guard and record", async () => {
    const { id, token } = await signedIn(["transporter"]);
    const answer = { roles: ["Transporter"], exists: false };
    expect(await ask(contract.transporterGuard, token)).toEqual(answer);
    expect(await ask(contract.transporterProfileExists, token)).toBe(false);
    await buildTransporterProfile(server.database.db, id);
    expect(await ask(contract.transporterGuard, token)).toEqual({ ...answer, exists: true });
    expect(await ask(contract.transporterProfileExists, token)).toBe(true);
  });
});
