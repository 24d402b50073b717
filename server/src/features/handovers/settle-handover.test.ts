import { buildDeskTask } from "@app/database/testing/build-desk-tasks";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildAdmin, decide } from "../../testing/back-office.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await buildAdmin(server);
});
afterAll(() => server.stop());

afterEach(async () => {
  const { rows } = await sql`select violation from custody_violations()
    union all select violation from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
});

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(server.database.db)).rows;

const outcomeOf = async (pickupId: string) => {
  const [row] = await rowsOf(sql`select p.status, i.grams, s.stock_grams as stock,
      (select count(*)::int from handover_signatures g where g.pickup_id = p.id) as signatures
    from pickups p join point_stock s on s.point_id = p.point_id and s.material = 'pet'
    left join lots l on l.pickup_id = p.id left join lot_items i on i.lot_id = l.id
    where p.id = ${pickupId}`);
  return row;
};

test.each([
  { choice: "driver", grams: 38_000 },
  { choice: "point", grams: 40_000 },
])(
  "the copy of the $choice stands: the lot is made as it was signed",
  async ({ choice, grams }) => {
    const { id, subjectId } = await buildDeskTask(server.database, "handover_differs");
    expect(await outcomeOf(subjectId)).toMatchObject({ status: "disputed", grams: null });
    expect((await decide(server, token, id, { choice })).status).toBe(200);
    const made = { status: "handed_over", grams, stock: 0, signatures: 2 };
    expect(await outcomeOf(subjectId)).toEqual(made);
    const news = await rowsOf(sql`select subject from outbox
    where subject like 'pickup.handed_over.%' and payload ->> 'pickupId' = ${subjectId}`);
    expect(news).toHaveLength(1);
  },
);

test("nothing left: the pick-up ends, and the bags stay in the books of the shop", async () => {
  const { id, subjectId } = await buildDeskTask(server.database, "handover_differs");
  expect((await decide(server, token, id, { choice: "stays" })).status).toBe(200);
  const ended = { status: "cancelled", grams: null, stock: 40_000, signatures: 2 };
  expect(await outcomeOf(subjectId)).toEqual(ended);
});

test("what both signed is not changed by what one of them says later", async () => {
  const { id, subjectId } = await buildDeskTask(server.database, "handover_differs");
  await decide(server, token, id, { choice: "driver" });
  const before = await outcomeOf(subjectId);
  await sql`insert into tasks (id, kind, subject_id, data, created_at, due_at)
    values (gen_random_uuid(), 'handover_differs', ${subjectId}, '{}', now(), now())`.execute(
    server.database.db,
  );
  const [again] = await rowsOf(sql<{ id: string }>`select id from tasks
    where subject_id = ${subjectId} and decided_at is null`);
  const refused = await decide(server, token, again?.id ?? "", { choice: "point" });
  expect([refused.status, refused.body]).toMatchObject([409, { error: "pickup_settled" }]);
  expect((await decide(server, token, again?.id ?? "", { choice: "stays" })).status).toBe(200);
  expect(await outcomeOf(subjectId)).toEqual(before);
});
