import { randomUUID } from "node:crypto";
import * as contract from "@app/contract/classes";
import type { ResponseOf } from "@app/contract/endpoint";
import { isCode } from "@app/contract/public-code";
import { passMark, quizLength, type QuizQuestion, showQuiz } from "@app/contract/quiz";
import { buildClass, buildSchool } from "@app/database/testing/build-class";
import { buildOrganisation, buildOrganisationSession } from "@app/database/testing/builders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { type Answer, call } from "../../testing/call.ts";
import { askAs } from "../../testing/office.ts";
import { createTestContext } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepClasses } from "./sweep-classes.ts";

let server: TestServer;
let ctx: Context;
let questions: QuizQuestion[];
let school: { server: TestServer; cookie: string; id: string };
const autumn = new Date("2026-11-16T09:00:00Z");
let now = autumn;

const signedIn = async (id: string) => ({
  server,
  id,
  cookie: `__Host-organisation=${await buildOrganisationSession(server.database.db, id)}`,
});

beforeAll(async () => {
  server = await startTestServer({ fixed: () => now });
  ctx = { ...createTestContext(server.database), clock: { fixed: () => now } };
  const { body } = await call(server.url, showQuiz, { params: { locale: "fr" } });
  questions = (body as { questions: QuizQuestion[] }).questions.filter(({ levels }) =>
    levels.includes("middle"),
  );
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  const { db } = server.database;
  now = autumn;
  await db.deleteFrom("attempts").execute();
  await db.deleteFrom("league_schools").execute();
  school = await signedIn(await buildSchool(db));
  // School years pass in these tests; nobody signs in again.
  await sql`update organisation_sessions set expires_at = '2029-01-01'`.execute(db);
});

const input = { name: "4AM 2", level: "middle", pupils: 2 } as const;

const make = async (changes: Partial<contract.ClassInput> = {}): Promise<contract.SchoolClass> => {
  const { body } = await askAs(school, contract.makeClass, { body: { ...input, ...changes } });
  return (body as ResponseOf<typeof contract.makeClass>).schoolClass;
};

const seen = async (who = school) => {
  const { body } = await askAs(who, contract.showSchool, { headers: { "x-locale": "fr" } });
  return body as ResponseOf<typeof contract.showSchool>;
};

/** The first so many questions right. */
const answersWith = (right: number) =>
  questions
    .slice(0, quizLength)
    .map(({ id, right: wanted }, place) => ({ id, chosen: place < right ? wanted : [] }));

interface Played {
  right?: number;
  key?: string;
  level?: contract.ClassInput["level"];
}

const play = (
  code: string,
  { right = 10, key = randomUUID(), level = "middle" }: Played = {},
): Promise<Answer> =>
  call(server.url, contract.countResult, {
    key,
    params: { code },
    body: { level, answers: answersWith(right) },
  });

const playAll = async (code: string, scores: readonly number[]): Promise<void> => {
  for (const right of scores) expect((await play(code, { right })).status).toBe(201);
};

const errorsOf = ({ body }: Answer) => (body as { errors?: object }).errors;

describe("a school", () => {
  test("makes a class and gets a code that a typing error breaks", async () => {
    const made = await make();
    expect(made).toEqual({ ...input, id: made.id, code: made.code, results: null });
    expect(isCode(made.code)).toBe(true);
    const shown = await seen();
    expect(shown).toEqual({
      name: "CEM Ibn Badis",
      year: 2026,
      isAccepted: true,
      isInLeague: false,
      classes: [made],
    });
  });

  test("makes one class however often the same request arrives", async () => {
    const key = randomUUID();
    const ask = () => askAs(school, contract.makeClass, { key, body: input });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await seen()).classes).toHaveLength(1);
    const other = await askAs(school, contract.makeClass, { key, body: { ...input, pupils: 9 } });
    expect(other.body).toMatchObject({ error: "idempotency_key_reused" });
  });

  test.each([
    ["name", "Amine"],
    ["name", ""],
    ["name", "4AM <b>"],
    ["name", "4".repeat(21)],
    ["pupils", 0],
    ["pupils", 61],
    ["pupils", 1.5],
    ["level", "university"],
  ])("not with %s %j", async (field, value) => {
    const body = { ...input, [field]: value } as never;
    const answer = await askAs(school, contract.makeClass, { body });
    expect([answer.status, Object.keys(errorsOf(answer) ?? {})]).toEqual([422, [field]]);
  });

  test.each(["4AM 2", "3e AS/1", "السنة 4", "القسم ٢", "CM2", "5°"])(
    "with the name %s",
    async (name) => {
      expect((await make({ name })).name).toBe(name);
    },
  );

  test("has sixty classes and no more, also when it asks for several at once", async () => {
    const { db } = server.database;
    for (let made = 0; made < 58; made++) await buildClass(db, school.id, { year: 2026 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => askAs(school, contract.makeClass, { body: input })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409,
    ]);
  });

  test("changes a class, but not the level of what was counted, and nothing of another school", async () => {
    const { id, code } = await make();
    const change = (body: contract.ClassInput, who = school) =>
      askAs(who, contract.changeClass, { params: { id }, body });
    expect((await change({ name: "4AM 3", level: "high", pupils: 5 })).body).toMatchObject({
      schoolClass: { name: "4AM 3", level: "high", pupils: 5, code },
    });
    await change(input);
    await playAll(code, [3]);
    const refused = await change({ ...input, level: "high" });
    expect([refused.status, errorsOf(refused)]).toEqual([422, { level: ["results"] }]);
    const stranger = await signedIn(await buildSchool(server.database.db));
    expect((await change(input, stranger)).status).toBe(404);
    const closing = await askAs(stranger, contract.closeClass, { params: { id } });
    expect(closing.status).toBe(404);
  });

  test("is a school: an office has no classes", async () => {
    const office = await signedIn(await buildOrganisation(server.database.db));
    for (const answer of [
      await askAs(office, contract.showSchool),
      await askAs(office, contract.makeClass, { body: input }),
      await askAs(office, contract.joinLeague, { body: { isIn: true } }),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([403, { error: "forbidden" }]);
    }
  });
});

describe("a class code", () => {
  test("tells the class and its level, in any spelling, and nothing of the school", async () => {
    const { code } = await make();
    const typed = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    const { body } = await call(server.url, contract.showClass, { params: { code: typed } });
    expect(body).toEqual({ name: "4AM 2", level: "middle" });
  });

  test("that is wrong, closed or of another year opens nothing", async () => {
    const { id, code } = await make();
    const wrong = code.slice(0, 5) + (code.endsWith("2") ? "3" : "2");
    expect((await play(wrong)).status).toBe(422);
    const old = await buildClass(server.database.db, school.id, { year: 2025 });
    expect((await play(old.code)).status).toBe(404);
    await askAs(school, contract.closeClass, { params: { id } });
    expect((await play(code)).status).toBe(404);
    expect((await call(server.url, contract.showClass, { params: { code } })).status).toBe(404);
    expect((await seen()).classes).toEqual([]);
  });

  test("is good until the school year turns", async () => {
    const { code } = await make();
    now = new Date("2027-08-31T22:30:00Z");
    expect((await play(code)).status).toBe(201);
    now = new Date("2027-08-31T23:30:00Z");
    expect((await play(code)).status).toBe(404);
  });
});

describe("a round", () => {
  test("counts once for its class, at the class's level, and says who to nobody", async () => {
    const { code } = await make({ pupils: 30 });
    const key = randomUUID();
    const answers = await Promise.all([play(code, { key }), play(code, { key })]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, { score: 10 }],
      [201, { score: 10 }],
    ]);
    const other = await play(code, { level: "high" });
    expect([other.status, errorsOf(other)]).toEqual([422, { level: ["class"] }]);
    const rows = await server.database.db.selectFrom("class_results").selectAll().execute();
    expect(rows.filter(({ id }) => id === key)).toEqual([
      { id: key, class_id: expect.any(String), day: expect.anything() },
    ]);
    await playAll(code, [10, 10, 10, 10]);
    const [{ results } = { results: null }] = (await seen()).classes;
    expect(results).toMatchObject({ tries: 5, passed: 5, averageTenths: 100, hardest: null });
  });

  test("is told to the teacher from five on, with the question that was hardest", async () => {
    const { code } = await make({ pupils: 30 });
    await playAll(code, [10, 9, passMark, 7]);
    expect((await seen()).classes[0]?.results).toBeNull();
    await playAll(code, [1]);
    const hardest = questions[9];
    expect((await seen()).classes[0]?.results).toEqual({
      tries: 5,
      passed: 3,
      averageTenths: 70,
      hardest: { ask: hardest?.ask, asked: 5, right: 1 },
    });
  });

  test("with answers to questions that there are not is a round with nothing right", async () => {
    const { code } = await make({ pupils: 30 });
    const answers = answersWith(10).map(({ chosen }, place) => ({ id: `none-${place}`, chosen }));
    const { body } = await call(server.url, contract.countResult, {
      key: randomUUID(),
      params: { code },
      body: { level: "middle", answers },
    });
    expect(body).toEqual({ score: 0 });
  });

  test("of two pupils counts six times a day, whatever comes at once, and again the next day", async () => {
    const { code } = await make({ pupils: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => play(code)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429, 429, 429]);
    expect((await seen()).classes[0]?.results).toMatchObject({ tries: 6, passed: 6 });
    now = new Date("2026-11-17T09:00:00Z");
    expect((await play(code)).status).toBe(201);
  });

  test("is forgotten after a month, its count with the class after two years", async () => {
    const { id, code } = await make({ pupils: 30 });
    await playAll(code, [8, 8, 8, 8, 8]);
    const rows = () =>
      server.database.db
        .selectFrom("class_results")
        .select("id")
        .where("class_id", "=", id)
        .execute();
    now = new Date("2026-12-17T09:00:00Z");
    await sweepClasses(ctx);
    expect(await rows()).toHaveLength(5);
    now = new Date("2026-12-18T09:00:00Z");
    await sweepClasses(ctx);
    expect(await rows()).toEqual([]);
    const kept = () =>
      server.database.db
        .selectFrom("school_classes")
        .select("tries")
        .where("id", "=", id)
        .executeTakeFirst();
    expect(await kept()).toEqual({ tries: 5 });
    now = new Date("2028-11-17T09:00:00Z");
    await sweepClasses(ctx);
    expect(await kept()).toBeUndefined();
  });
});

describe("the league", () => {
  const league = async () => {
    const { body } = await call(server.url, contract.showLeague);
    return body as ResponseOf<typeof contract.showLeague>;
  };
  const enter = async (
    name: string,
    counts: { pupils: number; tries: number; passed: number },
    options: { isAccepted?: boolean; isInLeague?: boolean } = {},
  ): Promise<string> => {
    const { db } = server.database;
    const id = await buildSchool(db, { name, isInLeague: true, ...options });
    await buildClass(db, id, { ...counts, pupils: counts.pupils / 2, year: 2026 });
    await buildClass(db, id, { pupils: counts.pupils / 2, year: 2026 });
    return id;
  };

  test("ranks schools per pupil, equal ones together, and leaves out who did not agree", async () => {
    await enter("Large", { pupils: 60, tries: 40, passed: 30 });
    await enter("Small", { pupils: 20, tries: 20, passed: 20 });
    await enter("Equal", { pupils: 40, tries: 30, passed: 20 });
    await enter("Last", { pupils: 40, tries: 5, passed: 0 });
    await enter("Silent", { pupils: 40, tries: 40, passed: 40 }, { isInLeague: false });
    await enter("Unknown", { pupils: 40, tries: 40, passed: 40 }, { isAccepted: false });
    await enter("Tiny", { pupils: 18, tries: 18, passed: 18 });
    await enter("New", { pupils: 40, tries: 4, passed: 4 });
    const { year, schools } = await league();
    expect(year).toBe(2026);
    expect(
      schools.map(({ rank, name, hundredthsPerPupil }) => [rank, name, hundredthsPerPupil]),
    ).toEqual([
      [1, "Small", 100],
      [2, "Equal", 50],
      [2, "Large", 50],
      [4, "Last", 0],
    ]);
    expect(schools[2]).toMatchObject({
      pupils: 60,
      passed: 30,
      commune: { fr: expect.any(String) },
    });
    expect(JSON.stringify(schools)).not.toMatch(/4AM|@|Samira/);
  });

  test("follows the school's switch, and the account's end", async () => {
    await buildClass(server.database.db, school.id, {
      pupils: 30,
      tries: 6,
      passed: 6,
      year: 2026,
    });
    const names = async () => (await league()).schools.map(({ name }) => name);
    const turn = (isIn: boolean) => askAs(school, contract.joinLeague, { body: { isIn } });
    expect(await names()).toEqual([]);
    expect((await turn(true)).body).toEqual({ isInLeague: true });
    expect([await names(), (await seen()).isInLeague]).toEqual([["CEM Ibn Badis"], true]);
    expect((await turn(false)).body).toEqual({ isInLeague: false });
    expect(await names()).toEqual([]);
    await turn(true);
    await server.database.db
      .updateTable("organisations")
      .set({ status: "suspended" })
      .where("id", "=", school.id)
      .execute();
    expect(await names()).toEqual([]);
  });

  test("counts from September to June, also what a closed class reached", async () => {
    const { id, code } = await make({ pupils: 30 });
    await askAs(school, contract.joinLeague, { body: { isIn: true } });
    await playAll(code, [10, 10, 10, 10, 10]);
    now = new Date("2027-07-01T09:00:00Z");
    await playAll(code, [10]);
    const passed = async () => (await league()).schools.map((one) => [one.passed, one.pupils]);
    expect(await passed()).toEqual([[5, 30]]);
    const empty = await make({ pupils: 10 });
    for (const one of [id, empty.id]) {
      await askAs(school, contract.closeClass, { params: { id: one } });
    }
    expect(await passed()).toEqual([[5, 30]]);
    now = new Date("2027-09-01T09:00:00Z");
    expect(await league()).toEqual({ year: 2027, schools: [] });
  });
});
