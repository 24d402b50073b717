import { randomUUID } from "node:crypto";
import { contactTopics, sendContactMessage } from "@app/contract/contact";
import { product } from "@app/contract/product";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepContactMessages } from "./sweep-contact-messages.ts";

let server: TestServer;
let catcher: Catcher;
let ctx: Context;
/** Null is the database's own time. */
let moment: Date | null = null;

beforeAll(async () => {
  catcher = await startCatcher();
  const clock = { fixed: () => moment };
  const settings = { SMTP_URL: catcher.smtpUrl, SMS_URL: catcher.smsUrl };
  server = await startTestServer(clock, settings);
  await server.addWorker();
  ctx = createContext(testConfig(server.database, settings), "test", clock);
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
  await catcher.stop();
});
beforeEach(async () => {
  await server.database.db.deleteFrom("attempts").execute();
  await server.database.db.deleteFrom("contact_messages").execute();
});
afterEach(() => {
  moment = null;
});

const letter = {
  name: "Yasmine Benali",
  contact: "yasmine@example.com",
  topic: "citizen",
  message: "Is there a point near the market?",
} as const;

const write = (changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
  call(server.url, sendContactMessage, { key, body: { ...letter, ...changes } });

const rows = () =>
  server.database.db.selectFrom("contact_messages").selectAll().orderBy("created_at").execute();

const mailTo = (to: string, text: string) =>
  catcher.waitFor((one) => one.to === to && one.text.includes(text));

const queuedMails = async (contact: string) => {
  const queued = await server.database.db
    .selectFrom("messages")
    .select(["recipient", "template"])
    .execute();
  return queued.filter(({ recipient }) => recipient === contact);
};

describe("what happens to a message", () => {
  test("it is kept, the team reads it, and the sender hears that it arrived", async () => {
    const contact = `${randomUUID()}@example.com`;
    const answer = await write({ contact, message: "Two lines:\r\n<b>the second</b>" });
    expect(answer.status).toBe(202);
    const { reference } = answer.body as { reference: string };
    expect(reference).toMatch(/^[0-9A-F]{6}$/);
    const [kept] = await rows();
    expect(kept).toMatchObject({
      name: letter.name,
      contact,
      topic: "citizen",
      message: "Two lines:\n<b>the second</b>",
      locale: "en",
      answered_at: null,
    });
    const toTeam = await mailTo(product.contact.email, contact);
    expect(toTeam.subject).toBe("Deposits and tokens: Yasmine Benali");
    expect(toTeam.text).toContain("Two lines:\n<b>the second</b>");
    expect(toTeam.html).toContain("Two lines:<br>&lt;b&gt;the second&lt;/b&gt;");
    const receipt = await mailTo(contact, reference);
    expect(receipt.subject).toBe("We have your message");
  });

  test("the receipt repeats nothing of what was typed: the address may be anybody's", async () => {
    const contact = `${randomUUID()}@example.com`;
    const name = "Win a phone";
    await write({ contact, name, message: "Open https://evil.example now" });
    const { text, html, subject } = await mailTo(contact, "");
    for (const part of [text, html, subject]) {
      expect(part).not.toContain("evil.example");
      expect(part).not.toContain(name);
    }
  });

  test("a mobile number is kept in one spelling and gets no mail", async () => {
    expect((await write({ contact: "0550 12 34 56" })).status).toBe(202);
    expect(await rows()).toMatchObject([{ contact: "+213550123456" }]);
    expect(await queuedMails("+213550123456")).toEqual([]);
  });

  test("a sending that arrives twice is one message", async () => {
    const key = randomUUID();
    const contact = `${randomUUID()}@example.com`;
    const answers = [await write({ contact }, key), await write({ contact }, key)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await rows()).toHaveLength(1);
    expect(await queuedMails(contact)).toHaveLength(1);
  });

  test.each(contactTopics)("the topic %s is taken", async (topic) => {
    expect((await write({ topic })).status).toBe(202);
  });
});

describe("what is refused", () => {
  test.each([
    ["name", "Y"],
    ["name", "x".repeat(121)],
    ["name", "two\nlines"],
    ["contact", "yasmine"],
    ["contact", "021 63 00 00"],
    ["topic", "press"],
    ["message", "Too short"],
    ["message", `${" ".repeat(20)}short`],
    ["message", "x".repeat(2001)],
    ["message", "turned \u202E around, all of it"],
  ])("%s %j", async (field, value) => {
    const { status, body } = await write({ [field]: value });
    expect(status).toBe(422);
    expect((body as { errors: object }).errors).toHaveProperty(field);
    expect(await rows()).toEqual([]);
  });

  test("the longest message fits", async () => {
    expect((await write({ message: "x".repeat(2000) })).status).toBe(202);
  });

  test("a fourth message within the hour waits, and the next hour is open", async () => {
    moment = new Date("2026-11-15T08:00:00Z");
    for (let sent = 0; sent < 3; sent++) expect((await write()).status).toBe(202);
    const { status, headers } = await write();
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(await rows()).toHaveLength(3);
    moment = new Date("2026-11-15T09:00:01Z");
    expect((await write()).status).toBe(202);
  });

  test("a network has twenty a day", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent++) {
      const hour = String(Math.floor(sent / 3)).padStart(2, "0");
      moment = new Date(`2026-11-15T${hour}:${String(sent).padStart(2, "0")}:00Z`);
      statuses.push((await write({ contact: `${sent}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
  });

  test("an address gets five mails a day, whoever writes in its name", async () => {
    const contact = `${randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++) {
      moment = new Date(`2026-11-15T1${sent}:00:00Z`);
      statuses.push((await write({ contact })).status);
    }
    expect(statuses).toEqual([...Array<number>(5).fill(202), 429]);
    expect(await queuedMails(contact)).toHaveLength(5);
  });
});

test("after twelve months a message is gone, answered or not", async () => {
  const at = async (time: string): Promise<void> => {
    moment = new Date(time);
    await write({ message: `Written at ${time}` });
  };
  await at("2025-11-14T08:00:00Z");
  await at("2025-11-16T08:00:00Z");
  moment = new Date("2026-11-15T08:00:00Z");
  await sweepContactMessages(ctx);
  expect(await rows()).toMatchObject([{ message: "Written at 2025-11-16T08:00:00Z" }]);
});
