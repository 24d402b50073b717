import { randomUUID } from "node:crypto";
import {
  type LessonWords,
  lessonWordsSchema,
  listLessonWords,
  reworded,
  saveLessonWords,
  showLessonWords,
} from "@app/contract/lesson-words";
import { type Locale, locales } from "@app/contract/locales";
import {
  courses,
  type Lesson,
  type LessonSlug,
  lessonsOf,
  showCourse,
} from "@app/contract/training";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { lessonInEach } from "./content.ts";
import { readWords, wordsOf } from "./lesson-words.rules.ts";

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

const read = async (slug: LessonSlug) => {
  const { body } = await call(server.url, showLessonWords, { token, params: { slug } });
  return showLessonWords.response.parse(body);
};
const save = (slug: LessonSlug, version: number, words: unknown, key: string = randomUUID()) =>
  call(server.url, saveLessonWords, {
    token,
    key,
    params: { slug },
    body: { version, words: words as LessonWords | null, reason: "Clearer for readers" },
  });
const lessonIn = async (slug: LessonSlug, locale: Locale): Promise<Lesson | undefined> => {
  const course = courses.find((one) => lessonsOf[one].some((name) => name === slug)) ?? "sorting";
  const { body } = await call(server.url, showCourse, { params: { course, locale } });
  return (body as { lessons: Lesson[] }).lessons.find((lesson) => lesson.slug === slug);
};

/** Processes hear of it within seconds. */
const patience = { timeout: 10_000, interval: 500 };

const slugs = courses.flatMap((course) => [...lessonsOf[course]] as LessonSlug[]);
const inThree = (text: string) => ({ en: `${text} en`, fr: `${text} fr`, ar: `${text} ar` });

describe("the words of a lesson", () => {
  test("are those of the release until somebody writes, and all of them may be sent back", async () => {
    const { body } = await call(server.url, listLessonWords, { token });
    const { lessons } = listLessonWords.response.parse(body);
    expect(lessons.map(({ slug }) => slug)).toEqual(slugs);
    expect(lessons.every(({ state, version }) => state === "released" && version === 0)).toBe(true);
    for (const slug of slugs) {
      const { words, released } = await read(slug);
      expect(words).toEqual(released);
      expect(lessonWordsSchema.parse(words)).toEqual(words);
    }
  });

  test("change in three languages at once, and nothing else does", async () => {
    const { words, version } = await read("cans");
    const [first, ...others] = words.cards;
    const cards = [{ title: inThree("Tins"), text: inThree("Light") }, ...others];
    expect(first).toBeDefined();
    expect((await save("cans", version, { ...words, cards })).status).toBe(200);
    for (const locale of locales) {
      const released = lessonInEach("cans")[locale];
      const [card, ...rest] = released.cards;
      const now = async () => (await lessonIn("cans", locale))?.cards[0]?.title;
      await expect.poll(now, patience).toBe(`Tins ${locale}`);
      expect(await lessonIn("cans", locale)).toEqual({
        ...released,
        cards: [{ ...card, title: `Tins ${locale}`, text: `Light ${locale}` }, ...rest],
      });
    }
    expect(await read("cans")).toMatchObject({ version: version + 1, state: "written" });
    expect((await lessonIn("pehd", "en"))?.title).toBe(lessonInEach("pehd").en.title);
  });

  test("go back to those of the release, as one more version", async () => {
    const { words, released, version } = await read("pehd");
    await save("pehd", version, { ...words, title: inThree("Jugs") });
    await expect.poll(async () => (await lessonIn("pehd", "ar"))?.title, patience).toBe("Jugs ar");
    expect((await save("pehd", version + 1, null)).status).toBe(200);
    expect(await read("pehd")).toMatchObject({
      version: version + 2,
      state: "released",
      words: released,
    });
    const back = lessonInEach("pehd").ar;
    await expect.poll(() => lessonIn("pehd", "ar"), patience).toEqual(back);
  });

  test("of two people who write at once one wins, and the other is told", async () => {
    const { words, version } = await read("stars");
    const both = await Promise.all(
      ["mine", "yours"].map((text) => save("stars", version, { ...words, title: inThree(text) })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ error: "already_decided" });
    const won = both[0]?.status === 200 ? "mine en" : "yours en";
    expect(await read("stars")).toMatchObject({
      version: version + 1,
      words: { title: { en: won } },
    });
  });

  test("are saved once for each key", async () => {
    const { words, version } = await read("offline");
    const key = randomUUID();
    expect((await save("offline", version, words, key)).status).toBe(200);
    expect((await save("offline", version, words, key)).status).toBe(200);
    expect((await read("offline")).version).toBe(version + 1);
  });

  test("written for a lesson of before are read by nobody, and said to be old", async () => {
    const { words } = await read("refusing");
    const old = { ...words, title: inThree("Old"), cards: [...words.cards, words.cards[0]] };
    await server.database.db
      .insertInto("wordings")
      .values({
        name: "lesson.refusing",
        version: 1,
        content: JSON.stringify(old),
        written_at: new Date(),
      })
      .execute();
    expect(await read("refusing")).toMatchObject({ state: "outdated", version: 1, words });
    // By now the process has read it.
    await save("weighing", 0, { ...(await read("weighing")).words, title: inThree("Scale") });
    const heard = async () => (await lessonIn("weighing", "fr"))?.title;
    await expect.poll(heard, patience).toBe("Scale fr");
    expect(await lessonIn("refusing", "fr")).toEqual(lessonInEach("refusing").fr);
  });
});

describe("words that are refused", () => {
  const perturbations: [string, (words: LessonWords) => unknown][] = [
    ["a language missing", (words) => ({ ...words, title: { en: "a", fr: "b" } })],
    ["an empty text", (words) => ({ ...words, summary: { en: "a", fr: " ", ar: "c" } })],
    ["a card more", (words) => ({ ...words, cards: [...words.cards, words.cards[0]] })],
    ["a card less", (words) => ({ ...words, cards: words.cards.slice(1) })],
    ["a question less", (words) => ({ ...words, questions: words.questions.slice(1) })],
    [
      "questions in another order",
      (words) => ({ ...words, questions: words.questions.toReversed() }),
    ],
    [
      "a question under another name",
      ({ questions: [first, ...rest], ...words }) => ({
        ...words,
        questions: [{ ...first, id: "other" }, ...rest],
      }),
    ],
    [
      "an answer less",
      ({ questions: [first, ...rest], ...words }) => ({
        ...words,
        questions: [{ ...first, options: first?.options.slice(1) }, ...rest],
      }),
    ],
    [
      "two answers that read the same",
      ({ questions: [first, ...rest], ...words }) => ({
        ...words,
        questions: [{ ...first, options: first?.options.map(() => inThree("x")) }, ...rest],
      }),
    ],
    [
      "another answer that is right",
      ({ questions: [first, ...rest], ...words }) => ({
        ...words,
        questions: [{ ...first, right: 0 }, ...rest],
      }),
    ],
  ];

  test.each(perturbations)("are those with %s", async (_, perturb) => {
    const { words, version } = await read("handover");
    const answer = await save("handover", version, perturb(words));
    expect([answer.status, answer.body]).toMatchObject([422, { error: "invalid_request" }]);
    expect((await read("handover")).version).toBe(version);
  });
});

describe("rewording", () => {
  const text = fc
    .stringMatching(/^[\p{L}\d ?!<{}>'".]{1,60}$/u)
    .filter((value) => value.trim() === value && value !== "");
  const threes = fc.record({ en: text, fr: text, ar: text });
  /** Options are told apart by their number. */
  const wordsFor = (lesson: Lesson) =>
    fc.record({
      title: threes,
      summary: threes,
      cards: fc.tuple(...lesson.cards.map(() => fc.record({ title: threes, text: threes }))),
      questions: fc.tuple(
        ...lesson.questions.map(({ id, options }) =>
          fc.record({
            id: fc.constant(id),
            ask: threes,
            options: fc.tuple(
              ...options.map((_, place) =>
                threes.map(({ en, fr, ar }) => ({
                  en: `${place} ${en}`,
                  fr: `${place} ${fr}`,
                  ar: `${place} ${ar}`,
                })),
              ),
            ),
            why: threes,
          }),
        ),
      ),
    });

  test("takes over every word and no more: ids, drawings and what is right stay", () => {
    const cases = fc
      .constantFrom(...slugs)
      .chain((slug) =>
        fc.record({ slug: fc.constant(slug), words: wordsFor(lessonInEach(slug).en) }),
      );
    fc.assert(
      fc.property(cases, ({ slug, words }) => {
        const released = lessonInEach(slug);
        expect(readWords(released.en, words)).toEqual(words);
        const now = {
          en: reworded(released.en, words, "en"),
          fr: reworded(released.fr, words, "fr"),
          ar: reworded(released.ar, words, "ar"),
        };
        expect(wordsOf(now)).toEqual(words);
        for (const locale of locales) {
          const kept = (lesson: Lesson) => ({
            drawings: lesson.cards.map(({ drawing }) => drawing),
            answers: lesson.questions.map(({ id, right, options }) => [id, right, options.length]),
          });
          expect(kept(now[locale])).toEqual(kept(released[locale]));
        }
      }),
      { numRuns: 60 },
    );
  });
});
