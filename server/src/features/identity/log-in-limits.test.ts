import * as session from "@app/contract/session";
import { buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { consecutiveLimit } from "./login.rules.ts";
import { hashPassword } from "./passwords.ts";
import { codeSentTo, openBrowser, withoutTrace } from "./testing/browser.ts";
import { createTestClock } from "./testing/clock.ts";
import { tryPassword } from "./try-password.ts";

const clock = createTestClock();
const password = "bottle cap 42";
const minute = 60;
const hour = 60 * minute;
let server: TestServer;
let ctx: Context;
let secondUrl: string;
let passwordHash: string;
let phone: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer(clock);
  secondUrl = (await server.addApi()).url;
  ctx = createContext(testConfig(server.database), "test", clock);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  people++;
  phone = `+21355500${String(people).padStart(4, "0")}`;
  await buildUser(server.database.db, { phone, passwordHash });
});

const guess = async (login: string, address?: string, url = server.url): Promise<number> =>
  (await openBrowser(url, address).logIn(login, "not it")).status;

const guesses = async (count: number, login: string, address?: () => string): Promise<number[]> => {
  const statuses = [];
  for (let n = 0; n < count; n++) statuses.push(await guess(login, address?.()));
  return statuses;
};

const refused = (statuses: readonly number[]): number =>
  statuses.filter((status) => status === 429).length;

/** Wrong ones in a row, of which only the count matters here. */
const failInARow = async (login: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n++) {
    await takeAttempt(ctx, [consecutiveLimit({ strategy: "local", login })]);
  }
};

describe("guessing at one account", () => {
  test("from one address five are looked at in fifteen minutes, and the right one is refused too", async () => {
    const address = "10.9.0.1";
    expect(await guesses(5, phone, () => address)).toEqual([401, 401, 401, 401, 401]);
    const sixth = await openBrowser(server.url, address).logIn(phone, password);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get("retry-after")).toBe(String(15 * minute));
    clock.pass(15 * minute - 1);
    expect(await guess(phone, address)).toBe(429);
    clock.pass(1);
    expect((await openBrowser(server.url, address).logIn(phone, password)).status).toBe(200);
  });

  test("fifty at once over two processes: exactly five are looked at", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        guess(phone, "10.9.0.2", n % 2 ? server.url : secondUrl),
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses).not.toContain(200);
  });

  test("from many addresses twenty are looked at in an hour", async () => {
    let n = 0;
    const statuses = await guesses(25, phone, () => `10.9.1.${n++}`);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(refused(statuses.slice(20))).toBe(5);
    clock.pass(hour);
    expect(await guess(phone)).toBe(401);
  });

  test("in every spelling it is one login", async () => {
    const local = phone.replace("+213", "0");
    const address = "10.9.0.3";
    for (const login of [phone, local, phone.replace("+", "00"), `${local} `, local]) {
      expect(await guess(login, address)).toBe(401);
    }
    expect(await guess(local.replace(/(..)/g, "$1 "), address)).toBe(429);
  });

  test("a login nobody has is limited in the same way", async () => {
    const address = "10.9.0.4";
    const statuses = await guesses(6, "0555999999", () => address);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const known = await guesses(6, phone, () => "10.9.0.5");
    expect(known).toEqual(statuses);
  });
});

describe("a hundred wrong ones in a row", () => {
  test("end guessing for a month, whatever the address", async () => {
    await failInARow(phone, 100);
    expect(await guess(phone)).toBe(429);
    clock.pass(29 * 24 * hour);
    expect(await guess(phone)).toBe(429);
    clock.pass(24 * hour);
    expect(await guess(phone)).toBe(401);
  });

  test("are forgotten after a right one", async () => {
    await failInARow(phone, 99);
    expect((await openBrowser(server.url).logIn(phone, password)).status).toBe(200);
    expect(await guesses(3, phone)).toEqual([401, 401, 401]);
  });

  test("are forgotten after a code that was sent to the owner", async () => {
    await failInARow(phone, 100);
    const browser = openBrowser(server.url);
    const asked = await browser.call(session.askLoginCode, { body: { login: phone } });
    const { id } = asked.body as { id: string };
    const code = await codeSentTo(server.database.db, phone);
    await browser.call(session.answerChallenge, { body: { id, code } });
    expect((await openBrowser(server.url).logIn(phone, password)).status).toBe(200);
  });
});

test("from one network a hundred are looked at in an hour, whomever they are after", async () => {
  const network = () => "2001:db8:7:7::1";
  const blocked = "2001:db8:7:7:8000::2";
  for (let n = 0; n < 100; n++) {
    await takeAttempt(ctx, [{ subject: "login-network:2001:db8:7:7", most: 1000, seconds: hour }]);
  }
  expect(await guesses(1, phone, network)).toEqual([429]);
  expect(await guess(phone, blocked)).toBe(429);
  expect(await guess(phone, "2001:db8:7:8::1")).toBe(401);
});

test("only failures count: whoever gets it right may come in as often as they like", async () => {
  const address = "10.9.0.6";
  await guesses(4, phone, () => address);
  for (let n = 0; n < 8; n++) {
    expect((await openBrowser(server.url, address).logIn(phone, password)).status).toBe(200);
  }
  expect(await guesses(2, phone, () => address)).toEqual([401, 429]);
});

describe("a browser its owner has used", () => {
  const usedBrowser = async (address: string) => {
    const browser = openBrowser(server.url, address);
    expect((await browser.logIn(phone, password)).status).toBe(200);
    return browser;
  };

  test("is not locked out by somebody who guesses, be it behind the same address", async () => {
    const address = "10.9.2.1";
    const owner = await usedBrowser(address);
    await guesses(5, phone, () => address);
    await failInARow(phone, 95);
    expect(await guess(phone, address)).toBe(429);
    expect((await owner.logIn(phone, password)).status).toBe(200);
  });

  test("has five tries of its own in fifteen minutes", async () => {
    const owner = await usedBrowser("10.9.2.2");
    for (let n = 0; n < 5; n++) expect((await owner.logIn(phone, "not it")).status).toBe(401);
    expect((await owner.logIn(phone, password)).status).toBe(429);
    clock.pass(15 * minute);
    expect((await owner.logIn(phone, password)).status).toBe(200);
  });

  test("of another account is a stranger like any other", async () => {
    const stranger = await usedBrowser("10.9.2.3");
    await buildUser(server.database.db, { phone: "+213555888888", passwordHash });
    for (let n = 0; n < 5; n++) await stranger.logIn("0555888888", "not it");
    const sixth = await stranger.logIn("0555888888", "not it");
    expect(sixth.status).toBe(429);
    expect(await guess("0555888888", "10.9.2.3")).toBe(429);
  });
});

test("a refusal says the same for a login somebody has and for one nobody has", async () => {
  const answers = [];
  for (const login of [phone, "0555999998"]) {
    const address = `10.9.3.${login.length}`;
    await guesses(5, login, () => address);
    answers.push(withoutTrace(await openBrowser(server.url, address).logIn(login, "not it")));
  }
  expect(answers[0]).toEqual(answers[1]);
});

test("what could not be compared was no guess", async () => {
  const attempt = {
    strategy: "local",
    login: phone,
    address: "10.9.4.1",
    ownDevice: null,
  } as const;
  for (let n = 0; n < 6; n++) {
    await expect(tryPassword(ctx, attempt, "no hash", "any")).rejects.toThrow("Decoding failed");
  }
  expect(await tryPassword(ctx, attempt, passwordHash, password)).toBe(true);
});
