import { randomUUID } from "node:crypto";
import * as session from "@app/contract/session";
import { buildUser } from "@app/database/testing/builders";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Running } from "../../start-api.ts";
import { call } from "../../testing/call.ts";
import { figureAt } from "../../testing/figure-at.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createContext, type Context } from "../../context.ts";
import { testConfig } from "../../testing/test-context.ts";
import { type NewMessage, queueMessage } from "./index.ts";

// What an alert reads: codes asked of an API, sent by a worker, through a gateway that can go away.

const cap = 3;
const patience = { timeout: 10_000 };
const environment = { SMS_DAILY_CAP: String(cap) };
let catcher: Catcher;
let server: TestServer;
let worker: Running;
let ctx: Context;

beforeAll(async () => {
  catcher = await startCatcher();
  Object.assign(environment, { SMTP_URL: catcher.smtpUrl, SMS_URL: catcher.smsUrl });
  server = await startTestServer(undefined, environment);
  worker = await server.addWorker();
  ctx = createContext(testConfig(server.database, environment), "test");
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
  await catcher.stop();
});

const tries = (channel: string, kind: string, outcome: string): Promise<number | undefined> =>
  figureAt(worker.url, `messages_total{channel="${channel}",kind="${kind}",outcome="${outcome}"}`);
const confirmed = () => figureAt(server.url, 'codes_confirmed_total{channel="sms"}');
const overCap = () => figureAt(server.url, 'sms_over_cap_total{kind="code"}');

let numbers = 0;
const askForCode = async () => {
  const phone = `+21377${String(++numbers).padStart(4, "0")}001`;
  await buildUser(server.database.db, { phone });
  const { status, body } = await call(server.url, session.askLoginCode, { body: { login: phone } });
  const { id } = body as { id: string };
  return {
    phone,
    status,
    answer: (code: string) => call(server.url, session.answerChallenge, { body: { id, code } }),
  };
};

test("a code is counted where it is sent and where it comes back right, once", async () => {
  expect(await tries("sms", "code", "sent")).toBe(0);
  expect(await confirmed()).toBe(0);
  const { phone, answer } = await askForCode();
  const { text } = await catcher.waitFor(({ to }) => to === phone);
  const [, code = ""] = /#(\d{6})/.exec(text) ?? [];
  await expect.poll(() => tries("sms", "code", "sent"), patience).toBe(1);
  expect((await answer(code)).status).toBe(200);
  expect((await answer(code)).status).toBe(410);
  expect(await confirmed()).toBe(1);
});

test("what the other side will never take is refused, and nothing else", async () => {
  const message: NewMessage = {
    channel: "mail",
    to: `${randomUUID()}@example.com`,
    locale: "ar",
    template: "password_changed",
    data: {},
  };
  catcher.refuseMail(550);
  await ctx.db.transaction().execute((trx) => queueMessage(ctx, trx, message));
  await expect.poll(() => tries("mail", "other", "refused"), patience).toBe(1);
  expect(await tries("mail", "other", "failed")).toBe(0);
  expect(await tries("mail", "code", "refused")).toBe(0);
});

test("codes beyond the day's cap, and those a gateway that is away does not take, are counted", async () => {
  await catcher.stop();
  for (let asked = 1; asked < cap; asked++) expect((await askForCode()).status).toBe(202);
  await expect.poll(() => tries("sms", "code", "failed"), patience).toBeGreaterThanOrEqual(cap - 1);
  expect(await tries("sms", "code", "sent")).toBe(1);
  expect(await overCap()).toBe(0);
  expect((await askForCode()).status).toBe(429);
  expect(await overCap()).toBe(1);
});
