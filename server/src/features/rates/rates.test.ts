import { announceRate, listRates } from "@app/contract/rates";
import type { RecordedDeposit } from "@app/contract/deposits";
import type { ResponseOf } from "@app/contract/endpoint";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let counter: Counter;
let token: string;
let moment = new Date("2026-11-15T10:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  const { db, ownerUrl } = server.database;
  counter = await buildCounter(db);
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  token = await buildSession(db, admin.id, { isStrong: true });
});
afterAll(() => server.stop());

const announce = (validFrom: string) =>
  call(server.url, announceRate, {
    token,
    body: {
      material: "pet",
      perKilogram: 2500,
      starBonusPercent: 5,
      validFrom,
      reason: "Bottles cost more",
    },
  });

const rates = async () => {
  const { body } = await call(server.url, listRates);
  return body as ResponseOf<typeof listRates>;
};

const weigh = async (): Promise<number> => {
  const { body } = await deposit(server.url, counter, { grams: 1000 });
  return (body as RecordedDeposit).tokens;
};

test("a rate is announced a week ahead, holds from its day on, and changes nothing before it", async () => {
  expect((await announce("2026-11-20T00:00:00Z")).status).toBe(410);
  const from = "2026-12-01T00:00:00.000Z";
  expect((await announce(from)).status).toBe(201);
  // One at a time: what was made known stays as it was made known.
  expect((await announce("2026-12-15T00:00:00Z")).status).toBe(409);
  expect((await rates()).coming).toEqual([
    { material: "pet", perKilogram: 2500, starBonusPercent: 5, validFrom: from },
  ]);
  expect(await weigh()).toBe(2400);

  moment = new Date("2026-12-01T00:00:10Z");
  await sql`select create_month_partitions('2026-12-01', 1)`.execute(server.database.db);
  // Two weeks later somebody has signed in again.
  await sql`update sessions set access_expires_at = '2027-01-01'`.execute(server.database.db);
  const { rates: now, past } = await rates();
  expect(now.find(({ material }) => material === "pet")?.perKilogram).toBe(2500);
  expect(past).toMatchObject([{ material: "pet", perKilogram: 2000, validUntil: from }]);
  // Asked for at most every few seconds.
  await expect.poll(weigh, { timeout: 10_000, interval: 1000 }).toBe(2750);
  // Every deposit, old and new, recomputes to what it was paid.
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});
