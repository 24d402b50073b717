import { expect, test } from "vitest";
import { draftOf, entriesOf, moved } from "./faq-draft.ts";

test("moving loses nothing, stays within the list, and back is where it was", () => {
  const all = ["a", "b", "c"];
  for (const place of all.keys()) {
    for (const by of [-1, 1] as const) {
      const after = moved(all, place, by);
      expect(after.toSorted()).toEqual(all);
      const isWithin = all[place + by] !== undefined;
      expect(after[isWithin ? place + by : place]).toBe(all[place]);
      if (isWithin) expect(moved(after, place + by, by === 1 ? -1 : 1)).toEqual(all);
    }
  }
});

test("what is sent knows nothing of the form", () => {
  const inThree = (text: string) => ({ en: text, fr: text, ar: text });
  const entry = { isShown: false, question: inThree("?"), answer: inThree("!") };
  expect(entriesOf([draftOf(entry)])).toEqual([entry]);
});
