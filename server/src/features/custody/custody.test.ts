import { randomUUID } from "node:crypto";
import {
  type DayRoot,
  listDayRoots,
  listLeaves,
  proveConsistency,
  proveCustody,
  showDayRoot,
} from "@app/contract/custody";
import { verifyConsistency } from "@app/contract/merkle";
import { connect, type Db } from "@app/database/connect";
import {
  buildCustodyEvent,
  changeCustodyContent,
  tamperWithCustody,
} from "@app/database/testing/build-custody";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { checkCustody } from "./check-custody.ts";
import {
  type CustodyScene,
  dayOf,
  hour,
  lateEvening,
  readContent as read,
  startScene,
} from "./testing/custody-scene.ts";

let scene: CustodyScene;
let server: TestServer;
let db: Db;

beforeAll(async () => {
  scene = await startScene();
  ({ server } = scene);
  ({ db } = server.database);
});
afterAll(() => scene.stop());

const nextDay = (): void => {
  scene.moment = new Date(scene.moment.getTime() + 24 * hour);
};

const mismatchTasks = async (): Promise<string[]> =>
  (
    await db
      .selectFrom("tasks")
      .select("subject_id")
      .where("kind", "=", "custody_mismatch")
      .where("decided_at", "is", null)
      .execute()
  ).map(({ subject_id: subject }) => subject);

/** As every worker tells it, and an alert asks. */
const toldMismatches = async (): Promise<number | undefined> => {
  const results = db.selectFrom("check_results").select("found");
  return (await results.where("metric", "=", "custody_mismatches").executeTakeFirst())?.found;
};

/** About a deposit, of which it gives the id. */
const write = async (grams: number): Promise<string> =>
  (await buildCustodyEvent(db, { at: scene.moment, content: { grams } })).subjectId;

describe("the log", () => {
  test("before the first night nothing is published, and the answer says so", async () => {
    const id = await write(1111);
    await scene.sealAndPublish();
    const yesterday = dayOf(new Date(lateEvening.getTime() - 24 * hour));
    // What is sealed is published with the day that is over: that was yesterday.
    expect((await scene.prove(id)).root?.day).toBe(yesterday);
    const late = await write(1112);
    await scene.sealAndPublish();
    expect(await scene.prove(late)).toMatchObject({ events: [{ path: null }] });
    expect((await scene.prove(late)).events[0]?.leafIndex).toBeGreaterThan(0);
  });

  test("after midnight in Algiers the root covers it, once, and the browser can check it", async () => {
    const id = await write(2222);
    scene.moment = new Date(lateEvening.getTime() + hour);
    await Promise.all([scene.sealAndPublish(), scene.sealAndPublish(), scene.sealAndPublish()]);
    await scene.sealAndPublish();
    const { root } = await scene.prove(id);
    expect(root?.day).toBe(dayOf(lateEvening));
    expect(await scene.isProved(id)).toEqual([true]);
    const { rows } = await sql<{ leaves: number; last: number; waiting: number }>`
      select (select count(*) from custody_leaves) as leaves,
        (select max(leaf_index) from custody_leaves) as last,
        (select count(*) from custody_waiting) as waiting`.execute(db);
    expect(rows).toEqual([{ leaves: root?.treeSize, last: (root?.treeSize ?? 0) - 1, waiting: 0 }]);
  });

  test("many at once get their places without a gap, and each is proved in a tree of many rows", async () => {
    const built = [];
    for (let n = 0; n < 600; n++) built.push(await buildCustodyEvent(db));
    await Promise.all(Array.from({ length: 4 }, () => scene.sealAndPublish()));
    await scene.sealAndPublish();
    nextDay();
    await scene.sealAndPublish();
    for (const at of [0, 255, 256, 300, 599]) {
      expect(await scene.isProved(built[at]?.subjectId ?? "")).toEqual([true]);
    }
    await checkCustody(scene.ctx);
    expect(await mismatchTasks()).toEqual([]);
  });

  const publishedDays = async (): Promise<DayRoot[]> =>
    ((await call(server.url, listDayRoots)).body as { days: DayRoot[] }).days;

  test("days are listed with the newest first, and a page goes on where the last one ended", async () => {
    const days = await publishedDays();
    expect(days).toHaveLength(3);
    expect(days).toEqual(days.toSorted((one, other) => (one.day < other.day ? 1 : -1)));
    const [newest, ...others] = days;
    const { body } = await call(server.url, listDayRoots, { query: { before: newest?.day } });
    expect(body).toEqual({ days: others, next: null });
  });

  test("a day is told by itself, and as a text to keep", async () => {
    const [root] = await publishedDays();
    if (!root) throw new Error("nothing is published");
    const { day, treeSize, rootHash } = root;
    expect((await call(server.url, showDayRoot, { params: { day } })).body).toEqual(root);
    const text = await fetch(`${server.url}/api/v1/custody/days/${day}/root.txt`);
    expect(text.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text.headers.get("cache-control")).toBe("public, max-age=86400");
    const hex = Buffer.from(rootHash, "base64").toString("hex");
    expect(await text.text()).toBe(`day ${day}\nleaves ${treeSize}\nsha256 ${hex}\n`);
    const unknown = await call(server.url, showDayRoot, { params: { day: "2020-01-01" } });
    expect(unknown.status).toBe(404);
  });

  test("a day's tree is shown to hold an earlier one's, never the other way round", async () => {
    const [to, , from] = await publishedDays();
    if (!from || !to) throw new Error("too little is published");
    const ask = (first: DayRoot, second: DayRoot) =>
      call(server.url, proveConsistency, { query: { from: first.day, to: second.day } });
    const { path } = (await ask(from, to)).body as { path: string[] };
    const proof = {
      firstSize: from.treeSize,
      firstRoot: from.rootHash,
      secondSize: to.treeSize,
      secondRoot: to.rootHash,
      path,
    };
    expect(await verifyConsistency(proof)).toBe(true);
    expect(await verifyConsistency({ ...proof, firstRoot: to.rootHash })).toBe(false);
    expect((await ask(to, from)).status).toBe(422);
  });

  test("published leaves are told by their place, never what is behind them", async () => {
    const asked = async (query: { start: number; count?: number }) =>
      (await call(server.url, listLeaves, { query })).body as { hashes: string[] };
    const treeSize = (await publishedDays())[0]?.treeSize ?? 0;
    await buildCustodyEvent(db);
    await scene.sealAndPublish();
    expect((await asked({ start: 0 })).hashes).toHaveLength(Math.min(1024, treeSize));
    expect((await asked({ start: treeSize - 2, count: 9 })).hashes).toHaveLength(2);
    expect((await asked({ start: treeSize })).hashes).toEqual([]);
    const tooMany = await call(server.url, listLeaves, { query: { start: 0, count: 1025 } });
    expect(tooMany.status).toBe(422);
  });

  test("what nobody wrote is not found", async () => {
    for (const subject of [randomUUID(), "A-99999"]) {
      expect((await call(server.url, proveCustody, { params: { subject } })).status).toBe(404);
    }
    const { status } = await call(server.url, proveCustody, { params: { subject: "hello" } });
    expect(status).toBe(422);
  });

  test("a lot is found by its number, as anybody types it", async () => {
    const { id } = await buildCustodyEvent(db, {
      kind: "lot_handed_over",
      content: { lot: "A-1182", materials: [{ material: "pet", grams: 211_600, grade: null }] },
    });
    const [event] = (await scene.prove("a-1182")).events;
    expect(read(event ?? { content: "" })).toMatchObject({ event: id, lot: "A-1182" });
    expect(read(event ?? { content: "" }).at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });
});

test("whoever asks too often waits", async () => {
  // Another minute, so that the others' questions do not count.
  scene.moment = new Date(scene.moment.getTime() + 2 * 60_000);
  const statuses = new Set<number>();
  for (let n = 0; n <= 120; n++) {
    const { status } = await call(server.url, proveCustody, { params: { subject: "A-99999" } });
    statuses.add(status);
    if (n < 120) expect(status).toBe(404);
  }
  expect(statuses).toEqual(new Set([404, 429]));
  scene.moment = new Date(scene.moment.getTime() + 2 * 60_000);
});

describe("somebody changes what was written", () => {
  test("the application itself cannot", async () => {
    const changes = [
      sql`update custody_events set content = '{}'`,
      sql`delete from custody_leaves`,
      sql`insert into custody_leaves values (0, gen_random_uuid(), sha256(''), sha256(''))`,
      sql`update custody_roots set tree_size = 1`,
      sql`delete from custody_nodes`,
      sql`delete from custody_waiting`,
    ];
    for (const change of changes) {
      await expect(change.execute(db)).rejects.toMatchObject({ code: "42501" });
    }
    const owner = connect(server.database.ownerUrl);
    for (const table of ["custody_events", "custody_leaves", "custody_nodes", "custody_roots"]) {
      await expect(
        sql`truncate ${sql.table(table)} cascade`.execute(owner.db),
      ).rejects.toMatchObject({ code: "42501" });
      await expect(sql`delete from ${sql.table(table)}`.execute(owner.db)).rejects.toMatchObject({
        code: "42501",
      });
    }
    await owner.close();
  });

  test("one byte of an old event, by whoever owns the database: the public check fails and a task asks why", async () => {
    const { id: eventId, subjectId: id } = await buildCustodyEvent(db, {
      content: { grams: 1234 },
    });
    nextDay();
    await scene.sealAndPublish();
    expect(await scene.isProved(id)).toEqual([true]);
    const put = (from: string, to: string) =>
      changeCustodyContent(server.database.ownerUrl, id, [from, to]);
    await put('"grams":1234', '"grams":1235');
    expect(await scene.isProved(id)).toEqual([false]);
    await checkCustody(scene.ctx);
    await checkCustody(scene.ctx);
    expect(await mismatchTasks()).toEqual([eventId]);
    expect(await toldMismatches()).toBe(1);
    await put('"grams":1235', '"grams":1234');
    expect(await scene.isProved(id)).toEqual([true]);
    await checkCustody(scene.ctx);
    expect(await toldMismatches()).toBe(0);
  });

  test("the text and its leaf together: the root of that night tells, and no further one is published", async () => {
    const { id: eventId } = await buildCustodyEvent(db);
    nextDay();
    await scene.sealAndPublish();
    const newest = (await scene.prove(eventId)).root?.day;
    await tamperWithCustody(server.database.ownerUrl, async (trx) => {
      await sql`update custody_events set content = replace(content, '"grams":1250', '"grams":9250')
        where id = ${eventId}`.execute(trx);
      await sql`update custody_leaves l set leaf_hash = sha256('\\x00'::bytea || convert_to(e.content, 'UTF8'))
        from custody_events e where e.id = l.event_id and e.id = ${eventId}`.execute(trx);
    });
    expect(await scene.isProved(eventId)).toEqual([false]);
    nextDay();
    await buildCustodyEvent(db);
    await scene.sealAndPublish();
    expect((await scene.prove(eventId)).root?.day).toBe(newest);
    expect(await toldMismatches()).toBe(1);
    await checkCustody(scene.ctx);
    expect((await mismatchTasks()).length).toBeGreaterThanOrEqual(3);
  });
});
