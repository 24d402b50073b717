import { randomUUID } from "node:crypto";
import { redeemReward } from "@app/contract/rewards";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { countWaiting } from "@app/database/testing/meet-at";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer, waitFor } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildScene, postDeposit } from "./scene.ts";

const people = 50;
const price = 1000;

interface Citizen {
  id: string;
  token: string;
}

let database: TestDatabase;
let processes: RunningProcess[] = [];
let citizens: Citizen[] = [];

const urlOf = (n: number): string => (processes[n % 2] as RunningProcess).url;

/** With a proven number, and tokens from a weighing. */
const buildCitizens = async (): Promise<Citizen[]> => {
  const { operatorToken, body } = await buildScene(database.db, 1);
  return Promise.all(
    Array.from({ length: people }, async (_, n) => {
      const phone = `+2135${String(n).padStart(8, "0")}`;
      const { id, code } = await buildUser(database.db, { phone });
      const weighing = { ...body(0), citizenCode: code };
      const { status } = await postDeposit(urlOf(n), operatorToken, weighing);
      expect(status).toBe(201);
      return { id, token: await buildSession(database.db, id) };
    }),
  );
};

const redeem = async (n: number, token: string, reward: string, key: string = randomUUID()) => {
  const answer = await fetch(urlOf(n) + redeemReward.path.replace(":id", reward), {
    method: redeemReward.method,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
    },
    body: JSON.stringify({ quantity: 1, price }),
  });
  return { status: answer.status, body: (await answer.json()) as { id?: string; error?: string } };
};

/** What all citizens have: free, and held for vouchers. */
const tokens = async () => {
  const { rows } = await sql<{ free: number; held: number }>`
    select coalesce(sum(balance) filter (where kind = 'citizen'), 0)::int8 as free,
      coalesce(sum(balance) filter (where kind = 'reserved'), 0)::int8 as held
    from accounts`.execute(database.db);
  return rows[0] ?? { free: 0, held: 0 };
};

/** Nobody gets at the reward until the answer is called: all of them arrive before the first is served. */
const holdReward = async (reward: string): Promise<() => Promise<void>> => {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = database.db.transaction().execute(async (trx) => {
    await sql`select from rewards where id = ${reward} for no key update`.execute(trx);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return () => {
    released.resolve();
    return holding;
  };
};

const vouchersOf = async (reward: string) =>
  database.db
    .selectFrom("vouchers")
    .select(["id", "citizen_id", "status"])
    .where("reward_id", "=", reward)
    .execute();

const expectWholeLedger = async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(database.db);
  expect(rows).toEqual([]);
};

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { DATABASE_URL: database.url, NAMESPACE: database.name };
  processes = await Promise.all([startServer("api", environment), startServer("api", environment)]);
  citizens = await buildCitizens();
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end("SIGTERM")));
  await database.close();
});

test("[P-04] the last piece, wanted by 50 people at once at two API processes, goes to one of them", async () => {
  const reward = await buildReward(database.db, { price, stock: 1 });
  const before = await tokens();
  const release = await holdReward(reward);
  const asked = Promise.all(citizens.map(({ token }, n) => redeem(n, token, reward)));
  await waitFor("many to want it at once", async () => (await countWaiting(database.db)) >= 10);
  await release();
  const answers = await asked;
  const winners = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(
    ({ status, body }) => status === 409 && body.error === "out_of_stock",
  );
  expect([winners.length, refused.length]).toEqual([1, people - 1]);
  expect(await vouchersOf(reward)).toEqual([
    { id: winners[0]?.body.id, citizen_id: expect.any(String), status: "ready" },
  ]);
  const { free, held } = await tokens();
  expect([free, held]).toEqual([before.free - price, before.held + price]);
  const { stock } = await database.db
    .selectFrom("rewards")
    .select("stock")
    .where("id", "=", reward)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(0);
  await expectWholeLedger();
});

test("one exchange sent 50 times at once under one key to two API processes is one voucher", async () => {
  const reward = await buildReward(database.db, { price });
  const [citizen] = citizens as [Citizen, ...Citizen[]];
  const before = await tokens();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => redeem(n, citizen.token, reward, key)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await vouchersOf(reward)).toHaveLength(1);
  expect((await tokens()).free).toBe(before.free - price);
  await expectWholeLedger();
});
