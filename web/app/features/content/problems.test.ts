import { saveFaqWords } from "@app/contract/faq";
import { expect, test } from "vitest";
import { wordingProblems } from "./problems.ts";

const inThree = (text: string) => ({ en: text, fr: text, ar: text });
const entry = { isShown: true, question: inThree("?"), answer: inThree("!") };
const problemsOf = (entries: unknown[], reason = "because") =>
  wordingProblems(saveFaqWords.body.safeParse({ version: 0, entries, reason }).error);

test("each problem is named at the field it belongs to, once", () => {
  const empty = { ...entry, question: { en: "a", fr: " ", ar: "" } };
  expect(problemsOf([empty, { ...entry, answer: inThree("<b>") }], "no")).toEqual([
    { field: "entries.0.question.fr", text: "text" },
    { field: "entries.0.question.ar", text: "text" },
    { field: "entries.1.answer.en", text: "link" },
    { field: "entries.1.answer.fr", text: "link" },
    { field: "entries.1.answer.ar", text: "link" },
    { field: "reason", text: "reason" },
  ]);
  expect(problemsOf([entry])).toEqual([]);
});

test("what is wrong with the whole list belongs to none", () => {
  expect(problemsOf([{ ...entry, isShown: false }])).toEqual([{ text: "shown" }]);
  expect(problemsOf([entry, entry])).toEqual([{ text: "sameQuestion" }]);
});
