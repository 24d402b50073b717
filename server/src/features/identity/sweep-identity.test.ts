import { randomBytes, randomUUIDv7 } from "node:crypto";
import * as session from "@app/contract/session";
import {
  buildOrganisation,
  buildOrganisationSession,
  buildSession,
  buildUser,
} from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { makeLink } from "./links.ts";
import { sweepIdentity } from "./sweep-identity.ts";
import { openBrowser } from "./testing/browser.ts";
import { createTestClock } from "./testing/clock.ts";

const clock = createTestClock();
const day = 24 * 3600;
let server: TestServer;
let ctx: Context;
let userId: string;

beforeAll(async () => {
  server = await startTestServer(clock);
  ctx = createContext(testConfig(server.database), "test", clock);
  ({ id: userId } = await buildUser(server.database.db, { phone: "+213550000001" }));
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});

type Table =
  | "codes"
  | "links"
  | "devices"
  | "spent_refresh_tokens"
  | "organisation_sessions"
  | "attempts";

const count = async (table: Table): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    server.database.db,
  );
  return rows[0]?.count ?? 0;
};

/** Made now, gone after the sweep of that day and not before. */
const expectSwept = async (table: Table, make: () => Promise<unknown>, days: number) => {
  await make();
  const made = await count(table);
  expect([table, made > 0]).toEqual([table, true]);
  clock.pass((days - 1) * day);
  await sweepIdentity(ctx);
  expect([table, await count(table)]).toEqual([table, made]);
  clock.pass(2 * day);
  await sweepIdentity(ctx);
  expect([table, await count(table)]).toEqual([table, 0]);
};

test("what has served its time goes in the night after, and nothing before", async () => {
  const { db } = server.database;
  const browser = openBrowser(server.url);
  const spend = async () => {
    await buildSession(db, userId);
    const { id } = await db.selectFrom("sessions").select("id").limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto("spent_refresh_tokens")
      .values({ refresh_hash: randomBytes(32), session_id: id, spent_at: clock.fixed() ?? "" })
      .execute();
  };
  const endOrganisationSession = async () => {
    await buildOrganisationSession(db, await buildOrganisation(db));
    await db
      .updateTable("organisation_sessions")
      .set({
        revoked_at: clock.fixed(),
        expires_at: sql`${clock.fixed()}::timestamptz + interval '30 days'`,
      })
      .execute();
  };
  const askCode = () => browser.call(session.askLoginCode, { body: { login: "0550000001" } });
  await expectSwept("codes", askCode, 1);
  await expectSwept(
    "links",
    () => db.transaction().execute((trx) => makeLink(ctx, trx, "confirm_email", { userId })),
    2,
  );
  await expectSwept(
    "attempts",
    () => takeAttempt(ctx, [{ subject: randomUUIDv7(), most: 1, seconds: day }]),
    2,
  );
  await expectSwept("spent_refresh_tokens", spend, 30);
  await expectSwept("organisation_sessions", endOrganisationSession, 30);
  const device = { user_id: userId, secret_hash: randomBytes(32), created_at: clock.fixed() ?? "" };
  await expectSwept("devices", () => db.insertInto("devices").values(device).execute(), 400);
});
