import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { buildTransporterProfile, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { testConfig } from "../../testing/test-context.ts";
import { remindOfPapers } from "./remind-of-papers.ts";

let database: TestDatabase;
let ctx: Context;
let now = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createContext(testConfig(database), "test", { fixed: () => now });
});
afterAll(async () => {
  await ctx.close();
  await database.close();
});

const driverWith = async (overrides: Parameters<typeof buildTransporterProfile>[3]) => {
  const { id } = await buildUser(database.db, { roles: ["transporter"] });
  await buildTransporterProfile(database.db, id, "Karim Ziani", overrides);
  return id;
};
const told = async (userId: string) =>
  (
    await database.db
      .selectFrom("notifications")
      .select(["kind", "data"])
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute()
  ).map(({ data }) => data);
const remindOn = async (day: string) => {
  now = new Date(`${day}T08:30:00Z`);
  await Promise.all([remindOfPapers(ctx), remindOfPapers(ctx)]);
  await remindOfPapers(ctx);
};

test("a paper is remembered 30 and 7 days ahead, once each, and never after its end", async () => {
  const id = await driverWith({ licenceUntil: "2027-03-31" });
  await remindOn("2027-02-28");
  expect(await told(id)).toEqual([]);
  await remindOn("2027-03-01");
  await remindOn("2027-03-15");
  expect(await told(id)).toEqual([{ paper: "licence", days: 30 }]);
  await remindOn("2027-03-24");
  await remindOn("2027-03-31");
  await remindOn("2027-04-01");
  expect(await told(id)).toEqual([
    { paper: "licence", days: 30 },
    { paper: "licence", days: 7 },
  ]);
});

test("a new date is a new paper; a van's insurance has a word of its own", async () => {
  const vehicles = [
    { plate: "204517-118-16", insuranceUntil: "2028-06-10" },
    { plate: "00321-314-09" },
  ];
  const id = await driverWith({ vehicles });
  await remindOn("2028-06-05");
  expect(await told(id)).toEqual([{ paper: "insurance", days: 5 }]);
  await database.db
    .updateTable("vehicles")
    .set({ insurance_until: "2028-07-01" })
    .where("user_id", "=", id)
    .where("plate", "=", "204517-118-16")
    .execute();
  await remindOn("2028-06-06");
  expect(await told(id)).toEqual([
    { paper: "insurance", days: 5 },
    { paper: "insurance", days: 25 },
  ]);
});

test("whoever still waits for the approval is not reminded", async () => {
  const id = await driverWith({ status: "pending", registerUntil: "2029-01-10" });
  await remindOn("2029-01-08");
  expect(await told(id)).toEqual([]);
});
