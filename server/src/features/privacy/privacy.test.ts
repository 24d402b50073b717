import { randomUUID } from "node:crypto";
import * as breaches from "@app/contract/breaches";
import * as desk from "@app/contract/privacy-desk";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { breachSample, processingSample } from "../../testing/privacy-samples.ts";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const dayMs = 86_400_000;
let server: TestServer;
let token: string;
let moment: Date | null = null;

const db = () => server.database.db;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

beforeAll(async () => {
  server = await startTestServer({ fixed: () => moment });
});
afterAll(() => server.stop());
beforeEach(async () => {
  moment = null;
  const { id } = await buildUser(db());
  await makeAdmin(server.database.ownerUrl, id);
  token = await buildSession(db(), id, { isStrong: true });
  // The clock goes on by weeks.
  await sql`update sessions set access_expires_at = now() + interval '90 days',
    strong_at = now() + interval '32 days' where user_id = ${id}`.execute(db());
});

const overview = async () =>
  desk.showPrivacyDesk.response.parse(
    (await call(server.url, desk.showPrivacyDesk, { token })).body,
  );
test("consents are counted by text and version, people and organisations apart", async () => {
  const { id } = await buildUser(db());
  await sql`insert into consents (id, user_id, document, version, locale)
    values (gen_random_uuid(), ${id}, 'terms', '1999-01-01', 'ar')`.execute(db());
  const { consents } = await overview();
  expect(consents.find(({ version }) => version === "1999-01-01")).toMatchObject({
    document: "terms",
    isCurrent: false,
    people: 1,
    organisations: 0,
  });
});

describe("the register", () => {
  const list = async () =>
    desk.listProcessings.response.parse(
      (await call(server.url, desk.listProcessings, { token })).body,
    ).processings;
  const save = (id: string, body: object, key: string = randomUUID()) =>
    call(server.url, desk.saveProcessing, { token, key, params: { id }, body: body as never });

  test("starts with what the product does, every text in three languages", async () => {
    const rows = await list();
    expect(rows.length).toBeGreaterThanOrEqual(11);
    expect(rows.filter(({ transfer }) => transfer !== null)).toHaveLength(1);
  });

  test("is written anew by whoever read the newest, and not over somebody", async () => {
    const id = randomUUID();
    expect((await save(id, { ...processingSample, version: 0 })).status).toBe(200);
    expect((await save(id, { ...processingSample, version: 0 })).status).toBe(409);
    const changed = { ...processingSample, basis: "law", isEnded: true };
    const answers = await Promise.all([
      save(id, { ...changed, version: 1 }),
      save(id, { ...processingSample, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await list()).find((one) => one.id === id)?.version).toBe(2);
  });

  test("wants all three languages", async () => {
    const { en, fr } = processingSample.purpose;
    const answer = await save(randomUUID(), {
      ...processingSample,
      purpose: { en, fr },
      version: 0,
    });
    expect(answer.status).toBe(422);
  });

  test("leaves as a table that no spreadsheet takes for a formula", async () => {
    const purpose = { en: "=HYPERLINK(1)", fr: "=1+1", ar: "=1+1" };
    await save(randomUUID(), { ...processingSample, purpose, version: 0 });
    const headers = { accept: "text/csv", "x-locale": "fr" };
    const { body } = await call(server.url, desk.writeRegister, { token, headers });
    expect(body).toContain('"Finalité"');
    expect(body).toContain(`"'=1+1"`);
  });
});

describe("a breach", () => {
  const open = async (foundAt: Date) => {
    const { body } = await call(server.url, breaches.openBreach, {
      token,
      key: randomUUID(),
      body: { ...breachSample, foundAt: foundAt.toISOString() } as never,
    });
    return (body as { id: string }).id;
  };
  const move = (id: string, step: breaches.BreachStep, people: number | null = null) =>
    call(server.url, breaches.moveBreach, {
      token,
      key: randomUUID(),
      params: { id },
      body: { step, note: "Written down in time", people },
    });
  const find = async (id: string) => {
    const { body } = await call(server.url, breaches.listBreaches, { token });
    return breaches.listBreaches.response.parse(body).breaches.find((one) => one.id === id);
  };

  test("goes step by step, and everything written down stays", async () => {
    const id = await open(inDays(-1));
    expect((await move(id, "notified")).status).toBe(409);
    for (const step of ["assessed", "notified", "told", "closed"] as const) {
      expect([step, (await move(id, step, 40)).status]).toEqual([step, 200]);
    }
    expect((await move(id, "closed")).status).toBe(409);
    const closed = await find(id);
    expect(closed).toMatchObject({ state: "closed", people: 40, isLate: false });
    expect(closed?.events.map(({ state }) => state)).toEqual([...breaches.breachStates]);
    await expect(sql`update breach_events set note = ''`.execute(db())).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql`delete from breaches`.execute(db())).rejects.toThrow(/permission denied/);
  });

  test("is late five days after it was found, unless the authority has been told", async () => {
    const [told, untold] = [await open(inDays(-4)), await open(inDays(-4))];
    await move(told, "assessed");
    await move(told, "notified");
    const before = (await overview()).breaches;
    moment = inDays(1.01);
    expect((await find(told))?.isLate).toBe(false);
    expect((await find(untold))?.isLate).toBe(true);
    expect((await overview()).breaches).toEqual({ ...before, late: before.late + 1 });
    await move(untold, "assessed");
    await move(untold, "notified");
    expect((await find(untold))?.isLate).toBe(true);
  });

  test("two people take the same step once", async () => {
    const id = await open(inDays(-1));
    const answers = await Promise.all([1, 2, 3].map(() => move(id, "assessed")));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test("is not found tomorrow", async () => {
    const body = { ...breachSample, foundAt: inDays(1).toISOString() } as never;
    const answer = await call(server.url, breaches.openBreach, { token, key: randomUUID(), body });
    expect(answer).toMatchObject({ status: 422, body: { errors: { foundAt: ["foundAt"] } } });
  });

  test("leaves no word of what was written in the audit", async () => {
    const id = await open(inDays(-1));
    await move(id, "assessed");
    const lines = await db()
      .selectFrom("audit_entries")
      .selectAll()
      .where("subject_id", "=", id)
      .orderBy("at")
      .execute();
    expect(lines.map(({ act }) => act)).toEqual(["open_breach", "move_breach"]);
    expect(JSON.stringify(lines)).not.toMatch(/wrong address|Written down/);
  });

  test("leaves for the authority as a table in the reader's language", async () => {
    const id = await open(inDays(-1));
    const headers = { accept: "text/csv", "x-locale": "ar" };
    const { body } = await call(server.url, breaches.writeBreach, {
      token,
      params: { id },
      headers,
    });
    expect(body).toContain("آخر أجل لإشعار السلطة");
    expect(body).toContain(breachSample.measures);
  });
});

describe("the clock", () => {
  const days = fc.integer({ min: 0, max: 40 });
  const at = (day: number): Date => new Date(day * dayMs);

  test("is late exactly when the notice, or now, is past the fifth day", () => {
    fc.assert(
      fc.property(days, fc.option(days), days, (found, told, now) => {
        const notice = {
          state: told === null ? ("found" as const) : ("notified" as const),
          foundAt: at(found),
          notifiedAt: told === null ? null : at(told),
        };
        expect(breaches.isNoticeLate(notice, at(now))).toBe((told ?? now) - found > 5);
      }),
    );
  });

  test("every way through the steps ends closed, and none is taken twice", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 10 }), (choices) => {
        let state: breaches.BreachState = "found";
        const seen = new Set<string>([state]);
        for (const choice of [...choices, 0, 0, 0, 0, 0]) {
          const next: readonly breaches.BreachStep[] = breaches.stepsAfter[state];
          const step = next[choice % next.length];
          if (!step) break;
          expect(seen.has(step)).toBe(false);
          seen.add((state = step));
        }
        expect(state).toBe("closed");
      }),
    );
  });
});
