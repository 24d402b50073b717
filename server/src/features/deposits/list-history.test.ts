import { consumerDeposit, historyPageSize } from "@app/contract/deposits";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

interface Page {
  csDeposits: {
    data: { number: number; weight: number; userProfile: string }[];
    last_page: number;
  };
}

let server: TestServer;
/** One with two pages and a half, one with a single deposit. */
let [busy, calm]: [Counter, Counter] = [{} as Counter, {} as Counter];

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  busy = await buildCounter(db);
  calm = await buildCounter(db);
  for (let number = 1; number <= 25; number++) {
    await deposit(server.url, busy, { grams: 1000 + number });
  }
  await deposit(server.url, calm, { grams: 2000 });
  await db
    .updateTable("points")
    .set({ name: JSON.stringify({ en: "Baraka\u001F\u001E shop", ar: "البركة" }) })
    .where("id", "=", busy.pointId)
    .execute();
});
afterAll(() => server.stop());

const ask = async (token: string, page: number, locale = "en"): Promise<Page["csDeposits"]> => {
  const headers = { "x-locale": locale };
  const answer = await call(server.url, consumerDeposit, { token, query: { page }, headers });
  expect(answer.status).toBe(200);
  expect(consumerDeposit.response.parse(answer.body)).toEqual(answer.body);
  return (answer.body as Page).csDeposits;
};

test("people who ask at once each get their own page, in their own language", async () => {
  const asked = Array.from({ length: 40 }, (_, n) => ({
    token: n % 4 === 3 ? calm.citizenToken : busy.citizenToken,
    page: 1 + (n % 3),
    locale: n % 2 === 0 ? "ar" : "fr",
  }));
  const together = await Promise.all(
    asked.map(({ token, page, locale }) => ask(token, page, locale)),
  );
  for (const [place, { token, page, locale }] of asked.entries()) {
    expect(together[place]).toEqual(await ask(token, page, locale));
  }
});

test("pages go back from the newest, and what is beyond the last is empty", async () => {
  const numbers = async (page: number) =>
    (await ask(busy.citizenToken, page)).data.map(({ number }) => number);
  const down = (from: number, count: number) => Array.from({ length: count }, (_, n) => from - n);
  expect(await numbers(1)).toEqual(down(25, historyPageSize));
  expect(await numbers(3)).toEqual(down(5, 5));
  expect(await numbers(4)).toEqual([]);
  expect(await numbers(100_000_000)).toEqual([]);
  expect((await ask(busy.citizenToken, 4)).last_page).toBe(3);
});

test("signs that part the fields cannot come from a name", async () => {
  const english = await ask(busy.citizenToken, 1);
  expect(english.data[0]).toMatchObject({ userProfile: "Baraka shop", weight: 1.025 });
  expect((await ask(busy.citizenToken, 1, "ar")).data[0]?.userProfile).toBe("البركة");
});

test("somebody who never brought anything has one empty page", async () => {
  const { id } = await buildUser(server.database.db);
  const token = await buildSession(server.database.db, id);
  expect(await ask(token, 1)).toEqual({ data: [], last_page: 1 });
});
