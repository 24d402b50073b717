import type { TaskKindName } from "@app/contract/tasks";
import { connect, type Connection } from "@app/database/connect";
import { buildClaims } from "@app/database/testing/build-claims";
import { buildDeskTask, type BuiltTask } from "@app/database/testing/build-desk-tasks";
import { buildBrand, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { buildAdmin, decide } from "../../testing/back-office.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { claimLeft } from "./claim-lots.ts";

let server: TestServer;
let ctx: Context;
let owner: Connection;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ctx = createTestContext(server.database);
  owner = connect(server.database.ownerUrl, { max: 1 });
  token = await buildAdmin(server);
});
afterAll(async () => {
  await owner.close();
  await ctx.close();
  await server.stop();
});

const violations = async () =>
  (
    await sql`select violation from custody_violations()
      union all select violation from claims_violations()`.execute(server.database.db)
  ).rows;

afterEach(async () => {
  expect(await violations()).toEqual([]);
});

const choose = async ({ id }: BuiltTask, choice: string): Promise<void> => {
  const answer = await decide(server, token, id, { choice, note: "The scale was repaired" });
  expect([answer.status, answer.body]).toEqual([200, {}]);
};

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(server.database.db)).rows;

const claimedOf = (deliveryId: string) =>
  rowsOf(sql<{ grams: number }>`select c.grams from claims c
    join delivery_lots l on l.lot_id = c.lot_id where l.delivery_id = ${deliveryId}`);

const openTasks = async (kind: TaskKindName, subjectId: string) =>
  rowsOf(sql<{ id: string }>`select id from tasks where kind = ${kind}
    and subject_id = ${subjectId} and decided_at is null`);

const weights = () =>
  rowsOf(sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from (
    select lot_id, material, grams from lot_items
    union all select lot_id, material, received_grams from lot_receipts) t`);

describe("a receipt that differs", () => {
  test("explained: the night after claims what had arrived, by the weights as they are", async () => {
    const task = await buildDeskTask(server.database, "receipt_differs");
    const before = await weights();
    await claimLeft(ctx);
    expect(await claimedOf(task.subjectId)).toEqual([]);
    await choose(task, "explained");
    await claimLeft(ctx);
    expect(await claimedOf(task.subjectId)).toEqual([{ grams: 4000 }]);
    expect(await weights()).toEqual(before);
  });

  test("not explained: it stays held back, with the reason", async () => {
    const task = await buildDeskTask(server.database, "receipt_differs");
    await choose(task, "refused");
    await claimLeft(ctx);
    expect(await claimedOf(task.subjectId)).toEqual([]);
    const blocks = await rowsOf(sql`select b.note, b.lifted_at from claim_blocks b
      join delivery_lots l on l.lot_id = b.lot_id where l.delivery_id = ${task.subjectId}`);
    expect(blocks).toEqual([{ note: "The scale was repaired", lifted_at: null }]);
  });

  test("one explained leaves held back what is held back for another reason", async () => {
    const task = await buildDeskTask(server.database, "receipt_differs");
    await sql`insert into claim_blocks (id, point_id, material, reason, opened_at)
      select gen_random_uuid(), o.point_id, 'pet', 'balance', now() from lots o
      join delivery_lots l on l.lot_id = o.id where l.delivery_id = ${task.subjectId}`.execute(
      owner.db,
    );
    await choose(task, "explained");
    await claimLeft(ctx);
    expect(await claimedOf(task.subjectId)).toEqual([]);
  });
});

describe("a gap of a point", () => {
  const count = (day: string) =>
    rowsOf(sql<{ gaps: number }>`select balance_masses(now(), ${day}::date) as gaps`);

  /** A point that handed over four kilograms, of which its books miss some. */
  const withGap = async (grams: number) => {
    const { db, ownerUrl } = server.database;
    const brandId = await buildBrand(db, (await buildUser(db)).id);
    const built = { brandId, ownerUrl, rule: "campaign", wilaya: 9, isClaimed: false } as const;
    const { pointId, deliveryId } = await buildClaims(db, built);
    await miss(pointId, grams);
    return { pointId, deliveryId };
  };
  const miss = async (pointId: string, grams: number) => {
    await sql`update point_stock set stock_grams = stock_grams + ${grams}
      where point_id = ${pointId} and material = 'pet'`.execute(owner.db);
  };
  const taskOf = async (subjectId: string): Promise<BuiltTask> => {
    const [found] = await openTasks("mass_gap", subjectId);
    return { id: found?.id ?? "", subjectId };
  };

  test("explained: what was held back is claimed, and the same gap is not asked about again", async () => {
    const { pointId, deliveryId } = await withGap(500);
    expect(await count("2027-01-01")).toEqual([{ gaps: 1 }]);
    await claimLeft(ctx);
    expect(await claimedOf(deliveryId)).toEqual([]);
    await choose(await taskOf(pointId), "explained");
    await claimLeft(ctx);
    expect(await claimedOf(deliveryId)).toEqual([{ grams: 4000 }]);
    expect(await count("2027-01-02")).toEqual([{ gaps: 0 }]);
    expect(await openTasks("mass_gap", pointId)).toEqual([]);
    // Another gap is another question.
    await miss(pointId, 200);
    expect(await count("2027-01-03")).toEqual([{ gaps: 1 }]);
    expect(await openTasks("mass_gap", pointId)).toHaveLength(1);
    await miss(pointId, -700);
  });

  test("not explained: held back every night, and nobody is asked twice", async () => {
    const { pointId, deliveryId } = await withGap(300);
    await count("2027-02-01");
    await choose(await taskOf(pointId), "refused");
    expect(await count("2027-02-02")).toEqual([{ gaps: 1 }]);
    expect(await openTasks("mass_gap", pointId)).toEqual([]);
    await claimLeft(ctx);
    expect(await claimedOf(deliveryId)).toEqual([]);
    await miss(pointId, -300);
  });
});

describe("a lot that is late", () => {
  const night = async (hours: number) => {
    await sql`select balance_masses(now() + make_interval(hours => ${hours}),
      (now() + make_interval(hours => ${hours}))::date)`.execute(server.database.db);
  };

  test("explained: asked about again three days later, as long as it is not there", async () => {
    const task = await buildDeskTask(server.database, "lot_overdue");
    await choose(task, "explained");
    await night(71);
    expect(await openTasks("lot_overdue", task.subjectId)).toEqual([]);
    await night(73);
    expect(await openTasks("lot_overdue", task.subjectId)).toHaveLength(1);
  });

  test("given up: held back should it turn up, and then somebody is asked again", async () => {
    const { db } = server.database;
    const task = await buildDeskTask(server.database, "lot_overdue");
    await choose(task, "refused");
    await night(100);
    expect(await openTasks("lot_overdue", task.subjectId)).toEqual([]);
    await arrive(task.subjectId);
    await claimLeft(ctx);
    const claimed = () => rowsOf(sql`select id from claims where lot_id = ${task.subjectId}`);
    expect(await claimed()).toEqual([]);
    await night(101);
    const [again] = await openTasks("lot_overdue", task.subjectId);
    await choose({ ...task, id: again?.id ?? "" }, "explained");
    const brandId = await buildBrand(db, (await buildUser(db)).id);
    await sql`insert into brand_tonnages (brand_id, year, wilaya_code, material, grams)
      values (${brandId}, extract(year from now()), 16, 'pet', 1000)`.execute(db);
    await claimLeft(ctx);
    expect((await claimed()).length).toBeGreaterThan(0);
  });

  test("arrived by itself: the question closes", async () => {
    const task = await buildDeskTask(server.database, "lot_overdue");
    await arrive(task.subjectId);
    await night(1);
    const [row] = await rowsOf(sql`select decision, decided_by from tasks where id = ${task.id}`);
    expect(row).toEqual({ decision: "arrived", decided_by: null });
  });

  const arrive = async (lotId: string) => {
    const token_hash = Buffer.from(lotId);
    await sql`select start_delivery(null, transporter_id, gen_random_uuid(), gen_random_uuid(),
      facility_id, ${token_hash}, 'trace') from lots where id = ${lotId}`.execute(
      server.database.db,
    );
    const found = JSON.stringify([
      { material: "pet", receivedGrams: 40_000, refusedGrams: 0, grade: "A" },
    ]);
    const [received] = await rowsOf(sql<{ outcome: string }>`select receive_delivery(null,
      ${token_hash}, gen_random_uuid(), ${found}::jsonb, 'Nadia', null, 'trace') as outcome`);
    expect(received?.outcome).toBe("received");
  };
});
