import { describe, expect, it, test } from "vitest";
import { memoryStore } from "../../lib/testing/memory-store.ts";
import { readAnswers, writeAnswers } from "./kept-answers.ts";
import { pointQuestions as questions, verdictOnPoint as verdictOn } from "./point-questions.ts";
import { type Answers, choices, nextQuestion } from "./questions.ts";

const good: Answers = {
  kind: "shop",
  place: { wilaya: "16", communeCode: "1601" },
  storage: "roomy",
  days: "mostDays",
  scale: "hasScale",
  phone: "hasCamera",
  agreement: "agreed",
};

describe("the ending", () => {
  it.each([
    ["a shop with everything", {}, "yes", []],
    ["a scale to be bought", { scale: "buysScale" }, "yes", []],
    ["no scale", { scale: "noScale" }, "almost", ["scale"]],
    ["little room and few days", { storage: "tight", days: "fewDays" }, "almost", ["room", "days"]],
    ["no camera", { phone: "noCamera" }, "almost", ["phone"]],
    ["no room at all", { storage: "noRoom", scale: "noScale" }, "notYet", ["storage"]],
    ["an owner who has not agreed", { agreement: "notAgreed" }, "notYet", ["agreement"]],
  ] as const)("%s", (_, changes, ending, missing) => {
    expect(verdictOn({ ...good, ...changes })).toEqual({ ending, missing });
  });

  it("says what is missing whenever it is not a yes", () => {
    const { storage, days, scale, phone, agreement } = choices;
    const all = storage.flatMap((one) =>
      days.flatMap((two) =>
        scale.flatMap((three) =>
          phone.flatMap((four) =>
            agreement.map((five): Answers => ({
              ...good,
              storage: one,
              days: two,
              scale: three,
              phone: four,
              agreement: five,
            })),
          ),
        ),
      ),
    );
    expect(all).toHaveLength(108);
    for (const answers of all) {
      const { ending, missing } = verdictOn(answers);
      expect(missing.length > 0).toBe(ending !== "yes");
    }
  });
});

test("questions come one after the other until all are answered", () => {
  expect(nextQuestion(questions, {})).toBe(1);
  expect(nextQuestion(questions, { kind: "shop" })).toBe(2);
  expect(nextQuestion(questions, good)).toBe(questions.length + 1);
});

describe("answers on the device", () => {
  const day = 86_400_000;

  it("are kept for thirty days", () => {
    const store = memoryStore();
    writeAnswers("point", store, 0, good);
    expect(readAnswers("point", store, 30 * day - 1)).toEqual(good);
    expect(readAnswers("point", store, 30 * day)).toEqual({});
  });

  it.each(["", "null", "{}", '{"at":0,"answers":{"kind":"bank","storage":"x","place":{}}}'])(
    "of another shape are asked again: %s",
    (kept) => {
      const store = memoryStore();
      store.write("eligibility.point", kept);
      expect(readAnswers("point", store, 1)).toEqual({});
    },
  );
});
