import * as account from "@app/contract/account";
import { citizenProfileExists } from "@app/contract/role-calls";
import {
  buildOrganisation,
  buildSession,
  buildUser,
  makeAdmin,
  type UserOverrides,
} from "@app/database/testing/builders";
import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { freshEmail, freshPhone } from "../../testing/fresh.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import * as newcomer from "./testing/newcomer.ts";

let server: TestServer;
/** Null: the clock of the database. */
let moment: Date | null = null;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());
beforeEach(() => {
  moment = null;
});

const db = () => server.database.db;
const { from, messagesTo } = newcomer;
const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

const signIn = async (overrides: UserOverrides = {}) => {
  const { id } = await buildUser(db(), overrides);
  return { id, token: await buildSession(db(), id) };
};

const show = async (token: string) =>
  (await call(server.url, account.showAccount, { token })).body as account.Account;

describe("what the person sees and sets", () => {
  test("[C-27] GET /api/user answers the name and when the number was confirmed", async () => {
    const phone = freshPhone();
    const { token } = await signIn({ firstName: "Rachid", lastName: "Hamidi", phone });
    const { body } = await call(server.url, account.showContact, { token });
    expect(body).toEqual({ nmbrf: "Rachid Hamidi", code_verified_at: expect.any(String) });
    const without = await signIn({ lastName: "" });
    const answer = await call(server.url, account.showContact, { token: without.token });
    expect(answer.body).toEqual({ nmbrf: "Yasmine", code_verified_at: null });
  });

  test("[C-16] POST /api/user/lang changes the language of messages", async () => {
    const phone = freshPhone();
    const { token } = await signIn({ phone, locale: "fr" });
    const change = (lang: string) =>
      call(server.url, account.changeLanguage, { token, body: { lang } as never });
    expect((await change("ar")).status).toBe(204);
    expect((await change("de")).status).toBe(422);
    await call(server.url, account.askPhoneCode, { token, body: {}, headers: from("en") });
    expect(await messagesTo(db(), phone)).toMatchObject([{ locale: "ar" }]);
  });

  test("the settings show what is there", async () => {
    const [phone, email] = [freshPhone(), freshEmail()];
    const { id, token } = await signIn({ phone, email, passwordHash: "$argon2id$x" });
    expect(await show(token)).toEqual({
      firstName: "Yasmine",
      lastName: "Benali",
      phone,
      email,
      emailConfirmed: true,
      awaitedEmail: null,
      hasPassword: true,
      hasApp: false,
      needsApp: false,
      erasureDueAt: null,
    });
    await makeAdmin(server.database.ownerUrl, id);
    expect(await show(token)).toMatchObject({ needsApp: true });
  });

  test("the name can be changed, nothing else with it", async () => {
    const { id, token } = await signIn();
    const rename = (body: object) =>
      call(server.url, account.renameAccount, { token, body: body as never });
    expect((await rename({ firstName: "Lynda", lastName: "A" })).status).toBe(204);
    for (const field of ["is_admin", "roles", "default_role", "email_verified_at"]) {
      const body = { firstName: "Lynda", lastName: "A", [field]: true };
      expect((await rename(body)).status).toBe(422);
    }
    const kept = await db()
      .selectFrom("users")
      .select(["first_name", "last_name", "is_admin", "default_role"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(kept).toEqual({
      first_name: "Lynda",
      last_name: "A",
      is_admin: false,
      default_role: "citizen",
    });
  });
});

describe("the number", () => {
  const ask = (token: string, phone?: string) =>
    call(server.url, account.askPhoneCode, { token, body: { phone }, headers: from() });
  const confirm = (token: string, body: { id: string; code: string }) =>
    call(server.url, account.confirmPhone, { token, body, headers: from() });
  const change = async (token: string, phone: string) => {
    const id = newcomer.idOf(await ask(token, phone));
    return confirm(token, { id, code: await newcomer.digitsTo(db(), phone) });
  };

  test("a new one is the person's after its digits; the old one hears of it", async () => {
    const [before, after] = [freshPhone(), freshPhone()];
    const { token } = await signIn({ phone: before, locale: "ar" });
    await ask(token, after);
    expect(await show(token)).toMatchObject({ phone: before });
    moment = later(2);
    expect((await change(token, after)).status).toBe(204);
    expect(await show(token)).toMatchObject({ phone: after });
    expect(await messagesTo(db(), before)).toMatchObject([
      { template: "contact_changed", data: { what: "phone" }, locale: "ar" },
    ]);
  });

  test("whoever has none can add one, and nobody else is told", async () => {
    const { token } = await signIn({ email: freshEmail() });
    expect((await ask(token)).status).toBe(404);
    const phone = freshPhone();
    expect((await change(token, phone)).status).toBe(204);
    expect(await show(token)).toMatchObject({ phone });
    expect(await messagesTo(db(), phone)).toMatchObject([{ template: "code" }]);
  });

  test("the person's own can be confirmed again", async () => {
    const phone = freshPhone();
    const { token } = await signIn({ phone });
    const id = newcomer.idOf(await ask(token));
    const answer = await confirm(token, { id, code: await newcomer.digitsTo(db(), phone) });
    expect(answer.status).toBe(204);
    expect((await messagesTo(db(), phone)).map(({ template }) => template)).toEqual(["code"]);
  });

  test("somebody else's is refused, but only to whoever reads its digits", async () => {
    const [own, taken] = [freshPhone(), freshPhone()];
    await buildUser(db(), { phone: taken });
    const { token } = await signIn({ phone: own });
    const asked = await ask(token, taken);
    expect(asked.status).toBe(202);
    const code = await newcomer.digitsTo(db(), taken);
    const id = newcomer.idOf(asked);
    const guessed = await confirm(token, { id, code: newcomer.wrongDigits(code) });
    expect(guessed.body).toMatchObject({ error: "wrong_code" });
    const answer = await confirm(token, { id, code });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error: "phone_taken" });
    expect(await show(token)).toMatchObject({ phone: own });
  });

  test("another person's challenge is worth nothing", async () => {
    const phone = freshPhone();
    const [one, other] = [await signIn(), await signIn()];
    const id = newcomer.idOf(await ask(one.token, phone));
    const code = await newcomer.digitsTo(db(), phone);
    expect((await confirm(other.token, { id, code })).body).toMatchObject({ error: "code_dead" });
    expect((await confirm(one.token, { id, code })).status).toBe(204);
  });

  test("of two who confirm one number at the same moment one has it", async () => {
    const phone = freshPhone();
    const [one, other] = [await signIn(), await signIn()];
    const first = newcomer.idOf(await ask(one.token, phone));
    const firstCode = await newcomer.digitsTo(db(), phone);
    moment = later(2);
    const second = newcomer.idOf(await ask(other.token, phone));
    const secondCode = await newcomer.digitsTo(db(), phone);
    const answers = await Promise.all([
      confirm(one.token, { id: first, code: firstCode }),
      confirm(other.token, { id: second, code: secondCode }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });
});

describe("the address", () => {
  const ask = (token: string, email?: string) =>
    call(server.url, account.askEmailLink, { token, body: { email }, headers: from() });
  const openLink = (token: string) =>
    call(server.url, account.confirmEmail, { body: { token }, headers: from() });

  test("a first one stands there unproven until its link is opened", async () => {
    const email = freshEmail();
    const { token } = await signIn();
    expect((await ask(token)).status).toBe(404);
    const asked = await ask(token, email);
    expect(asked.status).toBe(202);
    expect(asked.body).toEqual({ sentTo: email, resendAfterSeconds: 60 });
    expect(await show(token)).toMatchObject({ email, emailConfirmed: false, awaitedEmail: email });
    const link = await newcomer.tokenTo(db(), email);
    expect((await openLink(link)).body).toEqual({ strategy: "local" });
    expect(await show(token)).toMatchObject({ email, emailConfirmed: true, awaitedEmail: null });
    expect((await openLink(link)).body).toMatchObject({ error: "link_dead" });
  });

  test("beside a proven one the new one waits, then the old one hears of it", async () => {
    const [before, after] = [freshEmail(), freshEmail()];
    const { token } = await signIn({ email: before, locale: "en" });
    await ask(token, after);
    expect(await show(token)).toMatchObject({
      email: before,
      emailConfirmed: true,
      awaitedEmail: after,
    });
    await openLink(await newcomer.tokenTo(db(), after));
    expect(await show(token)).toMatchObject({ email: after, emailConfirmed: true });
    expect(await messagesTo(db(), before)).toMatchObject([
      { template: "contact_changed", data: { what: "email" }, locale: "en" },
    ]);
  });

  test("the link to a mistyped address dies when another one is asked for", async () => {
    const [mistyped, right] = [freshEmail(), freshEmail()];
    const { token } = await signIn();
    await ask(token, mistyped);
    await ask(token, right);
    const strangers = await newcomer.tokenTo(db(), mistyped);
    expect((await openLink(strangers)).body).toMatchObject({ error: "link_dead" });
    expect((await openLink(await newcomer.tokenTo(db(), right))).status).toBe(200);
  });

  test("two may claim one address; the first to open the link has it", async () => {
    const email = freshEmail();
    const [one, other] = [await signIn(), await signIn()];
    await ask(one.token, email);
    const first = await newcomer.tokenTo(db(), email);
    moment = later(2);
    await ask(other.token, email);
    const second = await newcomer.tokenTo(db(), email);
    expect((await openLink(second)).status).toBe(200);
    const late = await openLink(first);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error: "email_taken" });
    expect(await show(one.token)).toMatchObject({ emailConfirmed: false });
  });

  test("two links to one address opened at the same moment: one owner, no fault", async () => {
    const email = freshEmail();
    const links: string[] = [];
    for (let n = 0; n < 3; n++) {
      moment = later(2 * n);
      await ask((await signIn()).token, email);
      links.push(await newcomer.tokenTo(db(), email));
    }
    const answers = await Promise.all(links.map(openLink));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test("whether somebody has an address cannot be read from asking for a link to it", async () => {
    const [known, unknown] = [freshEmail(), freshEmail()];
    await buildUser(db(), { email: known });
    const [one, other] = [await signIn(), await signIn()];
    const asked = [await ask(one.token, known), await ask(other.token, unknown)];
    expect(asked.map(({ status }) => status)).toEqual([202, 202]);
    expect(await show(one.token)).toEqual({
      ...(await show(other.token)),
      email: known,
      awaitedEmail: known,
    });
    expect(await messagesTo(db(), known)).toMatchObject([{ template: "email_in_use" }]);
  });

  test("one address gets few messages, whoever asks", async () => {
    const email = freshEmail();
    await ask((await signIn()).token, email);
    const refused = await ask((await signIn()).token, email);
    expect(refused.status).toBe(429);
    expect(await messagesTo(db(), email)).toHaveLength(1);
  });

  test("an organisation's address is proven by the same call", async () => {
    const id = await buildOrganisation(db());
    await sql`update organisations set email_verified_at = null where id = ${id}`.execute(db());
    const { email } = await db()
      .selectFrom("organisations")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const token = randomBytes(32).toString("base64url");
    await db()
      .insertInto("links")
      .values({
        id: randomUUIDv7(),
        purpose: "confirm_organisation",
        token_hash: createHash("sha256").update(token).digest(),
        organisation_id: id,
        email,
        expires_at: sql`now() + interval '1 day'`,
      })
      .execute();
    expect((await openLink(token)).body).toEqual({ strategy: "user" });
    const proven = await db()
      .selectFrom("organisations")
      .select("email_verified_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(proven.email_verified_at).toBeInstanceOf(Date);
  });
});

describe("a citizen's first profile", () => {
  const create = (token: string, username: string, communeCode = 1601) =>
    call(server.url, account.createCitizenProfile, { token, body: { username, communeCode } });

  test("is there afterwards, once", async () => {
    const { token } = await signIn({ username: null });
    const exists = async () =>
      (await call(server.url, citizenProfileExists, { token })).body as boolean;
    expect(await exists()).toBe(false);
    expect((await create(token, "nour.m")).body).toEqual({ username: "nour.m" });
    expect(await exists()).toBe(true);
    expect((await create(token, "nour.n")).status).toBe(422);
  });

  test("has a name of its own, whatever the case of its letters", async () => {
    await create((await signIn({ username: null })).token, "sofiane.h");
    const answer = await create((await signIn({ username: null })).token, "Sofiane.H");
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error: "username_taken" });
  });

  test("is in a commune there is, and of a citizen", async () => {
    const { token } = await signIn({ username: null });
    expect((await create(token, "lina.d", 99_999)).status).toBe(422);
    const transporter = await signIn({ roles: ["transporter"] });
    expect((await create(transporter.token, "lina.d")).status).toBe(403);
  });
});
