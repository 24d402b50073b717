import * as contract from "@app/contract/profiles";
import type { Role } from "@app/contract/roles";
import {
  addMember,
  buildBrand,
  buildPoint,
  buildSession,
  buildTransporterProfile,
  buildUser,
} from "@app/database/testing/builders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer();
  counter = await buildCounter(server.database.db);
  await deposit(server.url, counter);
  await deposit(server.url, counter, { material: "pehd", grams: 1250 });
  await deposit(server.url, counter, { material: "aluminium", grams: 700 });
});
afterAll(() => server.stop());

const signedIn = async (roles: readonly Role[], username?: string | null) => {
  const { id } = await buildUser(server.database.db, {
    roles,
    ...(username === undefined ? {} : { username }),
  });
  return { id, token: await buildSession(server.database.db, id) };
};

const all = (token: string, locale = "en") =>
  call(server.url, contract.allProfiles, { token, headers: { "x-locale": locale } });

describe("one profile", () => {
  test("[C-10] [E-03] the citizen's profile has the name and the tokens", async () => {
    const { body } = await call(server.url, contract.consumerProfile, {
      token: counter.citizenToken,
    });
    // 81.60 for PET, 36.00 for PEHD, 50.40 for aluminium, each with two stars.
    expect(body).toEqual({ username: `citizen.${counter.citizen.code}`, tokens: 168 });
  });

  test("[C-11] [E-04] [P-05] the point's profile has its running kilograms of PET and PEHD", async () => {
    const { body } = await call(server.url, contract.collectionPointProfile, {
      token: counter.operatorToken,
    });
    expect(body).toEqual({ username: "El Baraka Grocery", pet: 3.4, pehd: 1.25 });
  });

  test("[C-12] [E-05] the brand's profile has its name and kind", async () => {
    const { id, token } = await signedIn(["brand"]);
    await buildBrand(server.database.db, id, "Source Vive");
    const { body } = await call(server.url, contract.brandProfile, { token });
    expect(body).toEqual({ username: "Source Vive", kind: "brand" });
  });

  test("[C-13] [E-05] the transporter's profile has a name", async () => {
    const { id, token } = await signedIn(["transporter"]);
    await buildTransporterProfile(server.database.db, id, "Ziani Transport");
    const { body } = await call(server.url, contract.transporterProfile, { token });
    expect(body).toEqual({ username: "Ziani Transport" });
  });

  test("a role without a profile is told that there is none", async () => {
    const asked = [
      [contract.consumerProfile, "citizen"],
      [contract.brandProfile, "brand"],
      [contract.transporterProfile, "transporter"],
    ] as const;
    for (const [endpoint, role] of asked) {
      const { token } = await signedIn([role], null);
      const { status, body } = await call(server.url, endpoint, { token });
      expect([status, body]).toMatchObject([404, { error: "not_found" }]);
    }
  });
});

describe("all profiles", () => {
  test("[C-09] [E-06] profiles start null and nobody is a collaborator", async () => {
    const { token } = await signedIn(["citizen", "point", "transporter", "brand"], null);
    expect((await all(token)).body).toEqual({
      profileCs: null,
      profileCp: null,
      profileCsr: null,
      profileTp: null,
      isCollab: false,
    });
  });

  test("[C-09] whoever has filled in all four gets all four", async () => {
    const { db } = server.database;
    const { id, token } = await signedIn(["citizen", "point", "transporter", "brand"], "yasmine");
    await buildPoint(db, { ownerId: id, name: { en: "Corner shop", ar: "الركن" } });
    await buildBrand(db, id, "Source Vive");
    await buildTransporterProfile(db, id, "Ziani Transport");
    expect((await all(token, "ar")).body).toEqual({
      profileCs: { username: "yasmine", tokens: 0 },
      profileCp: { username: "الركن", pet: 0, pehd: 0 },
      profileCsr: { username: "Source Vive", kind: "brand" },
      profileTp: { username: "Ziani Transport" },
      isCollab: false,
    });
  });

  test("[C-09] [E-06] a collaborator sees the point's kilograms until they are removed", async () => {
    const { db } = server.database;
    const { id, token } = await signedIn(["citizen"]);
    await addMember(db, counter.pointId, id, "collaborator");
    expect((await all(token)).body).toMatchObject({ profileCp: { pet: 3.4 }, isCollab: true });
    await db
      .updateTable("point_members")
      .set({ removed_at: new Date() })
      .where("user_id", "=", id)
      .execute();
    expect((await all(token)).body).toMatchObject({ profileCp: null, isCollab: false });
  });

  test("one's own point comes before one that one helps at", async () => {
    const { db } = server.database;
    const { id, token } = await signedIn(["point"]);
    await addMember(db, counter.pointId, id, "collaborator");
    await buildPoint(db, { ownerId: id, name: { en: "My own" } });
    expect((await all(token)).body).toMatchObject({
      profileCp: { username: "My own" },
      isCollab: true,
    });
  });
});
