import { connect } from "@app/database/connect";
import { buildPoint } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { balanceMasses } from "./balance-masses.ts";

let database: TestDatabase;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = {
    ...createTestContext(database),
    clock: { fixed: () => new Date("2026-11-15T23:30:00Z") },
  };
});
afterAll(async () => {
  await ctx.close();
  await database.close();
});

const read = async (metric: "massGaps" | "custodyViolations"): Promise<number> =>
  (await ctx.metrics[metric].get()).values[0]?.value ?? Number.NaN;

test("the night is quiet on sound books; a gap put in by hand is a task, a block and an alarm", async () => {
  const { id } = await buildPoint(database.db);
  await balanceMasses(ctx);
  expect([await read("massGaps"), await read("custodyViolations")]).toEqual([0, 0]);
  const days = await sql<{ day: string }>`select distinct day::text from mass_balances`.execute(
    database.db,
  );
  // Half past midnight in Algiers: the day that ended.
  expect(days.rows).toEqual([{ day: "2026-11-15" }]);
  const owner = connect(database.ownerUrl, { max: 1 });
  await sql`delete from mass_balances`.execute(owner.db);
  await sql`update point_stock set stock_grams = 500, handed_grams = 20
    where point_id = ${id} and material = 'pet'`.execute(owner.db);
  await owner.close();
  await balanceMasses(ctx);
  expect([await read("massGaps"), await read("custodyViolations")]).toEqual([1, 1]);
  const blocks = await sql`select from claim_blocks where point_id = ${id}`.execute(database.db);
  expect(blocks.rows).toHaveLength(1);
});
