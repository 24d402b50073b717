import type { Locale } from "@app/contract/locales";
import { taskNoteLetters } from "@app/contract/tasks";
import { useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { readDecimal } from "../../lib/typed-number.ts";
import { useSending } from "../../lib/use-sending.ts";
import { readyAnswer } from "./answers.ts";
import { type Problem, problemOf } from "./problems.ts";
import { sendDecision, sendOwner, type ShownTask } from "./tasks.api.ts";

export type Done = "decided" | "taken" | "passed";

/** Kilos as they are typed, in grams; null when it is no weight. */
const gramsOf = (typed: string): number | null => {
  const grams = Math.round(readDecimal(typed) * 1000);
  return Number.isFinite(grams) && grams > 0 ? grams : null;
};

/** What is chosen and written about one task, until it is sent. */
export const useDecision = (shown: ShownTask, onDone: (done: Done) => void) => {
  const { task, choices, reader } = shown;
  const language = useLanguage();
  const [choiceId, setChoice] = useState<string | null>(null);
  const [locale, setLocale] = useState<Locale>(reader?.locale ?? language);
  const [edited, setEdited] = useState<string | null>(null);
  const [figure, setFigure] = useState("");
  const sending = useSending<Problem>(problemOf);
  const choice = choices.find(({ id }) => id === choiceId) ?? null;
  const hasNote = choice !== null && choice.note !== "none";
  const note = hasNote ? (edited ?? readyAnswer(locale, task.kind, choice.id)) : "";

  const missing = (): Problem | null => {
    if (!choice) return "choose";
    if (choice.figure && gramsOf(figure) === null) return "figure";
    const isShort = note.trim().length < taskNoteLetters.least;
    return choice.note === "needed" && isShort ? "short" : null;
  };

  const decide = async (): Promise<void> => {
    const problem = missing();
    if (problem || !choice) return sending.setProblem(problem ?? "choose");
    const grams = choice.figure ? gramsOf(figure) : null;
    const body = { choice: choice.id, note, ...(grams !== null && { figure: grams }) };
    await sending.send(JSON.stringify(body), async (key) => {
      await sendDecision(task.id, body, key);
      onDone("decided");
    });
  };

  const own = (take: boolean): Promise<void> =>
    sending.send(`own ${take} ${task.owner?.id ?? ""}`, async (key) => {
      await sendOwner(task.id, take, key);
      onDone(take ? "taken" : "passed");
    });

  return {
    choice,
    choose: (id: string) => {
      setChoice(id);
      setEdited(null);
      sending.setProblem(undefined);
    },
    hasNote,
    note,
    setNote: setEdited,
    locale,
    setLocale: (next: Locale) => {
      setLocale(next);
      setEdited(null);
    },
    figure,
    setFigure,
    decide,
    own,
    isBusy: sending.isBusy,
    problem: sending.problem,
  };
};
export type DecisionWork = ReturnType<typeof useDecision>;
