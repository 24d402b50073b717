import { randomUUID } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import { financeReward, listFinancedRewards } from "@app/contract/financed-rewards";
import { listRewards } from "@app/contract/rewards";
import { buildExchanges } from "@app/database/testing/build-exchanges";
import { buildReward } from "@app/database/testing/build-reward";
import { buildBrand, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let brandId: string;
let brand: string;
let office: string;

beforeEach(async () => {
  server = await startTestServer();
  const { db, ownerUrl } = server.database;
  const boss = await buildUser(db);
  brandId = await buildBrand(db, boss.id);
  brand = await buildSession(db, boss.id);
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  office = await buildSession(db, admin.id, { isStrong: true });
});
afterEach(() => server.stop());

const finance = (id: string, by: string | null) =>
  call(server.url, financeReward, { token: office, params: { id }, body: { brandId: by } });

const shown = async () => {
  const { body } = await call(server.url, listFinancedRewards, { token: brand });
  return body as ResponseOf<typeof listFinancedRewards>;
};

const exchange = (rewardId: string, day: string, times: number): Promise<void> =>
  buildExchanges(server.database, rewardId, { day, times });

test("a reward that a brand pays for is shown as its own, until it no longer does", async () => {
  const id = await buildReward(server.database.db);
  expect((await finance(id, brandId)).status).toBe(204);
  const brands = async () => {
    const { body } = await call(server.url, listRewards, { query: {} });
    return (body as ResponseOf<typeof listRewards>).rewards.map((reward) => reward.brand);
  };
  expect(await brands()).toEqual(["Source Vive"]);
  expect(await shown()).toMatchObject({ rewards: [{ id, isOffered: true }], exchanges: [] });
  expect((await finance(id, null)).status).toBe(204);
  expect(await brands()).toEqual([null]);
  expect((await finance(randomUUID(), brandId)).status).toBe(404);
  expect((await finance(id, randomUUID())).status).toBe(404);
});

test("its brand sees how often it was exchanged by month, and fewer than five never alone", async () => {
  const id = await buildReward(server.database.db);
  await finance(id, brandId);
  await exchange(id, "2026-02-10", 4);
  expect(await shown()).toMatchObject({ exchanges: [], isTooFew: true });
  await exchange(id, "2026-03-10", 3);
  await exchange(id, "2026-04-10", 6);
  expect(await shown()).toMatchObject({
    exchanges: [
      { first: "2026-04", last: "2026-04", count: 6 },
      { first: "2026-02", last: "2026-03", count: 7 },
    ],
    isTooFew: false,
  });
});
