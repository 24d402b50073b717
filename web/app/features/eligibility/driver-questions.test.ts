import { expect, it } from "vitest";
import { driverQuestions, verdictOnDriver } from "./driver-questions.ts";
import { type Answers, choices, type ChoiceQuestion } from "./questions.ts";

const good: Answers = {
  licence: "licenceB",
  vehicle: "van",
  insurance: "insured",
  area: [16],
  driveDays: "mostDays",
  lift: "lifts",
  register: "hasRegister",
};

it.each([
  ["a van with all its papers", {}, "yes", []],
  ["papers on their way", { insurance: "renews", register: "getsRegister" }, "yes", []],
  ["a truck with a car's licence", { vehicle: "truck" }, "almost", ["category"]],
  ["a truck with its licence", { vehicle: "truck", licence: "licenceC" }, "yes", []],
  ["nobody to lift", { lift: "noLift" }, "almost", ["help"]],
  [
    "no insurance, no card",
    { insurance: "notInsured", register: "noRegister" },
    "almost",
    ["insurance", "register"],
  ],
  ["no licence", { licence: "noLicence", lift: "noLift" }, "notYet", ["licence"]],
  ["no vehicle", { vehicle: "noVehicle" }, "notYet", ["vehicle"]],
] as const)("the ending of %s", (_, changes, ending, missing) => {
  expect(verdictOnDriver({ ...good, ...changes })).toEqual({ ending, missing });
});

it("whatever is answered, an ending that is no yes says what is missing", () => {
  const asked = driverQuestions.filter((one): one is ChoiceQuestion & typeof one => one in choices);
  for (const question of asked) {
    for (const value of choices[question]) {
      const { ending, missing } = verdictOnDriver({ ...good, [question]: value });
      expect(missing.length > 0).toBe(ending !== "yes");
    }
  }
});
