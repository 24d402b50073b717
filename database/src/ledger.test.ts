import { randomUUID, randomUUIDv7 } from "node:crypto";
import { readFileSync } from "node:fs";
import { countStars } from "@app/contract/quality";
import { tokensFor } from "@app/contract/tokens";
import fc from "fast-check";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "./connect.ts";
import { isKeyCollision } from "./faults.ts";
import { buildPoint, buildUser, type BuiltUser } from "./testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const citizenCount = 6;
const spentAccount = "00000000-0000-7000-9000-000000000001";
const petRate = { perKilogram: 2000, starBonusPercent: 10 };

interface World {
  pointId: string;
  operatorId: string;
  citizens: BuiltUser[];
}

type Operation =
  | { kind: "deposit"; citizen: number; grams: number; key: string; clean: boolean }
  | { kind: "spend"; citizen: number; amount: number; key: string }
  | { kind: "give back"; citizen: number; amount: number; key: string };

const buildWorld = async (database: TestDatabase): Promise<World> => {
  const { id: pointId, ownerId } = await buildPoint(database.db);
  const citizens = [];
  for (let n = 0; n < citizenCount; n++) citizens.push(await buildUser(database.db));
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(
    "insert into accounts (id, kind, owner_id) values ($1, 'spent', $1) on conflict do nothing",
    [spentAccount],
  );
  await owner.end();
  return { pointId, operatorId: ownerId, citizens };
};

/** Few keys for many operations: most of them are repeats, many of those at the same moment. */
const operation = (keys: string[]): fc.Arbitrary<Operation> => {
  const citizen = fc.nat(citizenCount - 1);
  const key = fc.constantFrom(...keys);
  const amount = fc.integer({ min: 1, max: 30_000 });
  return fc.oneof(
    fc.record({
      kind: fc.constant("deposit" as const),
      citizen,
      grams: fc.integer({ min: 50, max: 50_000 }),
      key,
      clean: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("spend" as const), citizen, amount, key }),
    fc.record({ kind: fc.constant("give back" as const), citizen, amount, key }),
  );
};

const recordOne = async (
  db: Db,
  world: World,
  op: Operation & { kind: "deposit" },
  call: string,
) => {
  const code = world.citizens[op.citizen]?.code;
  const stars = { clean: op.clean, compacted: false, manners: false };
  const tokens = tokensFor(op.grams, countStars(stars), petRate);
  await sql`select * from ${sql.raw(call)}(null, array[${randomUUIDv7()}]::uuid[],
    array[${world.operatorId}]::uuid[], array[${op.key}]::uuid[],
    array[sha256(${`${code}${op.grams}${op.clean}`}::bytea)], array[${world.pointId}]::uuid[],
    array[${code}], array['pet']::material[], array[${op.grams}]::int[], array[${op.clean}]::boolean[],
    array[false], array[false], array[1], array[${tokens}]::bigint[], array['trace'])`.execute(db);
};

const perform = async (db: Db, world: World, op: Operation, broken: boolean): Promise<void> => {
  if (op.kind === "deposit") {
    return recordOne(db, world, op, broken ? "broken_record_deposits" : "record_deposits");
  }
  const citizen = world.citizens[op.citizen]?.id;
  const [debit, credit] = op.kind === "spend" ? [citizen, spentAccount] : [spentAccount, citizen];
  await sql`select ${sql.raw(broken ? "broken_post_transfer" : "post_transfer")}(null, ${citizen},
    ${op.key}, ${randomUUIDv7()}, ${debit}, ${credit}, ${op.amount}, 'correction', ${op.key})`.execute(
    db,
  );
};

const lanes = 20;

/** Twenty connections at once, each taking the next operation as soon as it is free. */
const performAll = async (
  database: TestDatabase,
  world: World,
  operations: readonly Operation[],
  broken = false,
): Promise<unknown[]> => {
  const waiting = operations.values();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const op of waiting) {
      await perform(database.db, world, op, broken).catch((error: unknown) => {
        if (!isKeyCollision(error)) failures.push(error);
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return failures;
};

/** Half of what the first citizen has, asked for many times at the same moment. */
const overspend = async (db: Db, world: World): Promise<Operation[]> => {
  const { balance } = await db
    .selectFrom("accounts")
    .select("balance")
    .where("id", "=", world.citizens[0]?.id ?? "")
    .executeTakeFirstOrThrow();
  const amount = Math.floor(balance / 2);
  return Array.from({ length: 60 }, () => ({
    kind: "spend",
    citizen: 0,
    amount,
    key: randomUUID(),
  }));
};

const violationsOf = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ violation: string }>`
    select distinct violation from ledger_violations() order by 1`.execute(db);
  return rows.map(({ violation }) => violation);
};

const sample = (count: number, seed: number): Operation[] =>
  fc.sample(operation(Array.from({ length: count / 3 }, () => randomUUID())), {
    numRuns: count,
    seed,
  });

describe("the ledger under concurrent random operations", () => {
  let database: TestDatabase;
  let world: World;

  beforeAll(async () => {
    database = await createTestDatabase();
    world = await buildWorld(database);
  });
  afterAll(() => database.close());

  test("2,000 operations on 20 connections leave no violation", async () => {
    expect(await performAll(database, world, sample(2000, 20_261_115))).toEqual([]);
    expect(await violationsOf(database.db)).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from transfers`.execute(
      database.db,
    );
    expect(rows[0]?.n).toBeGreaterThan(300);
  }, 60_000);

  test("60 people spending at once never spend more than there is", async () => {
    const spends = await overspend(database.db, world);
    expect(await performAll(database, world, spends)).toEqual([]);
    expect(await violationsOf(database.db)).toEqual([]);
  });

  test("the database refuses to change or remove a transfer", async () => {
    const change = sql`update transfers set amount = amount + 1`.execute(database.db);
    await expect(change).rejects.toMatchObject({ code: "42501" });
    const removal = sql`delete from transfers`.execute(database.db);
    await expect(removal).rejects.toMatchObject({ code: "42501" });
    const insertion = sql`insert into transfers select * from transfers limit 1`.execute(
      database.db,
    );
    await expect(insertion).rejects.toMatchObject({ code: "42501" });
    const balance = sql`update accounts set balance = balance + 1`.execute(database.db);
    await expect(balance).rejects.toMatchObject({ code: "42501" });
  });

  test("not even the owner changes, removes or truncates transfers", async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    for (const attempt of [
      "update transfers set amount = amount + 1",
      "delete from transfers",
      "truncate transfers",
    ]) {
      await expect(owner.query(attempt)).rejects.toThrow(/append-only/);
    }
    await owner.end();
  });
});

describe("the checks catch a ledger that is wrong", () => {
  test("read-then-check and no unique key: double credits and a negative balance are named", async () => {
    const database = await createTestDatabase();
    const world = await buildWorld(database);
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query(readFileSync(new URL("testing/broken-ledger.sql", import.meta.url), "utf8"));
    await owner.end();
    await performAll(database, world, sample(240, 7), true);
    await performAll(database, world, await overspend(database.db, world), true);
    const found = await violationsOf(database.db);
    await database.close();
    expect(found).toContain("account_below_zero");
    expect(found).toContain("idempotency_key_used_twice");
    // What makes the zero sum alone worthless: it still holds.
    expect(found).not.toContain("balances_do_not_sum_to_zero");
  }, 60_000);
});
