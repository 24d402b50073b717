import type { ResponseOf } from "@app/contract/endpoint";
import { listNotifications } from "@app/contract/notifications";
import { fillBudget } from "@app/database/testing/budgets";
import { createTestDatabase } from "@app/database/testing/test-database";
import { expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { tendBudgets } from "./tend-budgets.ts";

test("tokens that waited for cover are told when they come", async () => {
  const database = await createTestDatabase(0);
  const server = await startTestServer(undefined, {}, database);
  const ctx = createTestContext(database);
  await server.addWorker();
  const counter = await buildCounter(database.db);
  await deposit(server.url, counter);
  await fillBudget(database.db, 1_000_000);
  await tendBudgets(ctx);
  await expect
    .poll(
      async () => {
        const { body } = await call(server.url, listNotifications, { token: counter.citizenToken });
        return (body as ResponseOf<typeof listNotifications>).notifications;
      },
      { timeout: 5000 },
    )
    .toContainEqual(expect.objectContaining({ kind: "deposit_paid", data: { tokens: 8160 } }));
  await ctx.close();
  await server.stop();
});
