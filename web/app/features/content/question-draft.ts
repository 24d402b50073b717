import { binCount, thingCount } from "@app/contract/quiz";
import type { QuestionInput } from "@app/contract/quiz-desk";
import { emptyInThree, type InThree } from "../../lib/back-office/in-three.tsx";

/** What the form holds: both shapes at once, so that changing the kind loses nothing. */
export interface QuestionDraft {
  kind: QuestionInput["kind"];
  levels: readonly string[];
  lesson: string;
  drawing: string;
  ask: InThree;
  why: InThree;
  options: readonly InThree[];
  /** Places of the right options. */
  chosen: readonly number[];
  things: readonly { drawing: string; text: InThree }[];
  bins: readonly InThree[];
  /** For each thing the place of its bin; null while none is chosen. */
  binOf: readonly (number | null)[];
}

export const emptyDraft: QuestionDraft = {
  kind: "one",
  levels: ["primary", "middle", "high"],
  lesson: "sorting",
  drawing: "bottle",
  ask: emptyInThree,
  why: emptyInThree,
  options: [emptyInThree, emptyInThree, emptyInThree],
  chosen: [],
  things: Array.from({ length: thingCount }, () => ({ drawing: "bottle", text: emptyInThree })),
  bins: Array.from({ length: binCount }, () => emptyInThree),
  binOf: Array<null>(thingCount).fill(null),
};

export const draftOf = (question: QuestionInput): QuestionDraft => {
  const { kind, levels, lesson, drawing, ask, why } = question;
  const shared = { ...emptyDraft, kind, levels, lesson, drawing, ask, why };
  return question.kind === "sort"
    ? { ...shared, things: question.things, bins: question.bins, binOf: question.right }
    : { ...shared, options: question.options, chosen: question.right };
};

/** What is sent; the schema says what is wrong with it. */
export const bodyOf = (draft: QuestionDraft): unknown => {
  const { kind, levels, lesson, drawing, ask, why } = draft;
  const shared = { kind, levels, lesson, drawing, ask, why };
  return kind === "sort"
    ? { ...shared, things: draft.things, bins: draft.bins, right: draft.binOf }
    : { ...shared, options: draft.options, right: draft.chosen.toSorted((a, b) => a - b) };
};
