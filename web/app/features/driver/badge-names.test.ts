import { expect, test } from "vitest";
import { namesOnBadge } from "./badge-names.ts";

const both = { shortName: "Karim Z.", otherShortName: "كريم ز." };

test("the name in the script of the page comes first, the other one below it", () => {
  expect(namesOnBadge(both, "fr")).toEqual({
    first: "Karim Z.",
    second: { name: "كريم ز.", script: "ar" },
  });
  expect(namesOnBadge(both, "ar")).toEqual({
    first: "كريم ز.",
    second: { name: "Karim Z.", script: "latin" },
  });
});

test("a name that nobody wrote in the other script stands alone", () => {
  const only = { shortName: "Karim Z.", otherShortName: null };
  expect(namesOnBadge(only, "ar")).toEqual({ first: "Karim Z.", second: null });
});
