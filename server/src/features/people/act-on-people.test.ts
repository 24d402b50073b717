import { randomInt, randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import * as contract from "@app/contract/people";
import { currentUser, login } from "@app/contract/session";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { buildDesk, type Desk, readBalance, violationsOf } from "./testing/desk.ts";

let server: TestServer;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  desk = await buildDesk(server);
  other = await buildDesk(server);
});

const reason = "Star missed at the counter";

const correct = (id: string, tokens: number, { token = desk.token, key = randomUUID() } = {}) =>
  call(server.url, contract.correctBalance, {
    token,
    key,
    params: { id },
    body: { change: tokens, reason },
  });
const decide = (
  id: string,
  decision: "confirmed" | "refused",
  { token, key = randomUUID() }: { token: string; key?: string },
) =>
  call(server.url, contract.decideCorrection, {
    token,
    key,
    params: { id },
    body: { decision },
  });
const setState = (id: string, state: "active" | "suspended", token = desk.token) =>
  call(server.url, contract.setPersonState, {
    token,
    key: randomUUID(),
    params: { id },
    body: { state, reason },
  });
const errorOf = ({ body }: { body: unknown }) => (body as { error?: string }).error;
const show = async (id: string) => {
  const { body } = await call(server.url, contract.showPerson, {
    token: desk.token,
    params: { id },
  });
  return contract.showPerson.response.parse(body);
};

describe("a suspended person", () => {
  test("is out with the next request, is told so at the log-in, and comes back", async () => {
    const { db } = server.database;
    const phone = `+2136${randomInt(1e7, 1e8)}`;
    const password = "seven green crates";
    const { id } = await buildUser(db, { phone, passwordHash: await hash(password) });
    const token = await buildSession(db, id);
    const enter = (typed: string) =>
      call(server.url, login, { body: { login: phone, password: typed } });
    expect((await setState(id, "suspended")).status).toBe(200);
    expect((await call(server.url, currentUser, { token })).status).toBe(401);
    expect(errorOf(await enter(password))).toBe("account_suspended");
    expect(errorOf(await enter("not the password"))).toBe("wrong_credentials");
    expect((await show(id)).devices).toEqual([]);
    const told = await db
      .selectFrom("messages")
      .select("template")
      .where("user_id", "=", id)
      .execute();
    expect(told).toEqual([{ template: "account_suspended" }]);
    expect((await setState(id, "active")).status).toBe(200);
    expect((await enter(password)).status).toBe(200);
    // What was ended stays ended.
    expect((await call(server.url, currentUser, { token })).status).toBe(401);
  });

  test("is never the one who suspends", async () => {
    expect((await setState(desk.id, "suspended")).status).toBe(403);
  });
});

test("a new code takes the place of the old, once under its key", async () => {
  const counter = await buildCounter(server.database.db);
  const key = randomUUID();
  const reset = () =>
    call(server.url, contract.resetPersonCode, {
      token: desk.token,
      key,
      params: { id: counter.citizen.id },
      body: { reason },
    });
  const first = (await reset()).body as { code: string };
  expect(first.code).not.toBe(counter.citizen.code);
  expect((await reset()).body).toEqual(first);
  const weigh = (citizenCode: string) =>
    call(server.url, recordDeposit, {
      token: counter.operatorToken,
      key: randomUUID(),
      body: counter.body({ citizenCode }),
    });
  expect(errorOf(await weigh(counter.citizen.code))).toBe("citizen_unknown");
  expect((await weigh(first.code)).status).toBe(201);
});

test("one device is signed out and the others are not", async () => {
  const { db } = server.database;
  const { id } = await buildUser(db);
  const [kept, ended] = [await buildSession(db, id), await buildSession(db, id)];
  const before = await show(id);
  expect(before.devices).toHaveLength(2);
  const { id: deviceId = "" } = before.devices.find((_, place) => place === 0) ?? {};
  const end = (device: string, key = randomUUID()) =>
    call(server.url, contract.endPersonDevice, {
      token: desk.token,
      key,
      params: { id, deviceId: device },
    });
  const key = randomUUID();
  expect([(await end(deviceId, key)).status, (await end(deviceId, key)).status]).toEqual([
    204, 204,
  ]);
  expect((await end(deviceId)).status).toBe(404);
  const statuses = await Promise.all(
    [kept, ended].map(async (token) => (await call(server.url, currentUser, { token })).status),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401]);
});

test("notes and roles are there afterwards", async () => {
  const { id } = await buildUser(server.database.db);
  const about = { token: desk.token, params: { id } };
  const text = "Calls every Sunday";
  await call(server.url, contract.addPersonNote, { ...about, key: randomUUID(), body: { text } });
  const setRole = (role: "point" | "citizen", held: boolean) =>
    call(server.url, contract.setPersonRole, {
      ...about,
      key: randomUUID(),
      body: { role, held },
    });
  await setRole("point", true);
  await setRole("citizen", false);
  const { notes, roles } = await show(id);
  expect(notes.map((note) => [note.by, note.text])).toEqual([["Selma A.", text]]);
  expect(roles).toEqual(["point"]);
  const { defaultRole } = await server.database.db
    .selectFrom("users")
    .select("default_role as defaultRole")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(defaultRole).toBe("point");
});

describe("correcting a balance", () => {
  test("moves tokens out of our own budget, with the reason in the ledger, and is told", async () => {
    const counter = await buildCounter(server.database.db, { name: { en: "El Baraka" } });
    await deposit(server.url, counter);
    const { id } = counter.citizen;
    const before = await readBalance(server, id);
    const key = randomUUID();
    const first = await correct(id, 1050, { key });
    expect([first.status, first.body]).toMatchObject([201, { state: "done" }]);
    expect((await correct(id, 1050, { key })).body).toEqual(first.body);
    expect(await readBalance(server, id)).toBe(before + 1050);
    const { body } = await call(server.url, contract.listPersonLedger, {
      token: desk.token,
      params: { id },
    });
    expect(contract.listPersonLedger.response.parse(body).moves).toMatchObject([
      { kind: "correction", change: 1050, balance: before + 1050, reason },
      { kind: "deposit_earned", change: before, balance: before, material: "pet", grams: 3400 },
    ]);
    const told = await server.database.db
      .selectFrom("notifications")
      .select(["kind", "data"])
      .where("user_id", "=", id)
      .where("kind", "like", "balance%")
      .execute();
    expect(told).toEqual([{ kind: "balance_raised", data: { tokens: 1050 } }]);
    expect(await violationsOf(server)).toEqual([]);
  });

  test("never goes below zero, and never to who corrects", async () => {
    const { id } = await buildUser(server.database.db);
    await correct(id, 500);
    expect(errorOf(await correct(id, -501))).toBe("not_enough_tokens");
    expect((await correct(id, -500)).status).toBe(201);
    expect(await readBalance(server, id)).toBe(0);
    expect((await correct(desk.id, 100)).status).toBe(403);
    expect((await correct(id, 0)).status).toBe(422);
  });

  test("above the limit it waits for somebody else, who decides once", async () => {
    const { id } = await buildUser(server.database.db);
    const { body } = await correct(id, contract.correctionLimits.alone + 1);
    const asked = contract.correctBalance.response.parse(body);
    expect(asked.state).toBe("asked");
    expect(await readBalance(server, id)).toBe(0);
    expect((await decide(asked.id, "confirmed", desk)).status).toBe(403);
    const list = await call(server.url, contract.listCorrections, { token: other.token });
    expect(contract.listCorrections.response.parse(list.body).corrections).toContainEqual(
      expect.objectContaining({ id: asked.id, isMine: false, askedBy: "Selma A." }),
    );
    const key = randomUUID();
    expect((await decide(asked.id, "confirmed", { ...other, key })).status).toBe(200);
    expect((await decide(asked.id, "confirmed", { ...other, key })).status).toBe(200);
    expect(errorOf(await decide(asked.id, "refused", other))).toBe("already_decided");
    expect(await readBalance(server, id)).toBe(contract.correctionLimits.alone + 1);
    expect(await violationsOf(server)).toEqual([]);
  });

  test("of many who decide at once one does", async () => {
    const { id } = await buildUser(server.database.db);
    const { body } = await correct(id, 200_000);
    const { id: correctionId } = contract.correctBalance.response.parse(body);
    const desks = await Promise.all(Array.from({ length: 6 }, () => buildDesk(server)));
    const statuses = await Promise.all(
      desks.map(async (one, n) => {
        const decision = n % 2 === 0 ? ("confirmed" as const) : ("refused" as const);
        return { decision, ...(await decide(correctionId, decision, one)) };
      }),
    );
    const won = statuses.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(statuses.filter((answer) => errorOf(answer) === "already_decided")).toHaveLength(5);
    expect(await readBalance(server, id)).toBe(won[0]?.decision === "confirmed" ? 200_000 : 0);
    expect(await violationsOf(server)).toEqual([]);
  });

  test("whatever is given and taken at once, the ledger holds", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -5000, max: 5000 }).filter(Boolean), { maxLength: 8 }),
        async (changes) => {
          const { id } = await buildUser(server.database.db);
          const answers = await Promise.all(changes.map((change) => correct(id, change)));
          const done = changes.filter((_, place) => answers[place]?.status === 201);
          expect(await readBalance(server, id)).toBe(done.reduce((sum, one) => sum + one, 0));
        },
      ),
      { numRuns: 8 },
    );
    expect(await violationsOf(server)).toEqual([]);
  }, 30_000);
});
