import { useSyncExternalStore } from "react";
import { deviceStore, type KeyValueStore } from "../../lib/storage.ts";
import { type Answers, choices, type ChoiceQuestion, type QuestionnaireName } from "./questions.ts";

const keyOf = (name: QuestionnaireName): string => `eligibility.${name}`;
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

const isChoice = (question: ChoiceQuestion, value: unknown): boolean =>
  (choices[question] as readonly unknown[]).includes(value);

const isPlace = (value: unknown): value is NonNullable<Answers["place"]> => {
  const { wilaya, communeCode } = (value ?? {}) as Record<string, unknown>;
  return typeof wilaya === "string" && /^\d+$/.test(String(communeCode));
};

const isArea = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(Number.isInteger);

const isAnswer = (name: string, value: unknown): boolean => {
  if (name === "place") return isPlace(value);
  if (name === "area") return isArea(value);
  return name in choices && isChoice(name as ChoiceQuestion, value);
};

/** What an older page kept otherwise is asked again. */
const answersIn = (kept: Record<string, unknown>): Answers =>
  Object.fromEntries(Object.entries(kept).filter(([name, value]) => isAnswer(name, value)));

/** Nothing after a month, or when there is no room to keep anything. */
export const readAnswers = (
  name: QuestionnaireName,
  store: KeyValueStore,
  now: number,
): Answers => {
  try {
    const { at, answers } = JSON.parse(store.read(keyOf(name)) ?? "") as {
      at: number;
      answers: object;
    };
    return now - at < keptDays * dayMs ? answersIn(answers as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

export const writeAnswers = (
  name: QuestionnaireName,
  store: KeyValueStore,
  now: number,
  answers: Answers,
): void => store.write(keyOf(name), JSON.stringify({ at: now, answers }));

// Where nothing can be kept the answers live as long as the page.
const current = new Map<QuestionnaireName, Answers>();
const listeners = new Set<() => void>();
const nothing: Answers = {};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** As answered before, for the form that comes next. */
export const keptAnswers = (name: QuestionnaireName): Answers => {
  const known = current.get(name) ?? readAnswers(name, deviceStore, Date.now());
  current.set(name, known);
  return known;
};

/** The answers on this device; on the server, and until the page is alive, there are none. */
export const useAnswers = (name: QuestionnaireName) => ({
  answers: useSyncExternalStore(
    subscribe,
    () => keptAnswers(name),
    () => nothing,
  ),
  change: (answers: Answers): void => {
    current.set(name, answers);
    writeAnswers(name, deviceStore, Date.now(), answers);
    for (const listener of listeners) listener();
  },
});
