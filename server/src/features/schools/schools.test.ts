import { randomUUID } from "node:crypto";
import { applyForVisit } from "@app/contract/schools";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepApplications } from "./sweep-applications.ts";

let server: TestServer;
let catcher: Catcher;
let ctx: Context;
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
  moment = null;
  await server.database.db.deleteFrom("attempts").execute();
  await server.database.db.deleteFrom("school_applications").execute();
});

const school = {
  schoolName: "Ibn Badis",
  level: "primary",
  sector: "public",
  communeCode: 1601,
  classes: 12,
  pupils: 380,
  teacherName: "Samira Haddad",
  role: "teacher",
  phone: "0550 12 34 56",
  email: "samira@example.com",
  months: [10, 2],
  yard: "unknown",
  message: "",
} as const;

const apply = (changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
  call(server.url, applyForVisit, {
    key,
    body: { ...school, ...changes } as never,
    headers: { "x-locale": "fr" },
  });

const rows = () => server.database.db.selectFrom("school_applications").selectAll().execute();
const tasks = () =>
  server.database.db.selectFrom("tasks").selectAll().where("kind", "=", "school").execute();

describe("[R-33] a school that asks for a visit", () => {
  test("is kept, becomes a task with a number, and the teacher hears that it arrived", async () => {
    moment = new Date("2026-11-15T08:00:00Z");
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const { status, body } = await apply({ email, message: "First line\r\nsecond" }, key);
    expect(status).toBe(201);
    const { reference } = body as { reference: string };
    expect(reference).toMatch(/^NG-\d{4,}$/);
    const [kept] = await rows();
    expect(kept).toMatchObject({
      school_name: "Ibn Badis",
      commune_code: 1601,
      phone: "+213550123456",
      email,
      months: [10, 2],
      message: "First line\nsecond",
      locale: "fr",
    });
    const task = (await tasks()).find(({ subject_id }) => subject_id === key);
    expect(task).toMatchObject({
      data: { reference },
      due_at: new Date("2026-11-22T08:00:00Z"),
      decided_at: null,
    });
    expect(JSON.stringify(task?.data)).not.toContain("Samira");
    moment = null;
    const mail = await catcher.waitFor((one) => one.to === email);
    expect(mail.subject).toBe("Nous avons la demande de votre école");
    expect(mail.text).toContain(reference);
    for (const typed of ["Ibn Badis", "Samira", "First line"]) {
      expect(mail.text + mail.html).not.toContain(typed);
    }
  });

  test("once, however often and at once it arrives", async () => {
    const key = randomUUID();
    const answers = await Promise.all([apply({}, key), apply({}, key), apply({}, key)]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect((await tasks()).filter(({ subject_id }) => subject_id === key)).toHaveLength(1);
  });

  test.each([
    ["schoolName", "x"],
    ["schoolName", "x".repeat(121)],
    ["level", "university"],
    ["sector", ""],
    ["communeCode", 99_999],
    ["classes", 0],
    ["classes", 201],
    ["pupils", 10_001],
    ["pupils", 1.5],
    ["teacherName", "S4mira"],
    ["role", "pupil"],
    ["phone", "021 63 00 00"],
    ["email", "samira"],
    ["months", []],
    ["months", [7]],
    ["months", [10, 10]],
    ["yard", "maybe"],
    ["message", "x".repeat(501)],
    ["message", "turned \u202E around"],
  ])("not with %s %j", async (field, value) => {
    const { status, body } = await apply({ [field]: value });
    expect(status).toBe(422);
    expect(JSON.stringify((body as { errors: object }).errors)).toContain(field);
    expect(await rows()).toEqual([]);
  });

  test("not a sixth time within the hour from one network", async () => {
    moment = new Date("2026-11-15T08:00:00Z");
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++) {
      statuses.push((await apply({ email: `${sent}@example.com` })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test("not a fourth time in a day to one address, whoever writes in its name", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent++) {
      moment = new Date(`2026-11-15T1${sent}:00:00Z`);
      statuses.push((await apply()).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test("for two years", async () => {
    moment = new Date("2026-11-15T08:00:00Z");
    await apply();
    moment = new Date("2028-11-14T08:00:00Z");
    await sweepApplications(ctx);
    expect(await rows()).toHaveLength(1);
    moment = new Date("2028-11-16T08:00:00Z");
    await sweepApplications(ctx);
    expect(await rows()).toEqual([]);
  });
});
