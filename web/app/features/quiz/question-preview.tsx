import type { QuestionInput } from "@app/contract/quiz-desk";
import type { Locale } from "@app/contract/locales";
import type { QuizQuestion } from "@app/contract/quiz";
import { useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { ChoiceScreen } from "./choice-screen.tsx";
import { SortScreen } from "./sort-screen.tsx";

const inLanguage = (question: QuestionInput, locale: Locale): QuizQuestion => {
  const texts = { id: "preview", ask: question.ask[locale], why: question.why[locale] };
  return question.kind === "sort"
    ? {
        ...question,
        ...texts,
        things: question.things.map(({ drawing, text }) => ({ drawing, text: text[locale] })),
        bins: question.bins.map((bin) => bin[locale]),
      }
    : { ...question, ...texts, options: question.options.map((option) => option[locale]) };
};

/** As a pupil meets it; the way on begins again. */
export function QuestionPreview({ question }: { question: QuestionInput }) {
  const language = useLanguage();
  const [given, setGiven] = useState<number[]>();
  const shared = {
    given,
    onAnswer: setGiven,
    next: { number: 1, onNext: () => setGiven(undefined) },
  };
  const shown = inLanguage(question, language);
  return shown.kind === "sort" ? (
    <SortScreen question={shown} {...shared} />
  ) : (
    <ChoiceScreen question={shown} {...shared} />
  );
}
