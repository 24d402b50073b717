import { randomUUID } from "node:crypto";
import type { redeemReward as endpoint } from "@app/contract/rewards";
import { isCode } from "@app/contract/public-code";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "../../http/route.ts";
import {
  balanceOf,
  buildBuyer,
  type Buyer,
  exchange,
  purse,
  redeem,
} from "../../testing/market.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { redeemReward } from "./redeem-reward.ts";

let server: TestServer;
let buyer: Buyer;

beforeEach(async () => {
  server = await startTestServer();
  buyer = await buildBuyer(server);
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(db());
  expect(rows).toEqual([]);
  await server.stop();
});

const db = () => server.database.db;
const errorOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: string }).error,
];
const vouchers = () => db().selectFrom("vouchers").selectAll().orderBy("created_at").execute();
const stockOf = async (id: string) =>
  (await db().selectFrom("rewards").select("stock").where("id", "=", id).executeTakeFirst())?.stock;

describe("an exchange", () => {
  test("[P-04] holds the tokens, takes a piece of the stock and leaves a voucher", async () => {
    const reward = await buildReward(db(), { price: 1500, stock: 5 });
    const { status, body } = await redeem(server, buyer, reward, { quantity: 2, price: 1500 });
    expect([status, body]).toEqual([201, { id: expect.any(String), balance: purse - 3000 }]);
    expect(await balanceOf(server, buyer.id)).toBe(purse - 3000);
    expect(await stockOf(reward)).toBe(3);
    const [voucher] = await vouchers();
    expect(voucher).toMatchObject({ status: "ready", quantity: 2, tokens: 3000, phone: null });
    expect(isCode(voucher?.code ?? "")).toBe(true);
  });

  test("sent again under its key is the same one, with the same answer; another under it is refused", async () => {
    const reward = await buildReward(db(), { stock: 5 });
    const key = randomUUID();
    const first = await redeem(server, buyer, reward, { key });
    await exchange(server, buyer, reward);
    expect((await redeem(server, buyer, reward, { key })).body).toEqual(first.body);
    expect(await vouchers()).toHaveLength(2);
    expect(errorOf(await redeem(server, buyer, reward, { key, quantity: 2 }))).toEqual([
      422,
      "idempotency_key_reused",
    ]);
  });

  test("is refused in plain words, and moves nothing", async () => {
    const scarce = await buildReward(db(), { stock: 1 });
    const limited = await buildReward(db(), { mostPerPerson: 1 });
    const dear = await buildReward(db(), { price: purse + 100 });
    const draft = await buildReward(db(), { status: "draft" });
    const unproven = await buildSession(db(), (await buildUser(db())).id);
    expect(errorOf(await redeem(server, buyer, scarce, { price: 900 }))).toEqual([
      409,
      "price_changed",
    ]);
    expect(errorOf(await redeem(server, buyer, scarce, { quantity: 2 }))).toEqual([
      409,
      "out_of_stock",
    ]);
    expect(errorOf(await redeem(server, buyer, limited, { quantity: 2 }))).toEqual([
      409,
      "limit_reached",
    ]);
    expect(errorOf(await redeem(server, buyer, dear, { price: purse + 100 }))).toEqual([
      409,
      "not_enough_tokens",
    ]);
    for (const id of [draft, randomUUID()]) {
      expect(errorOf(await redeem(server, buyer, id))).toEqual([404, "not_found"]);
    }
    expect(errorOf(await redeem(server, { token: unproven }, scarce))).toEqual([
      403,
      "phone_unverified",
    ]);
    expect((await redeem(server, buyer, scarce, { quantity: 0 })).status).toBe(422);
    expect(await vouchers()).toEqual([]);
    expect(await balanceOf(server, buyer.id)).toBe(purse);
    expect(await stockOf(scarce)).toBe(1);
  });

  test("with a partner that has stopped giving is refused", async () => {
    const reward = await buildReward(db());
    await db().updateTable("partners").set({ is_active: false }).execute();
    expect(errorOf(await redeem(server, buyer, reward))).toEqual([404, "not_found"]);
  });

  test("of phone credit asks for a number, and no other does", async () => {
    const credit = await buildReward(db(), { kind: "phone_credit" });
    const loaves = await buildReward(db());
    expect(errorOf(await redeem(server, buyer, credit))).toEqual([422, "invalid_request"]);
    expect(errorOf(await redeem(server, buyer, loaves, { phone: "0550000000" }))).toEqual([
      422,
      "invalid_request",
    ]);
    expect((await redeem(server, buyer, credit, { phone: "05 50 00 00 00" })).status).toBe(201);
    expect((await vouchers())[0]).toMatchObject({ status: "ready", phone: "+213550000000" });
    expect(await db().selectFrom("top_ups").select("state").execute()).toEqual([
      { state: "pending" },
    ]);
  });

  test("that is a gift is received at once, and spent", async () => {
    const gift = await buildReward(db(), { kind: "donation", category: "give" });
    expect((await redeem(server, buyer, gift)).status).toBe(201);
    expect((await vouchers())[0]).toMatchObject({ status: "received", ended_by: "donation" });
  });

  test("50 at once for the last two pieces leave two vouchers", async () => {
    const reward = await buildReward(db(), { price: 100, stock: 2 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => redeem(server, buyer, reward, { price: 100 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await stockOf(reward)).toBe(0);
    expect(await balanceOf(server, buyer.id)).toBe(purse - 200);
  });

  test("whose code is in use tries another, and a used one's is free again", async () => {
    const reward = await buildReward(db());
    const { code: taken, id: earlier } = await exchange(server, buyer, reward);
    const ctx = createTestContext(server.database);
    const codes = [taken, taken, "222222"];
    const asked = {
      actor: { userId: buyer.id },
      idempotencyKey: randomUUID(),
      traceId: "trace",
      params: { id: reward },
      body: { quantity: 1, price: 1000 },
    } as Call<typeof endpoint>;
    const { id } = await redeemReward(ctx, asked, () => codes.shift() ?? "");
    expect((await vouchers()).map(({ id: one, code }) => [one, code])).toEqual([
      [earlier, taken],
      [id, "222222"],
    ]);
    await sql`select withdraw_voucher(null, null, ${earlier}, 'For a test', '')`.execute(db());
    const again = { ...asked, idempotencyKey: randomUUID() };
    await redeemReward(ctx, again, () => taken);
    expect((await vouchers()).map(({ code }) => code)).toEqual([taken, "222222", taken]);
    await ctx.close();
  });
});
