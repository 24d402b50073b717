import { questionInputSchema } from "@app/contract/quiz-desk";
import { expect, test } from "vitest";
import { bodyOf, draftOf, emptyDraft } from "./question-draft.ts";

const inThree = (text: string) => ({ en: text, fr: text, ar: text });
const shared = {
  levels: ["primary" as const],
  lesson: "sorting" as const,
  drawing: "bottle" as const,
  ask: inThree("Where?"),
  why: inThree("There."),
};

test("a question comes out of the form as it went in", () => {
  const several = {
    ...shared,
    kind: "several" as const,
    options: [inThree("a"), inThree("b"), inThree("c")],
    right: [0, 2],
  };
  const sort = {
    ...shared,
    kind: "sort" as const,
    things: [1, 2, 3, 4, 5, 6].map((n) => ({ drawing: "can" as const, text: inThree(`${n}`) })),
    bins: [inThree("x"), inThree("y"), inThree("z")],
    right: [0, 1, 2, 0, 1, 2],
  };
  for (const question of [several, sort]) {
    expect(questionInputSchema.parse(bodyOf(draftOf(question)))).toEqual(question);
  }
});

test("nothing filled in is no question", () => {
  expect(questionInputSchema.safeParse(bodyOf(emptyDraft)).success).toBe(false);
});
