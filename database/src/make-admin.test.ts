import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdmin } from "./make-admin.ts";
import { buildUser } from "./testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const admins = async (): Promise<string[]> => {
  const rows = await database.db
    .selectFrom("users")
    .select("id")
    .where("is_admin", "=", true)
    .execute();
  return rows.map(({ id }) => id);
};

test("the owner of the tables makes an administrator of a confirmed number, and of no other", async () => {
  const { db, ownerUrl } = database;
  const { id } = await buildUser(db, { phone: "+213550000001" });
  await buildUser(db, { phone: "+213550000002", status: "suspended" });
  const unproven = await buildUser(db, { phone: "+213550000003" });
  await db
    .updateTable("users")
    .set({ phone_verified_at: null })
    .where("id", "=", unproven.id)
    .execute();
  for (const phone of ["0550 00 00 02", "0550000003", "0550000009", "%", ""]) {
    expect(await makeAdmin(ownerUrl, phone)).toBe(false);
  }
  expect(await admins()).toEqual([]);
  expect(await makeAdmin(ownerUrl, "0550 00 00 01")).toBe(true);
  expect(await admins()).toEqual([id]);
});

test("the application cannot make one, neither a new person nor one who is there", async () => {
  const { db, url } = database;
  const { id } = await buildUser(db, { phone: "+213550000004" });
  await expect(makeAdmin(url, "0550000004")).rejects.toThrow(/permission denied/);
  await expect(
    db
      .insertInto("users")
      .values({ id, code: "222222", first_name: "Karim", locale: "fr", is_admin: true })
      .execute(),
  ).rejects.toThrow(/permission denied/);
});
