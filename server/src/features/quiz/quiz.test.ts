import { randomUUID } from "node:crypto";
import { type Locale, locales } from "@app/contract/locales";
import {
  drawCertificate,
  isRightAnswer,
  issueCertificate,
  makeCertificateNumber,
  passMark,
  type QuizAnswer,
  type QuizCertificate,
  quizLength,
  type QuizQuestion,
  schoolLevels,
  type SchoolLevel,
  showCertificate,
  showQuiz,
} from "@app/contract/quiz";
import { connect } from "@app/database/connect";
import { buildCertificate } from "@app/database/testing/build-certificate";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { call } from "../../testing/call.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findRightAnswers } from "./quiz.rules.ts";
import { sweepCertificates } from "./sweep-certificates.ts";

let server: TestServer;
let ctx: Context;
let moment: Date | null = null;
let pool: QuizQuestion[];

const questionsIn = async (locale: Locale): Promise<QuizQuestion[]> => {
  const { body } = await call(server.url, showQuiz, { params: { locale } });
  return (body as { questions: QuizQuestion[] }).questions;
};

beforeAll(async () => {
  const clock = { fixed: () => moment };
  server = await startTestServer(clock);
  ctx = createContext(testConfig(server.database), "test", clock);
  pool = await questionsIn("en");
});
afterAll(async () => {
  await ctx.close();
  await server.stop();
});
beforeEach(async () => {
  moment = null;
  await server.database.db.deleteFrom("attempts").execute();
});

const ofLevel = (level: SchoolLevel): QuizQuestion[] =>
  pool.filter(({ levels }) => levels.includes(level));

/** The first ten of a level, so many of them answered right. */
const answersWith = (right: number, level: SchoolLevel = "primary"): QuizAnswer[] =>
  ofLevel(level)
    .slice(0, quizLength)
    .map((question, place) => ({
      id: question.id,
      chosen: place < right ? question.right : [],
    }));

const issue = (changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
  call(server.url, issueCertificate, {
    key,
    body: {
      level: "primary",
      firstName: "أمين",
      school: "ابتدائية ابن باديس، تيبازة",
      answers: answersWith(passMark),
      ...changes,
    },
  });

describe("the questions", () => {
  test("are at least forty, with every kind at every level, for two rounds without a repeat", () => {
    expect(pool.length).toBeGreaterThanOrEqual(40);
    for (const level of schoolLevels) {
      const kinds = ofLevel(level).map(({ kind }) => kind);
      const count = (kind: string) => kinds.filter((one) => one === kind).length;
      expect([level, kinds.length >= 2 * quizLength]).toEqual([level, true]);
      expect([level, count("sort") >= 4, count("several") >= 4]).toEqual([level, true, true]);
    }
  });

  test("ask the same in every language, and none is lost on the way", async () => {
    const stored = await server.database.db.selectFrom("quiz_questions").select("id").execute();
    const shapeOf = (questions: QuizQuestion[]) =>
      questions.map(({ id, kind, levels, right, drawing }) => ({
        id,
        kind,
        levels,
        right,
        drawing,
      }));
    expect(pool).toHaveLength(stored.length);
    for (const locale of locales) {
      expect(shapeOf(await questionsIn(locale))).toEqual(shapeOf(pool));
    }
  });

  test("can be answered, with answers that differ, in every language", async () => {
    for (const locale of locales) {
      for (const question of await questionsIn(locale)) {
        const choices = question.kind === "sort" ? question.bins : question.options;
        expect([question.id, new Set(choices).size]).toEqual([question.id, choices.length]);
        for (const place of question.right) expect(choices[place]).toBeDefined();
        if (question.kind !== "sort") continue;
        const things = new Set(question.things.map(({ text }) => text));
        expect([question.id, things.size]).toEqual([question.id, question.things.length]);
        expect([question.id, new Set(question.right).size]).toEqual([question.id, 3]);
      }
    }
  });

  test("leave the place of the right answer open: no place has more than half", () => {
    const places = pool.filter(({ kind }) => kind === "one").map(({ right }) => right[0]);
    for (const place of [0, 1, 2]) {
      expect(places.filter((one) => one === place).length).toBeLessThan(places.length / 2);
    }
  });

  test("with a fault are left out, and the others stay", async () => {
    const owner = connect(server.database.ownerUrl, { max: 1 });
    await owner.db
      .insertInto("quiz_questions")
      .values({
        id: "broken",
        kind: "one",
        levels: ["primary"],
        lesson: "sorting",
        drawing: "bottle",
        content: JSON.stringify({ ask: { en: "?", fr: "?" } }),
        solution: [0],
      })
      .execute();
    expect((await questionsIn("fr")).map(({ id }) => id)).toEqual(pool.map(({ id }) => id));
    await owner.db.deleteFrom("quiz_questions").where("id", "=", "broken").execute();
    await owner.close();
  });
});

describe("marking", () => {
  const set = fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 });

  test("of a choice takes the answers in any order, and nothing more or less", () => {
    fc.assert(
      fc.property(set, set, (right, chosen) => {
        const isSame = right.length === chosen.length && right.every((one) => chosen.includes(one));
        expect(isRightAnswer({ kind: "several", right }, chosen)).toBe(isSame);
      }),
    );
  });

  test("of a sorting wants every thing in its bin", () => {
    const bins = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(bins, fc.nat(5), (right, place) => {
        expect(isRightAnswer({ kind: "sort", right }, right)).toBe(true);
        const wrong = right.with(place, (Number(right[place]) + 1) % 3);
        expect(isRightAnswer({ kind: "sort", right }, wrong)).toBe(false);
        expect(isRightAnswer({ kind: "sort", right }, right.slice(1))).toBe(false);
      }),
    );
  });

  test("counts what it does not know as wrong", () => {
    const solutions = [{ id: "a", kind: "one", right: [1] }];
    const answers = [
      { id: "a", chosen: [1] },
      { id: "b", chosen: [1] },
    ];
    expect(findRightAnswers(solutions, answers)).toHaveLength(1);
  });
});

describe("a certificate", () => {
  test("[R-33] is for eight of ten, counted here, and says no more than it must", async () => {
    moment = new Date("2026-05-11T23:30:00Z");
    const { status, body } = await issue();
    expect(status).toBe(201);
    const { number, ...rest } = body as QuizCertificate;
    expect(number).toMatch(/^NG-\w{4}-\w{4}$/);
    expect(rest).toEqual({
      firstName: "أمين",
      school: "ابتدائية ابن باديس، تيبازة",
      level: "primary",
      score: passMark,
      // After midnight in Algiers.
      date: "2026-05-12",
    });
    const shown = await call(server.url, showCertificate, {
      params: { number: number.toLowerCase() },
    });
    expect(shown.body).toEqual(body);
  });

  test("is refused for seven, for questions of another level, and for unknown ones", async () => {
    const foreign = pool
      .filter(({ levels }) => !levels.includes("primary"))
      .slice(0, quizLength)
      .map(({ id, right }) => ({ id, chosen: right }));
    const unknown = answersWith(quizLength).map(({ chosen }, place) => ({
      id: `no-${place}`,
      chosen,
    }));
    for (const answers of [answersWith(passMark - 1), foreign, unknown]) {
      const { status, body } = await issue({ answers });
      expect([status, body]).toMatchObject([409, { error: "quiz_not_passed" }]);
    }
  });

  test("still counts a question that was asked until yesterday", async () => {
    const owner = connect(server.database.ownerUrl, { max: 1 });
    const [first] = answersWith(1);
    const retire = (at: Date | null) =>
      owner.db
        .updateTable("quiz_questions")
        .set({ retired_at: at })
        .where("id", "=", first?.id ?? "")
        .execute();
    await retire(new Date());
    expect((await questionsIn("ar")).some(({ id }) => id === first?.id)).toBe(false);
    expect((await issue()).status).toBe(201);
    await retire(null);
    await owner.close();
  });

  test("sent twice, or twice at once, is one", async () => {
    const key = randomUUID();
    const answers = await Promise.all([issue({}, key), issue({}, key), issue({}, key)]);
    expect(new Set(answers.map(({ body }) => (body as QuizCertificate).number)).size).toBe(1);
  });

  test.each([
    ["firstName", "A"],
    ["firstName", "Amine Ben Salah"],
    ["firstName", "amine@example.com"],
    ["firstName", "0550123456"],
    ["school", "see evil.example/now"],
    ["school", "two\nlines"],
    ["school", "x".repeat(81)],
    ["answers", []],
    ["answers", Array<QuizAnswer>(quizLength).fill({ id: "label-may-stay", chosen: [0] })],
  ])("takes no %s like %j", async (field, value) => {
    const { status, body } = await issue({ [field]: value });
    expect(status).toBe(422);
    expect(JSON.stringify((body as { errors: object }).errors)).toContain(field);
  });

  test.each(["عبد الرحمن", "Anne-Marie", "D’hia", "Aïcha"])(
    "takes the name %s",
    async (firstName) => {
      expect((await issue({ firstName })).status).toBe(201);
    },
  );

  test("of nobody is told so, and its number cannot be tried out of an alphabet of look-alikes", async () => {
    const { status } = await call(server.url, showCertificate, {
      params: { number: "NG-2222-2222" },
    });
    expect(status).toBe(404);
    const odd = await call(server.url, showCertificate, { params: { number: "NG-0O1I-2222" } });
    expect(odd.status).toBe(422);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const next = numbers[Symbol.iterator]();
        const number = makeCertificateNumber((below) => Number(next.next().value) % below);
        expect(showCertificate.params.safeParse({ number }).success).toBe(true);
      }),
    );
  });

  test.each(locales)("is a sheet to print in %s", async (locale) => {
    const number = await buildCertificate(server.database.db);
    const ask = (accept: string) =>
      call(server.url, drawCertificate, {
        params: { number },
        headers: { accept, "x-locale": locale },
      });
    const pdf = await ask("application/pdf");
    expect(pdf.headers.get("content-type")).toContain("application/pdf");
    expect(String(pdf.body).startsWith("%PDF")).toBe(true);
    expect((await ask("image/svg+xml")).status).toBe(200);
  });

  test("comes so often from one network and no more", async () => {
    moment = new Date("2026-05-12T08:00:00Z");
    const statuses = await Promise.all(
      Array.from({ length: 205 }, () => issue({ answers: answersWith(0) })),
    );
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test("is gone after two years", async () => {
    const { db } = server.database;
    const createdAt = new Date("2026-05-12T08:00:00Z");
    const number = await buildCertificate(db, { number: "NG-AAAA-BBBB", createdAt });
    const isThere = async () =>
      (await call(server.url, showCertificate, { params: { number } })).status === 200;
    moment = new Date("2028-05-11T08:00:00Z");
    await sweepCertificates(ctx);
    expect(await isThere()).toBe(true);
    moment = new Date("2028-05-13T08:00:00Z");
    await sweepCertificates(ctx);
    expect(await isThere()).toBe(false);
  });
});
