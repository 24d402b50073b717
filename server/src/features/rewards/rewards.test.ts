import { consumerReception } from "@app/contract/rewards";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("[C-18] [E-09] nobody has received a reward yet: one page, and nothing on it", async () => {
  const { id } = await buildUser(server.database.db);
  const token = await buildSession(server.database.db, id);
  for (const query of [{}, { page: 1 }, { page: 7 }]) {
    const { status, body } = await call(server.url, consumerReception, { token, query });
    expect([status, body]).toEqual([200, { csReceptions: { data: [], last_page: 1 } }]);
  }
  const refused = await call(server.url, consumerReception, { token, query: { page: 0 } });
  expect(refused.status).toBe(422);
});
