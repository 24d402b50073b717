import { createHmac, randomUUID } from "node:crypto";
import * as app from "@app/contract/authenticator-app";
import { findCitizen } from "@app/contract/citizens";
import { showCodeSecret } from "@app/contract/code-secret";
import { showWeighIn, startDelivery } from "@app/contract/deliveries";
import type { ResponseOf } from "@app/contract/endpoint";
import { askForVan } from "@app/contract/pickups";
import * as session from "@app/contract/session";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { type Context, createContext } from "./context.ts";
import { checkCode, sendCode } from "./features/identity/codes.ts";
import { hashPassword } from "./features/identity/passwords.ts";
import { sealAnew } from "./features/identity/seal-anew.ts";
import {
  challengeOf,
  codeSentTo,
  openBrowser,
  otherThan,
  tokenOf,
} from "./features/identity/testing/browser.ts";
import { type Running, startApi } from "./start-api.ts";
import { call } from "./testing/call.ts";
import { buildHaul, everything, handedOver, mondayMorning, openFacility } from "./testing/haul.ts";
import { testConfig } from "./testing/test-context.ts";

// One database, and API processes before, while and after the key is replaced.

const first = "the key of the first year of this test";
const second = "the key of the second year of the test";
const password = "bottle cap 42";
/** A Sunday, on which a van can be asked for the next morning. */
const sunday = new Date("2026-11-15T10:00:00Z");
let now = sunday;
const clock = { fixed: () => now };
let database: TestDatabase;
let facilityId: string;
let before: Process;
let during: Process;
let after: Process;

interface Process {
  ctx: Context;
  url: string;
  running: Running;
}

const startWith = async (keys: Record<string, string>): Promise<Process> => {
  const ctx = createContext(testConfig(database, keys), "api", clock);
  const running = await startApi(ctx);
  return { ctx, running, url: running.url };
};

beforeAll(async () => {
  database = await createTestDatabase();
  facilityId = await openFacility({ database });
  before = await startWith({ SECRET_KEY: first });
  during = await startWith({ SECRET_KEY: second, OTHER_SECRET_KEYS: first });
  after = await startWith({ SECRET_KEY: second });
});
beforeEach(() => {
  now = sunday;
});
afterAll(async () => {
  for (const { running } of [before, during, after]) await running.stop();
  await database.close();
});

const openHaul = () => buildHaul({ url: before.url, database }, facilityId);

const phones = (function* () {
  for (let n = 10; ; n++) yield `+2135500000${n}`;
})();

test("digits that were sent before are right afterwards, others are not", async () => {
  const phone = phones.next().value;
  const { id } = await sendCode(before.ctx, {
    purpose: "confirm_phone",
    target: phone,
    userId: null,
    locale: "fr",
    address: "10.9.0.1",
  });
  const code = await codeSentTo(database.db, phone);
  const answer = (to: Process, digits: string) =>
    checkCode(to.ctx, ["confirm_phone"], { id, code: digits }, "10.9.0.1");
  await expect(answer(during, otherThan(code))).rejects.toThrow("wrong_code");
  expect(await answer(during, code)).toMatchObject({ target: phone });
  await expect(answer(after, code)).rejects.toThrow("wrong_code");
});

test("a renewal whose answer was lost is repeated under the new key and ends nobody's session", async () => {
  const phone = phones.next().value;
  await buildUser(database.db, { phone, passwordHash: await hashPassword(password) });
  const browser = openBrowser(before.url);
  await browser.logIn(phone, password);
  const cookie = browser.cookie("refresh") ?? "";
  const lost = await browser.call(session.refreshSession);
  const again = openBrowser(during.url);
  again.setCookie("refresh", cookie);
  const renewed = await again.call(session.refreshSession);
  expect(renewed.status).toBe(200);
  expect(tokenOf(renewed)).toBe(tokenOf(lost));
  expect((await again.call(session.refreshSession)).status).toBe(200);
});

test("an administrator's app is asked for before, while and after, and the last key may go", async () => {
  const phone = phones.next().value;
  const passwordHash = await hashPassword(password);
  const { id } = await buildUser(database.db, { phone, passwordHash });
  await makeAdmin(database.ownerUrl, id);
  const token = await buildSession(database.db, id);
  const begun = await call(before.url, app.startAuthenticatorApp, { token });
  const { secret } = begun.body as { secret: string };
  const shown = () => {
    now = new Date(now.getTime() + 30_000);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return totp.generate({ timestamp: now.getTime() });
  };
  const body = { secret, code: shown() };
  await call(before.url, app.confirmAuthenticatorApp, { token, body });
  const logIn = async ({ url }: Process): Promise<number> => {
    const browser = openBrowser(url);
    const challenge = challengeOf(await browser.logIn(phone, password));
    const answer = { id: challenge.id, code: shown() };
    return (await browser.call(session.answerChallenge, { body: answer })).status;
  };
  expect(await logIn(during)).toBe(200);
  await sealAnew(after.ctx);
  const unreadable = async ({ ctx }: Process) =>
    (await ctx.metrics.unreadableSecrets.get()).values[0]?.value;
  expect(await unreadable(after)).toBe(1);
  await sealAnew(during.ctx);
  await sealAnew(after.ctx);
  expect(await unreadable(after)).toBe(0);
  expect(await logIn(after)).toBe(200);
});

test("a write sent again is the same one, whichever key was in use when it was made", async () => {
  const { counter } = await openHaul();
  const key = randomUUID();
  const ask = ({ url }: Process, accessNote: string) =>
    call(url, askForVan, {
      key,
      token: counter.operatorToken,
      params: { id: counter.pointId },
      body: { items: [...everything], window: mondayMorning, accessNote },
    });
  const asked = await ask(before, "Ring twice");
  expect(asked.status).toBeLessThan(300);
  expect((await ask(during, "Ring twice")).body).toEqual(asked.body);
  expect((await ask(during, "Ring once")).body).toMatchObject({ error: "idempotency_key_reused" });
});

test("a driver whose answer was lost gets the same link, and the gate can open it", async () => {
  const haul = await openHaul();
  await handedOver(haul);
  const begin = { key: randomUUID(), body: { facilityId } };
  const start = ({ url }: Process) =>
    call(url, startDelivery, { token: haul.driver.token, ...begin });
  const { token } = (await start(before)).body as ResponseOf<typeof startDelivery>;
  expect((await start(during)).body).toMatchObject({ token });
  expect((await call(during.url, showWeighIn, { params: { token } })).status).toBe(200);
  expect((await start(after)).body).toMatchObject({ error: "link_dead" });
});

test("a phone that was given its secret before shows a live code", async () => {
  const { counter } = await openHaul();
  const given = await call(before.url, showCodeSecret, { token: counter.citizenToken });
  const { code, secret } = given.body as { code: string; secret: string };
  const minute = Math.floor(now.getTime() / 60_000);
  const mac = createHmac("sha256", Buffer.from(secret, "base64url")).update(`${code}|${minute}`);
  const seal = `${minute}.${mac.digest().subarray(0, 12).toString("base64url")}`;
  const look = ({ url }: Process) =>
    call(url, findCitizen, { token: counter.operatorToken, params: { code }, query: { seal } });
  expect((await look(during)).body).toMatchObject({ isLive: true });
  expect((await look(after)).body).toMatchObject({ isLive: false });
});

test("a key that is too short, or a list with one in it, is refused at the start", () => {
  const read = (keys: Record<string, string>) => () => readConfig(keys);
  expect(read({ SECRET_KEY: "short" })).toThrow(/SECRET_KEY/);
  expect(read({ SECRET_KEY: first, OTHER_SECRET_KEYS: `${second},x` })).toThrow(/OTHER_SECRET/);
  expect(readConfig({ SECRET_KEY: first }).OTHER_SECRET_KEYS).toEqual([]);
});
