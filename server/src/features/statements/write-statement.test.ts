import { randomUUID } from "node:crypto";
import { confirmDeclaration, declareDeposit } from "@app/contract/declarations";
import { decideDispute, openDispute, voidDeposit } from "@app/contract/deposit-changes";
import type { RecordedDeposit } from "@app/contract/deposits";
import { citizenStatement } from "@app/contract/statement";
import { buildReward } from "@app/database/testing/build-reward";
import { buildPoint, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { redeem } from "../../testing/market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { textCell, writeCsv } from "../../documents/csv.rules.ts";
import { withBalances } from "./statement.rules.ts";

let server: TestServer;
let counter: Counter;
let moment: Date;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());
beforeEach(async () => {
  moment = new Date("2026-11-15T10:00:00Z");
  counter = await buildCounter(server.database.db, { name: { en: "El Baraka", ar: "البركة" } });
});

const at = async <T>(time: string, work: () => Promise<T>): Promise<T> => {
  moment = new Date(time);
  const result = await work();
  moment = new Date("2026-11-15T10:00:00Z");
  return result;
};

const weighAt = (time: string, grams = 1000) =>
  at(
    time,
    async () => ((await deposit(server.url, counter, { grams })).body as RecordedDeposit).id,
  );

const csvOf = async (query: { from?: string; to?: string } = {}, locale = "en") => {
  const { status, body, headers } = await call(server.url, citizenStatement, {
    token: counter.citizenToken,
    query,
    headers: { accept: "text/csv", "x-locale": locale },
  });
  return { status, text: String(body), headers };
};

const cellsOf = (text: string, separator = ","): string[][] =>
  text
    .trim()
    .split("\r\n")
    .map((line) => line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)));

const readBalance = async (): Promise<number> =>
  (
    await server.database.db
      .selectFrom("accounts")
      .select("balance")
      .where("id", "=", counter.citizen.id)
      .executeTakeFirstOrThrow()
  ).balance;

describe("the statement of the ledger", () => {
  test("has every move with its reason, and ends at the balance", async () => {
    await weighAt("2026-11-10T10:00:00Z");
    const undone = await weighAt("2026-11-11T10:00:00Z", 500);
    await at("2026-11-11T10:00:30Z", () =>
      call(server.url, voidDeposit, {
        token: counter.operatorToken,
        key: randomUUID(),
        params: { id: undone },
        body: { afterSeconds: 30 },
      }),
    );
    await at("2026-11-12T10:00:00Z", () =>
      call(server.url, openDispute, {
        token: counter.citizenToken,
        key: randomUUID(),
        params: { number: 1 },
        body: { reason: "weight", note: "" },
      }),
    );
    const { text } = await csvOf();
    expect(cellsOf(text)).toEqual([
      ['"Date and time"', '"Reason"', '"Details"', '"Tokens"', '"Balance"'],
      ['"10/11/2026 11:00"', '"Deposit"', '"1.00 kg P.E.T ( 1 ), El Baraka"', "24.00", "24.00"],
      ['"11/11/2026 11:00"', '"Deposit"', '"0.50 kg P.E.T ( 1 ), El Baraka"', "12.00", "36.00"],
      [
        '"11/11/2026 11:00"',
        '"Undone at the counter"',
        '"0.50 kg P.E.T ( 1 ), El Baraka"',
        "-12.00",
        "24.00",
      ],
      [
        '"12/11/2026 11:00"',
        '"Set aside while it is looked at"',
        '"1.00 kg P.E.T ( 1 ), El Baraka"',
        "-24.00",
        "0.00",
      ],
    ]);
    expect(await readBalance()).toBe(0);
  });

  test("what was decided is in it, a correction included", async () => {
    const { db, ownerUrl } = server.database;
    await weighAt("2026-11-10T10:00:00Z");
    await call(server.url, openDispute, {
      token: counter.citizenToken,
      key: randomUUID(),
      params: { number: 1 },
      body: { reason: "weight", note: "" },
    });
    const { id } = await db
      .selectFrom("disputes")
      .select("id")
      .where("citizen_id", "=", counter.citizen.id)
      .executeTakeFirstOrThrow();
    const admin = await buildUser(db);
    await makeAdmin(ownerUrl, admin.id);
    const { status } = await call(server.url, decideDispute, {
      token: await buildSession(db, admin.id, { isStrong: true }),
      key: randomUUID(),
      params: { id },
      body: { decision: "corrected", grams: 2000, note: "Weighed again" },
    });
    expect(status).toBe(200);
    const rows = cellsOf((await csvOf()).text);
    expect(rows.map(([, reason]) => reason)).toEqual(
      expect.arrayContaining(['"Given back after a check"', '"Corrected after a check"']),
    );
    expect(rows.at(-1)?.at(-1)).toBe("48.00");
    expect(await readBalance()).toBe(4800);
  });

  test("what was exchanged is in it by its name, and what came back", async () => {
    const { db } = server.database;
    await db
      .updateTable("users")
      .set({ phone_verified_at: moment })
      .where("id", "=", counter.citizen.id)
      .execute();
    await weighAt("2026-11-10T10:00:00Z");
    const name = { en: "Ten loaves", ar: "عشر خبزات" };
    const loaves = await buildReward(db, { name });
    const gift = await buildReward(db, { kind: "donation", price: 300, name: { en: "A tree" } });
    const buyer = { token: counter.citizenToken };
    const { body } = await at("2026-11-11T10:00:00Z", () => redeem(server, buyer, loaves));
    await at("2026-11-12T10:00:00Z", () => redeem(server, buyer, gift, { price: 300 }));
    await sql`select withdraw_voucher('2026-11-13T10:00:00Z', null, ${(body as { id: string }).id},
      'Closed', '')`.execute(db);
    const rows = cellsOf((await csvOf()).text).slice(2);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['"Exchanged for a voucher"', '"Ten loaves"', "-10.00", "14.00"],
      ['"Reward"', '"A tree"', "-3.00", "11.00"],
      ['"Given back: voucher not used"', '"Ten loaves"', "10.00", "21.00"],
    ]);
    expect((await csvOf({}, "ar")).text).toContain("عشر خبزات");
  });

  test("a period begins and ends with days of the country, and with what was there before", async () => {
    await weighAt("2026-09-30T22:59:59Z");
    await weighAt("2026-09-30T23:00:00Z", 500);
    await weighAt("2026-10-31T22:59:59Z", 250);
    await weighAt("2026-10-31T23:00:00Z", 2000);
    const rows = cellsOf((await csvOf({ from: "2026-10-01", to: "2026-10-31" })).text).slice(1);
    expect(rows.map((cells) => cells.slice(-2))).toEqual([
      ["12.00", "36.00"],
      ["6.00", "42.00"],
    ]);
  });

  test("is refused for a turned or too long period and for half of one", async () => {
    for (const query of [
      { from: "2026-10-02", to: "2026-10-01" },
      { from: "2025-10-01", to: "2026-10-02" },
      { from: "2026-10-01" },
      { from: "yesterday", to: "2026-10-01" },
    ]) {
      expect((await csvOf(query)).status).toBe(422);
    }
    expect((await csvOf({ from: "2025-10-01", to: "2026-10-01" })).status).toBe(200);
  });

  test("a spreadsheet of the country reads it: semicolons, commas, its own words", async () => {
    await weighAt("2026-11-10T10:00:00Z", 2340);
    const { text, headers } = await csvOf({}, "ar");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(cellsOf(text, ";")).toEqual([
      ['"التاريخ والساعة"', '"السبب"', '"التفاصيل"', '"الرموز"', '"الرصيد"'],
      ['"10/11/2026 11:00"', '"إيداع"', '"2,34 كغ P.E.T ( 1 )، البركة"', "56,16", "56,16"],
    ]);
  });

  test.each(["en", "fr", "ar"])("as PDF in %s", async (locale) => {
    await weighAt("2026-11-10T10:00:00Z");
    const response = await fetch(server.url + citizenStatement.path, {
      headers: {
        authorization: `Bearer ${counter.citizenToken}`,
        accept: "application/pdf",
        "x-locale": locale,
      },
    });
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="dawra-2025-11-16-2026-11-15.pdf"',
    );
    expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  });

  test("a bag that was declared and weighed days later counts when it was weighed", async () => {
    const { db } = server.database;
    const point = await buildPoint(db, { acceptsBagsLeft: true, ownerId: counter.operatorId });
    const declared = await at("2026-09-29T10:00:00Z", () =>
      call(server.url, declareDeposit, {
        token: counter.citizenToken,
        key: randomUUID(),
        body: { pointId: point.id, material: "pet", grams: 900 },
      }),
    );
    const confirmed = await at("2026-10-02T10:00:00Z", () =>
      call(server.url, confirmDeclaration, {
        token: counter.operatorToken,
        key: randomUUID(),
        params: { id: (declared.body as { id: string }).id },
        body: { grams: 1000, stars: { clean: true, compacted: true, manners: false } },
      }),
    );
    expect(confirmed.status).toBe(200);
    const rows = cellsOf((await csvOf({ from: "2026-10-01", to: "2026-10-31" })).text).slice(1);
    expect(rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['"02/10/2026 11:00"', "24.00"],
    ]);
    expect(cellsOf((await csvOf({ from: "2026-09-01", to: "2026-09-30" })).text)).toHaveLength(1);
  });
});

describe("rules", () => {
  test("balances begin where the moves leave off and end at the balance", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), fc.nat(), (changes, closing) => {
        const { opening, rows } = withBalances(
          closing,
          changes.map((change) => ({ change })),
        );
        expect(rows.at(-1)?.balance ?? opening).toBe(closing);
        rows.forEach(({ balance, change }, index) => {
          expect(balance - change).toBe(rows[index - 1]?.balance ?? opening);
        });
      }),
    );
  });

  test("no text is ever a formula, and a cell stays one cell", () => {
    for (const text of ["=1+1", "+213", "-1", "@SUM(A1)", "\t=1", "\r=1"]) {
      expect(textCell(text)).toBe(`"'${text}"`);
    }
    expect(writeCsv([[textCell('a "quoted", name; here')]], ";")).toBe(
      '\uFEFF"a ""quoted"", name; here"\r\n',
    );
  });
});
