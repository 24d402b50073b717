import { randomUUID, randomUUIDv7 } from "node:crypto";
import { bonusFor } from "@app/contract/campaigns";
import { tokensFor } from "@app/contract/tokens";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fillBudget } from "./testing/budgets.ts";
import { buildReward } from "./testing/build-reward.ts";
import { buildCampaign } from "./testing/build-campaign.ts";
import { buildBrand, buildPoint, buildUser, type BuiltUser } from "./testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const petRate = { perKilogram: 2000, starBonusPercent: 10 };

let database: TestDatabase;
let operatorId: string;
let pointId: string;
let brandId: string;
let citizens: BuiltUser[];

beforeEach(async () => {
  database = await createTestDatabase(0);
  const { db } = database;
  ({ id: pointId, ownerId: operatorId } = await buildPoint(db));
  brandId = await buildBrand(db, operatorId);
  citizens = await Promise.all(
    Array.from({ length: 4 }, (_, n) => buildUser(db, { phone: `+21355100000${n}` })),
  );
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(database.db);
  await database.close();
  expect(rows).toEqual([]);
});

const call = async (query: RawBuilder<{ outcome: unknown }>): Promise<string> =>
  String((await query.execute(database.db)).rows[0]?.outcome);

const citizenOf = (pick: number): BuiltUser => citizens[pick % citizens.length] as BuiltUser;

const weigh = async (pick: number, grams: number): Promise<string> => {
  const id = randomUUIDv7();
  const outcome = await call(sql`select outcome from record_deposits(null, array[${id}]::uuid[],
    array[${operatorId}]::uuid[], array[${randomUUID()}]::uuid[], array[sha256(${id}::bytea)],
    array[${pointId}]::uuid[], array[${citizenOf(pick).code}], array['pet']::material[],
    array[${grams}]::int[], array[false], array[false], array[false], array[1],
    array[${tokensFor(grams, 0, petRate)}]::bigint[], array['trace'])`);
  expect(outcome).toBe("recorded");
  return id;
};
const settle = (ids: readonly string[]) =>
  call(sql`select settle_bonuses(null, ${ids}::uuid[], 'trace') as outcome`);
const undo = (id: string) =>
  call(sql`select void_deposit(null, ${operatorId}, ${randomUUID()}, ${id}, 30, ${randomUUIDv7()},
    'trace') as outcome`);
const hold = (id: string, dispute: string) =>
  call(sql`select hold_deposit(null, ${operatorId}, ${randomUUID()}, ${dispute}, ${id}, 'Looked odd',
    'trace') as outcome`);
const decide = (dispute: string, decision: string, grams: number) =>
  call(sql`select decide_dispute(null, ${operatorId}, ${randomUUID()}, ${dispute},
    ${decision}::dispute_decision, ${grams}, ${tokensFor(grams, 0, petRate)}, 'Looked', 'trace')
    as outcome`);

const balanceOf = async (pick: number): Promise<number> =>
  Number(await call(sql`select balance as outcome from accounts where id = ${citizenOf(pick).id}`));
const leftIn = async (budget: string): Promise<number> =>
  Number(
    await call(sql`select sum(balance) as outcome from accounts
    where owner_id = ${budget} and kind = 'budget'`),
  );
const campaignRow = async (id: string) => {
  const { rows } = await sql<{ deposits: number; grams: number; bonus: number }>`
    select deposits::int, grams::int, bonus_tokens::int as bonus from campaigns
    where id = ${id}`.execute(database.db);
  return rows[0];
};

describe("the bonus of a campaign", () => {
  test("is added once, and goes back with the deposit", async () => {
    const campaign = await buildCampaign(database.db, { brandId, bonusPercent: 15 });
    const id = await weigh(0, 1050);
    expect(await settle([id])).toBe("1");
    expect(await settle([id, id])).toBe("0");
    // 21.00 tokens and 3.15 on top.
    expect([await balanceOf(0), await leftIn(campaign)]).toEqual([2415, 1_000_000 - 2415]);
    expect(await campaignRow(campaign)).toEqual({ deposits: 1, grams: 1050, bonus: 315 });
    expect(await undo(id)).toBe("voided");
    expect(await settle([id])).toBe("1");
    expect([await balanceOf(0), await leftIn(campaign)]).toEqual([0, 1_000_000]);
    expect(await campaignRow(campaign)).toEqual({ deposits: 0, grams: 0, bonus: 0 });
  });

  test("follows a decision about the weight, and waits while nobody has decided", async () => {
    const campaign = await buildCampaign(database.db, { brandId, bonusPercent: 50 });
    const id = await weigh(0, 2000);
    const dispute = randomUUIDv7();
    expect(await hold(id, dispute)).toBe("held");
    expect(await settle([id])).toBe("0");
    expect(await decide(dispute, "corrected", 1000)).toBe("decided");
    expect(await settle([id])).toBe("1");
    expect(await balanceOf(0)).toBe(3000);
    expect(await campaignRow(campaign)).toEqual({ deposits: 1, grams: 1000, bonus: 1000 });
  });

  test("that was spent meanwhile is not taken from what comes later", async () => {
    const campaign = await buildCampaign(database.db, { brandId, bonusPercent: 100 });
    const id = await weigh(0, 1000);
    await settle([id]);
    expect(await balanceOf(0)).toBe(4000);
    const reward = await buildReward(database.db, { kind: "donation", price: 3000 });
    expect(
      await call(sql`select outcome from redeem_reward(null, ${citizenOf(0).id}, ${randomUUID()},
        ${randomUUIDv7()}, 'ABCDEF', ${reward}, 1, 3000, null, 'trace')`),
    ).toBe("redeemed");
    const dispute = randomUUIDv7();
    await hold(id, dispute);
    await decide(dispute, "cancelled", 1000);
    await settle([id]);
    expect(await campaignRow(campaign)).toMatchObject({ deposits: 0, grams: 0 });
    const later = await weigh(0, 1000);
    await settle([id, later]);
    expect(await balanceOf(0)).toBe(4000);
  });

  test("is nothing for a deposit that another budget pays for", async () => {
    await fillBudget(database.db, 100_000);
    const id = await weigh(0, 1000);
    await buildCampaign(database.db, { brandId });
    expect(await settle([id])).toBe("0");
    expect(await balanceOf(0)).toBe(2000);
  });

  test("[concurrent] many bags at once until the budget ends: never more than there was, no bag refused, nobody below zero", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            pick: fc.nat(3),
            grams: fc.integer({ min: 50, max: 3000 }),
            isUndone: fc.boolean(),
          }),
          { minLength: 6, maxLength: 14 },
        ),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1000, max: 60_000 }),
        async (bags, bonusPercent, centimes) => {
          const campaign = await buildCampaign(database.db, { brandId, bonusPercent, centimes });
          const ids = await Promise.all(
            bags.map(async ({ pick, grams, isUndone }) => {
              const id = await weigh(pick, grams);
              // As the two consumers would: heard in any order, more than once, several together.
              await Promise.all([settle([id]), isUndone ? undo(id) : settle([id])]);
              await settle([id]);
              return id;
            }),
          );
          await Promise.all([settle(ids), settle(ids.toReversed())]);
          const { rows } = await sql<{ promised: number; bonus: number }>`
            select d.tokens::int as promised, c.bonus::int from campaign_deposits c
            join deposits d on d.id = c.deposit_id
            where c.campaign_id = ${campaign}`.execute(database.db);
          for (const { promised, bonus } of rows) {
            expect([0, bonusFor(promised, bonusPercent)]).toContain(bonus);
          }
          const given = (await campaignRow(campaign))?.bonus ?? 0;
          expect(given).toBeLessThanOrEqual(centimes);
          expect(await leftIn(campaign)).toBeGreaterThanOrEqual(0);
          await sql`select end_campaign(null, ${operatorId}, ${randomUUID()}, ${brandId},
            ${campaign})`.execute(database.db);
        },
      ),
      { numRuns: 6 },
    );
  });
});
