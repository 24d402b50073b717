import { type Answers, named, type Question, type Verdict, verdictOf } from "./questions.ts";

/** In the order they are asked. */
export const driverQuestions = [
  "licence",
  "vehicle",
  "insurance",
  "area",
  "driveDays",
  "lift",
  "register",
] as const satisfies readonly Question[];

export const verdictOnDriver = (answers: Answers): Verdict => {
  const { licence, vehicle, insurance, driveDays, lift, register } = answers;
  return verdictOf(
    named([
      [licence === "noLicence", "licence"],
      [vehicle === "noVehicle", "vehicle"],
    ]),
    named([
      [licence === "licenceB" && vehicle === "truck", "category"],
      [vehicle === "smallVan", "smallVan"],
      [insurance === "notInsured", "insurance"],
      [driveDays === "fewDays", "driveDays"],
      [lift === "noLift", "help"],
      [register === "noRegister", "register"],
    ]),
  );
};
