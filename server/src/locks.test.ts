import { saveIdentity } from "@app/contract/brand-company";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import { countWaiting } from "@app/database/testing/meet-at";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "./testing/call.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("one who saves a company and one who writes for its brand do not wait for each other", async () => {
  const { db } = server.database;
  const { id } = await buildUser(db, { roles: ["brand"], email: "lina@example.com" });
  // It has no name yet, so that the company gives it one.
  const brandId = await buildBrand(db, id, "");
  const token = await buildSession(db, id);
  const saving = await db.transaction().execute(async (trx) => {
    await sql`select from brands where id = ${brandId} for no key update`.execute(trx);
    const asked = call(server.url, saveIdentity, {
      token,
      body: {
        legalName: "SARL Source Tassili",
        registerNumber: "16/00-0123456B20",
        taxNumber: "001616012345678",
        sector: "water",
      },
    });
    // It has locked the person, and waits for the brand.
    await expect.poll(() => countWaiting(db), { timeout: 10_000, interval: 20 }).toBe(1);
    // As a row does that names the person, an invitation for one.
    await sql`select from users where id = ${id} for key share nowait`.execute(trx);
    return { asked };
  });
  await saving.asked;
});
