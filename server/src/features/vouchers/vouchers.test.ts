import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import {
  findVoucher,
  listVouchers,
  receiveVoucher,
  type Voucher,
  voucherLabel,
  withdrawVoucher,
} from "@app/contract/vouchers";
import { connect } from "@app/database/connect";
import { buildReward } from "@app/database/testing/build-reward";
import {
  addMember,
  buildPoint,
  buildSession,
  buildUser,
  makeAdmin,
} from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { balanceOf, buildBuyer, type Buyer, exchange, purse } from "../../testing/market.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { expireVouchers } from "./expire-vouchers.ts";

let server: TestServer;
let ctx: Context;
let buyer: Buyer;
let shop: { id: string; ownerId: string; token: string };
let moment: Date;
const clock = { fixed: () => moment };
const day = 24 * 3_600_000;

beforeEach(async () => {
  moment = new Date("2026-10-01T10:00:00Z");
  server = await startTestServer(clock);
  ctx = createContext(testConfig(server.database), "test", clock);
  buyer = await buildBuyer(server, { firstName: "Yasmine", lastName: "Benali" });
  const point = await buildPoint(db());
  shop = { ...point, token: await buildSession(db(), point.ownerId) };
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(db());
  expect(rows).toEqual([]);
  await ctx.close();
  await server.stop();
});

const db = () => server.database.db;
const atShop = () => buildReward(db(), { pointId: shop.id });
const mine = async (): Promise<Voucher[]> => {
  const { body } = await call(server.url, listVouchers, { token: buyer.token });
  return (body as ResponseOf<typeof listVouchers>).vouchers;
};
const receive = (token: string, code: string, key: string = randomUUID()) =>
  call(server.url, receiveVoucher, { token, key, params: { code } });
const look = (token: string, code: string, id = shop.id) =>
  call(server.url, findVoucher, { token, params: { id, code } });
const errorOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: string }).error,
];

describe("the citizen's vouchers", () => {
  test("can be used first, the one that ends first on top; then the last that could", async () => {
    const reward = await atShop();
    const first = await exchange(server, buyer, reward);
    moment = new Date(moment.getTime() + day);
    const second = await exchange(server, buyer, reward);
    const third = await exchange(server, buyer, reward);
    await receive(buyer.token, second.code);
    expect((await mine()).map(({ id, status }) => [id, status])).toEqual([
      [first.id, "ready"],
      [third.id, "ready"],
      [second.id, "received"],
    ]);
    expect((await mine())[0]).toEqual({
      id: first.id,
      code: first.code,
      rewardId: reward,
      kind: "shop",
      rewardName: '{"en": "Ten loaves"}',
      partnerName: { en: "El Baraka" },
      givesInApp: true,
      quantity: 1,
      tokens: 1000,
      status: "ready",
      endedBy: null,
      createdAt: "2026-10-01T10:00:00.000Z",
      expiresAt: "2026-10-31T10:00:00.000Z",
      closedAt: null,
      topUp: null,
    });
  });

  test("phone credit says what is known of it, and the end of the number alone", async () => {
    const credit = await buildReward(db(), { kind: "phone_credit" });
    await exchange(server, buyer, credit, { phone: "0550123456" });
    const [voucher] = await mine();
    expect(voucher?.topUp).toEqual({ state: "pending", phone: "3456" });
    expect(JSON.stringify(voucher)).not.toContain("550123");
  });
});

describe("in front of the shopkeeper", () => {
  test("[P-04] the shop looks a code up, gives, and sees when it was given", async () => {
    const { id, code } = await exchange(server, buyer, await atShop(), { quantity: 2 });
    const written = voucherLabel(code).toLowerCase();
    const shown = {
      id,
      code,
      rewardName: '{"en": "Ten loaves"}',
      quantity: 2,
      citizenName: "Yasmine B.",
      expiresAt: "2026-10-31T10:00:00.000Z",
    };
    expect((await look(shop.token, written)).body).toEqual({
      voucher: { ...shown, status: "ready", closedAt: null },
    });
    moment = new Date("2026-10-02T10:00:00Z");
    const given = { ...shown, status: "received", closedAt: "2026-10-02T10:00:00.000Z" };
    const answer = await receive(shop.token, written);
    expect([answer.status, answer.body]).toEqual([200, { voucher: given }]);
    expect((await look(shop.token, code)).body).toEqual({ voucher: given });
    expect((await mine())[0]).toMatchObject({ status: "received", endedBy: "scan" });
    expect(await balanceOf(server, buyer.id)).toBe(purse - 2000);
  });

  test("the citizen slides, at a shop that is no point too", async () => {
    const { code } = await exchange(server, buyer, await buildReward(db()));
    expect((await mine())[0]?.givesInApp).toBe(false);
    expect((await receive(buyer.token, code)).status).toBe(200);
    expect((await mine())[0]).toMatchObject({ status: "received", endedBy: "slide" });
  });

  test("twice under one key is once; under another it has been used", async () => {
    const { code } = await exchange(server, buyer, await atShop());
    const key = randomUUID();
    const first = await receive(shop.token, code, key);
    expect((await receive(shop.token, code, key)).body).toEqual(first.body);
    expect(errorOf(await receive(shop.token, code))).toEqual([409, "voucher_used"]);
    expect(errorOf(await receive(buyer.token, code))).toEqual([409, "voucher_used"]);
    const other = await exchange(server, buyer, await atShop());
    expect(errorOf(await receive(shop.token, other.code, key))).toEqual([
      422,
      "idempotency_key_reused",
    ]);
  });

  test("30 at once, by the shop and the citizen, are one reception", async () => {
    const { code } = await exchange(server, buyer, await atShop());
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => receive(n % 2 ? shop.token : buyer.token, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
  });

  test("a collaborator gives too; another shop, a former one and a stranger find nothing", async () => {
    const { code } = await exchange(server, buyer, await atShop());
    const helper = await buildUser(db());
    await addMember(db(), shop.id, helper.id, "collaborator");
    const helperToken = await buildSession(db(), helper.id);
    const elsewhere = await buildPoint(db());
    const elsewhereToken = await buildSession(db(), elsewhere.ownerId);
    const stranger = await buildBuyer(server);
    expect((await look(elsewhereToken, code, elsewhere.id)).status).toBe(404);
    expect((await look(elsewhereToken, code)).status).toBe(404);
    for (const token of [elsewhereToken, stranger.token]) {
      expect(errorOf(await receive(token, code))).toEqual([404, "not_found"]);
    }
    expect((await look(helperToken, code)).status).toBe(200);
    expect((await receive(helperToken, code)).status).toBe(200);
    await db().updateTable("point_members").set({ removed_at: new Date() }).execute();
    expect((await look(helperToken, code)).status).toBe(403);
  });

  test("credit and gifts are nothing a shop gives", async () => {
    const credit = await buildReward(db(), { kind: "phone_credit" });
    const { code } = await exchange(server, buyer, credit, { phone: buyer.phone });
    expect(errorOf(await receive(buyer.token, code))).toEqual([404, "not_found"]);
  });

  test("a code that was free again means the voucher that can be used", async () => {
    const reward = await atShop();
    const old = await exchange(server, buyer, reward);
    await receive(shop.token, old.code);
    const fresh = await exchange(server, buyer, reward);
    const owner = connect(server.database.ownerUrl, { max: 1 });
    await sql`update vouchers set code = ${old.code} where id = ${fresh.id}`.execute(owner.db);
    await owner.close();
    const { body } = await look(shop.token, old.code);
    expect((body as ResponseOf<typeof findVoucher>).voucher.id).toBe(fresh.id);
    expect((await receive(shop.token, old.code)).status).toBe(200);
    expect(errorOf(await receive(shop.token, old.code))).toEqual([409, "voucher_used"]);
  });

  test("a mistyped code is refused by its check sign, and guessing ends after thirty", async () => {
    const { code } = await exchange(server, buyer, await atShop());
    expect((await look(shop.token, "222223")).status).toBe(422);
    const guesses = Array.from({ length: 31 }, () => look(shop.token, "222222"));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(errorOf(await receive(shop.token, code))).toEqual([429, "too_many_requests"]);
    moment = new Date(moment.getTime() + 3_600_001);
    expect((await receive(shop.token, code)).status).toBe(200);
  });

  test("real codes are no guesses, however many", async () => {
    const { code } = await exchange(server, buyer, await atShop());
    for (let n = 0; n < 40; n++) expect((await look(shop.token, code)).status).toBe(200);
  });
});

describe("a voucher that nobody fetched", () => {
  test("is refused from its last moment on, and gives its tokens and its piece back once", async () => {
    const reward = await buildReward(db(), { pointId: shop.id, stock: 3 });
    const late = await exchange(server, buyer, reward);
    moment = new Date(moment.getTime() + day);
    const kept = await exchange(server, buyer, reward);
    moment = new Date("2026-10-31T10:00:00Z");
    expect(errorOf(await receive(shop.token, late.code))).toEqual([410, "voucher_expired"]);
    await Promise.all([expireVouchers(ctx), expireVouchers(ctx)]);
    expect(await balanceOf(server, buyer.id)).toBe(purse - 1000);
    expect((await mine()).map(({ id, status }) => [id, status])).toEqual([
      [kept.id, "ready"],
      [late.id, "expired"],
    ]);
    const { stock } = await db().selectFrom("rewards").select("stock").executeTakeFirstOrThrow();
    expect(stock).toBe(2);
    expect(errorOf(await receive(shop.token, late.code))).toEqual([409, "voucher_used"]);
  });

  test("phone credit does not expire: its answer decides", async () => {
    const credit = await buildReward(db(), { kind: "phone_credit" });
    await exchange(server, buyer, credit, { phone: buyer.phone });
    moment = new Date("2026-11-10T10:00:00Z");
    await expireVouchers(ctx);
    expect((await mine())[0]?.status).toBe("ready");
  });
});

test("the back office takes a voucher back once, with a reason, and its tokens return", async () => {
  const admin = await buildUser(db());
  await makeAdmin(server.database.ownerUrl, admin.id);
  const token = await buildSession(db(), admin.id, { isStrong: true });
  await db().updateTable("sessions").set({ strong_at: moment }).execute();
  const withdraw = (id: string, note = "The shop has closed") =>
    call(server.url, withdrawVoucher, { token, params: { id }, body: { note } });
  const { id } = await exchange(server, buyer, await atShop());
  expect((await withdraw(id, " no ")).status).toBe(422);
  expect((await withdraw(id)).status).toBe(204);
  expect(errorOf(await withdraw(id))).toEqual([409, "voucher_used"]);
  expect(errorOf(await withdraw(randomUUID()))).toEqual([404, "not_found"]);
  expect(await balanceOf(server, buyer.id)).toBe(purse);
  expect((await mine())[0]).toMatchObject({ status: "cancelled", endedBy: "withdrawn" });
});
