import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import { listNotifications } from "@app/contract/notifications";
import { receiveVoucher } from "@app/contract/vouchers";
import { buildReward } from "@app/database/testing/build-reward";
import { buildPoint, buildSession } from "@app/database/testing/builders";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { buildBuyer, type Buyer, exchange } from "../../testing/market.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { remindOfVouchers } from "./remind-of-vouchers.ts";

let server: TestServer;
let ctx: Context;
let buyer: Buyer;
let later: Date | null = null;
const reward = '{"en": "Ten loaves"}';

beforeAll(async () => {
  server = await startTestServer();
  await server.addWorker();
  ctx = createContext(testConfig(server.database), "test", { fixed: () => later });
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  later = null;
  buyer = await buildBuyer(server);
});

const db = () => server.database.db;
const run = (query: RawBuilder<unknown>) => query.execute(db());
const told = async () => {
  const { body } = await call(server.url, listNotifications, { token: buyer.token });
  return (body as ResponseOf<typeof listNotifications>).notifications
    .filter(({ kind }) => kind !== "deposit_recorded")
    .map(({ kind, data }) => ({ kind, data }));
};
const soon = { timeout: 5000 };

describe("what becomes of a voucher is told, with what it was for", () => {
  test("given by the shop's scan; a slide is no news to whoever slid", async () => {
    const point = await buildPoint(db());
    const loaves = await buildReward(db(), { pointId: point.id });
    const receive = async (token: string) =>
      call(server.url, receiveVoucher, {
        token,
        key: randomUUID(),
        params: { code: (await exchange(server, buyer, loaves)).code },
      });
    await receive(buyer.token);
    await receive(await buildSession(db(), point.ownerId));
    await expect.poll(told, soon).toEqual([{ kind: "voucher_received", data: { reward } }]);
  });

  test("expired, or taken back, with the tokens that came back", async () => {
    const loaves = await buildReward(db());
    const [late, gone] = [
      await exchange(server, buyer, loaves, { quantity: 2 }),
      await exchange(server, buyer, loaves),
    ];
    await run(sql`select expire_voucher(now() + interval '31 days', ${late.id}, '')`);
    await expect
      .poll(told, soon)
      .toEqual([{ kind: "voucher_expired", data: { reward, tokens: 2000 } }]);
    await run(sql`select withdraw_voucher(null, null, ${gone.id}, 'Closed', '')`);
    await expect
      .poll(told, soon)
      .toContainEqual({ kind: "voucher_withdrawn", data: { reward, tokens: 1000 } });
  });

  test("credit that arrived, and credit that could not be sent", async () => {
    const credit = await buildReward(db(), { kind: "phone_credit" });
    const wish = { phone: buyer.phone };
    const [sent, failed] = [
      await exchange(server, buyer, credit, wish),
      await exchange(server, buyer, credit, wish),
    ];
    await run(sql`select settle_top_up(null, ${sent.id}, 'fulfilled', 'ref', null, '')`);
    await run(sql`select settle_top_up(null, ${failed.id}, 'refunded', 'ref', null, '')`);
    await expect.poll(async () => (await told()).length, soon).toBe(2);
    expect(await told()).toEqual(
      expect.arrayContaining([
        { kind: "credit_sent", data: { reward } },
        { kind: "credit_failed", data: { reward, tokens: 1000 } },
      ]),
    );
  });
});

test("a voucher that ends within three days is thought of once", async () => {
  const { id } = await exchange(server, buyer, await buildReward(db()));
  const day = 24 * 3_600_000;
  const { expires_at: end } = await db()
    .selectFrom("vouchers")
    .select("expires_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  later = new Date(end.getTime() - 3 * day - 1000);
  await remindOfVouchers(ctx);
  expect(await told()).toEqual([]);
  later = new Date(end.getTime() - 3 * day);
  await Promise.all([remindOfVouchers(ctx), remindOfVouchers(ctx)]);
  await remindOfVouchers(ctx);
  expect(await told()).toEqual([{ kind: "voucher_expiring", data: { reward } }]);
});

test("one that has been received or has ended is not thought of any more", async () => {
  const loaves = await buildReward(db());
  const { code } = await exchange(server, buyer, loaves);
  await call(server.url, receiveVoucher, {
    token: buyer.token,
    key: randomUUID(),
    params: { code },
  });
  await exchange(server, buyer, loaves);
  later = new Date(Date.now() + 40 * 24 * 3_600_000);
  await remindOfVouchers(ctx);
  expect(await told()).toEqual([]);
});
