import { randomUUID } from "node:crypto";
import { type Locale, locales } from "@app/contract/locales";
import { type QuizQuestion, schoolLevels, showQuiz } from "@app/contract/quiz";
import * as desk from "@app/contract/quiz-desk";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { questionSample } from "../../testing/content-samples.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db, ownerUrl } = server.database;
  const { id } = await buildUser(db);
  await makeAdmin(ownerUrl, id);
  token = await buildSession(db, id, { isStrong: true });
});
afterAll(() => server.stop());

const write = (question: object, replaces: string | null = null, key: string = randomUUID()) =>
  call(server.url, desk.writeQuestion, {
    token,
    key,
    body: { question: question as never, replaces },
  });
const setAsked = (id: string, isAsked: boolean) =>
  call(server.url, desk.askQuestion, {
    token,
    key: randomUUID(),
    params: { id },
    body: { isAsked },
  });
const quizIn = async (locale: Locale): Promise<QuizQuestion[]> => {
  const { body } = await call(server.url, showQuiz, { params: { locale } });
  return (body as { questions: QuizQuestion[] }).questions;
};
const idOf = ({ body }: { body: unknown }): string => (body as { id: string }).id;
const list = async (query: { kind?: "one" | "several" | "sort" } = {}) => {
  const all: desk.KeptQuestion[] = [];
  let after: string | null = null;
  do {
    const asked: Record<string, string> = { ...query, ...(after ? { after } : {}) };
    const { body } = await call(server.url, desk.listQuestions, { token, query: asked });
    const page = desk.listQuestions.response.parse(body);
    all.push(...page.questions);
    after = page.next;
  } while (after);
  return all;
};

describe("writing a question", () => {
  test("every question there is passes the rules of the form, on pages without a gap", async () => {
    const stored = await server.database.db.selectFrom("quiz_questions").select("id").execute();
    const ids = (await list()).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(stored.map(({ id }) => id)));
    expect(ids).toHaveLength(stored.length);
  });

  test("asks it in every language, once for each key", async () => {
    const key = randomUUID();
    const id = idOf(await write(questionSample, null, key));
    expect(idOf(await write(questionSample, null, key))).toBe(id);
    for (const locale of locales) {
      const found = (await quizIn(locale)).filter((one) => one.id === id);
      expect(found).toMatchObject([{ ask: questionSample.ask[locale], right: [0] }]);
    }
  });

  test("anew makes another one, and the old one is no longer asked nor asked again", async () => {
    const old = idOf(await write(questionSample));
    const id = idOf(await write({ ...questionSample, right: [1] }, old));
    const asked = (await quizIn("en")).map((one) => one.id);
    expect([asked.includes(id), asked.includes(old)]).toEqual([true, false]);
    expect((await list()).find((one) => one.id === old)).toMatchObject({ replacedBy: id });
    expect((await setAsked(old, true)).status).toBe(409);
    expect((await write(questionSample, old)).status).toBe(409);
  });

  test.each([
    ["two languages", { ask: { en: "?", fr: "?" } }],
    ["two answers that read the same", { options: [questionSample.ask, questionSample.ask] }],
    ["a right answer that is none", { right: [3] }],
    ["no level", { levels: [] }],
  ])("with %s is refused", async (_, part) => {
    expect((await write({ ...questionSample, ...part })).status).toBe(422);
  });
});

describe("what is asked", () => {
  test("stays enough for a round: the last questions of a kind cannot be stopped, even at once", async () => {
    const sorts = (await list({ kind: "sort" })).filter(({ isAsked }) => isAsked);
    const answers = await Promise.all(sorts.map(({ id }) => setAsked(id, false)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ error: "too_few_questions" });
    const left = await quizIn("ar");
    for (const level of schoolLevels) {
      const ofLevel = left.filter(({ levels }) => levels.includes(level));
      expect([level, ofLevel.some(({ kind }) => kind === "sort")]).toEqual([level, true]);
    }
    for (const { id } of sorts) expect((await setAsked(id, true)).status).toBe(200);
  });

  test("is enough exactly when each level has ten and every kind", () => {
    const question = fc.record({
      kind: fc.constantFrom(...desk.questionKinds),
      levels: fc.subarray([...schoolLevels], { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(question, { minLength: 20, maxLength: 60 }), (pool) => {
        const counts = schoolLevels.map((level) => {
          const kinds = pool.filter(({ levels }) => levels.includes(level)).map((q) => q.kind);
          return kinds.length >= 10 && new Set(kinds).size === 3;
        });
        expect(desk.isPoolEnough(pool)).toBe(!counts.includes(false));
      }),
    );
  });
});
