import { randomUUID } from "node:crypto";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import {
  listDeskRewards,
  listPartners,
  moveReward,
  pictureReward,
  rewardStatuses,
  savePartner,
  saveReward,
  stockReward,
} from "@app/contract/reward-desk";
import { listRewards } from "@app/contract/rewards";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildBuyer, redeem } from "../../testing/market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { keepsPromise, mayMove } from "./reward-desk.rules.ts";

let server: TestServer;
let token: string;
let id: string;
let partnerId: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db, ownerUrl } = server.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  token = await buildSession(db, admin.id, { isStrong: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  [id, partnerId] = [randomUUID(), randomUUID()];
  const name = { en: "Nour bakery", fr: "Boulangerie Nour" };
  const options = { token, params: { id: partnerId }, body: { name, isActive: true } };
  expect((await call(server.url, savePartner, options)).status).toBe(200);
});

const save = (changes: Partial<BodyInput<typeof saveReward>> = {}) =>
  call(server.url, saveReward, {
    token,
    params: { id },
    body: {
      partnerId,
      kind: "shop",
      category: "food",
      name: { en: "Six rolls" },
      description: { en: "Baked in the morning" },
      price: 1000,
      mostPerPerson: null,
      limitDays: 30,
      partnerCentimes: 6000,
      creditDinars: null,
      ...changes,
    },
  });

const move = (status: "published" | "paused" | "ended") =>
  call(server.url, moveReward, { token, params: { id }, body: { status } });

const stock = (expected: number | null, now: number | null) =>
  call(server.url, stockReward, { token, params: { id }, body: { expected, stock: now } });

const onDesk = async () => {
  const { body } = await call(server.url, listDeskRewards, { token });
  return (body as ResponseOf<typeof listDeskRewards>).rewards.find((reward) => reward.id === id);
};

const isOffered = async (): Promise<boolean> => {
  const { body } = await call(server.url, listRewards);
  return (body as ResponseOf<typeof listRewards>).rewards.some((reward) => reward.id === id);
};

test("a reward from its draft to its end", async () => {
  expect((await save()).status).toBe(200);
  expect(await onDesk()).toMatchObject({ status: "draft", stock: null, waiting: 0, partnerId });
  expect(await isOffered()).toBe(false);
  expect((await move("published")).status).toBe(200);
  expect(await isOffered()).toBe(true);
  expect((await move("paused")).status).toBe(200);
  expect(await isOffered()).toBe(false);
  expect((await move("published")).status).toBe(200);
  expect((await move("ended")).status).toBe(200);
  expect((await move("ended")).status).toBe(200);
  expect((await move("published")).status).toBe(409);
  expect(await isOffered()).toBe(false);
});

test("what a voucher was given for keeps its words; price, stock and a language may change", async () => {
  await save();
  await move("published");
  const buyer = await buildBuyer(server);
  expect((await redeem(server, buyer, id)).status).toBe(201);
  expect((await onDesk())?.waiting).toBe(1);
  expect((await save({ description: { en: "Baked yesterday" } })).status).toBe(409);
  expect((await save({ name: { en: "Five rolls" } })).status).toBe(409);
  const other = randomUUID();
  const body = { name: { en: "Another" }, isActive: true };
  await call(server.url, savePartner, { token, params: { id: other }, body });
  expect((await save({ partnerId: other })).status).toBe(409);
  expect((await save({ kind: "donation" })).status).toBe(409);
  const name = { en: "Six rolls", fr: "Six petits pains", ar: "ستة أرغفة" };
  expect((await save({ name, price: 1200 })).status).toBe(200);
  expect(await onDesk()).toMatchObject({ name, price: 1200 });
  const voucher = await server.database.db
    .selectFrom("vouchers")
    .select(["tokens", "reward_name"])
    .where("reward_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(voucher.tokens).toBe(1000);
  expect(JSON.parse(voucher.reward_name)).toEqual({ en: "Six rolls" });
});

test("a partner nobody knows gives nothing", async () => {
  expect((await save({ partnerId: randomUUID() })).status).toBe(404);
  expect(await onDesk()).toBeUndefined();
});

test("a partner that no longer takes part gives nothing either", async () => {
  await save();
  await move("published");
  const name = { en: "Nour bakery" };
  const options = { token, params: { id: partnerId }, body: { name, isActive: false } };
  expect((await call(server.url, savePartner, options)).status).toBe(200);
  expect(await isOffered()).toBe(false);
  const { body } = await call(server.url, listPartners, { token });
  const { partners } = body as ResponseOf<typeof listPartners>;
  expect(partners.find((one) => one.id === partnerId)).toMatchObject({ name, isActive: false });
});

describe("the stock", () => {
  test("is set from the number that was seen, and from no other", async () => {
    await save();
    expect((await stock(null, 10)).status).toBe(200);
    expect((await stock(null, 12)).status).toBe(409);
    expect((await stock(10, null)).status).toBe(200);
    expect((await onDesk())?.stock).toBeNull();
  });

  test("never forgets an exchange that happens at the same time", async () => {
    await save();
    await move("published");
    await stock(null, 5);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => buildBuyer(server)));
    const [set, ...exchanged] = await Promise.all([
      stock(5, 50),
      ...buyers.map((buyer) => redeem(server, buyer, id)),
    ]);
    const given = exchanged.filter(({ status }) => status === 201).length;
    const left = (await onDesk())?.stock;
    expect(given).toBe(4);
    // Either it came first, or it found another number and changed nothing.
    expect([set?.status, left]).toEqual(set?.status === 200 ? [200, 50 - given] : [409, 5 - given]);
  });
});

test("a picture is one, or none", async () => {
  await save();
  const send = (data: string | null) =>
    call(server.url, pictureReward, { token, params: { id }, body: { data } });
  expect((await send("bm90IGEgcGljdHVyZQ==")).status).toBe(422);
  expect((await send(null)).status).toBe(200);
});

test("pages follow each other without a gap", async () => {
  const { db } = server.database;
  for (let made = 0; made < 55; made++) await buildReward(db, { status: "draft" });
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const query: { after?: string } = after ? { after } : {};
    const answer = await call(server.url, listDeskRewards, { token, query });
    const page = answer.body as ResponseOf<typeof listDeskRewards>;
    seen.push(...page.rewards.map((reward) => reward.id));
    after = page.next;
  } while (after);
  const { length } = await db.selectFrom("rewards").select("id").execute();
  expect([new Set(seen).size, seen.length]).toEqual([length, length]);
});

const text = fc.record(
  { en: fc.string(), fr: fc.string(), ar: fc.string() },
  { requiredKeys: ["en"] },
);
const promised = fc.record({ partnerId: fc.constant("a"), name: text, description: text });

test("whatever a promise keeps, every language of it reads the same afterwards", () => {
  fc.assert(
    fc.property(promised, promised, (before, after) => {
      if (!keepsPromise(before, after)) return;
      expect({ ...after.name, ...before.name }).toEqual(after.name);
      expect({ ...after.description, ...before.description }).toEqual(after.description);
    }),
  );
  fc.assert(fc.property(promised, (same) => keepsPromise(same, same)));
});

test("what has ended never moves again", () => {
  for (const to of rewardStatuses) expect(mayMove("ended", to)).toBe(false);
});
