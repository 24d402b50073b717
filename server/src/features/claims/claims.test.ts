import { randomUUID } from "node:crypto";
import { decideDispute, openDispute } from "@app/contract/deposit-changes";
import { connect, type Connection } from "@app/database/connect";
import { buildClaims, type ClaimsOverrides } from "@app/database/testing/build-claims";
import { buildBrand, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { checkClaims } from "./check-claims.ts";
import { claimLeft } from "./claim-lots.ts";

let server: TestServer;
let ctx: Context;
let owner: Connection;
let brandId: string;

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

/** Weighed in at the facility: the rest is the worker's. */
const arrive = (overrides: Partial<ClaimsOverrides> = {}) =>
  buildClaims(server.database.db, {
    brandId,
    ownerUrl: server.database.ownerUrl,
    isClaimed: false,
    ...overrides,
  });

const day = async (wilaya: number) => {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', d.grams, d.campaign_grams, d.deposits, d.claims, c.citizens, m.grams) as text
    from brand_days d
    join brand_citizen_counts c using (brand_id, wilaya_code)
    join brand_months m using (brand_id, wilaya_code, material)
    where brand_id = ${brandId} and wilaya_code = ${wilaya}`.execute(server.database.db);
  return rows[0]?.text ?? "";
};

const dayBecomes = async (wilaya: number, text: string): Promise<void> => {
  await expect.poll(() => day(wilaya), { timeout: 10_000 }).toBe(text);
};

const violations = async (): Promise<number> => {
  await checkClaims(ctx);
  return (await ctx.metrics.claimViolations.get()).values[0]?.value ?? Number.NaN;
};

test("a lot that the facility received is the brand's and in its sums, without anybody asking", async () => {
  await arrive({ wilaya: 16 });
  await dayBecomes(16, "4000 0 3 1 3 4000");
  await arrive({ wilaya: 16, rule: "campaign", deposits: [700] });
  await dayBecomes(16, "4700 700 4 2 4 4700");
  expect(await violations()).toBe(0);
});

test("news of a claim name no citizen", async () => {
  const { citizenIds } = await arrive({ wilaya: 18 });
  await dayBecomes(18, "4000 0 3 1 3 4000");
  const { rows } = await sql<{ payload: object }>`select payload from outbox
    where subject = ${`claim.made.${brandId}`}`.execute(server.database.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const id of citizenIds) expect(JSON.stringify(rows)).not.toContain(id);
});

test("a deposit that was none goes out of the claim and the sums, once it is decided", async () => {
  const { db, ownerUrl } = server.database;
  const { citizenIds } = await arrive({ wilaya: 25 });
  await dayBecomes(25, "4000 0 3 1 3 4000");
  const [citizenId = ""] = citizenIds;
  const opened = await call(server.url, openDispute, {
    token: await buildSession(db, citizenId),
    key: randomUUID(),
    params: { number: 1 },
    body: { reason: "not_mine", note: "" },
  });
  expect(opened.status).toBe(201);
  const { id } = await db
    .selectFrom("disputes")
    .select("id")
    .where("citizen_id", "=", citizenId)
    .executeTakeFirstOrThrow();
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  const decided = await call(server.url, decideDispute, {
    token: await buildSession(db, admin.id, { isStrong: true }),
    key: randomUUID(),
    params: { id },
    body: { decision: "cancelled", note: "It was somebody else's" },
  });
  expect(decided.status).toBe(200);
  await dayBecomes(25, "2800 0 2 1 2 2800");
  expect(await violations()).toBe(0);
});

test("what was blocked when it arrived is claimed in the night after the block is lifted", async () => {
  // Ten in a hundred more than was handed over.
  const { lotId } = await arrive({ wilaya: 31, receivedPercent: 110 });
  await claimLeft(ctx);
  expect(await day(31)).toBe("");
  await sql`update claim_blocks set lifted_at = now() where lot_id = ${lotId}`.execute(owner.db);
  await claimLeft(ctx);
  // Of what arrived more, no deposit knows.
  await dayBecomes(31, "4000 0 3 1 3 4000");
  expect(await violations()).toBe(0);
});

test("a sum that is not that of the claims is an alarm, and a rebuild mends it", async () => {
  await sql`update brand_days set grams = grams + 1 where wilaya_code = 16`.execute(owner.db);
  // While news of the brand are on their way, its sums may be behind.
  await expect.poll(violations, { timeout: 10_000 }).toBeGreaterThan(0);
  await sql`select rebuild_brand_days(${brandId})`.execute(server.database.db);
  expect(await violations()).toBe(0);
});
