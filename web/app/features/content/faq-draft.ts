import type { FaqEntry } from "@app/contract/faq";
import { emptyInThree, type InThree } from "../../lib/back-office/in-three.tsx";

/** One question while it is written; its key is known to the form alone. */
export interface FaqDraft {
  key: string;
  isShown: boolean;
  question: InThree;
  answer: InThree;
}

export const draftOf = (entry: FaqEntry): FaqDraft => ({ key: crypto.randomUUID(), ...entry });

export const newDraft = (): FaqDraft => ({
  key: crypto.randomUUID(),
  isShown: true,
  question: emptyInThree,
  answer: emptyInThree,
});

/** What is sent; the schema says what is wrong with it. */
export const entriesOf = (drafts: readonly FaqDraft[]): FaqEntry[] =>
  drafts.map(({ isShown, question, answer }) => ({ isShown, question, answer }));

/** One place up or down; at either end it stays. */
export const moved = <T>(list: readonly T[], place: number, by: -1 | 1): readonly T[] => {
  const [one, other] = [list[place], list[place + by]];
  return one === undefined || other === undefined
    ? list
    : list.with(place, other).with(place + by, one);
};
