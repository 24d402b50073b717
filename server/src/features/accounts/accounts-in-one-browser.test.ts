import { registerCitizen } from "@app/contract/citizens";
import { confirmAccount, signUpAccount, signUpCitizen } from "@app/contract/sign-up";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newSecret } from "../../secrets.ts";
import { type Answer, call } from "../../testing/call.ts";
import { buildCounter } from "../../testing/counter.ts";
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

const { from } = newcomer;
const newBrowser = (): string => `__Host-device=${newSecret()}`;
const daysLater = (days: number): Date => new Date(Date.now() + days * 86_400_000);

const finish = (ticket: string, cookie: string): Promise<Answer> =>
  call(server.url, signUpCitizen, {
    body: newcomer.citizenBody(ticket),
    headers: { ...from(), cookie },
  });

const ticketsOf = (count: number, target = freshPhone): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => newcomer.proveTarget(server, target())));

/** A browser that has opened as many accounts as it may. */
const fullBrowser = async (): Promise<string> => {
  const cookie = newBrowser();
  for (const ticket of await ticketsOf(3)) {
    expect((await finish(ticket, cookie)).status).toBe(201);
  }
  return cookie;
};

test.each(["numbers", "addresses"])(
  "fifty people with %s of their own at once in one browser: three get an account",
  async (kind) => {
    const cookie = newBrowser();
    const target = kind === "numbers" ? freshPhone : freshEmail;
    const tickets = await ticketsOf(50, target);
    const all = await Promise.all(tickets.map((ticket) => finish(ticket, cookie)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = all.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ body }) => (body as { error: string }).error))).toEqual(
      new Set(["too_many_accounts"]),
    );
  },
);

test("whoever was refused goes on with the same ticket in another one", async () => {
  const cookie = await fullBrowser();
  const ticket = await newcomer.proveTarget(server, freshPhone());
  expect((await finish(ticket, cookie)).status).toBe(409);
  expect((await finish(ticket, newBrowser())).status).toBe(201);
});

test("a month later there is room again", async () => {
  const cookie = await fullBrowser();
  moment = daysLater(29);
  const early = await newcomer.proveTarget(server, freshPhone());
  expect((await finish(early, cookie)).status).toBe(409);
  moment = daysLater(31);
  const late = await newcomer.proveTarget(server, freshPhone());
  expect((await finish(late, cookie)).status).toBe(201);
});

test("whom a point has registered by number gets in all the same", async () => {
  const counter = await buildCounter(server.database.db);
  const cookie = await fullBrowser();
  const phone = freshPhone();
  const registered = await call(server.url, registerCitizen, {
    token: counter.operatorToken,
    params: { pointId: counter.pointId },
    body: { phone, firstName: "Fatma" },
  });
  expect(registered.status).toBe(200);
  expect((await finish(await newcomer.proveTarget(server, phone), cookie)).status).toBe(201);
});

test("accounts of points, transporters and brands count with the others", async () => {
  const cookie = await fullBrowser();
  const phone = freshPhone();
  const asked = await call(server.url, signUpAccount, {
    body: {
      role: "point",
      firstName: "Rachid",
      lastName: "Hamidi",
      phone,
      email: freshEmail(),
      password: "quatre chats sur le toit",
      consent: newcomer.consent,
    },
    headers: from(),
  });
  const answer = {
    id: newcomer.idOf(asked),
    code: await newcomer.digitsTo(server.database.db, phone),
  };
  const confirm = (browser: string) =>
    call(server.url, confirmAccount, { body: answer, headers: { ...from(), cookie: browser } });
  expect((await confirm(cookie)).body).toMatchObject({ error: "too_many_accounts" });
  expect((await confirm(newBrowser())).status).toBe(201);
});
