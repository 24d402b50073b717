import { createHash, randomUUID, randomUUIDv7 } from "node:crypto";
import { tokensFor } from "@app/contract/tokens";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Connection } from "./connect.ts";
import { isKeyCollision } from "./faults.ts";
import { buildFacility, buildPickup } from "./testing/build-pickup.ts";
import { buildTransporter } from "./testing/build-transporter.ts";
import { buildPoint, buildUser, type BuiltUser } from "./testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const petRate = { perKilogram: 2000, starBonusPercent: 10 };
const kinds = [
  "undo",
  "dispute",
  "decide",
  "correct stock",
  "ask",
  "driver signs",
  "point signs",
] as const;
const endKinds = ["pin", "deliver", "receive", "balance"] as const;

/** What somebody does; `pick` chooses among what is there at that moment. */
interface Act {
  kind: "weigh" | (typeof kinds)[number] | (typeof endKinds)[number];
  pick: number;
  grams: number;
  isOdd: boolean;
}

const acts = (count: number, seed: number): Act[] =>
  fc.sample(
    fc.record({
      kind: fc.oneof(
        { weight: 4, arbitrary: fc.constant("weigh" as const) },
        { weight: 7, arbitrary: fc.constantFrom(...kinds) },
        { weight: 3, arbitrary: fc.constantFrom(...endKinds) },
      ),
      pick: fc.nat(1_000_000),
      grams: fc.integer({ min: 50, max: 10_000 }),
      isOdd: fc.nat(9).map((nat) => nat === 0),
    }),
    { numRuns: count, seed },
  );

let database: TestDatabase;
let owner: Connection;
let points: { id: string; ownerId: string }[];
let drivers: { id: string; vehicleId: string }[];
let citizens: BuiltUser[];
let facilityId: string;
const outcomes = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  owner = connect(database.ownerUrl, { max: 2 });
  const { db } = database;
  facilityId = await buildFacility(owner.db);
  points = await Promise.all([buildPoint(db), buildPoint(db), buildPoint(db)]);
  drivers = await Promise.all([buildTransporter(db), buildTransporter(db)]);
  citizens = await Promise.all(Array.from({ length: 6 }, () => buildUser(db)));
});
afterAll(async () => {
  await owner.close();
  await database.close();
});

const of = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;
const materialOf = (pick: number) => (pick % 3 === 0 ? "pehd" : "pet");

const rowsOf = async <T>(query: RawBuilder<T>): Promise<T[]> =>
  (await query.execute(database.db)).rows;
const outcomeOf = async (query: RawBuilder<{ outcome: string }>): Promise<string> =>
  (await rowsOf(query))[0]?.outcome ?? "nothing";

const weigh = ({ pick, grams }: Act) => {
  const point = of(points, pick);
  const material = materialOf(pick);
  const rate = material === "pet" ? petRate : { ...petRate, perKilogram: 2400 };
  return outcomeOf(sql`select outcome from record_deposits(null, array[${randomUUIDv7()}]::uuid[],
    array[${point.ownerId}]::uuid[], array[${randomUUID()}]::uuid[], array[sha256('x'::bytea)],
    array[${point.id}]::uuid[], array[${of(citizens, pick).code}], array[${material}]::material[],
    array[${grams}]::int[], array[true], array[false], array[false],
    array[${material === "pet" ? 1 : 2}]::int[], array[${tokensFor(grams, 1, rate)}]::bigint[],
    array['trace'], array[0]::int[])`);
};

const undo = async ({ pick }: Act) => {
  const [deposit] = await rowsOf(sql<{ id: string; by: string }>`select id, recorded_by as by
    from deposits order by md5(id::text || ${String(pick % 7)}) limit 1`);
  if (!deposit) return "nothing";
  return outcomeOf(sql`select void_deposit(null, ${deposit.by}, ${randomUUID()}, ${deposit.id}, 10,
    ${randomUUIDv7()}, 'trace') as outcome`);
};

const dispute = ({ pick }: Act) =>
  outcomeOf(sql`select open_dispute(null, ${of(citizens, pick).id}, ${randomUUID()},
    ${randomUUIDv7()}, ${(pick % 40) + 1}, 'weight', 'It was more', 'trace') as outcome`);

const decide = async ({ pick, grams }: Act) => {
  const [open] = await rowsOf(sql<{ id: string; rate: number }>`select s.id, r.per_kilogram as rate
    from disputes s join deposits d on d.id = s.deposit_id join rates r on r.id = d.rate_id
    where decision is null limit 1`);
  if (!open) return "nothing";
  const tokens = tokensFor(grams, 1, { ...petRate, perKilogram: open.rate });
  return outcomeOf(sql`select decide_dispute(null, ${of(points, pick).ownerId}, ${randomUUID()},
    ${open.id}, ${of(["corrected", "cancelled", "stands"], pick)}::dispute_decision, ${grams},
    ${tokens}, 'Looked', 'trace') as outcome`);
};

const correctStock = async ({ pick, grams, isOdd }: Act) => {
  const point = of(points, pick);
  const material = materialOf(pick);
  const [stock] = await rowsOf(sql<{ grams: string }>`select stock_grams as grams from point_stock
    where point_id = ${point.id} and material = ${material}`);
  const expected = Number(stock?.grams);
  const counted = Math.max(0, expected + (isOdd ? grams : -grams));
  return outcomeOf(sql`select correct_stock(null, ${point.ownerId}, ${randomUUID()},
    ${randomUUIDv7()}, ${point.id}, ${material}, ${expected}, ${counted}, 'counted', '', 'trace')
    as outcome`);
};

const ask = async ({ pick }: Act) => {
  const point = of(points, pick);
  const items = await rowsOf(sql<{ material: "pet" | "pehd"; grams: number }>`
    select material, stock_grams::int as grams from point_stock
    where point_id = ${point.id} and stock_grams > 0`);
  if (items.length === 0) return "nothing";
  try {
    await buildPickup(database.db, point, { facilityId, transporter: of(drivers, pick), items });
    return "asked";
  } catch (error) {
    if (String(error).includes("pickups_open_idx")) return "asked already";
    throw error;
  }
};

/** What the scale says of a pick-up: the same to both sides, at most three in a hundred off. */
const scaleOf = (id: string): number => (createHash("md5").update(id).digest()[0] ?? 0) % 7;

const itemsOf = async (id: string, isOdd: boolean) => {
  const items = await rowsOf(sql<{ material: string; bags: number; grams: number }>`
    select material, bags, grams from pickup_items where pickup_id = ${id} order by material`);
  return items.map(({ material, bags, grams }) => ({
    material,
    bags,
    declaredGrams: grams,
    weighedGrams: Math.round((grams * (97 + scaleOf(id))) / 100) + Number(isOdd),
    refusedGrams: scaleOf(id) === 0 ? Math.round(grams / 10) : 0,
    reason: "Wet",
  }));
};

const sign = async (side: "driver" | "point", withPin: boolean, { pick, isOdd }: Act) => {
  const [pickup] = await rowsOf(sql<{ id: string; driver: string; keeper: string }>`
    select p.id, p.transporter_id as driver, m.user_id as keeper
    from pickups p join point_members m using (point_id)
    where status in ('accepted', 'on_the_way', 'weighing') or random() < 0.02
    order by md5(p.id::text || ${String(pick % 3)}) limit 1`);
  if (!pickup) return "nothing";
  const items = JSON.stringify(await itemsOf(pickup.id, isOdd));
  return outcomeOf(sql`select sign_handover(null, ${side === "driver" ? pickup.driver : pickup.keeper},
    ${randomUUID()}, ${pickup.id}, ${side}, ${withPin ? "pin" : "phone"}, ${items}::jsonb,
    now(), ${randomUUIDv7()}, 'trace') as outcome`);
};

const tokenHash = (delivery: string) => createHash("sha256").update(delivery).digest();

const deliver = ({ pick }: Act) => {
  const id = randomUUIDv7();
  return outcomeOf(sql`select start_delivery(null, ${of(drivers, pick).id}, ${randomUUID()}, ${id},
    ${facilityId}, ${tokenHash(id)}, 'trace') as outcome`);
};

const receive = async ({ pick, isOdd }: Act) => {
  const [delivery] = await rowsOf(sql<{ id: string }>`select id from deliveries
    where received_at is null or random() < 0.05 order by md5(id::text || ${String(pick % 3)}) limit 1`);
  if (!delivery) return "nothing";
  const onBoard = await rowsOf(sql<{ material: string; grams: number }>`
    select material, sum(grams)::int as grams from delivery_lots join lot_items using (lot_id)
    where delivery_id = ${delivery.id} and grams > 0 group by material order by material`);
  const items = onBoard.map(({ material, grams }) => {
    const refused = Math.round(grams / 50);
    return {
      material,
      receivedGrams: Math.round(grams * (isOdd ? 0.95 : 1)) - refused,
      refusedGrams: refused,
      grade: of(["A", "B", "C"], pick),
    };
  });
  return outcomeOf(sql`select receive_delivery(null, ${tokenHash(delivery.id)}, ${randomUUID()},
    ${JSON.stringify(items)}::jsonb, 'Nadia', null, 'trace') as outcome`);
};

const balance = async ({ pick }: Act) => {
  const [found] = await rowsOf(sql<{ gaps: number }>`select balance_masses(now(),
    date '2026-01-01' + ${pick % 400}::int) as gaps`);
  return `${found?.gaps} gaps`;
};

const perform: Record<Act["kind"], (act: Act) => Promise<string>> = {
  weigh,
  undo,
  dispute,
  decide,
  "correct stock": correctStock,
  ask,
  "driver signs": (act) => sign("driver", false, act),
  "point signs": (act) => sign("point", false, act),
  pin: (act) => sign("driver", true, act),
  deliver,
  receive,
  balance,
};

const performAll = async (all: readonly Act[]): Promise<unknown[]> => {
  const waiting = all.values();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const act of waiting) {
      try {
        outcomes.add(`${act.kind}: ${await perform[act.kind](act)}`);
      } catch (error) {
        if (!isKeyCollision(error)) failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, lane));
  return failures;
};

const violations = async () => [
  ...(await rowsOf(sql`select * from ledger_violations()`)),
  ...(await rowsOf(sql`select * from custody_violations()`)),
];

test("whoever weighs, corrects, signs, drives and receives at once: no gram is in two lots, and none appears or goes", async () => {
  const failures = await performAll(acts(4000, 20_261_117));
  expect([...new Set(failures.map(String))]).toEqual([]);
  expect(await violations()).toEqual([]);
  // Each of them really happened, and each refusal was really met.
  expect([...outcomes]).toEqual(
    expect.arrayContaining([
      "undo: voided",
      "decide: decided",
      "ask: asked already",
      "driver signs: signed",
      "driver signs: handed_over",
      "point signs: handed_over",
      "point signs: weights_differ",
      "pin: handed_over",
      "deliver: started",
      "deliver: nothing_on_board",
      "receive: received",
      "receive: link_dead",
      "balance: 0 gaps",
    ]),
  );
  expect([...outcomes].filter((outcome) => /^balance: [1-9]/.test(outcome))).toEqual([]);
}, 180_000);

test("from a deposit to the facility and from a receipt to its deposits: one query each, and they agree", async () => {
  const forward = await rowsOf(sql<{ deposit: string; delivery: string; grams: string }>`
    select a.deposit_id as deposit, r.delivery_id as delivery,
      sum(upper(a.span) - lower(a.span)) as grams
    from allocations a join lot_receipts r on r.lot_id = a.lot_id and r.material = a.material
    group by 1, 2`);
  const attributed = await rowsOf(sql<{ delivery: string; grams: string }>`
    select r.delivery_id as delivery, sum(i.attributed_grams) as grams
    from lot_receipts r join lot_items i using (lot_id, material) group by 1`);
  expect(attributed.length).toBeGreaterThan(0);
  for (const { delivery, grams } of attributed) {
    const deposits = forward.filter((row) => row.delivery === delivery);
    expect(deposits.reduce((sum, row) => sum + Number(row.grams), 0)).toBe(Number(grams));
  }
});

test("a gap of five in a hundred is found, told and blocks every claim on what the point handed over", async () => {
  const claimable = () =>
    rowsOf(sql<{ pointId: string }>`select point_id as "pointId" from claimable_lots
      where material = 'pet' and grams > 0`);
  const [first] = await claimable();
  const pointId = first?.pointId ?? "";
  await sql`update point_stock set stock_grams = stock_grams + collected_grams / 20
    where point_id = ${pointId} and material = 'pet'`.execute(owner.db);
  const [found] = await rowsOf(
    sql<{ gaps: number }>`select balance_masses(now(), date '2027-06-01') as gaps`,
  );
  expect(found?.gaps).toBe(1);
  const tasks = await rowsOf(sql`select data from tasks where kind = 'mass_gap'
    and subject_id = ${pointId} and decided_at is null`);
  expect(tasks).toHaveLength(1);
  expect((await claimable()).filter((lot) => lot.pointId === pointId)).toEqual([]);
  // The night after finds the same gap and opens nothing twice.
  await sql`select balance_masses(now(), date '2027-06-02')`.execute(database.db);
  expect(await rowsOf(sql`select from claim_blocks where point_id = ${pointId}`)).toHaveLength(1);
});
