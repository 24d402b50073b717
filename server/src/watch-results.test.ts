import { connect } from "@app/database/connect";
import { buildUser } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLedger } from "./features/tokens/check-ledger.ts";
import { startWorker } from "./start-worker.ts";
import { createTestContext } from "./testing/test-context.ts";
import { figureAt } from "./testing/figure-at.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await buildUser(database.db);
});
afterAll(() => database.close());

const changeBalance = async (by: number): Promise<void> => {
  const owner = connect(database.ownerUrl, { max: 1 });
  await sql`update accounts set balance = balance + ${by} where kind = 'citizen'`.execute(owner.db);
  await owner.close();
};

const checkByAnother = async (): Promise<void> => {
  const ctx = createTestContext(database);
  await checkLedger(ctx);
  await ctx.close();
};

test("a check that never ran says nothing; what one found is told by every worker, also by those started after it", async () => {
  const before = await startWorker(createTestContext(database));
  const violations = ({ url }: { url: string }) => figureAt(url, "ledger_violations");
  expect(await violations(before)).toBeUndefined();
  await changeBalance(1);
  await checkByAnother();
  await expect.poll(() => violations(before), { timeout: 10_000 }).toBe(2);
  await before.stop();

  const after = await startWorker(createTestContext(database));
  await expect.poll(() => violations(after)).toBe(2);
  expect(await figureAt(after.url, "custody_violations")).toBeUndefined();
  await changeBalance(-1);
  await checkByAnother();
  await expect.poll(() => violations(after), { timeout: 10_000 }).toBe(0);
  await after.stop();
}, 60_000);
