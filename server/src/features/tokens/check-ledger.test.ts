import { databaseUrls, inDatabase } from "@app/database/config";
import { connect } from "@app/database/connect";
import { buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { checkLedger } from "./check-ledger.ts";
import { findViolations } from "./tokens.queries.ts";

let database: TestDatabase;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext(database);
  await buildUser(database.db);
});
afterAll(async () => {
  await ctx.close();
  await database.close();
});

const violations = async (): Promise<number> => {
  const metric = await ctx.metrics.ledgerViolations.get();
  return metric.values[0]?.value ?? Number.NaN;
};

test("the nightly check is quiet on a sound ledger and raises the alarm on a changed balance", async () => {
  await checkLedger(ctx);
  expect(await violations()).toBe(0);
  const owner = connect(database.ownerUrl);
  await sql`update accounts set balance = balance + 1 where kind = 'citizen'`.execute(owner.db);
  await owner.close();
  await checkLedger(ctx);
  // The balance is not the sum of its transfers, and all balances no longer sum to zero.
  expect(await violations()).toBe(2);
});

test("the nightly check may take longer than anybody would wait for an answer", async () => {
  const admin = connect(inDatabase(databaseUrls.admin, database.name));
  await sql`alter role app_server in database ${sql.id(database.name)}
    set statement_timeout = '300ms'`.execute(admin.db);
  await sql`create or replace function correction_violations()
    returns table (violation text, subject text) language plpgsql as $$
    begin perform pg_sleep(1); end $$`.execute(admin.db);
  await admin.close();
  const hurried = createTestContext(database);
  await expect(findViolations(hurried.db)).rejects.toThrow("statement timeout");
  await checkLedger(hurried);
  await hurried.close();
});
