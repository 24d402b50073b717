import {
  checkSignUpCode,
  resendSignUpCode,
  askSignUpCode,
  signUpCitizen,
} from "@app/contract/sign-up";
import { currentUser } from "@app/contract/session";
import { citizenProfileExists } from "@app/contract/role-calls";
import { addMember, buildPoint, buildUser } from "@app/database/testing/builders";
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
const { from } = newcomer;

const check = (body: { id: string; code: string }, headers = from()) =>
  call(server.url, checkSignUpCode, { body, headers });

const finish = (body: object, headers = from()) =>
  call(server.url, signUpCitizen, { body: body as never, headers });

const minutesLater = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

const personOf = (target: string) =>
  db()
    .selectFrom("users")
    .selectAll()
    .where(target.startsWith("+") ? "phone" : "email", "=", target)
    .execute();

describe("a citizen signs up", () => {
  test("with a number: code, name, commune, consent, and they are in", async () => {
    const phone = freshPhone();
    const { answer, token } = await newcomer.enrol(server, phone, {}, "ar");
    expect(answer.status).toBe(201);
    const me = await call(server.url, currentUser, { token });
    expect(me.body).toMatchObject({
      user: {
        nmbrf: "Yasmine Benali",
        default_role: "Consumer",
        roles: ["Consumer"],
        locale: "ar",
        email: null,
        code_verified_at: expect.any(String),
      },
    });
    const exists = await call(server.url, citizenProfileExists, { token });
    expect(exists.body).toBe(true);
  });

  test("everything that belongs to a person is there, in one go", async () => {
    const phone = freshPhone();
    await newcomer.enrol(server, phone, { firstName: "Lynda", lastName: "Amrane" });
    const [person] = await personOf(phone);
    expect(person).toMatchObject({ password_hash: null, is_admin: false, status: "active" });
    const rows = (table: "user_roles" | "citizen_profiles" | "consents" | "devices" | "sessions") =>
      db().selectFrom(table).selectAll().where("user_id", "=", person!.id).execute();
    expect(await rows("user_roles")).toMatchObject([{ role: "citizen" }]);
    expect(await rows("citizen_profiles")).toMatchObject([
      { username: "lynda.a", commune_code: 1601 },
    ]);
    expect(await rows("consents")).toMatchObject([
      { document: "privacy", version: newcomer.consent.privacy, locale: "fr" },
      { document: "terms", version: newcomer.consent.terms, locale: "fr" },
    ]);
    expect(await rows("devices")).toHaveLength(1);
    expect(await rows("sessions")).toHaveLength(1);
    const account = await db()
      .selectFrom("accounts")
      .select(["kind", "balance"])
      .where("id", "=", person!.id)
      .execute();
    expect(account).toEqual([{ kind: "citizen", balance: 0 }]);
  });

  test("with an address: it is proven and opens the account", async () => {
    const email = freshEmail();
    const { token } = await newcomer.enrol(server, email);
    const me = await call(server.url, currentUser, { token });
    expect(me.body).toMatchObject({
      user: { email, email_verified_at: expect.any(String), code_verified_at: null },
    });
  });

  test("two of one name get two usernames", async () => {
    const name = { firstName: "ياسمين", lastName: "بن علي" };
    await newcomer.enrol(server, freshPhone(), name);
    await newcomer.enrol(server, freshPhone(), name);
    const found = await db()
      .selectFrom("citizen_profiles")
      .select("username")
      .where("username", "like", "ياسمين%")
      .orderBy("username")
      .execute();
    expect(found).toEqual([{ username: "ياسمين.ب" }, { username: "ياسمين.ب2" }]);
  });

  test("a commune that does not exist is refused, and the ticket is still good", async () => {
    const body = newcomer.citizenBody(await newcomer.proveTarget(server, freshPhone()));
    const refused = await finish({ ...body, communeCode: 99_999 });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { communeCode: ["commune"] } });
    expect((await finish(body)).status).toBe(201);
  });
});

describe("a number that has an account", () => {
  test("opens it with the same digits", async () => {
    const phone = freshPhone();
    await newcomer.enrol(server, phone);
    moment = minutesLater(2);
    const answer = await newcomer.askForCode(server, phone);
    const entered = await check(answer);
    expect(entered.status).toBe(200);
    expect(entered.body).toEqual({ token: expect.any(String), ticket: null });
    expect(await personOf(phone)).toHaveLength(1);
  });

  test("gets its message in the person's own language", async () => {
    const phone = freshPhone();
    await buildUser(db(), { phone, locale: "ar" });
    await newcomer.askForCode(server, phone, "en");
    expect(await newcomer.messagesTo(db(), phone)).toMatchObject([{ locale: "ar" }]);
  });

  test("asks whoever moves value for the password on a strange device", async () => {
    const phone = freshPhone();
    const { id } = await buildUser(db(), { phone });
    const { id: pointId } = await buildPoint(db());
    await addMember(db(), pointId, id, "collaborator");
    const answer = await check(await newcomer.askForCode(server, phone));
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: "password_needed" });
  });

  test("of a suspended person opens nothing", async () => {
    const phone = freshPhone();
    await buildUser(db(), { phone, status: "suspended" });
    const answer = await check(await newcomer.askForCode(server, phone));
    expect(answer.body).toMatchObject({ error: "account_suspended" });
  });

  test("cannot be told from another by asking for digits", async () => {
    const [known, unknown] = [freshPhone(), freshPhone()];
    await buildUser(db(), { phone: known });
    const ask = (phone: string) =>
      call(server.url, askSignUpCode, { body: { phone }, headers: from() });
    const [one, other] = [await ask(known), await ask(unknown)];
    const shape = ({ status, body }: typeof one) => ({
      status,
      ...(body as object),
      id: "",
      sentTo: "",
    });
    expect(shape(one)).toEqual(shape(other));
  });
});

describe("the digits and the ticket", () => {
  test("wrong digits give nothing, and five of them kill the code", async () => {
    const { id, code } = await newcomer.askForCode(server, freshPhone());
    const wrong = newcomer.wrongDigits(code);
    for (let n = 0; n < 5; n++) {
      expect((await check({ id, code: wrong })).body).toMatchObject({ error: "wrong_code" });
    }
    expect((await check({ id, code })).body).toMatchObject({ error: "code_dead" });
  });

  test("sent again they are others, and the first ones are worth nothing", async () => {
    const phone = freshPhone();
    const first = await newcomer.askForCode(server, phone);
    moment = minutesLater(2);
    const again = await call(server.url, resendSignUpCode, {
      body: { id: first.id },
      headers: from(),
    });
    expect(again.status).toBe(202);
    const code = await newcomer.digitsTo(db(), phone);
    if (code !== first.code) expect((await check(first)).status).toBe(422);
    expect((await check({ id: first.id, code })).status).toBe(200);
  });

  test("a ticket works once", async () => {
    const phone = freshPhone();
    const body = newcomer.citizenBody(await newcomer.proveTarget(server, phone));
    expect((await finish(body)).status).toBe(201);
    expect((await finish(body)).body).toMatchObject({ error: "link_dead" });
    expect(await personOf(phone)).toHaveLength(1);
  });

  test("a ticket dies after half an hour, and one nobody gave was never alive", async () => {
    const body = newcomer.citizenBody(await newcomer.proveTarget(server, freshPhone()));
    moment = minutesLater(31);
    expect((await finish(body)).body).toMatchObject({ error: "link_dead" });
    moment = minutesLater(29);
    const last = body.ticket.endsWith("A") ? "B" : "A";
    const rightPlaceWrongSecret = body.ticket.slice(0, -1) + last;
    for (const ticket of ["A".repeat(64), "A".repeat(43), rightPlaceWrongSecret]) {
      expect((await finish({ ...body, ticket })).body).toMatchObject({ error: "link_dead" });
    }
    expect((await finish(body)).status).toBe(201);
  });

  test("the ticket is not kept in clear, nor anything of it after use", async () => {
    const phone = freshPhone();
    const ticket = await newcomer.proveTarget(server, phone);
    const kept = () =>
      db().selectFrom("codes").select("data").where("target", "=", phone).executeTakeFirstOrThrow();
    expect(JSON.stringify(await kept())).not.toContain(ticket);
    await finish(newcomer.citizenBody(ticket));
    expect(await kept()).toEqual({ data: {} });
  });
});

describe("at the same moment", () => {
  test("twenty answers to one code give one ticket", async () => {
    const answer = await newcomer.askForCode(server, freshPhone());
    const all = await Promise.all(Array.from({ length: 20 }, () => check(answer)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.every(({ status }) => status === 200 || status === 410)).toBe(true);
  });

  test("twenty uses of one ticket make one account", async () => {
    const phone = freshPhone();
    const body = newcomer.citizenBody(await newcomer.proveTarget(server, phone));
    const all = await Promise.all(Array.from({ length: 20 }, () => finish(body)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 410),
    ]);
    expect(await personOf(phone)).toHaveLength(1);
  });

  test("two tickets for one number make one account", async () => {
    const phone = freshPhone();
    const first = await newcomer.proveTarget(server, phone);
    moment = minutesLater(2);
    const second = await newcomer.proveTarget(server, phone);
    const both = await Promise.all(
      [first, second].map((ticket) => finish(newcomer.citizenBody(ticket))),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
    expect(await personOf(phone)).toHaveLength(1);
  });

  test("ten people of one name get ten usernames", async () => {
    const name = { firstName: "Amel", lastName: "Zidane" };
    const bodies = await Promise.all(
      Array.from({ length: 10 }, () => newcomer.proveTarget(server, freshPhone())),
    );
    const all = await Promise.all(
      bodies.map((ticket) => finish({ ...newcomer.citizenBody(ticket), ...name })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    const taken = await db()
      .selectFrom("citizen_profiles")
      .select("username")
      .where("username", "like", "amel.z%")
      .execute();
    expect(new Set(taken.map(({ username }) => username)).size).toBe(10);
  });
});

describe("[V-03] what is filled in is checked again here", () => {
  test.each([
    ["a number of another country", { phone: "+33612345678" }],
    ["an address that is none", { email: "yasmine" }],
    ["a number and an address", { phone: "0550000001", email: "y@example.com" }],
    ["more than was asked for", { phone: "0550000001", is_admin: true }],
  ])("%s", async (_, body) => {
    const answer = await call(server.url, askSignUpCode, {
      body: body as never,
      headers: from(),
    });
    expect(answer.status).toBe(422);
  });

  test.each(["is_admin", "roles", "default_role", "email_verified_at", "tokens", "password_hash"])(
    "nobody gives themselves %s",
    async (field) => {
      const body = newcomer.citizenBody(await newcomer.proveTarget(server, freshPhone()));
      expect((await finish({ ...body, [field]: true })).status).toBe(422);
      const consent = { ...body.consent, [field]: true };
      expect((await finish({ ...body, consent })).status).toBe(422);
    },
  );

  test("without consent, or with an older text, there is no account", async () => {
    const body = newcomer.citizenBody(await newcomer.proveTarget(server, freshPhone()));
    for (const consent of [undefined, {}, { ...body.consent, terms: "2020-01-01" }]) {
      expect((await finish({ ...body, consent })).status).toBe(422);
    }
  });
});
