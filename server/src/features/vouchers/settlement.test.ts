import type { ResponseOf } from "@app/contract/endpoint";
import {
  pointSettlement,
  pointVouchers,
  receiveVoucher,
  voucherLabel,
} from "@app/contract/vouchers";
import { buildReward } from "@app/database/testing/build-reward";
import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildBuyer, type Buyer, exchange } from "../../testing/market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { byReward } from "./settlement.rules.ts";

let server: TestServer;
let buyer: Buyer;
let shop: { id: string; token: string; helperToken: string };
let moment: Date;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.database;
  moment = new Date("2026-09-01T10:00:00Z");
  buyer = await buildBuyer(server, { firstName: "Yasmine", lastName: "Benali" });
  const { id, ownerId } = await buildPoint(db, { name: { en: "El Baraka", ar: "البركة" } });
  const helper = await buildUser(db);
  await addMember(db, id, helper.id, "collaborator");
  shop = {
    id,
    token: await buildSession(db, ownerId),
    helperToken: await buildSession(db, helper.id),
  };
});

const give = async (reward: string, at: string, quantity = 1): Promise<string> => {
  moment = new Date("2026-09-28T10:00:00Z");
  const { code } = await exchange(server, buyer, reward, { quantity });
  moment = new Date(at);
  const { status } = await call(server.url, receiveVoucher, {
    token: shop.token,
    key: randomUUID(),
    params: { code },
  });
  expect(status).toBe(200);
  return code;
};

const monthOf = async (token: string, month?: string) => {
  const { status, body } = await call(server.url, pointVouchers, {
    token,
    params: { id: shop.id },
    query: month ? { month } : {},
  });
  expect(status).toBe(200);
  return body as ResponseOf<typeof pointVouchers>;
};

const settlement = (token: string, headers: Record<string, string>, month = "2026-10") =>
  call(server.url, pointSettlement, {
    token,
    params: { id: shop.id },
    query: { month },
    headers,
  });
const csv = async (locale = "en", month = "2026-10"): Promise<string[]> => {
  const { status, body } = await settlement(
    shop.token,
    { accept: "text/csv", "x-locale": locale },
    month,
  );
  expect(status).toBe(200);
  return String(body).trim().split("\r\n");
};

const build = (name: { en: string; ar?: string }) =>
  buildReward(server.database.db, { pointId: shop.id, name });

describe("what a shop gave in a month", () => {
  test("is counted by the country's days; the owner sees what is owed, a collaborator does not", async () => {
    const loaves = await build({ en: "Ten loaves" });
    await give(loaves, "2026-09-30T22:59:59Z", 3);
    const first = await give(loaves, "2026-09-30T23:00:00Z", 2);
    const last = await give(loaves, "2026-10-20T10:00:00Z");
    await exchange(server, buyer, loaves); // not given
    const october = await monthOf(shop.token, "2026-10");
    expect(october).toMatchObject({ month: "2026-10", pieces: 3, owedCentimes: 3000 });
    expect(october.given.map(({ code }) => code)).toEqual([last, first]);
    expect(october.given[0]?.citizenName).toBe("Yasmine B.");
    expect(await monthOf(shop.helperToken, "2026-10")).toMatchObject({
      pieces: 3,
      owedCentimes: null,
    });
    moment = new Date("2026-09-30T23:00:00Z");
    expect((await monthOf(shop.token)).month).toBe("2026-10");
    expect(await monthOf(shop.token, "2026-09")).toMatchObject({ pieces: 3, owedCentimes: 3000 });
  });

  test("a point that gives nothing has an empty month; a month that is none is refused", async () => {
    expect(await monthOf(shop.token, "2026-10")).toEqual({
      month: "2026-10",
      given: [],
      pieces: 0,
      owedCentimes: 0,
    });
    const { status } = await call(server.url, pointVouchers, {
      token: shop.token,
      params: { id: shop.id },
      query: { month: "2026-13" },
    });
    expect(status).toBe(422);
  });
});

describe("the settlement of a month", () => {
  test("has a line for each voucher, and adds up to what is owed", async () => {
    const loaves = await build({ en: "Ten loaves", ar: "عشر خبزات" });
    const first = await give(loaves, "2026-10-02T10:00:00Z", 2);
    const second = await give(loaves, "2026-10-03T10:30:00Z");
    expect(await csv()).toEqual([
      '"Date and time","Voucher","Reward","Pieces","Amount in dinars"',
      `"02/10/2026 11:00","${voucherLabel(first)}","Ten loaves",2,20.00`,
      `"03/10/2026 11:30","${voucherLabel(second)}","Ten loaves",1,10.00`,
    ]);
    expect((await csv("ar")).at(-1)).toBe(
      `"03/10/2026 11:30";"${voucherLabel(second)}";"عشر خبزات";1;10,00`,
    );
    expect(await csv("en", "2026-08")).toHaveLength(1);
  });

  test("no name is ever a formula", async () => {
    for (const en of ['=HYPERLINK("http://evil.example")', "+1", "-1", "@SUM(A1)"]) {
      await give(await build({ en }), "2026-10-02T10:00:00Z");
    }
    const cells = (await csv()).slice(1).map((line) => line.split(",")[2] ?? "");
    expect(cells).toHaveLength(4);
    for (const cell of cells) expect(cell).toMatch(/^"'[=+\-@]/);
  });

  test("is the owner's alone", async () => {
    const accept = { accept: "text/csv" };
    expect((await settlement(shop.helperToken, accept)).status).toBe(404);
    const stranger = await buildPoint(server.database.db);
    const token = await buildSession(server.database.db, stranger.ownerId);
    expect((await settlement(token, accept)).status).toBe(404);
  });

  test.each(["en", "fr", "ar"])("as PDF in %s", async (locale) => {
    await give(await build({ en: "Ten loaves", ar: "عشر خبزات" }), "2026-10-02T10:00:00Z");
    const { status, body, headers } = await settlement(shop.token, {
      accept: "application/pdf",
      "x-locale": locale,
    });
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe('attachment; filename="dawra-2026-10.pdf"');
    expect(String(body).slice(0, 5)).toBe("%PDF-");
  });
});

test("reward by reward, every line and the whole add up", () => {
  const voucher = fc.record({
    rewardName: fc.constantFrom("loaves", "olives", "bath"),
    quantity: fc.integer({ min: 1, max: 20 }),
    each: fc.constantFrom(0, 100, 2500),
  });
  fc.assert(
    fc.property(fc.array(voucher), (vouchers) => {
      const given = vouchers.map(({ each, ...rest }) => ({
        ...rest,
        centimes: each * rest.quantity,
      }));
      const rows = byReward(given);
      for (const { pieces, each, amount } of rows) expect(pieces * each).toBe(amount);
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(rows.map(({ amount }) => amount))).toBe(sum(given.map((one) => one.centimes)));
      expect(sum(rows.map(({ pieces }) => pieces))).toBe(sum(given.map((one) => one.quantity)));
    }),
  );
});
