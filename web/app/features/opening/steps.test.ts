import { expect, test } from "vitest";
import { stepToShow } from "./steps.ts";

const practice = {
  materials: ["pet" as const],
  acceptsBagsLeft: false,
  hours: {},
  storageSquareMeters: 2,
  scaleKilograms: 30,
};

test.each([
  ["nobody has filled in anything", null, null, 1],
  ["a later step is asked for too early", null, 2, 1],
  ["the place is there", { state: "draft", practice: null }, null, 2],
  ["the place is there and looked at again", { state: "draft", practice: null }, 1, 1],
  ["the papers are asked for before the practice", { state: "draft", practice: null }, 3, 2],
  ["all is there", { state: "draft", practice }, null, 4],
  ["all is there and one step is changed", { state: "approved", practice }, 2, 2],
  ["the address makes no sense", { state: "approved", practice }, Number.NaN, 1],
  ["it was refused", { state: "refused", practice }, null, 4],
  ["it was refused, and is tried again", { state: "refused", practice }, 1, 1],
] as const)("%s", (_, profile, asked, step) => {
  expect(stepToShow(profile as Parameters<typeof stepToShow>[0], asked)).toBe(step);
});
