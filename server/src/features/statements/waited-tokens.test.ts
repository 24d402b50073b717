import { citizenStatement } from "@app/contract/statement";
import { fillBudget } from "@app/database/testing/budgets";
import { createTestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { startTestServer } from "../../testing/test-server.ts";

test("tokens that waited two months for cover are in the statement when they came", async () => {
  const database = await createTestDatabase(0);
  const server = await startTestServer(
    { fixed: () => new Date("2026-08-10T10:00:00Z") },
    {},
    database,
  );
  const counter = await buildCounter(database.db);
  await deposit(server.url, counter, { grams: 1000 });
  await fillBudget(database.db, 1_000_000);
  await sql`select tend_budgets('2026-10-10T10:00:00Z', 100, '')`.execute(database.db);
  const linesOf = async (from: string, to: string): Promise<string[]> => {
    const { body } = await call(server.url, citizenStatement, {
      token: counter.citizenToken,
      query: { from, to },
      headers: { accept: "text/csv" },
    });
    return String(body).trim().split("\r\n").slice(1);
  };
  expect(await linesOf("2026-08-01", "2026-08-31")).toEqual([]);
  expect(await linesOf("2026-10-01", "2026-10-31")).toEqual([
    '"10/10/2026 11:00","Deposit","",24.00,24.00',
  ]);
  await server.stop();
});
