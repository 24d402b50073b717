import * as devices from "@app/contract/devices";
import * as session from "@app/contract/session";
import { buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { deviceLabel } from "./device-label.ts";
import { hashPassword } from "./passwords.ts";
import { openBrowser, tokenOf } from "./testing/browser.ts";
import { createTestClock } from "./testing/clock.ts";

const clock = createTestClock();
const password = "bottle cap 42";
let server: TestServer;
let passwordHash: string;
let phone: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer(clock);
  passwordHash = await hashPassword(password);
});
afterAll(() => server.stop());
beforeEach(async () => {
  people++;
  phone = `+2135600${String(people).padStart(5, "0")}`;
  await buildUser(server.database.db, { phone, passwordHash });
});

const chrome =
  "Mozilla/5.0 (Linux; Android 12; SM-A125F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

const signIn = async (userAgent = chrome): Promise<string> => {
  const headers = { "user-agent": userAgent };
  const body = { login: phone, password };
  return tokenOf(await openBrowser(server.url).call(session.login, { body, headers }));
};

const list = async (token: string): Promise<devices.Device[]> => {
  const { body } = await openBrowser(server.url).call(devices.listDevices, { token });
  return (body as { devices: devices.Device[] }).devices;
};

const status = async (token: string): Promise<number> =>
  (await openBrowser(server.url).call(session.currentUser, { token })).status;

test("a person sees where they are signed in, the last used first", async () => {
  const before = clock.fixed()?.toISOString();
  const phoneToken = await signIn(chrome);
  clock.pass(60);
  const otherToken = await signIn(safari);
  expect(await list(otherToken)).toMatchObject([
    { label: "Safari, iOS", isThisOne: true },
    { label: "Chrome, Android", isThisOne: false, signedInAt: before, lastUsedAt: before },
  ]);
  clock.pass(60);
  expect(await list(phoneToken)).toMatchObject([
    { isThisOne: true, lastUsedAt: clock.fixed()?.toISOString() },
    { isThisOne: false },
  ]);
});

test("one device is signed out, the others stay", async () => {
  const [mine, other] = [await signIn(), await signIn()];
  const id = (await list(mine)).find(({ isThisOne }) => !isThisOne)?.id ?? "";
  const browser = openBrowser(server.url);
  const signOut = () => browser.call(devices.signOutDevice, { token: mine, params: { id } });
  expect((await signOut()).status).toBe(204);
  expect([await status(mine), await status(other)]).toEqual([200, 401]);
  expect(await list(mine)).toHaveLength(1);
  expect((await signOut()).status).toBe(404);
});

test("somebody else's device is no more known than one that does not exist", async () => {
  const mine = await signIn();
  const id = (await list(mine))[0]?.id ?? "";
  phone = "+213560999999";
  await buildUser(server.database.db, { phone, passwordHash });
  const stranger = await signIn();
  const browser = openBrowser(server.url);
  for (const target of [id, "0198a000-0000-7000-8000-000000000000"]) {
    const answer = await browser.call(devices.signOutDevice, {
      token: stranger,
      params: { id: target },
    });
    expect(answer.status).toBe(404);
  }
  expect(await status(mine)).toBe(200);
});

test("signed out everywhere is everywhere, here too, and for nobody else", async () => {
  const mine = [await signIn(), await signIn(), await signIn()];
  const myPhone = phone;
  phone = "+213560888888";
  await buildUser(server.database.db, { phone, passwordHash });
  const stranger = await signIn();
  phone = myPhone;
  const browser = openBrowser(server.url);
  const answer = await browser.call(devices.signOutEverywhere, { token: mine[0] ?? "" });
  expect(answer.status).toBe(204);
  for (const token of mine) expect(await status(token)).toBe(401);
  expect(await status(stranger)).toBe(200);
});

test("a device is named by browser and system, and by nothing that tells one phone from another", () => {
  expect(deviceLabel(chrome)).toBe("Chrome, Android");
  expect(deviceLabel(safari)).toBe("Safari, iOS");
  expect(deviceLabel("curl/8.5.0")).toBe("");
});
