import * as account from "@app/contract/account";
import * as privacy from "@app/contract/privacy";
import { askSignUpCode } from "@app/contract/sign-up";
import { voteForCause } from "@app/contract/rewards";
import { currentUser } from "@app/contract/session";
import { buildReward } from "@app/database/testing/build-reward";
import {
  addMember,
  buildBrand,
  buildPoint,
  buildSession,
  buildTransporterProfile,
  buildUser,
} from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { freshEmail, freshPhone } from "../../testing/fresh.ts";
import { buildBuyer, exchange } from "../../testing/market.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { erasePeople } from "./erase-people.ts";
import * as newcomer from "./testing/newcomer.ts";
import { tablesHolding } from "./testing/search.ts";

let server: TestServer;
let ctx: Context;
/** Null: the clock of the database. */
let moment: Date | null = null;

beforeAll(async () => {
  const clock = { fixed: () => moment };
  server = await startTestServer(clock);
  ctx = createContext(testConfig(server.database), "test", clock);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(() => {
  moment = null;
});

const db = () => server.database.db;
const { from } = newcomer;
const day = 24 * 3_600_000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);

const ask = (login: string) =>
  call(server.url, privacy.askDeletion, { body: { login }, headers: from() });
const confirm = (body: { id: string; code: string }) =>
  call(server.url, privacy.confirmDeletion, { body, headers: from() });
const plan = async (target: string) => {
  const id = newcomer.idOf(await ask(target));
  return confirm({ id, code: await newcomer.digitsTo(db(), target) });
};

const statusOf = async (id: string) =>
  (await db().selectFrom("users").select("status").where("id", "=", id).executeTakeFirst())?.status;

describe("asking for it", () => {
  test("works signed out, with the digits, and is due in thirty days", async () => {
    const [phone, email] = [freshPhone(), freshEmail()];
    const { id } = await buildUser(db(), { phone, email, locale: "ar" });
    const answer = await plan(phone);
    expect(answer.status).toBe(200);
    const { erasureDueAt } = answer.body as { erasureDueAt: string };
    expect(Math.abs(Date.parse(erasureDueAt) - inDays(30).getTime())).toBeLessThan(60_000);
    for (const recipient of [phone, email]) {
      const [newest] = await newcomer.messagesTo(db(), recipient);
      expect(newest).toMatchObject({
        template: "erasure_planned",
        locale: "ar",
        data: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      });
    }
    const token = await buildSession(db(), id);
    const shown = await call(server.url, account.showAccount, { token });
    expect(shown.body).toMatchObject({ erasureDueAt });
  });

  test("a login nobody has gets the same answer, and nobody a message", async () => {
    const [known, unknown] = [freshPhone(), freshPhone()];
    await buildUser(db(), { phone: known });
    const [one, other] = [await ask(known), await ask(unknown)];
    const shape = ({ status, body }: typeof one) => ({
      status,
      ...(body as object),
      id: "",
      sentTo: "",
    });
    expect(shape(one)).toEqual(shape(other));
    expect(await newcomer.messagesTo(db(), unknown)).toMatchObject([{ template: "none" }]);
    for (let n = 0; n < 5; n++) {
      const guess = await confirm({ id: newcomer.idOf(other), code: `00000${n}` });
      expect(guess.body).toMatchObject({ error: "wrong_code" });
    }
  });

  test("an address that is not proven is nobody's", async () => {
    const email = freshEmail();
    const { id } = await buildUser(db(), { phone: freshPhone() });
    await sql`update users set email = ${email} where id = ${id}`.execute(db());
    await ask(email);
    expect(await newcomer.messagesTo(db(), email)).toMatchObject([{ template: "none" }]);
  });

  test("what is neither a number nor an address is refused", async () => {
    expect((await ask("yasmine")).status).toBe(422);
  });

  test("the owner of a point that is not closed is refused, and may close it first", async () => {
    const phone = freshPhone();
    const { id: ownerId } = await buildUser(db(), { phone, roles: ["point"] });
    const { id: pointId } = await buildPoint(db(), { ownerId });
    const challenge = newcomer.idOf(await ask(phone));
    const body = { id: challenge, code: await newcomer.digitsTo(db(), phone) };
    const refused = await confirm(body);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: "point_still_open" });
    await sql`update points set status = 'closed' where id = ${pointId}`.execute(db());
    expect((await confirm(body)).status).toBe(200);
  });

  test("asked for twice it stays at the first date", async () => {
    const phone = freshPhone();
    await buildUser(db(), { phone });
    const first = await plan(phone);
    moment = inDays(3);
    expect((await plan(phone)).body).toEqual(first.body);
  });
});

describe("the night it is due", () => {
  test("those whose time has not come, who changed their mind or opened a point stay", async () => {
    const people = await Promise.all(
      ["early", "kept", "owner", "due"].map(async (name) => {
        const phone = freshPhone();
        const { id } = await buildUser(db(), { phone, firstName: name });
        return { id, phone };
      }),
    );
    const [early, kept, owner, due] = people as [
      { id: string; phone: string },
      { id: string; phone: string },
      { id: string; phone: string },
      { id: string; phone: string },
    ];
    for (const { phone } of [kept, owner, due]) await plan(phone);
    moment = inDays(5);
    await plan(early.phone);
    moment = null;
    const token = await buildSession(db(), kept.id);
    expect((await call(server.url, privacy.keepAccount, { token })).status).toBe(204);
    await buildPoint(db(), { ownerId: owner.id });
    moment = inDays(29);
    await erasePeople(ctx);
    expect(await statusOf(due.id)).toBe("active");
    moment = inDays(31);
    await erasePeople(ctx);
    expect(await Promise.all(people.map(({ id }) => statusOf(id)))).toEqual([
      "active",
      "active",
      "active",
      "erased",
    ]);
  });

  test("nothing that names the person is left in any table, and the ledger is whole", async () => {
    const [phone, email] = [freshPhone(), "canarina@example.com"];
    const name = { firstName: "Canarina", lastName: "Zaqwsx" };
    const { token } = await newcomer.enrol(server, phone, name);
    const person = await db()
      .selectFrom("users")
      .select(["id", "code"])
      .where("phone", "=", phone)
      .executeTakeFirstOrThrow();
    await leaveTraces(person.id, token, phone, email);
    const counter = await buildCounter(db());
    await deposit(server.url, counter, { citizenCode: person.code });
    const words = ["canarina", "zaqwsx", phone.slice(-9), person.code];
    const before = await tablesHolding(server.database.ownerUrl, words);
    expect(before).toEqual(
      expect.arrayContaining(["users", "codes", "links", "messages", "citizen_profiles"]),
    );
    expect(before).toEqual(
      expect.arrayContaining(["notifications", "point_invitations", "push_subscriptions"]),
    );
    expect(before).toContain("transporter_profiles");
    expect(before).toEqual(expect.arrayContaining(["brand_companies", "brand_team_invitations"]));
    // What the stream has been told cannot be taken back.
    expect(before).not.toContain("outbox");

    moment = inDays(1);
    await plan(phone);
    moment = inDays(32);
    await erasePeople(ctx);

    expect(await tablesHolding(server.database.ownerUrl, words)).toEqual([]);
    await expectGone(person.id, token);
    await expectLedgerWhole(person.id, 8160);
    // The number is free: whoever has it now may begin anew.
    const again = await call(server.url, askSignUpCode, { body: { phone }, headers: from() });
    expect(again.status).toBe(202);
  });
});

test("the worker knows the job", async () => {
  const phone = freshPhone();
  const { id } = await buildUser(db(), { phone });
  await plan(phone);
  moment = inDays(31);
  await server.addWorker();
  await sql`select graphile_worker.add_job('erase-people')`.execute(db());
  await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe("erased");
});

/** In every table that a person can be in. */
const leaveTraces = async (id: string, token: string, phone: string, email: string) => {
  await call(server.url, account.askEmailLink, { token, body: { email }, headers: from() });
  const link = await newcomer.tokenTo(db(), email);
  await call(server.url, account.confirmEmail, { body: { token: link }, headers: from() });
  await buildTransporterProfile(db(), id, "Canarina Transport");
  const { id: pointId, ownerId } = await buildPoint(db());
  await addMember(db(), pointId, id, "collaborator");
  const brandId = await buildBrand(db(), id);
  await sql`update brand_companies set contact_name = 'Canarina' where brand_id = ${brandId}`.execute(
    db(),
  );
  await sql`insert into brand_team_invitations
      (id, brand_id, invited_by, token_hash, email, rank, created_at, expires_at)
    values (gen_random_uuid(), ${await buildBrand(db(), ownerId)}, ${ownerId}, 'three', ${email},
      'viewer', now(), now() + interval '1 day')`.execute(db());
  await sql`insert into notifications (id, user_id, kind, data)
    values (gen_random_uuid(), ${id}, 'greeting', '{"name": "Canarina"}')`.execute(db());
  await sql`insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
    select gen_random_uuid(), user_id, id, 'https://push.example/canarina/' || id, 'x', 'x'
    from sessions where user_id = ${id}`.execute(db());
  await sql`insert into point_invitations
      (id, point_id, invited_by, token_hash, name, phone, email, expires_at)
    values (gen_random_uuid(), ${pointId}, ${ownerId}, 'one', 'Canarina', ${phone}, null,
        now() + interval '1 day'),
      (gen_random_uuid(), ${pointId}, ${ownerId}, 'two', 'Canarina', null, ${email},
        now() + interval '1 day')`.execute(db());
  await sql`update users set password_hash = 'x', totp_secret = 'x' where id = ${id}`.execute(db());
};

const expectGone = async (id: string, token: string) => {
  const row = await db()
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    status: "erased",
    first_name: "",
    last_name: "",
    phone: null,
    email: null,
    password_hash: null,
    totp_secret: null,
    default_role: null,
    erasure_due_at: null,
  });
  const { rows: plates } = await sql<{ plate: string | null; isGone: boolean }>`
    select plate, removed_at is not null as "isGone" from vehicles where user_id = ${id}`.execute(
    db(),
  );
  expect(plates).toEqual([{ plate: null, isGone: true }]);
  const count = async (table: "sessions" | "devices" | "user_roles" | "consents") =>
    (await db().selectFrom(table).select("user_id").where("user_id", "=", id).execute()).length;
  expect([await count("sessions"), await count("devices"), await count("user_roles")]).toEqual([
    0, 0, 0,
  ]);
  expect(await count("consents")).toBe(2);
  for (const table of ["point_members", "brand_members"] as const) {
    const open = db().selectFrom(table).select("user_id").where("user_id", "=", id);
    expect(await open.execute()).toHaveLength(1);
    expect(await open.where("removed_at", "is", null).execute()).toEqual([]);
  }
  expect((await call(server.url, currentUser, { token })).status).toBe(401);
};

const expectLedgerWhole = async (id: string, balance: number) => {
  const { rows: violations } = await sql`select * from ledger_violations()`.execute(db());
  expect(violations).toEqual([]);
  const account = await db()
    .selectFrom("accounts")
    .select("balance")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(account).toEqual({ balance });
  const { rows: sums } = await sql`select sum(balance)::int as sum from accounts`.execute(db());
  expect(sums).toEqual([{ sum: 0 }]);
  const history = await db()
    .selectFrom("citizen_deposits")
    .select("grams")
    .where("citizen_id", "=", id)
    .execute();
  expect(history).toEqual([{ grams: 3400 }]);
};

describe("vouchers of somebody who leaves", () => {
  const violations = async () => (await sql`select * from ledger_violations()`.execute(db())).rows;

  test("are taken back first, and no number stays behind", async () => {
    const buyer = await buildBuyer(server);
    const { id } = await exchange(server, buyer, await buildReward(db()));
    const credit = await buildReward(db(), { kind: "phone_credit" });
    const sent = await exchange(server, buyer, credit, { phone: "0550987654" });
    await sql`select settle_top_up(null, ${sent.id}, 'fulfilled', '', null, '')`.execute(db());
    const cause = await buildReward(db(), { kind: "donation", status: "candidate" });
    await call(server.url, voteForCause, { token: buyer.token, params: { id: cause } });
    await plan(buyer.phone);
    moment = inDays(31);
    await erasePeople(ctx);
    expect(await statusOf(buyer.id)).toBe("erased");
    const vouchers = await db()
      .selectFrom("vouchers")
      .select(["id", "status", "phone"])
      .where("citizen_id", "=", buyer.id)
      .orderBy("created_at")
      .execute();
    expect(vouchers).toEqual([
      { id, status: "cancelled", phone: null },
      { id: sent.id, status: "received", phone: null },
    ]);
    expect(await db().selectFrom("cause_votes").selectAll().execute()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test("phone credit on its way is waited for", async () => {
    const buyer = await buildBuyer(server);
    const credit = await buildReward(db(), { kind: "phone_credit" });
    const { id } = await exchange(server, buyer, credit, { phone: buyer.phone });
    await plan(buyer.phone);
    moment = inDays(31);
    await erasePeople(ctx);
    expect(await statusOf(buyer.id)).toBe("active");
    await sql`select settle_top_up(null, ${id}, 'refunded', '', null, '')`.execute(db());
    await erasePeople(ctx);
    expect(await statusOf(buyer.id)).toBe("erased");
    expect(await violations()).toEqual([]);
  });
});
