import { citizenWall } from "@app/contract/deposits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Around the last midnight that began a month: months of long ago have no room in the tables. */
const now = new Date();
const minutesBeforeMonth = (minutes: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, 0, -minutes));

let moment = minutesBeforeMonth(90);
let server: TestServer;
let counter: Counter;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  counter = await buildCounter(server.database.db);
});
afterAll(() => server.stop());

test("a month begins at midnight in Algeria, an hour before it does in UTC", async () => {
  await deposit(server.url, counter, { grams: 1000 });
  moment = minutesBeforeMonth(30);
  await deposit(server.url, counter, { grams: 2500 });
  const { body } = await call(server.url, citizenWall, { token: counter.citizenToken });
  const { month, tiles } = body as { month: object; tiles: { grams: number; createdAt: string }[] };
  expect(month).toEqual({ deposits: 1, grams: 2500 });
  expect(tiles.map(({ grams, createdAt }) => [grams, createdAt])).toEqual([
    [2500, minutesBeforeMonth(30).toISOString()],
    [1000, minutesBeforeMonth(90).toISOString()],
  ]);
});

test("the point's name comes in the reader's language", async () => {
  const named = await buildCounter(server.database.db, {
    name: { en: "El Baraka", ar: "البركة" },
  });
  await deposit(server.url, named);
  const nameIn = async (locale: string) => {
    const { body } = await call(server.url, citizenWall, {
      token: named.citizenToken,
      headers: { "x-locale": locale },
    });
    return (body as { tiles: { pointName: string }[] }).tiles[0]?.pointName;
  };
  expect(await nameIn("ar")).toBe("البركة");
  expect(await nameIn("fr")).toBe("El Baraka");
});
