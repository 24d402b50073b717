import { connect, type Connection } from "@app/database/connect";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type RunningProcess, startServer } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLedger } from "./ledger-checks.ts";
import { buildScene, postDeposit } from "./scene.ts";

let database: TestDatabase;
let owner: Connection;
let api: RunningProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = connect(database.ownerUrl, { max: 1 });
  api = await startServer("api", { DATABASE_URL: database.url, NAMESPACE: database.name });
  const scene = await buildScene(database.db, 2);
  for (let n = 0; n < 4; n++) {
    expect((await postDeposit(api.url, scene.operatorToken, scene.body(n))).status).toBe(201);
  }
});
afterAll(async () => {
  await api.end();
  await owner.close();
  await database.close();
});

test("nothing is found in a ledger that holds, but that nobody has counted its deposits yet", async () => {
  expect(await checkLedger(owner.db)).toEqual([]);
  expect(await checkLedger(owner.db, { isSettled: true })).toEqual([
    {
      check: "the figures are those of the deposits",
      count: 1,
      subject: "deposits 4, figures 0",
    },
  ]);
});

/** Each comes on top of those before it. */
const damages: Record<string, string> = {
  "each balance is the sum of its entries": `update accounts set balance = balance
      + case kind when 'budget' then -1 else 1 end
    where id in (select distinct on (kind) id from accounts where kind in ('budget', 'citizen'))`,
  "entries and balances sum to zero": `update accounts set balance = balance + 1
    where kind = 'citizen'`,
  "nobody is below zero": `alter table accounts drop constraint accounts_check;
    update accounts set balance = -1 where kind = 'citizen'`,
  "no deposit is paid twice": `insert into transfers
    select gen_random_uuid(), created_at, debit_account, credit_account, amount, kind, reference_id
    from transfers where kind = 'deposit_earned' limit 1`,
  "each transfer has two sides that sum to zero": `insert into transfers
    select gen_random_uuid(), created_at, debit_account, gen_random_uuid(), amount, kind, reference_id
    from transfers limit 1`,
  "no deposit without its one key": "update idempotency set answer = '{}'",
  "no key was used twice": `alter table idempotency drop constraint idempotency_pkey;
    insert into idempotency select * from idempotency`,
  "each deposit has its news": "delete from outbox",
};

test("each damage is found, and was not before", async () => {
  const found = async () => (await checkLedger(owner.db)).map(({ check }) => check);
  for (const [check, damage] of Object.entries(damages)) {
    expect(await found()).not.toContain(check);
    await sql.raw(damage).execute(owner.db);
    expect(await found()).toContain(check);
  }
  expect(await found()).toContain("the ledger's own check");
});
