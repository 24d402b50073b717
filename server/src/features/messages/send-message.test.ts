import { randomUUID } from "node:crypto";
import type { Trx } from "@app/database/connect";
import { createTestDatabase, type TestDatabase } from "@app/database/testing/test-database";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { freePort } from "@app/harness/processes";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { type Channels, openChannels } from "../../ports/channels.ts";
import { startWorker } from "../../start-worker.ts";
import { testConfig } from "../../testing/test-context.ts";
import { type NewMessage, queueMessage } from "./index.ts";
import { sendMessage } from "./send-message.ts";
import { sweepMessages } from "./sweep-messages.ts";

let catcher: Catcher;
let database: TestDatabase;
let ctx: Context;
let channels: Channels;
/** The moment of `ctx`; null is the database's own. The worker's clock is not set. */
let moment: Date | null = null;

beforeAll(async () => {
  catcher = await startCatcher();
  database = await createTestDatabase();
  const config = testConfig(database, {
    SMTP_URL: catcher.smtpUrl,
    SMS_URL: catcher.smsUrl,
    SITE_URL: "https://dawra.example",
    SMS_DAILY_CAP: "3",
  });
  ctx = createContext(config, "test", { fixed: () => moment });
  channels = openChannels(config);
});
afterEach(() => {
  moment = null;
  catcher.refuseMail(null);
});
afterAll(async () => {
  await channels.close();
  await ctx.close();
  await database.close();
  await catcher.stop();
});

const code = (channel: "sms" | "mail", to: string, digits = "407213"): NewMessage => ({
  channel,
  to,
  locale: "ar",
  template: "code",
  data: { code: digits, minutes: 10 },
});

const someone = (): string => `${randomUUID()}@example.com`;

const queue = (message: NewMessage): Promise<void> =>
  ctx.db.transaction().execute((trx) => queueMessage(ctx, trx, message));

const rowOf = (recipient: string) =>
  ctx.db
    .selectFrom("messages")
    .select(["id", "data", "sent_at"])
    .where("recipient", "=", recipient)
    .executeTakeFirst();

/** As a row is afterwards: without the secret. */
const sent = { id: expect.any(String), data: {}, sent_at: expect.any(Date) };

const countJobs = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.jobs`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};

/** Queued by the test, sent by the test: no worker looks. */
const queued = async (message: NewMessage): Promise<{ messageId: string }> => {
  await queue(message);
  const row = await rowOf(message.to);
  return { messageId: row?.id ?? "" };
};

const caughtFor = (to: string) => catcher.messages().filter((message) => message.to === to);

test("a message that will never be taken is given up: its secret goes, the row stays unsent", async () => {
  const to = someone();
  const job = await queued(code("mail", to));
  catcher.refuseMail(550);
  await sendMessage(ctx, channels, job);
  expect(await rowOf(to)).toEqual({ id: job.messageId, data: {}, sent_at: null });
  expect(caughtFor(to)).toEqual([]);
});

test("a server that is down makes the job fail, and the next try sends", async () => {
  const to = someone();
  const job = await queued(code("mail", to));
  const smtpPort = await freePort();
  const config = { ...ctx.config, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
  const late = openChannels(config);
  await expect(sendMessage(ctx, late, job)).rejects.toThrow("SMTP CONN");
  expect(await rowOf(to)).toMatchObject({ data: { code: "407213" }, sent_at: null });
  const server = await startCatcher({ smtpPort });
  await sendMessage(ctx, late, job);
  expect(server.messages()).toMatchObject([{ to, channel: "mail" }]);
  expect(await rowOf(to)).toEqual({ ...sent, id: job.messageId });
  await late.close();
  await server.stop();
});

test("a code that comes too late is not sent any more", async () => {
  const to = someone();
  const job = await queued(code("mail", to));
  moment = new Date(Date.now() + 11 * 60_000);
  await sendMessage(ctx, channels, job);
  expect(caughtFor(to)).toEqual([]);
  expect(await rowOf(to)).toEqual({ id: job.messageId, data: {}, sent_at: null });
});

test("the job that runs twice sends once", async () => {
  const to = someone();
  const job = await queued(code("mail", to));
  await sendMessage(ctx, channels, job);
  await sendMessage(ctx, channels, job);
  expect(caughtFor(to)).toHaveLength(1);
});

test("numbers of other countries and fixed lines get nothing", async () => {
  for (const to of ["+33612345678", "+21321000000", "0550000000"]) {
    await expect(queue(code("sms", to))).rejects.toThrow("invalid_request");
    expect(await rowOf(to)).toBeUndefined();
  }
});

test("SMS end for the day at the cap, mail goes on, and tomorrow they begin again", async () => {
  moment = new Date("2027-03-01T12:00:00Z");
  for (const digit of [1, 2, 3]) await queue(code("sms", `+21355000000${digit}`));
  await expect(queue(code("sms", "+213550000004"))).rejects.toThrow("too_many_requests");
  expect(await rowOf("+213550000004")).toBeUndefined();
  const to = someone();
  await queue(code("mail", to));
  expect(await rowOf(to)).toBeDefined();
  // Half past midnight in Algiers, still the day before in UTC.
  moment = new Date("2027-03-01T23:30:00Z");
  await queue(code("sms", "+213550000004"));
  expect(await rowOf("+213550000004")).toBeDefined();
});

test("an SMS that is rolled back leaves no job and does not count", async () => {
  moment = new Date("2027-04-01T12:00:00Z");
  const before = await countJobs();
  const rolledBack = (trx: Trx): Promise<never> =>
    queueMessage(ctx, trx, code("sms", "+213660000009")).then(() => {
      throw new Error("changed my mind");
    });
  await expect(ctx.db.transaction().execute(rolledBack)).rejects.toThrow("changed my mind");
  expect(await countJobs()).toBe(before);
  for (const digit of [1, 2, 3]) await queue(code("sms", `+21366000000${digit}`));
  expect(await rowOf("+213660000009")).toBeUndefined();
});

test("messages of more than a month ago are swept", async () => {
  const [old, fresh] = [someone(), someone()];
  moment = new Date(Date.now() - 31 * 86_400_000);
  await queue(code("mail", old));
  moment = null;
  await queue(code("mail", fresh));
  await sweepMessages(ctx);
  expect(await rowOf(old)).toBeUndefined();
  expect(await rowOf(fresh)).toBeDefined();
});

test("what is queued leaves with its transaction, once, through a worker, and keeps no secret", async () => {
  const [undone, byMail, bySms] = [someone(), someone(), "+213770000001"];
  await expect(
    ctx.db.transaction().execute(async (trx) => {
      await queueMessage(ctx, trx, code("mail", undone, "111111"));
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  await queue(code("mail", byMail, "222222"));
  await queue(code("sms", bySms, "333333"));
  const worker = await startWorker(createContext(ctx.config, "worker"));
  const mail = await catcher.waitFor(({ to }) => to === byMail);
  expect(mail).toMatchObject({ subject: expect.stringContaining("222222") });
  expect(mail.html).toContain('dir="rtl"');
  const sms = await catcher.waitFor(({ to }) => to === bySms);
  expect(sms.text).toContain("@dawra.example #333333");
  await expect.poll(() => rowOf(bySms)).toEqual(sent);
  await expect.poll(() => rowOf(byMail)).toEqual(sent);
  expect(caughtFor(undone)).toEqual([]);
  expect(caughtFor(byMail)).toHaveLength(1);
  await worker.stop();
});

test("a message for nobody is never sent, leaves nothing behind and costs no SMS", async () => {
  const to = "+213661234567";
  const countSent = async (): Promise<number> => {
    const days = await ctx.db.selectFrom("sms_days").select("sent").execute();
    return days.reduce((sum, { sent: count }) => sum + count, 0);
  };
  const before = await countSent();
  const nobody: NewMessage = { channel: "sms", to, locale: "ar", template: "none", data: {} };
  await sendMessage(ctx, channels, await queued(nobody));
  expect(caughtFor(to)).toEqual([]);
  expect(await rowOf(to)).toBeUndefined();
  expect(await countSent()).toBe(before);
});
