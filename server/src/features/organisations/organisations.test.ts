import { consentVersions } from "@app/contract/consent";
import * as contract from "@app/contract/organisations";
import { listNotifications } from "@app/contract/notifications";
import { currentUser } from "@app/contract/session";
import {
  buildOrganisation,
  buildOrganisationSession,
  buildSession,
  buildUser,
} from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answer, call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let now: Date;
let organisationId: string;
const email = "accueil@cabinet.example";
const password = "bottle cap 42";

beforeAll(async () => {
  now = new Date();
  server = await startTestServer({ fixed: () => now });
  organisationId = await buildOrganisation(server.database.db, {
    email,
    passwordHash: await hash(password),
  });
});
afterAll(() => server.stop());
// Every test starts with fresh limits: it begins a day after the one before.
beforeEach(() => {
  now = new Date(now.getTime() + 25 * 3600 * 1000);
});

const cookiesOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const askCsrf = async (): Promise<string> => {
  const answer = await call(server.url, contract.csrfCookie);
  return cookiesOf(answer).replace(/^XSRF-TOKEN=/, "");
};

/** As a page of ours does: the cookie, and what it holds as a header. */
const forgeryHeaders = (csrf: string, cookie = "") => ({
  cookie: [`XSRF-TOKEN=${csrf}`, cookie].filter(Boolean).join("; "),
  "x-xsrf-token": csrf,
});

const signIn = async (body = { email, password }, from = "127.0.0.1"): Promise<Answer> =>
  call(server.url, contract.organisationSignin, {
    body,
    headers: { ...forgeryHeaders(await askCsrf()), "x-forwarded-for": from },
  });

const me = (cookie: string) => call(server.url, contract.organisationMe, { headers: { cookie } });

const withoutTrace = ({ status, body }: Answer) => ({
  status,
  body: { ...(body as object), traceId: "" },
});

describe("a session of an organisation", () => {
  test("[C-06] [C-07] [S-03] signing in sets a cookie no script can read, which knows the organisation", async () => {
    const answer = await signIn({ email: "  Accueil@Cabinet.example ", password });
    expect(answer.status).toBe(200);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-organisation=[\w-]{43}; Max-Age=2592000;.*HttpOnly/);
    expect(cookie).toMatch(/Secure; SameSite=Strict/);
    const { body } = await me(cookiesOf(answer));
    expect(body).toEqual({
      data: {
        id: organisationId,
        kind: "office",
        name: "Cabinet Amrane",
        contactName: "Lynda Amrane",
        email,
        locale: "fr",
      },
    });
  });

  test("[C-06] data.token names the session and opens nothing", async () => {
    const answer = await signIn();
    const { token } = (answer.body as { data: { token: string } }).data;
    const session = await server.database.db
      .selectFrom("organisation_sessions")
      .select("organisation_id")
      .where("id", "=", token)
      .executeTakeFirstOrThrow();
    expect(session).toEqual({ organisation_id: organisationId });
    expect((await me(`__Host-organisation=${token}`)).status).toBe(401);
    expect((await call(server.url, contract.organisationMe, { token })).status).toBe(401);
    expect((await call(server.url, currentUser, { token })).status).toBe(401);
  });

  test("[C-08] signing out ends it, and is no error for whoever is out already", async () => {
    const cookie = cookiesOf(await signIn());
    const headers = forgeryHeaders(await askCsrf(), cookie);
    for (const attempt of [1, 2]) {
      const out = await call(server.url, contract.organisationSignout, { headers });
      expect([attempt, out.status]).toEqual([attempt, 204]);
      expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-organisation=;.*(Max-Age=0|1970)/);
      expect((await me(cookie)).status).toBe(401);
    }
    const stranger = await call(server.url, contract.organisationSignout, {
      headers: forgeryHeaders(await askCsrf()),
    });
    expect(stranger.status).toBe(204);
  });

  test("it ends after thirty days, used or not", async () => {
    const cookie = cookiesOf(await signIn());
    const begin = now.getTime();
    now = new Date(begin + 29 * 86_400_000);
    expect((await me(cookie)).status).toBe(200);
    now = new Date(begin + 30 * 86_400_000 + 1000);
    expect((await me(cookie)).status).toBe(401);
  });

  test("a suspended organisation is out at once", async () => {
    const { db } = server.database;
    const id = await buildOrganisation(db);
    const cookie = `__Host-organisation=${await buildOrganisationSession(db, id)}`;
    now = new Date();
    expect((await me(cookie)).status).toBe(200);
    await db
      .updateTable("organisations")
      .set({ status: "suspended" })
      .where("id", "=", id)
      .execute();
    expect((await me(cookie)).status).toBe(401);
  });
});

describe("people and organisations do not mix", () => {
  test("[S-03] a person's token opens nothing of an organisation, its cookie nothing of a person", async () => {
    const { id } = await buildUser(server.database.db);
    now = new Date();
    const token = await buildSession(server.database.db, id);
    expect((await call(server.url, currentUser, { token })).status).toBe(200);
    expect((await call(server.url, contract.organisationMe, { token })).status).toBe(401);
    const cookie = cookiesOf(await signIn());
    expect((await me(cookie)).status).toBe(200);
    const secret = cookie.split("=")[1] ?? "";
    for (const endpoint of [currentUser, listNotifications]) {
      const byCookie = await call(server.url, endpoint, { headers: { cookie } });
      const byToken = await call(server.url, endpoint, { token: secret });
      expect([byCookie.status, byToken.status]).toEqual([401, 401]);
    }
  });

  test("a person's password does not open an organisation of the same address", async () => {
    await buildUser(server.database.db, {
      email: "both@example.com",
      passwordHash: await hash(password),
    });
    expect((await signIn({ email: "both@example.com", password })).status).toBe(401);
  });
});

describe("writes of an organisation show that they come from our page", () => {
  test("[C-02] the anti-forgery cookie is random, and pages may read it", async () => {
    const { status, headers } = await call(server.url, contract.csrfCookie);
    expect(status).toBe(204);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{43};/);
    expect(cookie).toMatch(/Secure; SameSite=Strict/);
    expect(cookie).not.toMatch(/HttpOnly/);
    expect(await askCsrf()).not.toBe(await askCsrf());
  });

  test("[C-02] [C-06] [C-08] missing, wrong, or of another cookie: refused", async () => {
    const [csrf, other] = [await askCsrf(), await askCsrf()];
    const cookie = `XSRF-TOKEN=${csrf}`;
    const forged: Record<string, string>[] = [
      {},
      { cookie },
      { "x-xsrf-token": csrf },
      { cookie, "x-xsrf-token": other },
      { cookie, "x-xsrf-token": csrf.slice(1) },
      { cookie: "XSRF-TOKEN=", "x-xsrf-token": "" },
      { cookie: "XSRF-TOKEN=short", "x-xsrf-token": "short" },
      { cookie: `XSRF-TOKEN=${"%C3%A9".repeat(43)}`, "x-xsrf-token": csrf },
    ];
    for (const headers of forged) {
      const body = { email, password };
      const into = await call(server.url, contract.organisationSignin, { body, headers });
      const out = await call(server.url, contract.organisationSignout, { headers });
      expect([headers, into.status, out.status]).toEqual([headers, 419, 419]);
      expect(into.body).toMatchObject({ error: "csrf_mismatch" });
    }
  });

  test("a forged sign-out leaves the session as it was", async () => {
    const cookie = cookiesOf(await signIn());
    await call(server.url, contract.organisationSignout, { headers: { cookie } });
    expect((await me(cookie)).status).toBe(200);
  });
});

describe("guessing a password", () => {
  const wrong = (address: string, from?: string) =>
    signIn({ email: address, password: "not it" }, from);

  test("a wrong password, an unknown and an unconfirmed address get the same answer", async () => {
    const { db } = server.database;
    const unconfirmed = await buildOrganisation(db, {
      email: "new@example.com",
      passwordHash: await hash(password),
    });
    await db
      .updateTable("organisations")
      .set({ email_verified_at: null })
      .where("id", "=", unconfirmed)
      .execute();
    const answers = [
      await wrong(email),
      await wrong("nobody@example.com"),
      await signIn({ email: "new@example.com", password }),
    ];
    for (const answer of answers) {
      expect(answer.body).toMatchObject({ error: "wrong_credentials" });
      expect(withoutTrace(answer)).toEqual(withoutTrace(answers[0]!));
    }
  });

  test("an unknown address takes the same work as a known one", async () => {
    const time = async (address: string): Promise<number> => {
      const began = performance.now();
      await wrong(address);
      return performance.now() - began;
    };
    const known = [await time(email), await time(email), await time(email)];
    const unknown = [
      await time("a@x.example"),
      await time("b@x.example"),
      await time("c@x.example"),
    ];
    // Without a password to compare it would be an order of magnitude faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  test("the sixth guess in a quarter of an hour waits, also with the right password", async () => {
    for (let guess = 1; guess <= 5; guess++) expect((await wrong(email)).status).toBe(401);
    const refused = await signIn();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
    now = new Date(now.getTime() + wait * 1000);
    expect((await signIn()).status).toBe(200);
  });

  test("right passwords do not count", async () => {
    for (let time = 1; time <= 7; time++) expect((await signIn()).status).toBe(200);
    for (let guess = 1; guess <= 5; guess++) expect((await wrong(email)).status).toBe(401);
  });

  test("twenty guesses in an hour, from wherever, close one address to strangers", async () => {
    for (let guess = 1; guess <= 20; guess++) {
      expect((await wrong("patience@example.com", `41.100.0.${guess}`)).status).toBe(401);
    }
    expect((await wrong("patience@example.com", "41.100.0.21")).status).toBe(429);
    expect((await wrong("another@example.com", "41.100.0.21")).status).toBe(401);
  });
});

describe("signing up", () => {
  const input = {
    kind: "school" as const,
    name: "École El Amel",
    contactName: "Lynda Amrane",
    email: "ecole@example.com",
    phone: "0550 00 00 07",
    password: "bottle cap 42",
    communeCode: 101,
    consent: { ...consentVersions },
  };
  const signUp = (changes: Partial<typeof input> = {}) =>
    call(server.url, contract.signUpOrganisation, {
      body: { ...input, ...changes },
      headers: { "x-locale": "ar" },
    });
  const messagesTo = (recipient: string) =>
    server.database.db
      .selectFrom("messages")
      .select(["template", "locale", "data"])
      .where("recipient", "=", recipient)
      .orderBy("created_at")
      .execute();

  test("keeps the organisation unconfirmed, with its consents, and sends a link", async () => {
    const { db } = server.database;
    const { status, body } = await signUp();
    expect([status, body]).toEqual([202, { sentTo: "e…@example.com" }]);
    const { id, password_hash, ...row } = await db
      .selectFrom("organisations")
      .selectAll()
      .where("email", "=", input.email)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      created_at: expect.any(Date),
      kind: "school",
      name: input.name,
      contact_name: input.contactName,
      email: input.email,
      phone: "+213550000007",
      commune_code: 101,
      locale: "ar",
      status: "active",
      email_verified_at: null,
    });
    expect(password_hash).toMatch(/^\$argon2id\$/);
    const consents = await db
      .selectFrom("consents")
      .select(["document", "version", "locale"])
      .where("organisation_id", "=", id)
      .orderBy("document")
      .execute();
    expect(consents).toEqual([
      { document: "privacy", version: consentVersions.privacy, locale: "ar" },
      { document: "terms", version: consentVersions.terms, locale: "ar" },
    ]);
    const link = expect.stringMatching(/^https?:\/\/[^/]+\/auth\/callback\?confirm=[\w-]{22}$/);
    expect(await messagesTo(input.email)).toEqual([
      { template: "confirm_organisation", locale: "ar", data: { link } },
    ]);
    expect((await signIn({ email: input.email, password })).status).toBe(401);
  });

  test("an address that has an account gets word of it, and whoever asked the same answer", async () => {
    const fresh = await signUp({ email: "neuf@cabinet.example" });
    const taken = await signUp({ email });
    expect([taken.status, taken.body]).toEqual([202, { sentTo: "a…@cabinet.example" }]);
    expect([fresh.status, Object.keys(fresh.body as object)]).toEqual([202, ["sentTo"]]);
    expect(await messagesTo(email)).toEqual([{ template: "email_in_use", locale: "fr", data: {} }]);
    const rows = await server.database.db
      .selectFrom("organisations")
      .select("id")
      .where("email", "=", email)
      .execute();
    expect(rows).toEqual([{ id: organisationId }]);
  });

  test("a password that everybody guesses first, a commune that is none, and a missing box are refused", async () => {
    const refusals = [
      [{ password: "password" }, "password"],
      [{ password: "short" }, "password"],
      [{ communeCode: 99_999 }, "communeCode"],
      [{ phone: "12345" }, "phone"],
      [{ consent: { privacy: consentVersions.privacy } as never }, "consent.terms"],
    ] as const;
    for (const [changes, field] of refusals) {
      const { status, body } = await signUp({ ...changes, email: "refused@example.com" });
      expect(status).toBe(422);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    }
    expect(await messagesTo("refused@example.com")).toEqual([]);
  });

  test("one address is written to three times an hour, one network asks ten times a day", async () => {
    for (let time = 1; time <= 3; time++) expect((await signUp()).status).toBe(202);
    expect((await signUp()).status).toBe(429);
    for (let time = 1; time <= 7; time++) {
      expect((await signUp({ email: `${time}@example.com` })).status).toBe(202);
    }
    expect((await signUp({ email: "8@example.com" })).status).toBe(429);
    expect(await messagesTo("8@example.com")).toEqual([]);
  });
});
