import { useSyncExternalStore } from "react";
import { deviceStore, type KeyValueStore } from "../../lib/storage.ts";
import { type Answers, choices, type ChoiceQuestion } from "./questions.ts";

const key = "eligibility.point";
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

const isChoice = (question: ChoiceQuestion, value: unknown): boolean =>
  (choices[question] as readonly unknown[]).includes(value);

const isPlace = (value: unknown): value is NonNullable<Answers["place"]> => {
  const { wilaya, communeCode } = (value ?? {}) as Record<string, unknown>;
  return typeof wilaya === "string" && /^\d+$/.test(String(communeCode));
};

/** What an older page kept otherwise is asked again. */
const answersIn = (kept: Record<string, unknown>): Answers =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) =>
      name === "place"
        ? isPlace(value)
        : name in choices && isChoice(name as ChoiceQuestion, value),
    ),
  );

/** Nothing after a month, or when there is no room to keep anything. */
export const readAnswers = (store: KeyValueStore, now: number): Answers => {
  try {
    const { at, answers } = JSON.parse(store.read(key) ?? "") as { at: number; answers: object };
    return now - at < keptDays * dayMs ? answersIn(answers as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

export const writeAnswers = (store: KeyValueStore, now: number, answers: Answers): void =>
  store.write(key, JSON.stringify({ at: now, answers }));

// Where nothing can be kept the answers live as long as the page.
let current: Answers | undefined;
const listeners = new Set<() => void>();
const nothing: Answers = {};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** As answered before, for the form that comes next. */
export const keptAnswers = (): Answers => (current ??= readAnswers(deviceStore, Date.now()));

const change = (answers: Answers): void => {
  current = answers;
  writeAnswers(deviceStore, Date.now(), answers);
  for (const listener of listeners) listener();
};

/** The answers on this device; on the server, and until the page is alive, there are none. */
export const useAnswers = () => ({
  answers: useSyncExternalStore(subscribe, keptAnswers, () => nothing),
  change,
});
