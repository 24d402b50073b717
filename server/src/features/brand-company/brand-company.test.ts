import { randomUUID } from "node:crypto";
import * as contract from "@app/contract/brand-company";
import type { ResponseOf } from "@app/contract/endpoint";
import { brandProfile } from "@app/contract/profiles";
import { brandGuard } from "@app/contract/role-calls";
import { buildBrand, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { meetAt } from "@app/database/testing/meet-at";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let adminToken: string;
let userId: string;
let token: string;

const identity = {
  legalName: "SARL Source Tassili",
  registerNumber: "16/00-0123456B20",
  taxNumber: "001616012345678",
  sector: "water",
} as const;
const seat = { wilayaCode: 16, address: "12, rue Didouche Mourad" };
const contact = {
  name: "Lina Haddad",
  position: "Responsable RSE",
  phone: "0550 12 34 56",
  email: "Lina@Tassili.example",
};
const packaging = { kilograms: 420_000, isEcoJem: true };

beforeAll(async () => {
  server = await startTestServer();
  const { db, ownerUrl } = server.database;
  const { id } = await buildUser(db);
  await makeAdmin(ownerUrl, id);
  adminToken = await buildSession(db, id, { isStrong: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.database;
  const email = `${randomUUID()}@example.com`;
  ({ id: userId } = await buildUser(db, { roles: ["brand"], email, locale: "fr" }));
  token = await buildSession(db, userId);
});

const saveIdentity = (changes: object = {}, by = token) =>
  call(server.url, contract.saveIdentity, { token: by, body: { ...identity, ...changes } });
const saveSeat = (changes: object = {}) =>
  call(server.url, contract.saveSeat, { token, body: { ...seat, ...changes } });
const saveContact = (changes: object = {}) =>
  call(server.url, contract.saveBrandContact, { token, body: { ...contact, ...changes } });
const savePackaging = (changes: object = {}) =>
  call(server.url, contract.savePackaging, { token, body: { ...packaging, ...changes } });
const fill = async () => {
  await saveIdentity();
  await saveSeat();
  await saveContact();
  return savePackaging();
};
const company = async (by = token) =>
  (await call(server.url, contract.showBrandCompany, { token: by })).body as ResponseOf<
    typeof contract.showBrandCompany
  >;
const exists = async () =>
  ((await call(server.url, brandGuard, { token })).body as { exists: boolean }).exists;
const brandId = async () =>
  (
    await server.database.db
      .selectFrom("brand_members")
      .select("brand_id")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()
  ).brand_id;
const tasks = async () =>
  server.database.db
    .selectFrom("tasks")
    .select(["data", "decision", "note"])
    .where("kind", "=", "check_brand")
    .where("subject_id", "=", await brandId())
    .orderBy("created_at")
    .execute();
const decide = async (decision: contract.BrandDecision, note = "", key = randomUUID()) =>
  call(server.url, contract.decideBrand, {
    token: adminToken,
    key,
    params: { id: await brandId() },
    body: { decision, note },
  });
const mails = () =>
  server.database.db
    .selectFrom("messages")
    .select(["template", "data"])
    .where("user_id", "=", userId)
    .execute();

describe("filling in the business profile", () => {
  test("[G-07] [C-24] the profile exists once every block is saved, in whatever order", async () => {
    expect(await exists()).toBe(false);
    for (const save of [savePackaging, saveContact, saveSeat]) {
      expect((await save()).body).toEqual({ review: "draft" });
      expect(await exists()).toBe(false);
    }
    expect((await saveIdentity()).body).toEqual({ review: "pending" });
    expect(await exists()).toBe(true);
  });

  test("[C-12] from then on the profile has the name of the company", async () => {
    await saveIdentity();
    expect((await call(server.url, brandProfile, { token })).status).toBe(404);
    await fill();
    const { body } = await call(server.url, brandProfile, { token });
    expect(body).toEqual({ username: identity.legalName, kind: "brand" });
  });

  test("shows what was saved, in one spelling", async () => {
    expect(await company()).toMatchObject({ review: "draft", mayEdit: true, identity: null });
    await fill();
    expect(await company()).toEqual({
      review: "pending",
      note: null,
      mayEdit: true,
      identity,
      seat,
      contact: { ...contact, phone: "+213550123456", email: "lina@tassili.example" },
      packaging,
    });
  });

  test.each([
    ["no register", () => saveIdentity({ registerNumber: "12" }), "registerNumber"],
    ["a short tax number", () => saveIdentity({ taxNumber: "1".repeat(14) }), "taxNumber"],
    ["an unknown sector", () => saveIdentity({ sector: "cars" }), "sector"],
    ["text that turns round", () => saveIdentity({ legalName: "SARL \u202Eevil" }), "legalName"],
    ["a wilaya that is none", () => saveSeat({ wilayaCode: 99 }), "wilayaCode"],
    ["no mobile", () => saveContact({ phone: "021 00 00 00" }), "phone"],
    ["no tonnes", () => savePackaging({ kilograms: 0 }), "kilograms"],
  ])("%s is refused by its field", async (_, save, field) => {
    const { status, body } = await save();
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
  });

  test("two first saves at the same moment begin one brand", async () => {
    await Promise.all([saveIdentity(), saveSeat(), saveContact(), savePackaging()]);
    const { db } = server.database;
    const members = await db
      .selectFrom("brand_members")
      .select("rank")
      .where("user_id", "=", userId)
      .execute();
    expect(members).toEqual([{ rank: "admin" }]);
    expect((await company()).review).toBe("pending");
    expect(await tasks()).toHaveLength(1);
  });

  test("colleagues who save at once wait for each other, and none is told to come again", async () => {
    const { db, pool } = server.database;
    const meet = async () => {
      const { id } = await buildUser(db, { roles: ["brand"] });
      return { id, token: await buildSession(db, id) };
    };
    for (let n = 0; n < 25; n++) {
      const [one, other] = [await meet(), await meet()];
      const brand_id = await buildBrand(db, one.id, "");
      const rank = "editor";
      await db.insertInto("brand_members").values({ brand_id, user_id: other.id, rank }).execute();
      const saved = await Promise.all([
        saveIdentity({}, one.token),
        call(server.url, contract.saveSeat, { token: other.token, body: seat }),
      ]);
      expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    }
    const { rows } = await pool.query(
      "select deadlocks::int from pg_stat_database where datname = current_database()",
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });

  test("who only looks changes nothing, and a distributor has no such page", async () => {
    const { db } = server.database;
    await fill();
    const looker = await buildUser(db, { roles: ["brand"] });
    await db
      .insertInto("brand_members")
      .values({ brand_id: await brandId(), user_id: looker.id, rank: "viewer" })
      .execute();
    const viewer = await buildSession(db, looker.id);
    expect(await company(viewer)).toMatchObject({ mayEdit: false, identity });
    expect((await saveIdentity({}, viewer)).status).toBe(403);

    const seller = await buildUser(db, { roles: ["brand"] });
    const sellerBrand = await buildBrand(db, seller.id);
    await db
      .updateTable("brands")
      .set({ kind: "distributor", invited_by_brand: await brandId() })
      .where("id", "=", sellerBrand)
      .execute();
    const distributor = await buildSession(db, seller.id);
    const asked = await call(server.url, contract.showBrandCompany, { token: distributor });
    expect(asked.status).toBe(403);
    expect((await saveIdentity({}, distributor)).status).toBe(403);
  });
});

describe("the back office checks the papers", () => {
  test("a task is opened once, when everything is there for the first time", async () => {
    await saveIdentity();
    expect(await tasks()).toEqual([]);
    await fill();
    await fill();
    expect(await tasks()).toEqual([{ data: { was: "draft" }, decision: null, note: null }]);
  });

  test("approved: the task is closed, the administrators read it, other papers are looked at again", async () => {
    await fill();
    const key = randomUUID();
    expect((await decide("approved", "", key)).status).toBe(200);
    expect((await decide("approved", "", key)).status).toBe(200);
    expect((await decide("approved")).body).toMatchObject({ error: "already_decided" });
    expect(await mails()).toMatchObject([{ template: "brand_decided" }]);
    await saveSeat({ address: "5, boulevard Zighoud Youcef" });
    await saveIdentity();
    expect((await company()).review).toBe("approved");
    await saveIdentity({ legalName: "SPA Source Tassili" });
    expect((await company()).review).toBe("pending");
    expect((await tasks()).map(({ decision }) => decision)).toEqual(["approved", null]);
    // What citizens read is the brand's own choice by now.
    const { body } = await call(server.url, brandProfile, { token });
    expect(body).toMatchObject({ username: identity.legalName });
  });

  test("[G-07] asked for more, the brand reads why and works on; what it saves is looked at", async () => {
    await fill();
    expect((await decide("more_info")).status).toBe(422);
    expect((await decide("more_info", "The register cannot be read")).status).toBe(200);
    expect(await company()).toMatchObject({
      review: "more_info",
      note: "The register cannot be read",
    });
    expect(await exists()).toBe(true);
    expect((await saveContact()).body).toEqual({ review: "pending" });
    expect(await company()).toMatchObject({ review: "pending", note: null });
    expect(await tasks()).toHaveLength(2);
  });

  test("of two who decide at once one is late", async () => {
    await fill();
    const door = sql`select from brand_companies where brand_id = ${await brandId()} for update`;
    const answers = await meetAt(server.database.db, door, [
      () => decide("approved"),
      () => decide("more_info", "The register cannot be read"),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});
