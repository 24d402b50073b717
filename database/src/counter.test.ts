import { randomUUID, randomUUIDv7 } from "node:crypto";
import { tokensFor } from "@app/contract/tokens";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isKeyCollision } from "./faults.ts";
import { buildPoint, buildUser, type BuiltUser } from "./testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const petRate = { perKilogram: 2000, starBonusPercent: 10 };
const spentAccount = "00000000-0000-7000-9000-000000000001";

const kinds = [
  "weigh",
  "undo",
  "dispute",
  "decide",
  "declare",
  "confirm",
  "refuse",
  "expire",
  "correct stock",
  "spend",
] as const;

/** What somebody does; `pick` chooses among what is there at that moment. */
interface Act {
  kind: (typeof kinds)[number];
  pick: number;
  grams: number;
  decision: "stands" | "corrected" | "cancelled";
  isLate: boolean;
  key: string;
}

const acts = (count: number, seed: number): Act[] => {
  const keys = Array.from({ length: Math.ceil(count / 2) }, () => randomUUID());
  const act = fc.record({
    kind: fc.constantFrom("weigh" as const, "weigh" as const, "declare" as const, ...kinds),
    pick: fc.nat(1_000_000),
    grams: fc.integer({ min: 50, max: 10_000 }),
    decision: fc.constantFrom("stands" as const, "corrected" as const, "cancelled" as const),
    isLate: fc.boolean(),
    key: fc.constantFrom(...keys),
  });
  return fc.sample(act, { numRuns: count, seed });
};

let database: TestDatabase;
let owner: pg.Client;
let operatorId: string;
let pointId: string;
let citizens: BuiltUser[];
const outcomes: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`insert into accounts (id, kind, owner_id) values ($1, 'spent', $1)`, [
    spentAccount,
  ]);
  // Every change of a deposit's state, in order, as the database itself saw it.
  await owner.query(`
    create table seen (before text, after text);
    create function see() returns trigger language plpgsql security definer as $$
      begin insert into public.seen values (old.status, new.status); return new; end $$;
    create trigger see after update of status on deposits for each row
      when (old.status <> new.status) execute function see();`);
  ({ id: pointId, ownerId: operatorId } = await buildPoint(database.db));
  await database.db.updateTable("points").set({ accepts_bags_left: true }).execute();
  citizens = await Promise.all(Array.from({ length: 5 }, () => buildUser(database.db)));
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

const one = async (query: RawBuilder<{ found: string }>): Promise<string | undefined> =>
  (await query.execute(database.db)).rows[0]?.found;

/** Any of what the query finds, so that several people often pick the same. */
const any = (table: string, column: string, condition: string, pick: number) =>
  one(
    sql`select ${sql.ref(column)} as found from ${sql.table(table)} where ${sql.raw(condition)}
    order by md5(${sql.ref(column)}::text || ${String(pick % 7)}) limit 1`,
  );

const call = async (query: RawBuilder<{ outcome: string }>): Promise<string | undefined> =>
  (await query.execute(database.db)).rows[0]?.outcome;

const citizenOf = (pick: number): BuiltUser => citizens[pick % citizens.length] as BuiltUser;

const weigh = ({ pick, grams, key }: Act) =>
  call(sql`select outcome from record_deposits(null, array[${randomUUIDv7()}]::uuid[],
    array[${operatorId}]::uuid[], array[${key}]::uuid[],
    array[sha256(${`${citizenOf(pick).code}${grams}`}::bytea)], array[${pointId}]::uuid[],
    array[${citizenOf(pick).code}], array['pet']::material[], array[${grams}]::int[],
    array[true], array[false], array[false], array[1],
    array[${tokensFor(grams, 1, petRate)}]::bigint[], array['trace'], array[${pick % 3600}]::int[])`);

const undo = async ({ pick, key, isLate }: Act) =>
  call(sql`select void_deposit(null, ${operatorId}, ${key},
    ${(await any("deposits", "id", "point_id is not null", pick)) ?? randomUUID()},
    ${isLate ? 61 : 60}, ${randomUUIDv7()}, 'trace') as outcome`);

const dispute = async ({ pick, key }: Act) =>
  call(sql`select open_dispute(null, ${citizenOf(pick).id}, ${key}, ${randomUUIDv7()},
    ${(pick % 40) + 1}, 'weight', 'It was more', 'trace') as outcome`);

const decide = async ({ pick, key, decision, grams }: Act) =>
  call(sql`select decide_dispute(null, ${operatorId}, ${key},
    ${(await any("disputes", "id", "true", pick)) ?? randomUUID()}, ${decision}::dispute_decision,
    ${grams}, ${tokensFor(grams, 1, petRate)}, 'Looked at the scale', 'trace') as outcome`);

const declare = ({ pick, grams, key }: Act) =>
  call(sql`select outcome from declare_deposit(null, ${citizenOf(pick).id}, ${key},
    ${randomUUIDv7()}, ${pointId}, 'pet', ${grams}, 1, 'trace')`);

const bag = async ({ pick }: Act) =>
  (await any("declarations", "deposit_id", "is_open or random() < 0.1", pick)) ?? randomUUID();

const confirm = async (act: Act) =>
  call(sql`select confirm_declaration(null, ${operatorId}, ${act.key}, ${await bag(act)}, ${act.grams},
    true, false, false, 1, ${tokensFor(act.grams, 1, petRate)}, 'trace') as outcome`);

const refuse = async (act: Act) =>
  call(sql`select close_declaration(null, ${operatorId}, ${act.key}, ${await bag(act)}, 'mixed',
    'trace') as outcome`);

const expire = async (act: Act) =>
  call(sql`select close_declaration(now() + ${act.isLate ? "8 days" : "1 day"}::interval, null, null,
    ${await bag(act)}, null, 'trace') as outcome`);

const correctStock = async ({ key, grams, isLate, pick }: Act) => {
  const expected = Number(await any("point_stock", "stock_grams", "material = 'pet'", pick));
  const counted = Math.max(0, expected + (isLate ? grams : -grams));
  return call(sql`select correct_stock(null, ${operatorId}, ${key}, ${randomUUIDv7()}, ${pointId},
    'pet', ${expected}, ${counted}, 'counted', '', 'trace') as outcome`);
};

/** All there is, or one hundredth more. */
const spend = async ({ key, pick, isLate }: Act) => {
  const { id } = citizenOf(pick);
  const balance = Number(await any("accounts", "balance", `id = '${id}'`, pick));
  return call(sql`select post_transfer(null, ${id}, ${key}, ${randomUUIDv7()}, ${id}, ${spentAccount},
    ${Math.max(1, balance + Number(isLate))}, 'reward_spent', ${key}) as outcome`);
};

const perform: Record<Act["kind"], (act: Act) => Promise<string | undefined>> = {
  weigh,
  undo,
  dispute,
  decide,
  declare,
  confirm,
  refuse,
  expire,
  "correct stock": correctStock,
  spend,
};

const performAll = async (all: readonly Act[]): Promise<unknown[]> => {
  const waiting = all.values();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const act of waiting) {
      try {
        outcomes.push(`${act.kind}: ${await perform[act.kind](act)}`);
      } catch (error) {
        if (!isKeyCollision(error)) failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, lane));
  return failures;
};

/** Tokens of a deposit that are gone when it turns out to have been none. */
const spendBeforeDecision = async (): Promise<void> => {
  const act = { pick: 0, grams: 1000, decision: "cancelled", isLate: false } as const;
  for (const kind of ["weigh", "spend", "dispute", "decide"] as const) {
    await perform[kind]({ ...act, kind, key: randomUUID() });
  }
};

test("deposits weighed, undone, disputed, decided and declared by several people at once keep every promise", async () => {
  await spendBeforeDecision();
  expect(await performAll(acts(2500, 20_261_115))).toEqual([]);
  const { rows } = await sql`select * from ledger_violations()`.execute(database.db);
  expect(rows).toEqual([]);
  const lost = await any("disputes", "id", "unrecovered > 0", 0);
  expect(lost, "tokens spent before the dispute").toBeDefined();
  // Each of them really happened, and each refusal was really met.
  expect([...new Set(outcomes)]).toEqual(
    expect.arrayContaining([
      "weigh: recorded",
      "weigh: idempotency_key_reused",
      "undo: voided",
      "undo: too_late",
      "undo: deposit_settled",
      "dispute: opened",
      "decide: decided",
      "decide: deposit_settled",
      "declare: declared",
      "declare: too_many_declarations",
      "confirm: corrected",
      "refuse: refused",
      "expire: expired",
      "correct stock: corrected",
      "correct stock: stock_moved",
      "spend: posted",
      "spend: insufficient",
    ]),
  );
}, 120_000);

test("no deposit was ever in a state, or took a way, that the machine does not have", async () => {
  const { rows } = await owner.query<{ way: string }>(
    "select distinct before || ' > ' || after as way from seen",
  );
  const ways = new Set([
    "confirmed > voided",
    "confirmed > disputed",
    "corrected > disputed",
    "disputed > confirmed",
    "disputed > corrected",
    "disputed > voided",
    "declared > confirmed",
    "declared > corrected",
    "declared > refused",
    "declared > expired",
  ]);
  expect(rows.map(({ way }) => way).filter((way) => !ways.has(way))).toEqual([]);
  expect(rows.length).toBeGreaterThan(7);
});
