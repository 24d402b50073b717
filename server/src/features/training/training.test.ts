import { randomUUID } from "node:crypto";
import { sendEntries } from "@app/contract/device-entries";
import { confirmDeclaration, declareDeposit } from "@app/contract/declarations";
import { locales } from "@app/contract/locales";
import {
  type Course,
  courses,
  joinProgress,
  type Lesson,
  type LessonSlug,
  lessonsOf,
  type Progress,
  showCourse,
  showProgress,
} from "@app/contract/training";
import { addMember, buildSession, buildUser } from "@app/database/testing/builders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { lessonsIn, questionsOf } from "./content.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rightAnswers = (slug: LessonSlug) =>
  questionsOf(slug).map(({ id, right }) => ({ id, option: right }));
const wrongAnswers = (slug: LessonSlug) =>
  questionsOf(slug).map(({ id, right }) => ({ id, option: (right + 1) % 3 }));

const passed = (slug: LessonSlug, at = "2026-01-05T10:00:00.000Z") => ({
  slug,
  card: 4,
  answered: { answers: rightAnswers(slug), at },
});

type Brought = ReturnType<typeof passed> | { slug: LessonSlug; card: number; answered: null };

const join = async (token: string, lessons: Brought[]): Promise<Progress> =>
  (await call(server.url, joinProgress, { token, body: { lessons } })).body as Progress;

const newcomer = async () =>
  buildSession(server.database.db, (await buildUser(server.database.db)).id);

describe("a course", () => {
  test.each(courses)("is handed out to everybody, in every language: %s", async (course) => {
    for (const locale of locales) {
      const answer = await call(server.url, showCourse, { params: { course, locale } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toContain("public");
      const { lessons } = answer.body as { lessons: Lesson[] };
      expect(lessons.map(({ slug }) => slug)).toEqual(lessonsOf[course]);
    }
  });

  /** What must not depend on the language. */
  const shapeOf = (course: Course, locale: (typeof locales)[number]) =>
    lessonsIn(course, locale).map(({ slug, cards, questions }) => ({
      slug,
      drawings: cards.map(({ drawing }) => drawing),
      questions: questions.map(({ id, right, options }) => ({ id, right, count: options.length })),
    }));

  test.each(courses)("is the same in every language: %s", (course) => {
    expect(shapeOf(course, "fr")).toEqual(shapeOf(course, "en"));
    expect(shapeOf(course, "ar")).toEqual(shapeOf(course, "en"));
  });

  test.each(courses)("asks what can be answered, and repeats no text: %s", (course) => {
    for (const locale of locales) {
      for (const { cards, questions } of lessonsIn(course, locale)) {
        for (const { right, options } of questions) expect(options[right]).toBeDefined();
        const texts = [...cards.map(({ text }) => text), ...questions.map(({ why }) => why)];
        expect(new Set(texts).size).toBe(texts.length);
      }
    }
  });
});

describe("progress", () => {
  test("of a phone joins that of the account, and the further one wins", async () => {
    const token = await newcomer();
    await join(token, [{ slug: "sorting", card: 3, answered: null }]);
    await join(token, [passed("pehd")]);
    const progress = await join(token, [
      { slug: "sorting", card: 1, answered: null },
      { slug: "pehd", card: 0, answered: null },
    ]);
    expect(progress.lessons).toEqual([
      { slug: "pehd", card: 4, passedAt: "2026-01-05T10:00:00.000Z" },
      { slug: "sorting", card: 3, passedAt: null },
    ]);
    expect((await call(server.url, showProgress, { token })).body).toEqual(progress);
  });

  test("sent twice is the same, and a badge keeps its first day", async () => {
    const token = await newcomer();
    const first = await join(token, [passed("cans")]);
    expect(await join(token, [passed("cans")])).toEqual(first);
    expect(await join(token, [passed("cans", "2026-02-01T10:00:00.000Z")])).toEqual(first);
  });

  test("from a phone whose clock runs ahead is of now", async () => {
    const token = await newcomer();
    const { lessons } = await join(token, [passed("cans", "2099-01-01T00:00:00.000Z")]);
    expect(Date.parse(lessons[0]?.passedAt ?? "")).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  test("with wrong answers passes nothing, whatever the phone thinks", async () => {
    const token = await newcomer();
    const wrong = {
      ...passed("cans"),
      answered: { answers: wrongAnswers("cans"), at: "2026-01-05T10:00:00.000Z" },
    };
    expect((await join(token, [wrong])).lessons[0]?.passedAt).toBeNull();
  });

  test("forgives one mistake of three", async () => {
    const token = await newcomer();
    const { answered, ...rest } = passed("cans");
    const answers = answered.answers.slice(1);
    const { lessons } = await join(token, [{ ...rest, answered: { ...answered, answers } }]);
    expect(lessons[0]?.passedAt).not.toBeNull();
  });
});

describe("[R-30] the counter's course", () => {
  const wholeCourse = lessonsOf.counter.map((slug) => passed(slug));

  test("comes before the first deposit, and not after it", async () => {
    const counter = await buildCounter(server.database.db, { isTrained: false });
    const refused = await deposit(server.url, counter);
    expect([refused.status, refused.body]).toMatchObject([403, { error: "training_needed" }]);

    const almost = await join(counter.operatorToken, wholeCourse.slice(1));
    expect(almost.counterPassedAt).toBeNull();
    expect((await deposit(server.url, counter)).status).toBe(403);

    const all = await join(counter.operatorToken, wholeCourse.slice(0, 1));
    expect(all.counterPassedAt).not.toBeNull();
    expect((await deposit(server.url, counter)).status).toBe(201);
    expect(await join(counter.operatorToken, wholeCourse)).toEqual(all);
  });

  test("is for collaborators too", async () => {
    const counter = await buildCounter(server.database.db);
    const { id } = await buildUser(server.database.db);
    await addMember(server.database.db, counter.pointId, id, "collaborator", { isTrained: false });
    const operatorToken = await buildSession(server.database.db, id);
    expect((await deposit(server.url, { ...counter, operatorToken })).status).toBe(403);
    expect((await deposit(server.url, counter)).status).toBe(201);
  });

  test("comes before a bag that was left is weighed", async () => {
    const counter = await buildCounter(server.database.db, {
      isTrained: false,
      acceptsBagsLeft: true,
    });
    const declared = await call(server.url, declareDeposit, {
      token: counter.citizenToken,
      key: randomUUID(),
      body: { pointId: counter.pointId, material: "pet", grams: 2000 },
    });
    const confirmed = await call(server.url, confirmDeclaration, {
      token: counter.operatorToken,
      key: randomUUID(),
      params: { id: (declared.body as { id: string }).id },
      body: { grams: 2000, stars: { clean: true, compacted: true, manners: true } },
    });
    expect(confirmed.body).toMatchObject({ error: "training_needed" });
  });

  test("loses nothing that a phone weighed before its result arrived", async () => {
    const counter = await buildCounter(server.database.db, { isTrained: false });
    const at = new Date().toISOString();
    const entry = {
      kind: "deposit" as const,
      number: 1,
      key: randomUUID(),
      occurredAt: at,
      deposit: counter.body(),
      seenAs: { by: "typing" as const },
    };
    const body = {
      deviceId: randomUUID(),
      sentAt: at,
      highestNumber: 1,
      stillWaiting: 0,
      entries: [entry],
    };
    const send = () => call(server.url, sendEntries, { token: counter.operatorToken, body });
    expect((await send()).body).toMatchObject({
      results: [{ outcome: "training_needed" }],
      missing: [],
    });
    await join(counter.operatorToken, wholeCourse);
    expect((await send()).body).toMatchObject({ results: [{ outcome: "recorded" }], missing: [] });
  });
});
