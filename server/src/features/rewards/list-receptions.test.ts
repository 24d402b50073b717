import type { ResponseOf } from "@app/contract/endpoint";
import { consumerReception } from "@app/contract/rewards";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildBuyer, exchange, redeem } from "../../testing/market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let moment = new Date("2026-11-10T09:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());

const page = async (token: string, query: { page?: number } = {}) => {
  const { status, body } = await call(server.url, consumerReception, { token, query });
  expect(status).toBe(200);
  return (body as ResponseOf<typeof consumerReception>).csReceptions;
};

test("[C-18] [E-09] nobody has received a reward yet: one page, and nothing on it", async () => {
  const { id } = await buildUser(server.database.db);
  const token = await buildSession(server.database.db, id);
  for (const query of [{}, { page: 1 }, { page: 7 }]) {
    expect(await page(token, query)).toEqual({ data: [], last_page: 1 });
  }
  const refused = await call(server.url, consumerReception, { token, query: { page: 0 } });
  expect(refused.status).toBe(422);
});

test("[C-18] [E-08] [E-09] what was received, newest first and by page, with the name it had", async () => {
  const { db } = server.database;
  const name = { en: "A tree", fr: "Un arbre", ar: "شجرة" };
  const gift = await buildReward(db, { kind: "donation", price: 150, name });
  const buyer = await buildBuyer(server);
  const ids: string[] = [];
  for (let minute = 10; minute <= 22; minute++) {
    moment = new Date(`2026-11-10T10:${minute}:00Z`);
    ids.unshift((await exchange(server, buyer, gift, { price: 150, quantity: 2 })).id);
  }
  await exchange(server, buyer, await buildReward(db)); // not received yet
  await sql`update rewards set name = '{"en":"An oak"}' where id = ${gift}`.execute(db);

  const first = await page(buyer.token);
  expect(first.last_page).toBe(2);
  expect(first.data).toHaveLength(10);
  expect(first.data[0]).toEqual({
    id: ids[0],
    userProfile: "El Baraka",
    created_at: "2026-11-10T10:22:00.000Z",
    reward_name: expect.any(String),
    quantity: 2,
    tokens: 3,
  });
  expect(JSON.parse(first.data[0]?.reward_name ?? "")).toEqual(name);
  const second = await page(buyer.token, { page: 2 });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
  expect(await page(buyer.token, { page: 3 })).toEqual({ data: [], last_page: 2 });
  const other = await buildBuyer(server);
  await redeem(server, other, gift, { price: 150 });
  expect((await page(other.token)).data).toHaveLength(1);
});
