import type { Locale } from "@app/contract/locales";
import {
  type LessonWords,
  lessonWordsSchema,
  type ShownLessonWords,
} from "@app/contract/lesson-words";
import type { Lesson, LessonSlug } from "@app/contract/training";

export type InEach = Readonly<Record<Locale, Lesson>>;
type Words = LessonWords["title"];

/** All that a lesson says, of its three languages. */
export const wordsOf = (lesson: InEach): LessonWords => {
  const said = (pick: (one: Lesson) => string | undefined): Words => ({
    en: pick(lesson.en) ?? "",
    fr: pick(lesson.fr) ?? "",
    ar: pick(lesson.ar) ?? "",
  });
  return {
    title: said(({ title }) => title),
    summary: said(({ summary }) => summary),
    cards: lesson.en.cards.map((_, place) => ({
      title: said(({ cards }) => cards[place]?.title),
      text: said(({ cards }) => cards[place]?.text),
    })),
    questions: lesson.en.questions.map(({ id, options }, place) => ({
      id,
      ask: said(({ questions }) => questions[place]?.ask),
      options: options.map((__, nth) => said(({ questions }) => questions[place]?.options[nth])),
      why: said(({ questions }) => questions[place]?.why),
    })),
  };
};

/** What has to stay: how many cards, which questions, how many answers to each. */
const shapeOf = ({ cards, questions }: Lesson | LessonWords): string =>
  JSON.stringify([cards.length, questions.map(({ id, options }) => [id, options.length])]);

export const isSameShape = (lesson: Lesson, words: LessonWords): boolean =>
  shapeOf(lesson) === shapeOf(words);

/** What was kept, or null when it is not, or no longer, about this lesson. */
export const readWords = (lesson: Lesson, kept: unknown): LessonWords | null => {
  const { data } = lessonWordsSchema.safeParse(kept);
  return data && isSameShape(lesson, data) ? data : null;
};

/** Under which its wordings are kept. */
export const nameOfLesson = (slug: LessonSlug): string => `lesson.${slug}`;

/** What holds: what was written last, if it was and is still about this lesson. */
export const wordingOf = (
  lesson: InEach,
  kept: { version: number | null; content: unknown } | undefined,
): Pick<ShownLessonWords, "version" | "state" | "words"> => {
  const version = kept?.version ?? 0;
  const released = wordsOf(lesson);
  if (!kept?.content) return { version, state: "released", words: released };
  const words = readWords(lesson.en, kept.content);
  return words
    ? { version, state: "written", words }
    : { version, state: "outdated", words: released };
};
