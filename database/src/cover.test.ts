import { randomUUID, randomUUIDv7 } from "node:crypto";
import { tokensFor } from "@app/contract/tokens";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isKeyCollision } from "./faults.ts";
import { ownBudget } from "./testing/budgets.ts";
import { buildPoint, buildUser, type BuiltUser } from "./testing/builders.ts";
import { buildReward } from "./testing/build-reward.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const petRate = { perKilogram: 2000, starBonusPercent: 10 };

const kinds = [
  "weigh",
  "undo",
  "dispute",
  "decide",
  "fill",
  "tend",
  "redeem",
  "receive",
  "expire",
  "withdraw",
  "top up",
  "stock",
] as const;

/** What somebody does; `pick` chooses among what is there at that moment. */
interface Act {
  kind: (typeof kinds)[number];
  pick: number;
  grams: number;
  decision: "stands" | "corrected" | "cancelled";
  topUp: "unknown" | "fulfilled" | "refunded";
  isLate: boolean;
  key: string;
}

const acts = (count: number, seed: number): Act[] => {
  const keys = Array.from({ length: Math.ceil(count / 2) }, () => randomUUID());
  const act = fc.record({
    kind: fc.constantFrom("weigh" as const, "weigh" as const, "redeem" as const, ...kinds),
    pick: fc.nat(1_000_000),
    grams: fc.integer({ min: 50, max: 10_000 }),
    decision: fc.constantFrom("stands" as const, "corrected" as const, "cancelled" as const),
    topUp: fc.constantFrom("unknown" as const, "fulfilled" as const, "refunded" as const),
    isLate: fc.boolean(),
    key: fc.constantFrom(...keys),
  });
  return fc.sample(act, { numRuns: count, seed });
};

let database: TestDatabase;
let operatorId: string;
let pointId: string;
let campaign: string;
let rewards: string[];
let citizens: BuiltUser[];
const outcomes: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase(0);
  const { db } = database;
  ({ id: pointId, ownerId: operatorId } = await buildPoint(db));
  citizens = await Promise.all(
    Array.from({ length: 5 }, (_, n) => buildUser(db, { phone: `+21355100000${n}` })),
  );
  campaign = randomUUIDv7();
  await sql`select create_budget(null, ${operatorId}, ${campaign}, 'Bottles of spring', '{pet}', null,
    now() - interval '1 day', now() + interval '30 days')`.execute(db);
  rewards = [
    await buildReward(db, { pointId, price: 4000, stock: 1 }),
    await buildReward(db, { pointId, price: 2500, mostPerPerson: 2 }),
    await buildReward(db, { kind: "phone_credit", price: 5000 }),
    await buildReward(db, { kind: "donation", price: 1000 }),
  ];
});
afterAll(() => database.close());

const call = async (query: RawBuilder<{ outcome: unknown }>): Promise<string> =>
  String((await query.execute(database.db)).rows[0]?.outcome);

/** Any of what the query finds, so that several people often pick the same. */
const any = async (table: string, column: string, condition: string, pick: number) => {
  const { rows } = await sql<{ found: string }>`
    select ${sql.ref(column)} as found from ${sql.table(table)} where ${sql.raw(condition)}
    order by md5(${sql.ref(column)}::text || ${String(pick % 7)}) limit 1`.execute(database.db);
  return rows[0]?.found ?? randomUUID();
};

const citizenOf = (pick: number): BuiltUser => citizens[pick % citizens.length] as BuiltUser;

const weigh = ({ pick, grams, key }: Act) =>
  call(sql`select outcome || case when (answer ->> 'isWaiting')::boolean then ' later' else '' end
    as outcome
    from record_deposits(null, array[${randomUUIDv7()}]::uuid[],
    array[${operatorId}]::uuid[], array[${key}]::uuid[],
    array[sha256(${`${citizenOf(pick).code}${grams}`}::bytea)], array[${pointId}]::uuid[],
    array[${citizenOf(pick).code}], array['pet']::material[], array[${grams}]::int[],
    array[true], array[false], array[false], array[1],
    array[${tokensFor(grams, 1, petRate)}]::bigint[], array['trace'])`);

const perform: Record<Act["kind"], (act: Act) => Promise<string>> = {
  weigh,
  undo: async ({ pick, key }) =>
    call(sql`select void_deposit(null, ${operatorId}, ${key},
      ${await any("deposits", "id", "true", pick)}, 30, ${randomUUIDv7()}, 'trace') as outcome`),
  dispute: async ({ pick, key }) =>
    call(sql`select open_dispute(null, ${citizenOf(pick).id}, ${key}, ${randomUUIDv7()},
      ${(pick % 40) + 1}, 'weight', '', 'trace') as outcome`),
  decide: async ({ pick, key, decision, grams }) =>
    call(sql`select decide_dispute(null, ${operatorId}, ${key},
      ${await any("disputes", "id", "true", pick)}, ${decision}::dispute_decision, ${grams},
      ${tokensFor(grams, 1, petRate)}, 'Looked at the scale', 'trace') as outcome`),
  // A few bags' worth: both budgets run dry again and again.
  fill: ({ pick, grams, key, isLate }) =>
    call(sql`select fund_budget(null, ${operatorId}, ${key}, ${randomUUIDv7()},
      ${isLate ? campaign : ownBudget}, ${grams * (1 + (pick % 5))}, 'By chance') as outcome`),
  tend: () =>
    call(sql`select case when paid > 0 then 'paid' else 'nothing' end as outcome
      from tend_budgets(null, 50, 'trace')`),
  redeem: ({ pick, key }) => {
    const price = [4000, 2500, 5000, 1000][pick % 4];
    return call(sql`select outcome from redeem_reward(null, ${citizenOf(pick).id}, ${key},
      ${randomUUIDv7()}, ${pick.toString(36).toUpperCase().padStart(6, "0")},
      ${rewards[pick % 4]}, ${1 + (pick % 2)}, ${price}, null, 'trace')`);
  },
  receive: async ({ pick, key, isLate }) => {
    const id = await any("vouchers", "id", "kind = 'shop'", pick);
    const theirs = await any("vouchers", "citizen_id", `id = '${id}'`, pick);
    return call(sql`select receive_voucher(null, ${isLate ? theirs : operatorId}, ${key}, ${id},
      'trace') as outcome`);
  },
  expire: async ({ pick, isLate }) =>
    call(sql`select expire_voucher(now() + ${isLate ? "31 days" : "1 day"}::interval,
      ${await any("vouchers", "id", isLate ? "kind = 'shop' and status = 'ready'" : "true", pick)},
      'trace') as outcome`),
  withdraw: async ({ pick }) =>
    call(sql`select withdraw_voucher(null, ${operatorId},
      ${await any("vouchers", "id", "status = 'ready'", pick)}, 'Shop closed', 'trace') as outcome`),
  "top up": async ({ pick, topUp }) =>
    call(sql`select settle_top_up(null, ${await any("top_ups", "voucher_id", "true", pick)},
      ${topUp}::top_up_state, 'r', null, 'trace') as outcome`),
  stock: ({ isLate }) =>
    call(sql`select stock_reward(${rewards[0]}, ${isLate ? 1 : -1}) as outcome`),
};

const performAll = async (all: readonly Act[]): Promise<unknown[]> => {
  const waiting = all.values();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const act of waiting) {
      try {
        outcomes.push(`${act.kind}: ${await perform[act.kind](act)}`);
      } catch (error) {
        if (!isKeyCollision(error)) failures.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, lane));
  return failures;
};

const violations = async () =>
  (await sql`select * from ledger_violations()`.execute(database.db)).rows;

interface Cover {
  funded: number;
  in_budgets: number;
  with_citizens: number;
  held: number;
  reserved: number;
  spent: number;
  waiting: number;
}
const cover = async (): Promise<Cover> =>
  (await sql<Cover>`select * from token_cover()`.execute(database.db)).rows[0] as Cover;

describe("tokens issued, held, spent and given back by several people at once", () => {
  test("are never more than what was put in, and stock is never below nothing", async () => {
    expect(await performAll(acts(3000, 20_261_116))).toEqual([]);
    expect(await violations()).toEqual([]);
    const { funded, waiting, ...elsewhere } = await cover();
    expect(Object.values(elsewhere).reduce((sum, tokens) => sum + tokens, 0)).toBe(funded);
    expect(waiting).toBeGreaterThan(0);
    const met = new Set(outcomes);
    expect(
      [
        "weigh: recorded",
        "weigh: recorded later",
        "undo: voided",
        "dispute: opened",
        "decide: decided",
        "fill: filled",
        "tend: paid",
        "redeem: redeemed",
        "redeem: out_of_stock",
        "redeem: limit_reached",
        "redeem: not_enough_tokens",
        "receive: received",
        "receive: voucher_used",
        "expire: true",
        "withdraw: withdrawn",
        "top up: true",
        "top up: false",
        "stock: stocked",
        "stock: out_of_stock",
      ].filter((outcome) => !met.has(outcome)),
    ).toEqual([]);
  }, 120_000);

  test("and everything that waits is paid in the end, once there is enough", async () => {
    await sql`select fund_budget(null, ${operatorId}, ${randomUUID()}, ${randomUUIDv7()},
      ${ownBudget}, 10000000000, 'Enough')`.execute(database.db);
    for (let round = 0; round < 100; round++) {
      const paid = await call(sql`select paid as outcome from tend_budgets(null, 1000, 'trace')`);
      if (paid === "0") break;
    }
    const left = await sql<{ status: string }>`select distinct d.status from waiting_tokens w
      join deposits d on d.id = w.deposit_id`.execute(database.db);
    expect(left.rows.map(({ status }) => status).filter((status) => status !== "disputed")).toEqual(
      [],
    );
    expect(await violations()).toEqual([]);
  });
});
