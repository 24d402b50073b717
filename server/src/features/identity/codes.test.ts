import * as session from "@app/contract/session";
import { buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import {
  codeSentTo,
  messagesTo,
  openBrowser,
  otherThan,
  type TestBrowser,
  tokenOf,
  withoutTrace,
} from "./testing/browser.ts";
import { createTestClock } from "./testing/clock.ts";

const clock = createTestClock();
const minute = 60;
const hour = 60 * minute;
let server: TestServer;
let phone: string;
let unknown: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer(clock);
});
afterAll(() => server.stop());
beforeEach(async () => {
  people++;
  // A block of a thousand numbers for each test.
  phone = `+2137700${String(people).padStart(2, "0")}001`;
  unknown = `+2137800${String(people).padStart(2, "0")}001`;
  await buildUser(server.database.db, { phone });
});

const ask = (browser: TestBrowser, login: string) =>
  browser.call(session.askLoginCode, { body: { login } });
const resend = (browser: TestBrowser, id: string) =>
  browser.call(session.resendChallenge, { body: { id } });
const answer = (browser: TestBrowser, id: string, code: string) =>
  browser.call(session.answerChallenge, { body: { id, code } });

const begin = async (login = phone) => {
  const browser = openBrowser(server.url);
  const asked = await ask(browser, login);
  expect(asked.status).toBe(202);
  return { browser, id: (asked.body as { id: string }).id };
};

const errorOf = ({ body }: { body: unknown }): string | undefined =>
  (body as { error?: string }).error;

describe("six digits", () => {
  test("open a citizen's account without a password, once", async () => {
    const { browser, id } = await begin();
    const code = await codeSentTo(server.database.db, phone);
    expect(code).toMatch(/^\d{6}$/);
    const entered = await answer(browser, id, code);
    const me = await browser.call(session.currentUser, { token: tokenOf(entered) });
    expect(me.status).toBe(200);
    expect(errorOf(await answer(browser, id, code))).toBe("code_dead");
  });

  test("are good for ten minutes", async () => {
    const { browser, id } = await begin();
    clock.pass(10 * minute);
    const code = await codeSentTo(server.database.db, phone);
    expect(errorOf(await answer(browser, id, code))).toBe("code_dead");
  });

  test("can be tried five times, also all at once", async () => {
    const { browser, id } = await begin();
    const code = await codeSentTo(server.database.db, phone);
    const wrong = await Promise.all(
      Array.from({ length: 9 }, () => answer(browser, id, otherThan(code))),
    );
    const errors = wrong.map(errorOf);
    expect(errors.filter((error) => error === "wrong_code")).toHaveLength(5);
    expect(errorOf(await answer(browser, id, code))).toBe("code_dead");
  });

  test("are kept as a keyed hash alone", async () => {
    const { id } = await begin();
    const code = await codeSentTo(server.database.db, phone);
    const row = await server.database.db
      .selectFrom("codes")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test("sent again are others, and those before are worth nothing", async () => {
    const { browser, id } = await begin();
    const old = await codeSentTo(server.database.db, phone);
    expect((await resend(browser, id)).status).toBe(429);
    clock.pass(minute);
    const again = await resend(browser, id);
    expect(again.status).toBe(202);
    expect(again.body).toMatchObject({ id });
    const fresh = await codeSentTo(server.database.db, phone);
    if (old !== fresh) expect(errorOf(await answer(browser, id, old))).toBe("wrong_code");
    expect((await answer(browser, id, fresh)).status).toBe(200);
    clock.pass(minute);
    expect(errorOf(await resend(browser, id))).toBe("code_dead");
  });

  test("of one purpose do not serve another", async () => {
    const { browser, id } = await begin();
    const code = await codeSentTo(server.database.db, phone);
    await server.database.db
      .updateTable("codes")
      .set({ purpose: "delete_account" })
      .where("id", "=", id)
      .execute();
    expect(errorOf(await answer(browser, id, code))).toBe("code_dead");
    expect(errorOf(await resend(browser, id))).toBe("code_dead");
  });
});

describe("how often they are sent", () => {
  /** Asks at this pace until it is refused; answers how many got through. */
  const sentBefore = async (login: string, pause: number): Promise<number> => {
    for (let sent = 0; sent < 20; sent++) {
      if ((await ask(openBrowser(server.url), login)).status === 429) return sent;
      clock.pass(pause);
    }
    return Number.POSITIVE_INFINITY;
  };

  test("once a minute, three times an hour, five times a day for a number", async () => {
    expect(await sentBefore(phone, minute - 1)).toBe(1);
    clock.pass(24 * hour);
    expect(await sentBefore(phone, minute)).toBe(3);
    clock.pass(24 * hour);
    expect(await sentBefore(phone, hour)).toBe(5);
    const sent = await messagesTo(server.database.db, phone);
    expect(sent).toHaveLength(9);
  });

  test("the same for a number nobody has", async () => {
    expect(await sentBefore(unknown, minute)).toBe(3);
    clock.pass(24 * hour);
    expect(await sentBefore(unknown, hour)).toBe(5);
  });

  test("twenty a day from one address, fifty an hour to a block of a thousand numbers", async () => {
    const block = phone.slice(0, -3);
    const send = async (n: number, address: string): Promise<number> => {
      const login = `${block}${String(100 + n)}`;
      return (await ask(openBrowser(server.url, address), login)).status;
    };
    const first = [];
    for (let n = 0; n < 21; n++) first.push(await send(n, "10.8.0.1"));
    expect(first.filter((status) => status === 202)).toHaveLength(20);
    const rest = [];
    for (let n = 20; n < 60; n++) rest.push(await send(n, `10.8.1.${n}`));
    expect(rest.filter((status) => status === 202)).toHaveLength(30);
  });

  test("more for an address that many phones share, as long as they answer", async () => {
    const { db } = server.database;
    const block = phone.slice(0, -3);
    for (let n = 0; n < 25; n++) {
      const login = `${block}${String(100 + n)}`;
      await buildUser(db, { phone: login });
      const browser = openBrowser(server.url, "10.8.2.1");
      const { id } = (await ask(browser, login)).body as { id: string };
      const answered = await answer(browser, id, await codeSentTo(db, login));
      expect([n, answered.status]).toEqual([n, 200]);
    }
  });

  test("never to a number of another country", async () => {
    const { status } = await ask(openBrowser(server.url), "+33612345678");
    expect(status).toBe(422);
    expect(await messagesTo(server.database.db, "+33612345678")).toEqual([]);
  });
});

describe("whether somebody has a login is told to nobody", () => {
  const shapeOf = (body: unknown) => ({ ...(body as object), id: "", sentTo: "" });

  test("asking gets the same answer, and nothing is sent to a stranger", async () => {
    const known = await ask(openBrowser(server.url), phone);
    const nobody = await ask(openBrowser(server.url), unknown);
    expect(nobody.status).toBe(known.status);
    expect(shapeOf(nobody.body)).toEqual(shapeOf(known.body));
    const sent = await messagesTo(server.database.db, unknown);
    expect(sent.map(({ template }) => template)).toEqual(["none"]);
  });

  test("so does somebody who is suspended, and only the right digits tell them why", async () => {
    const { db } = server.database;
    await db.updateTable("users").set({ status: "suspended" }).where("phone", "=", phone).execute();
    const { browser, id } = await begin(phone);
    const code = await codeSentTo(db, phone);
    const wrong = await answer(browser, id, otherThan(code));
    expect(wrong.body).toMatchObject({ error: "wrong_code" });
    const right = await answer(browser, id, code);
    expect(right.body).toMatchObject({ error: "account_suspended" });
  });

  test("so does answering, asking again, and answering late", async () => {
    const histories = [];
    const moments = [];
    for (const login of [phone, unknown]) {
      const { browser, id } = await begin(login);
      const code = login === phone ? await codeSentTo(server.database.db, phone) : "123456";
      const wrong = otherThan(code);
      const history = [withoutTrace(await answer(browser, id, wrong))];
      clock.pass(9 * minute);
      const again = await resend(browser, id);
      history.push({ status: again.status, body: shapeOf(again.body) as never });
      clock.pass(2 * minute);
      for (let n = 0; n < 6; n++) history.push(withoutTrace(await answer(browser, id, wrong)));
      histories.push(history);
      moments.push(history.map(({ status }) => status));
    }
    expect(moments[0]).toEqual([422, 202, 422, 422, 422, 422, 422, 410]);
    expect(histories[1]).toEqual(histories[0]);
  });

  test("digits for nobody are right for nobody", async () => {
    const { browser, id } = await begin(unknown);
    const { db } = server.database;
    const row = await db
      .selectFrom("codes")
      .select(["code_hash", "user_id"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ code_hash: null, user_id: null });
    expect(errorOf(await answer(browser, id, "000000"))).toBe("wrong_code");
  });
});

test("guesses at codes are counted by network, right answers are not", async () => {
  const address = "10.8.9.9";
  const nowhere = "0198a000-0000-7000-8000-000000000000";
  for (let n = 0; n < 99; n++) await answer(openBrowser(server.url, address), nowhere, "123456");
  const { id } = await begin();
  const code = await codeSentTo(server.database.db, phone);
  expect((await answer(openBrowser(server.url, address), id, code)).status).toBe(200);
  const last = await answer(openBrowser(server.url, address), nowhere, "123456");
  expect(last.status).toBe(410);
  const over = await answer(openBrowser(server.url, address), nowhere, "123456");
  expect(over.status).toBe(429);
});
