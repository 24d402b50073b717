import { describe, expect, test } from "vitest";
import { foldText, matchOptions } from "./match-options.ts";

const options = [
  { value: "1", label: "Adrar", keywords: "1 أدرار" },
  { value: "6", label: "Béjaïa", keywords: "6 بجاية" },
  { value: "16", label: "Alger", keywords: "16 الجزائر" },
  { value: "28", label: "M’Sila", keywords: "28 المسيلة" },
  { value: "34", label: "Bordj Bou Arréridj", keywords: "34 برج بوعريريج" },
  { value: "61", label: "El-Meniaâ" },
];
const found = (typed: string) => matchOptions(options, typed).map(({ label }) => label);

describe("a search", () => {
  test.each([
    ["BEJ", "Béjaïa"],
    ["béjaïa", "Béjaïa"],
    ["msila", "M’Sila"],
    ["m'sila", "M’Sila"],
    ["el meniaa", "El-Meniaâ"],
    ["  bou   arr ", "Bordj Bou Arréridj"],
    ["ادرار", "Adrar"],
    ["أَدْرَار", "Adrar"],
    ["بجايه", "Béjaïa"],
    ["الجزاير", "Alger"],
    ["المسيلـــة", "M’Sila"],
    ["28", "M’Sila"],
  ])("%j finds %j alone", (typed, label) => {
    expect(found(typed)).toEqual([label]);
  });

  test("shows first what has a word that starts so", () => {
    expect(found("a")).toEqual([
      "Adrar",
      "Alger",
      "Bordj Bou Arréridj",
      "Béjaïa",
      "M’Sila",
      "El-Meniaâ",
    ]);
  });

  test("for nothing finds everything, in the given order", () => {
    expect(matchOptions(options, " ")).toEqual(options);
  });

  test("for what is not there finds nothing", () => {
    expect(found("xyz")).toEqual([]);
  });
});

test("letters that are typed alike are one", () => {
  expect(foldText("مُؤَسَّسَةٌ إلى آخر")).toBe(foldText("موسسه الي اخر"));
});
