import {
  isRightAnswer,
  type QuizAnswer,
  type QuizQuestion,
  quizLength,
  schoolLevels,
  type SchoolLevel,
} from "@app/contract/quiz";
import { z } from "zod/mini";
import { tabStore } from "../../lib/storage.ts";

/** Waiting to be counted for a class; counted; or not, because it had its share or has no class. */
const classStates = ["waiting", "counted", "full", "refused"] as const;
export type ClassState = (typeof classStates)[number];

/** One time through ten questions. It holds nothing about whoever plays. */
const roundSchema = z.object({
  /** One round, one certificate. */
  key: z.string(),
  level: z.enum(schoolLevels),
  ids: z.array(z.string()).check(z.length(quizLength)),
  answers: z.array(z.object({ id: z.string(), chosen: z.array(z.number()) })),
  /** Has a key of its own: no certificate is found by it. */
  schoolClass: z.optional(
    z.object({ code: z.string(), key: z.string(), state: z.enum(classStates) }),
  ),
});
export type Round = z.infer<typeof roundSchema>;

const roundKey = "quiz.round";
const seenKey = "quiz.seen";

const readJson = (key: string): unknown => {
  try {
    return JSON.parse(tabStore.read(key) ?? "null");
  } catch {
    return null;
  }
};

// Read once, and also there where a browser stores nothing.
let current: Round | null | undefined;
const watchers = new Set<() => void>();

/** Kept until the tab closes: the next child on a shared phone begins anew. */
export const readRound = (): Round | null => {
  current ??= roundSchema.safeParse(readJson(roundKey)).data ?? null;
  return current;
};

export const writeRound = (round: Round): void => {
  current = round;
  tabStore.write(roundKey, JSON.stringify(round));
  for (const watcher of watchers) watcher();
};

export const watchRound = (onChange: () => void) => {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
};

export const readSeen = (): string[] => z.array(z.string()).safeParse(readJson(seenKey)).data ?? [];

/** The oldest first. */
export const noteSeen = (ids: readonly string[]): void => {
  const seen = readSeen().filter((id) => !ids.includes(id));
  tabStore.write(seenKey, JSON.stringify([...seen, ...ids]));
};

export const startRound = (level: SchoolLevel, ids: string[], classCode?: string): Round => ({
  key: crypto.randomUUID(),
  level,
  ids,
  answers: [],
  ...(classCode !== undefined && {
    schoolClass: { code: classCode, key: crypto.randomUUID(), state: "waiting" },
  }),
});

export const withAnswer = (round: Round, answer: QuizAnswer): Round => ({
  ...round,
  answers: [...round.answers.filter(({ id }) => id !== answer.id), answer],
});

export const answerTo = (round: Round, id: string): readonly number[] | undefined =>
  round.answers.find((answer) => answer.id === id)?.chosen;

/** For each question of the round: right, wrong, or not answered yet. */
export const marksOf = (
  round: Round,
  questions: readonly QuizQuestion[],
): readonly (boolean | null)[] =>
  questions.map((question) => {
    const chosen = answerTo(round, question.id);
    return chosen === undefined ? null : isRightAnswer(question, chosen);
  });
