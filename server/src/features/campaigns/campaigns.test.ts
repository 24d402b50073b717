import { randomUUID } from "node:crypto";
import {
  askCampaign,
  type Campaign,
  type CampaignInput,
  changeCampaign,
  confirmCampaign,
  draftCampaign,
  dropCampaign,
  endCampaign,
  listAskedCampaigns,
  listCampaigns,
  refuseCampaign,
} from "@app/contract/campaigns";
import type { ResponseOf } from "@app/contract/endpoint";
import { buildBrand, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { createTestDatabase } from "@app/database/testing/test-database";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answer, call } from "../../testing/call.ts";
import { buildCounter, type Counter, deposit } from "../../testing/counter.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { closeCampaigns } from "./close-campaigns.ts";

let server: TestServer;
let counter: Counter;
let brandId: string;
/** Of the brand, with every rank, and of the back office. */
let brand: string;
let office: string;

beforeEach(async () => {
  const database = await createTestDatabase(0);
  const { db } = database;
  server = await startTestServer(undefined, {}, database);
  counter = await buildCounter(db);
  const boss = await buildUser(db);
  brandId = await buildBrand(db, boss.id);
  brand = await buildSession(db, boss.id);
  const admin = await buildUser(db);
  await makeAdmin(database.ownerUrl, admin.id);
  office = await buildSession(db, admin.id, { isStrong: true });
});
afterEach(async () => {
  const { rows } = await sql`select * from ledger_violations()`.execute(server.database.db);
  expect(rows).toEqual([]);
  await server.stop();
});

const input: CampaignInput = {
  name: "Bottles of spring",
  materials: ["pet"],
  wilayas: null,
  firstDay: "2026-01-01",
  lastDay: "2026-12-31",
  bonusPercent: 20,
  centimes: 5_000_000,
};
/** Around this very day, whatever day the tests run on. */
const thisYear = (): CampaignInput => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { ...input, firstDay: day(-2), lastDay: day(20) };
};

const draft = async (changes: Partial<CampaignInput> = {}): Promise<string> => {
  const { status, body } = await call(server.url, draftCampaign, {
    token: brand,
    key: randomUUID(),
    body: { ...thisYear(), ...changes },
  });
  expect(status).toBe(201);
  return (body as { id: string }).id;
};
const ask = (id: string, changes: { key?: string; centimes?: number } = {}): Promise<Answer> =>
  call(server.url, askCampaign, {
    token: brand,
    key: changes.key ?? randomUUID(),
    params: { id },
    body: { centimes: changes.centimes ?? input.centimes },
  });
const confirm = (
  id: string,
  { key = randomUUID(), ...changes }: { key?: string; centimes?: number; reference?: string } = {},
): Promise<Answer> =>
  call(server.url, confirmCampaign, {
    token: office,
    key,
    params: { id },
    body: { centimes: input.centimes, reference: "Transfer 7", ...changes },
  });
const end = (id: string, key: string = randomUUID()): Promise<Answer> =>
  call(server.url, endCampaign, { token: brand, key, params: { id } });
const list = async (token = brand): Promise<Campaign[]> => {
  const { status, body } = await call(server.url, listCampaigns, { token });
  expect(status).toBe(200);
  return (body as ResponseOf<typeof listCampaigns>).campaigns;
};
const running = async (changes: Partial<CampaignInput> = {}): Promise<string> => {
  const id = await draft(changes);
  await ask(id, { ...(changes.centimes && { centimes: changes.centimes }) });
  const { status } = await confirm(id, { ...(changes.centimes && { centimes: changes.centimes }) });
  expect(status).toBe(201);
  return id;
};
const tasks = () =>
  server.database.db.selectFrom("tasks").select(["kind", "decision", "data"]).execute();

describe("a campaign", () => {
  test("is written, asked for, paid and running; each once, and the back office has a task until then", async () => {
    const id = await draft();
    const [written] = await list();
    expect(written).toMatchObject({
      ...thisYear(),
      state: "draft",
      tokens: 5_000_000,
      filled: 0,
      left: 0,
    });
    expect(await tasks()).toEqual([]);

    const key = randomUUID();
    expect((await ask(id, { key })).status).toBe(200);
    expect((await ask(id, { key })).status).toBe(200);
    expect((await ask(id)).status).toBe(409);
    const { body } = await call(server.url, listAskedCampaigns, { token: office });
    expect(body).toMatchObject({ campaigns: [{ id, brandId, brand: "Source Vive" }] });
    expect(await tasks()).toMatchObject([{ kind: "check_campaign", decision: null }]);

    const paid = randomUUID();
    expect((await confirm(id, { key: paid })).status).toBe(201);
    expect((await confirm(id, { key: paid })).status).toBe(201);
    expect((await confirm(id, { key: paid, centimes: 1 })).status).toBe(422);
    expect((await confirm(id, { key: paid, reference: "Transfer 8" })).status).toBe(422);
    expect((await confirm(id)).status).toBe(409);
    expect(await list()).toMatchObject([{ state: "running", filled: 5_000_000, left: 5_000_000 }]);
    expect(await tasks()).toMatchObject([{ kind: "check_campaign", decision: "confirmed" }]);
    const fillings = await server.database.db
      .selectFrom("budget_fillings")
      .select(["amount", "centimes", "reference"])
      .where("budget_id", "=", id)
      .execute();
    expect(fillings).toEqual([{ amount: 5_000_000, centimes: 5_000_000, reference: "Transfer 7" }]);
  });

  test("ten confirmations at once fill it once", async () => {
    const id = await draft();
    await ask(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await list()).toMatchObject([{ filled: 5_000_000 }]);
  });

  test("is not confirmed for another amount, nor when it is over", async () => {
    const id = await draft();
    await ask(id);
    expect((await confirm(id, { centimes: 4_000_000 })).status).toBe(409);
    const past = await draft({ firstDay: "2026-01-01", lastDay: "2026-01-31" });
    expect((await ask(past)).status).toBe(410);
    await sql`update campaigns set state = 'asked', asked_at = now()
      where id = ${past}`.execute(server.database.db);
    expect((await confirm(past)).status).toBe(410);
    expect((await list()).map(({ state }) => state)).toEqual(["asked", "asked"]);
  });

  test("is not asked for when a colleague has just written another amount", async () => {
    const id = await draft();
    const body = { ...thisYear(), centimes: 9_000_000 };
    await call(server.url, changeCampaign, { token: brand, params: { id }, body });
    expect((await ask(id)).status).toBe(409);
    expect((await ask(id, { centimes: 9_000_000 })).status).toBe(200);
  });

  test("can be thrown away or changed as a draft, and no longer once it is asked for", async () => {
    const [gone, id] = [await draft(), await draft()];
    const drop = (campaign: string) =>
      call(server.url, dropCampaign, { token: brand, params: { id: campaign } });
    expect((await drop(gone)).status).toBe(204);
    await ask(id);
    expect((await drop(id)).status).toBe(409);
    const changed = { token: brand, params: { id }, body: thisYear() };
    expect((await call(server.url, changeCampaign, changed)).status).toBe(409);
    expect(await list()).toHaveLength(1);
  });

  test("that the back office sends back is a draft again, with the reason", async () => {
    const id = await draft();
    await ask(id);
    const note = "The bonus is above what the law allows";
    const refused = { token: office, key: randomUUID(), params: { id }, body: { note } };
    expect((await call(server.url, refuseCampaign, refused)).status).toBe(200);
    expect(await list()).toMatchObject([{ state: "draft", refusal: note }]);
    expect(await tasks()).toMatchObject([{ decision: "refused" }]);
    expect((await confirm(id)).status).toBe(409);
    await ask(id);
    expect(await list()).toMatchObject([{ state: "asked", refusal: null }]);
  });

  test.each([
    ["ends before it begins", { firstDay: "2026-05-02", lastDay: "2026-05-01" }],
    ["lasts longer than a year", { firstDay: "2026-05-02", lastDay: "2027-08-01" }],
    ["gives more than double", { bonusPercent: 101 }],
    ["takes tokens away", { bonusPercent: -1 }],
    ["has a part of a dinar", { centimes: 5_000_050 }],
    ["costs next to nothing", { centimes: 100 }],
    ["is for no material", { materials: [] }],
    ["names a wilaya twice", { wilayas: [16, 16] }],
  ])("is refused when it %s", async (_, changes) => {
    const { status } = await call(server.url, draftCampaign, {
      token: brand,
      key: randomUUID(),
      body: { ...thisYear(), ...changes },
    });
    expect(status).toBe(422);
  });
});

describe("who may", () => {
  test("an editor writes, an admin asks, a viewer looks; another brand sees nothing of it", async () => {
    const { db } = server.database;
    const as = async (rank: "viewer" | "editor") => {
      const person = await buildUser(db);
      await db
        .insertInto("brand_members")
        .values({ brand_id: brandId, user_id: person.id, rank })
        .execute();
      return buildSession(db, person.id);
    };
    const id = await draft();
    const request = { key: randomUUID(), body: thisYear() };
    const [viewer, editor] = [await as("viewer"), await as("editor")];
    expect((await call(server.url, draftCampaign, { ...request, token: viewer })).status).toBe(403);
    expect((await call(server.url, draftCampaign, { ...request, token: editor })).status).toBe(201);
    const asking = { key: randomUUID(), params: { id }, body: { centimes: input.centimes } };
    expect((await call(server.url, askCampaign, { ...asking, token: editor })).status).toBe(403);
    expect(await list(viewer)).toHaveLength(2);
    const rights = async (token: string) => {
      const { body } = await call(server.url, listCampaigns, { token });
      const { mayWrite, mayAsk } = body as ResponseOf<typeof listCampaigns>;
      return [mayWrite, mayAsk];
    };
    expect(await Promise.all([rights(viewer), rights(editor), rights(brand)])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    const stranger = await buildUser(db);
    await buildBrand(db, stranger.id, "Somebody else");
    const other = await buildSession(db, stranger.id);
    expect(await list(other)).toEqual([]);
    expect((await call(server.url, askCampaign, { ...asking, token: other })).status).toBe(404);
  });
});

describe("a running campaign", () => {
  const balance = async (): Promise<number> => {
    const row = await server.database.db
      .selectFrom("accounts")
      .select("balance")
      .where("id", "=", counter.citizen.id)
      .executeTakeFirstOrThrow();
    return row.balance;
  };

  test("pays for a bag, and the worker adds the bonus; the citizen and the brand see it", async () => {
    await server.addWorker();
    await running();
    const { body } = await deposit(server.url, counter);
    // What the counter showed; the bonus comes on top of it.
    expect(body).toMatchObject({ tokens: 8160, isWaiting: false });
    await expect.poll(balance, { timeout: 10_000 }).toBe(8160 + 1632);
    expect(await list()).toMatchObject([
      { deposits: 1, grams: 3400, bonusTokens: 1632, left: 5_000_000 - 9792 },
    ]);
    await expect
      .poll(
        () =>
          server.database.db
            .selectFrom("notifications")
            .select("data")
            .where("kind", "=", "campaign_bonus")
            .execute(),
        { timeout: 10_000 },
      )
      .toEqual([{ data: { tokens: 1632, brand: "Source Vive" } }]);
  });

  test("ends early: it pays for nothing new, keeps what is left, and somebody is asked about it", async () => {
    const id = await running();
    const key = randomUUID();
    expect((await end(id, key)).status).toBe(200);
    expect((await end(id, key)).status).toBe(200);
    expect((await end(id)).status).toBe(409);
    const [ended] = await list();
    expect(ended).toMatchObject({ state: "ended", left: 5_000_000 });
    expect(ended?.endedAt).not.toBeNull();
    expect((await deposit(server.url, counter)).body).toMatchObject({ isWaiting: true });
    expect(await tasks()).toMatchObject([
      { kind: "check_campaign" },
      { kind: "campaign_ended", data: { left: 5_000_000 } },
    ]);
  });

  test("is over after its last day, at once for whoever looks and soon in the books", async () => {
    const id = await running();
    const { db } = server.database;
    await sql`update campaigns set valid = tstzrange(lower(valid) - interval '2 days',
      now() - interval '1 hour') where id = ${id}`.execute(db);
    expect(await list()).toMatchObject([{ state: "ended" }]);
    const ctx = createTestContext(server.database);
    await closeCampaigns(ctx);
    await closeCampaigns(ctx);
    await ctx.close();
    expect(await tasks()).toMatchObject([{ kind: "check_campaign" }, { kind: "campaign_ended" }]);
    expect((await end(id)).status).toBe(409);
  });

  test("pays for nothing that was weighed before it was paid", async () => {
    await deposit(server.url, counter);
    const id = await running();
    await sql`select tend_budgets(null, 100, '')`.execute(server.database.db);
    expect(await balance()).toBe(0);
    expect((await list()).find((one) => one.id === id)?.left).toBe(5_000_000);
  });
});
