import { scaleDrift } from "@app/contract/handovers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { buildAdmin, decide } from "../../testing/back-office.ts";
import { deposit } from "../../testing/counter.ts";
import {
  accept,
  ask,
  asDeclared,
  buildHaul,
  handedOver,
  type Haul,
  openFacility,
  pickupIn,
  sign,
} from "../../testing/haul.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { compareScales } from "./compare-scales.ts";

let server: TestServer;
let ctx: Context;
let facilityId: string;
const start = new Date("2026-11-15T10:00:00Z");
let now = start;
const clock = { fixed: () => now };
const later = (days: number): Date => new Date(start.getTime() + days * 24 * 3_600_000);

beforeAll(async () => {
  server = await startTestServer(clock);
  ctx = { ...createTestContext(server.database), clock };
  facilityId = await openFacility(server);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});

beforeEach(() => {
  now = start;
});

const evidence = { reason: "What the van's scale says", photo: `${"a".repeat(32)}.jpg` };

/** A point that weighed in eighty kilograms of bottles, of which the van's scale found so many. */
const pointWhere = async (weighedGrams: number): Promise<Haul> => {
  const haul = await buildHaul(server, facilityId);
  await handedOver(haul, asDeclared({ weighedGrams, ...evidence }));
  return haul;
};

/** Bottles alone leave, and what is counted on need not be all that the books say. */
const takeBottles = async (haul: Haul, grams: number, weighedGrams: number): Promise<void> => {
  const asked = await ask(haul, { items: [{ material: "pet", bags: 10, grams }] });
  const { id } = pickupIn(await accept(haul, pickupIn(asked).id));
  const items = asDeclared({ declaredGrams: grams, weighedGrams, ...evidence }).slice(0, 1);
  await sign(haul, id, "driver", { items });
  pickupIn(await sign(haul, id, "point", { items }));
};

interface Row {
  id: string;
  data: { drifts: unknown[] };
}

const tasksAbout = async ({ counter }: Haul): Promise<Row[]> => {
  await compareScales(ctx);
  const { rows } = await sql<Row>`select id, data from tasks where kind = 'scales_differ'
    and subject_id = ${counter.pointId} and decided_at is null`.execute(server.database.db);
  return rows;
};

describe("a point whose scale is not the van's", () => {
  test.each([
    { found: 75_900, told: 1, what: "5.1 in a hundred lighter" },
    { found: 76_000, told: 0, what: "5 in a hundred lighter" },
    { found: 80_000, told: 0, what: "the same" },
    { found: 84_000, told: 0, what: "5 in a hundred heavier" },
    { found: 84_100, told: 1, what: "5.1 in a hundred heavier" },
  ])("$what: $told to look at", async ({ found, told }) => {
    const haul = await pointWhere(found);
    const tasks = await tasksAbout(haul);
    expect(tasks).toHaveLength(told);
    // The night after tells nothing twice.
    expect(await tasksAbout(haul)).toHaveLength(told);
    const [task] = tasks;
    if (task) {
      const drift = { material: "pet", expected: 80_000, handedOver: found, lost: 80_000 - found };
      expect(task.data).toEqual({ drifts: [drift] });
    }
  });

  test("what the owner wrote off before the van came counts as well", async () => {
    const haul = await buildHaul(server, facilityId);
    await sql`select correct_stock(null, ${haul.counter.operatorId}, gen_random_uuid(),
      gen_random_uuid(), ${haul.counter.pointId}, 'pet', 80000, 70000, 'wet', '', 'trace')`.execute(
      server.database.db,
    );
    await takeBottles(haul, 70_000, 70_000);
    expect(await tasksAbout(haul)).toMatchObject([
      { data: { drifts: [{ expected: 80_000, handedOver: 70_000, lost: 10_000 }] } },
    ]);
  });

  test("nothing before a van was there, nothing of less than twenty kilograms", async () => {
    expect(await tasksAbout(await buildHaul(server, facilityId))).toEqual([]);
    const few = await buildHaul(server, facilityId);
    const items = asDeclared().map((item) => ({
      ...item,
      declaredGrams: scaleDrift.leastGrams - 10,
      weighedGrams: scaleDrift.leastGrams - 2_000,
      ...evidence,
    }));
    await handedOver(few, items);
    expect(await tasksAbout(few)).toEqual([]);
  });

  test("what left the shop more than thirty days ago is not looked at any more", async () => {
    const haul = await pointWhere(60_000);
    now = later(scaleDrift.days + 1);
    expect(await tasksAbout(haul)).toEqual([]);
    now = later(scaleDrift.days - 1);
    expect(await tasksAbout(haul)).toHaveLength(1);
  });

  test("looked into, it begins anew: what comes later is told again", async () => {
    const haul = await pointWhere(60_000);
    const [task] = await tasksAbout(haul);
    const admin = await buildAdmin(server);
    const note = "Their scale was set right";
    const answer = await decide(server, admin, task?.id ?? "", { choice: "explained", note });
    expect(answer.status).toBe(200);
    expect(await tasksAbout(haul)).toEqual([]);
    now = later(0.1);
    for (const grams of [40_000, 40_000]) await deposit(server.url, haul.counter, { grams });
    await takeBottles(haul, 80_000, 70_000);
    expect(await tasksAbout(haul)).toMatchObject([{ data: { drifts: [{ lost: 10_000 }] } }]);
  });

  test("paused with a reason: nobody weighs there, and its people read why", async () => {
    const haul = await pointWhere(60_000);
    const [task] = await tasksAbout(haul);
    const note = "Please stop weighing, we come with a known weight";
    const admin = await buildAdmin(server);
    const answer = await decide(server, admin, task?.id ?? "", { choice: "paused", note });
    expect(answer.status).toBe(200);
    const refused = await deposit(server.url, haul.counter, { material: "pet", grams: 2_000 });
    expect([refused.status, refused.body]).toMatchObject([423, { error: "point_suspended" }]);
    const { rows } = await sql<{ data: { note: string } }>`select data from notifications
      where kind = 'point_paused' and user_id = ${haul.counter.operatorId}`.execute(
      server.database.db,
    );
    expect(rows).toMatchObject([{ data: { note } }]);
  });
});
