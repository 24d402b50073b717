import {
  checkSignUpCode,
  confirmAccount,
  joinBrand,
  resendSignUpCode,
  showBrandInvitation,
  signUpAccount,
} from "@app/contract/sign-up";
import { currentUser } from "@app/contract/session";
import {
  buildBrand,
  buildBrandInvitation,
  buildSession,
  buildUser,
} from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answer, call } from "../../testing/call.ts";
import { freshEmail, freshPhone } from "../../testing/fresh.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import * as newcomer from "./testing/newcomer.ts";

let server: TestServer;
/** Null: the clock of the database. */
let moment: Date | null = null;
let brandId: string;

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
  const { id } = await buildUser(db(), { roles: ["brand"] });
  brandId = await buildBrand(db(), id, "Source Vive");
});
afterAll(() => server.stop());
beforeEach(() => {
  moment = null;
});

const db = () => server.database.db;
const { from } = newcomer;
const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

const accountBody = (overrides: object = {}) => ({
  role: "point" as const,
  firstName: "Rachid",
  lastName: "Hamidi",
  phone: freshPhone(),
  email: freshEmail(),
  password: "quatre chats sur le toit",
  consent: newcomer.consent,
  ...overrides,
});

const ask = (body: object, headers = from()) =>
  call(server.url, signUpAccount, { body: body as never, headers });

const confirm = (body: { id: string; code: string }, headers = from()) =>
  call(server.url, confirmAccount, { body, headers });

/** The form and the right digits for it. */
const begin = async (overrides: object = {}) => {
  const body = accountBody(overrides);
  const asked = await ask(body);
  return { ...body, id: newcomer.idOf(asked), code: await newcomer.digitsTo(db(), body.phone) };
};

const open = async (overrides: object = {}) => {
  const begun = await begin(overrides);
  return { ...begun, answer: await confirm({ id: begun.id, code: begun.code }) };
};

const personOf = (phone: string) =>
  db().selectFrom("users").selectAll().where("phone", "=", phone).execute();

const invite = () => buildBrandInvitation(db(), brandId);

describe("a point, a transporter, a brand", () => {
  test.each([
    ["point", "Collection Point"],
    ["transporter", "Transporter"],
    ["brand", "CSR"],
  ])(
    "%s: the form, then the digits, and the account is there with its role",
    async (role, name) => {
      const { answer, phone, email } = await open({ role });
      expect(answer.status).toBe(201);
      const me = await call(server.url, currentUser, { token: newcomer.tokenOf(answer) });
      expect(me.body).toMatchObject({
        user: {
          roles: [name],
          default_role: name,
          email,
          email_verified_at: null,
          code_verified_at: expect.any(String),
          scope: [],
        },
      });
      const [person] = await personOf(phone);
      expect(person?.password_hash).toMatch(/^\$argon2id\$/);
      const consents = await db()
        .selectFrom("consents")
        .select("document")
        .where("user_id", "=", person!.id)
        .execute();
      expect(consents).toHaveLength(2);
    },
  );

  test("the address gets its link in the same moment", async () => {
    const { email } = await open();
    expect(await newcomer.messagesTo(db(), email)).toMatchObject([
      {
        template: "confirm_email",
        data: { link: expect.stringMatching(/\/auth\/callback\?confirm=[\w-]{20,}$/) },
      },
    ]);
  });

  test("an address somebody has proven gets word of it and no link", async () => {
    const email = freshEmail();
    await buildUser(db(), { email, locale: "ar" });
    const { answer } = await open({ email });
    expect(answer.status).toBe(201);
    expect(await newcomer.messagesTo(db(), email)).toMatchObject([
      { template: "email_in_use", locale: "ar" },
    ]);
  });

  test("a password everybody uses is refused", async () => {
    for (const password of ["password1", "12345678", "hamidi2026"]) {
      expect((await ask(accountBody({ password }))).body).toMatchObject({ error: "weak_password" });
    }
  });

  test("what waits for the digits holds no password, and is gone with them", async () => {
    const { phone, id, code, password } = await begin();
    const kept = () =>
      db().selectFrom("codes").select("data").where("id", "=", id).executeTakeFirstOrThrow();
    expect(JSON.stringify(await kept())).not.toContain(password);
    await confirm({ id, code });
    expect(await kept()).toEqual({ data: {} });
    expect(await personOf(phone)).toHaveLength(1);
  });

  test("sent again, the digits still make the account", async () => {
    const { phone, id } = await begin();
    moment = later(2);
    await call(server.url, resendSignUpCode, { body: { id }, headers: from() });
    const code = await newcomer.digitsTo(db(), phone);
    expect((await confirm({ id, code })).status).toBe(201);
  });

  test("the browser it was made in is known from then on, another is not", async () => {
    const { answer, phone } = await open();
    const enter = async (headers: Record<string, string>) =>
      call(server.url, checkSignUpCode, {
        body: await newcomer.askForCode(server, phone),
        headers: { ...from(), ...headers },
      });
    moment = later(2);
    expect((await enter({ cookie: newcomer.cookiesOf(answer) })).status).toBe(200);
    moment = later(4);
    expect((await enter({})).body).toMatchObject({ error: "password_needed" });
  });

  test("digits of one kind of sign-up do nothing for the other", async () => {
    const { id, code } = await begin();
    const asCitizen = await call(server.url, checkSignUpCode, {
      body: { id, code },
      headers: from(),
    });
    expect(asCitizen.body).toMatchObject({ error: "code_dead" });
    const citizen = await newcomer.askForCode(server, freshPhone());
    expect((await confirm(citizen)).body).toMatchObject({ error: "code_dead" });
  });
});

describe("a number that has an account", () => {
  const shapeOf = ({ status, body }: Answer) => ({
    status,
    ...(body as object),
    id: "",
    sentTo: "",
    traceId: "",
  });

  test("gets the same answer, and its owner word of it in their language", async () => {
    const phone = freshPhone();
    const { id: userId } = await buildUser(db(), { phone, locale: "ar" });
    const known = await ask(accountBody({ phone }));
    const unknown = await ask(accountBody());
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    expect(await newcomer.messagesTo(db(), phone)).toMatchObject([
      { template: "number_in_use", locale: "ar", user_id: userId, data: {} },
    ]);
  });

  test("has a challenge nobody can solve, and that looks like any other", async () => {
    const phone = freshPhone();
    await buildUser(db(), { phone });
    const id = newcomer.idOf(await ask(accountBody({ phone })));
    const other = await begin();
    for (let n = 0; n < 6; n++) {
      const code = newcomer.wrongDigits(other.code);
      const [one, two] = [await confirm({ id, code }), await confirm({ id: other.id, code })];
      expect(shapeOf(one)).toEqual(shapeOf(two));
      expect(one.status).toBe(n < 5 ? 422 : 410);
    }
    expect(await personOf(phone)).toHaveLength(1);
  });

  test("taken by somebody while the digits were on their way, stays theirs", async () => {
    const { phone, id, code } = await begin();
    const { id: owner } = await buildUser(db(), { phone });
    expect((await confirm({ id, code })).body).toMatchObject({ error: "code_dead" });
    expect(await personOf(phone)).toMatchObject([{ id: owner }]);
  });
});

describe("a distributor", () => {
  const show = (code: string, headers = from()) =>
    call(server.url, showBrandInvitation, { params: { code }, headers });

  const brandsOf = (userId: string) =>
    db()
      .selectFrom("brand_members")
      .innerJoin("brands", "brands.id", "brand_members.brand_id")
      .select(["brands.kind", "brands.name", "brands.invited_by_brand"])
      .where("brand_members.user_id", "=", userId)
      .execute();

  test("sees whose invitation it is, as it is typed by hand", async () => {
    const code = await invite();
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
    expect((await show(typed)).body).toEqual({ brand: "Source Vive" });
  });

  test("becomes one of the brand's, and the invitation is used", async () => {
    const invitation = await invite();
    const { answer, phone } = await open({ role: "distributor", invitation, company: "SARL Nour" });
    expect(answer.status).toBe(201);
    const [person] = await personOf(phone);
    expect(person?.default_role).toBe("brand");
    expect(await brandsOf(person!.id)).toEqual([
      { kind: "distributor", name: "SARL Nour", invited_by_brand: brandId },
    ]);
    expect((await show(invitation)).body).toMatchObject({ error: "link_dead" });
  });

  test("needs an invitation that is alive", async () => {
    const invitation = await invite();
    const form = { role: "distributor", company: "SARL Nour" };
    expect((await ask(accountBody({ ...form, invitation: "23456789" }))).status).toBe(410);
    moment = later(31 * 24 * 60);
    expect((await ask(accountBody({ ...form, invitation }))).status).toBe(410);
    expect((await show(invitation)).status).toBe(410);
  });

  test("twenty at once with one invitation: one distributor, and no account for the others", async () => {
    const invitation = await invite();
    const begun = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        begin({ role: "distributor", invitation, company: `SARL ${n}` }),
      ),
    );
    const answers = await Promise.all(begun.map(({ id, code }) => confirm({ id, code })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
    const people = await Promise.all(begun.map(({ phone }) => personOf(phone)));
    expect(people.flat()).toHaveLength(1);
    const { rows } = await sql`select from brands where name ~ '^SARL [0-9]+$'`.execute(db());
    expect(rows).toHaveLength(1);
  });

  test("who is signed in already joins with the code alone, once", async () => {
    const { id: userId } = await buildUser(db());
    const token = await buildSession(db(), userId);
    const join = async (code: string) =>
      call(server.url, joinBrand, {
        token,
        params: { code },
        body: { company: "EURL Amel" },
        headers: from(),
      });
    const code = await invite();
    expect((await join(code)).status).toBe(204);
    expect(await brandsOf(userId)).toMatchObject([{ kind: "distributor", name: "EURL Amel" }]);
    const roles = await db()
      .selectFrom("user_roles")
      .select("role")
      .where("user_id", "=", userId)
      .execute();
    expect(roles).toEqual([{ role: "citizen" }, { role: "brand" }]);
    expect((await join(code)).body).toMatchObject({ error: "link_dead" });
    expect((await join(await invite())).body).toMatchObject({ error: "already_member" });
  });

  test("from one network invitations cannot be guessed without end", async () => {
    const headers = from();
    for (let n = 0; n < 30; n++) expect((await show("23456789", headers)).status).toBe(410);
    const refused = await show(await invite(), headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  });
});

test("twenty answers with the right digits at the same moment make one account", async () => {
  const { phone, id, code } = await begin();
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm({ id, code })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
  expect(await personOf(phone)).toHaveLength(1);
});

test.each(["is_admin", "roles", "default_role", "email_verified_at", "status", "code"])(
  "nobody gives themselves %s",
  async (field) => {
    const body = accountBody({ [field]: "x" });
    expect((await ask(body)).status).toBe(422);
    expect(await newcomer.messagesTo(db(), body.phone)).toEqual([]);
  },
);

test.each(["citizen", "facility", "admin", "Collection Point", 2, null])(
  "%s is no role to sign up with here",
  async (role) => {
    expect((await ask(accountBody({ role }))).status).toBe(422);
  },
);
