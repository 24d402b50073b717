import { expect, it } from "vitest";
import { brandQuestions, verdictOnBrand } from "./brand-questions.ts";
import { type Answers, choices } from "./questions.ts";

const good: Answers = {
  market: "produces",
  packaging: "plastic",
  tonnage: "underThousand",
  aim: "law",
  decider: "decides",
};

it.each([
  ["a producer who decides", {}, "yes", []],
  ["somebody who proposes it to others", { decider: "proposes" }, "yes", []],
  ["a distributor", { market: "distributes" }, "almost", ["distributor"]],
  [
    "somebody who only looks, without a number",
    { tonnage: "unknownTonnage", decider: "watches" },
    "almost",
    ["tonnage", "decision"],
  ],
  ["no packaged goods", { market: "noGoods", decider: "watches" }, "notYet", ["goods"]],
  ["glass and cardboard alone", { packaging: "otherPackaging" }, "notYet", ["packaging"]],
] as const)("the ending of %s", (_, changes, ending, missing) => {
  expect(verdictOnBrand({ ...good, ...changes })).toEqual({ ending, missing });
});

it("whatever is answered, an ending that is no yes says what is missing", () => {
  const endings = brandQuestions.flatMap((question) =>
    choices[question].map((value) => verdictOnBrand({ ...good, [question]: value })),
  );
  for (const { ending, missing } of endings) expect(missing.length > 0).toBe(ending !== "yes");
  expect(new Set(endings.map(({ ending }) => ending))).toEqual(
    new Set(["yes", "almost", "notYet"]),
  );
});
