import { randomUUID } from "node:crypto";
import { listAudit } from "@app/contract/audit";
import type { Endpoint } from "@app/contract/endpoint";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { routes } from "./routes.ts";
import { samples } from "./testing/authorisation-samples.ts";
import { buildWorld, type World } from "./testing/authorisation-world.ts";
import { call } from "./testing/call.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const listWrites = (): Endpoint[] => {
  const ctx = createContext(
    readConfig({ LOG_LEVEL: "silent", SECRET_KEY: "only asked for its list of routes" }),
    "table",
  );
  return routes(ctx)
    .map(({ endpoint }) => endpoint)
    .filter(({ access, method }) => access === "admin" && method !== "GET");
};
const writes = listWrites().map((endpoint) => ({
  endpoint,
  name: `${endpoint.method} ${endpoint.path}`,
}));

const ask = async (world: World, endpoint: Endpoint, key: string) => {
  const sample = (await samples[`${endpoint.method} ${endpoint.path}`]?.(world)) ?? {};
  const { token = "" } = world.passes.A;
  const send = () => call(server.url, endpoint, { token, key, ...sample });
  return { first: await send(), again: send };
};

const entriesOf = async (world: World) => {
  const { token = "" } = world.passes.A;
  const { body } = await call(server.url, listAudit, { token });
  return listAudit.response.parse(body).entries;
};

test("there are writes of administrators to look at", () => {
  expect(writes.length).toBeGreaterThan(8);
});

test.each(writes)("$name is in the audit with before and after, once", async ({ endpoint }) => {
  const world = await buildWorld(server);
  const known = new Set((await entriesOf(world)).map(({ id }) => id));
  const { first, again } = await ask(world, endpoint, randomUUID());
  expect([first.status, first.body]).toEqual([endpoint.status, first.body]);
  if (endpoint.idempotent) expect((await again()).status).toBe(endpoint.status);
  const added = (await entriesOf(world)).filter(({ id }) => !known.has(id));
  expect(added).toHaveLength(1);
  const [entry] = added;
  expect(entry?.after).not.toBeNull();
  expect(entry?.after).not.toEqual(entry?.before);
  const { body } = await call(server.url, listAudit, {
    token: world.passes.A.token ?? "",
    query: { act: entry?.act ?? "", subjectId: entry?.subjectId ?? "" },
  });
  expect(listAudit.response.parse(body).entries.map(({ id }) => id)).toContain(entry?.id);
});

test("nothing in it can be changed or taken away", async () => {
  const { db } = server.database;
  await expect(db.updateTable("audit_entries").set({ note: "" }).execute()).rejects.toThrow(
    /permission denied/,
  );
  await expect(db.deleteFrom("audit_entries").execute()).rejects.toThrow(/permission denied/);
});

test("pages follow each other without a gap, the newest first", async () => {
  const { db } = server.database;
  const world = await buildWorld(server);
  await sql`insert into audit_entries (id, at, actor_id, act, subject_kind, subject_id, trace_id)
    select gen_random_uuid(), now() + n * interval '1 second', ${world.ownerId}, 'try_pages',
      'point', n::text, 'trace' from generate_series(1, 120) n`.execute(db);
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const query: Record<string, string> = { act: "try_pages", ...(after ? { after } : {}) };
    const answer = await call(server.url, listAudit, { token: world.passes.A.token ?? "", query });
    const page = listAudit.response.parse(answer.body);
    seen.push(...page.entries.map(({ subjectId }) => Number(subjectId)));
    after = page.next;
  } while (after);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => 120 - n));
});
