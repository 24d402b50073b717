import { randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";
import { type NationalFigures, showNationalFigures } from "@app/contract/national-figures";
import { type OpenData, openFiguresCsv, openFiguresJson } from "@app/contract/open-data";
import { product } from "@app/contract/product";
import { connect, type Connection } from "@app/database/connect";
import { buildClaims, type ClaimsOverrides } from "@app/database/testing/build-claims";
import { buildPickup, openFacility } from "@app/database/testing/build-pickup";
import { buildBrand, buildPoint, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { closeDay } from "./close-day.ts";
import { countLots } from "./days.queries.ts";

const hour = 3_600_000;
const now = new Date();
/** At noon, so many days ago. */
const daysAgo = (days: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days, 12));
const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + hour).toISOString().slice(0, 10);
const six = [600, 500, 400, 300, 200, 100];
const three = [1200, 800, 2000];

let server: TestServer;
let ctx: Context;
let owner: Connection;
let brandId: string;
const citizens: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await server.addWorker();
  ctx = createTestContext(server.database);
  owner = connect(server.database.ownerUrl, { max: 1 });
  const { db } = server.database;
  brandId = await buildBrand(db, (await buildUser(db)).id);
});
afterAll(async () => {
  await owner.close();
  await ctx.close();
  await server.stop();
});

const deliver = async (overrides: Partial<ClaimsOverrides>) => {
  const { ownerUrl, db } = server.database;
  const built = await buildClaims(db, { brandId, ownerUrl, isClaimed: false, ...overrides });
  citizens.push(...built.citizenIds);
  return built;
};

/** A night: its root, as the custody log publishes it, and the figures under it. */
const night = async (daysBack: number): Promise<string> => {
  const day = dayOf(daysAgo(daysBack));
  await server.database.db
    .insertInto("custody_roots")
    .values({ day, tree_size: 9, root_hash: randomBytes(32), created_at: new Date() })
    .execute();
  await Promise.all([closeDay(ctx), closeDay(ctx), closeDay(ctx)]);
  return day;
};

const national = async (): Promise<NationalFigures> =>
  (await call(server.url, showNationalFigures)).body as NationalFigures;

const shown = async () =>
  (await national()).wilayas.map(({ code, grams, points }) => [code, grams, points]);

const kept = async () =>
  (
    await sql`select day::text, wilaya_code, material, grams, lots, held_grams from public_days
      order by 1, 2, 3`.execute(server.database.db)
  ).rows;

test("before the first night there are no figures, and no file holds any", async () => {
  expect(await national()).toMatchObject({ closedOn: null, grams: 0, months: [], root: null });
  const { body } = await call(server.url, openFiguresJson);
  expect(body).toMatchObject({ version: 1, year: null, rows: [] });
});

test("a lot counts on the day its second signature came, without anybody asking", async () => {
  await deliver({ wilaya: 16, deposits: six, at: daysAgo(4) });
  await expect.poll(kept, { timeout: 10_000 }).toEqual([
    {
      day: dayOf(daysAgo(4)),
      wilaya_code: 16,
      material: "pet",
      grams: 2100,
      lots: 1,
      held_grams: 0,
    },
  ]);
  // Not before a night has closed it.
  expect(await national()).toMatchObject({ grams: 0 });
});

test("a night closes under its root: few people are not named, no gram is lost", async () => {
  await deliver({ wilaya: 31, deposits: three, at: daysAgo(4) });
  await deliver({ wilaya: 25, deposits: three, at: daysAgo(4) });
  const day = await night(3);
  const figures = await national();
  expect(figures).toMatchObject({ closedOn: day, grams: 10_100, wilayaCount: 3, heldGrams: 0 });
  expect(figures.root).toMatchObject({ day, treeSize: 9 });
  expect(figures.months).toHaveLength(12);
  expect(figures.months.reduce((sum, { grams }) => sum + grams, 0)).toBe(10_100);
  expect(await shown()).toEqual([
    [16, 2100, 1],
    [null, 8000, 2],
  ]);
  for (const { grams, months } of figures.wilayas) {
    expect(months.reduce((sum, month) => sum + month, 0)).toBe(grams);
  }
  const { rows } = await sql`select day from public_closings`.execute(server.database.db);
  expect(rows).toHaveLength(1);
});

test("what is more than three in a hundred apart is out until it is explained", async () => {
  const { lotId } = await deliver({
    wilaya: 16,
    deposits: six,
    receivedPercent: 110,
    at: daysAgo(2),
  });
  await night(2);
  expect(await national()).toMatchObject({ grams: 10_100, heldGrams: 2100 });
  await sql`update claim_blocks set lifted_at = now() where lot_id = ${lotId}`.execute(owner.db);
  await night(1);
  expect(await national()).toMatchObject({ grams: 12_200, heldGrams: 0 });
  expect(await shown()).toContainEqual([16, 4200, 2]);
});

test("what one side alone has signed waits, and what came after the night waits for the next", async () => {
  const { db, ownerUrl } = server.database;
  await deliver({ wilaya: 16, deposits: six, at: daysAgo(0) });
  const point = await buildPoint(db, { communeCode: 1601 });
  const { id, transporter } = await buildPickup(db, point, {
    facilityId: await openFacility(ownerUrl),
    items: [{ material: "pet", grams: 7000 }],
  });
  const items = [
    { material: "pet", bags: 1, declaredGrams: 7000, weighedGrams: 7000, refusedGrams: 0 },
  ];
  const { rows } = await sql<{ outcome: string }>`select sign_handover(now(), ${transporter.id},
    ${randomUUID()}, ${id}, 'driver', 'phone', ${JSON.stringify(items)}::jsonb, now(),
    ${randomUUIDv7()}, 'trace') as outcome`.execute(db);
  expect(rows).toEqual([{ outcome: "signed" }]);
  await closeDay(ctx);
  expect(await national()).toMatchObject({ grams: 12_200, waitingGrams: 0 });
  await night(0);
  expect(await national()).toMatchObject({ grams: 14_300, waitingGrams: 7000 });
});

test("told again, at once and from many sides, it counts once", async () => {
  const before = await kept();
  const lots = await server.database.db.selectFrom("lots").select("id").execute();
  await Promise.all(
    Array.from({ length: 4 }, () =>
      server.database.db.transaction().execute((trx) =>
        countLots(
          trx,
          lots.map(({ id }) => id),
        ),
      ),
    ),
  );
  expect(await kept()).toEqual(before);
});

test("counted from the lots alone all of it is the same", async () => {
  const months = () =>
    sql`select * from public_months order by month, wilaya_code, material`.execute(owner.db);
  const [days, before, seen] = [await kept(), await months(), await national()];
  expect(before.rows.length).toBeGreaterThan(1);
  await sql`delete from public_closings`.execute(owner.db);
  await sql`delete from public_months`.execute(owner.db);
  await sql`delete from public_days`.execute(owner.db);
  await sql`select rebuild_public_days()`.execute(server.database.db);
  expect(await kept()).toEqual(days);
  await closeDay(ctx);
  expect(await kept()).toEqual(days);
  expect((await months()).rows).toEqual(before.rows);
  expect(await national()).toEqual(seen);
});

test("the open file holds the same, for programs and for sheets", async () => {
  const figures = await national();
  const { body } = await call(server.url, openFiguresJson);
  const data = body as OpenData;
  expect(data).toMatchObject({ version: 1, licence: product.openData.licence });
  const ofYear = figures.months
    .filter(({ month }) => month.startsWith(String(data.year)))
    .reduce((sum, { grams }) => sum + grams, 0);
  expect(data.rows.reduce((sum, row) => sum + row.verifiedGrams, 0)).toBe(ofYear);
  expect(data.rows.at(-1)).toMatchObject({
    wilayaCode: null,
    closedOn: figures.closedOn,
    rootSha256: Buffer.from(figures.root?.rootHash ?? "", "base64").toString("hex"),
  });

  const sheet = await fetch(server.url + openFiguresCsv.path);
  const text = Buffer.from(await sheet.arrayBuffer()).toString("utf8");
  const [head, ...lines] = text.trimEnd().split("\r\n");
  expect(head).toBe(
    '\uFEFF"version","month","wilaya_code","wilaya_fr","wilaya_ar","material","verified_grams","lots","closed_on","root_sha256","licence"',
  );
  expect(lines).toHaveLength(data.rows.length);
  expect(lines[0]).toContain(',16,"Alger","الجزائر","pet",');
  expect(lines[0]).toContain(`"${product.openData.licence.url}"`);
});

test("it may be kept for an hour, and is not sent twice to whoever has it", async () => {
  for (const { path } of [openFiguresCsv, openFiguresJson]) {
    const first = await fetch(server.url + path);
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await fetch(server.url + path, { headers: { "if-none-match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const other = await fetch(`${server.url}${path}?year=2020`, {
      headers: { "if-none-match": tag },
    });
    expect(other.status).toBe(200);
  }
  expect((await fetch(`${server.url}${openFiguresCsv.path}?year=1999`)).status).toBe(422);
});

test("nothing of a person, a shop or a lot is in any of it", async () => {
  const texts = await Promise.all(
    [showNationalFigures, openFiguresJson, openFiguresCsv].map(async ({ path }) =>
      (await fetch(server.url + path)).text(),
    ),
  );
  const { db } = server.database;
  const points = await db.selectFrom("points").select("id").execute();
  const lots = await db.selectFrom("lots").select(["id", "number"]).execute();
  const secrets = [
    ...citizens,
    ...points.map(({ id }) => id),
    ...lots.flatMap(({ id, number }) => [id, `"${number}"`]),
  ];
  expect(secrets.length).toBeGreaterThan(20);
  for (const text of texts) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});
