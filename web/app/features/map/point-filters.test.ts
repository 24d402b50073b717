import { expect, test } from "vitest";
import { filterQuery, hasFilters, noFilters, readFilters, withFilters } from "./point-filters.ts";

const read = (search: string) => readFilters(new URLSearchParams(search));

test("an address tells what to look for", () => {
  expect(read("c=Bab+Ezzouar&material=pet&bags=1&open=1")).toEqual({
    words: "Bab Ezzouar",
    material: "pet",
    bagsLeft: true,
    openNow: true,
  });
  expect(read("")).toEqual(noFilters);
});

test("what an address cannot mean is left out", () => {
  expect(read("material=gold&bags=yes&open=2&c=%20%20")).toEqual(noFilters);
  expect(read(`c=${"x".repeat(80)}`).words).toHaveLength(60);
});

test("other choices keep the rest of the address, and none leaves nothing behind", () => {
  const search = new URLSearchParams("view=map&c=Oran&material=pet");
  const next = withFilters(search, { ...noFilters, words: "وهران", bagsLeft: true });
  expect(Object.fromEntries(next)).toEqual({ view: "map", c: "وهران", bags: "1" });
  expect(withFilters(search, noFilters).toString()).toBe("view=map");
  expect(search.get("c")).toBe("Oran");
});

test("the API is asked only for what was chosen", () => {
  expect(filterQuery(noFilters)).toEqual({});
  expect(filterQuery({ words: "Oran", material: "pehd", bagsLeft: true, openNow: true })).toEqual({
    q: "Oran",
    material: "pehd",
    bagsLeft: "true",
    openNow: "true",
  });
});

test("a search is a choice as well", () => {
  expect(hasFilters(noFilters)).toBe(false);
  expect(hasFilters({ ...noFilters, words: "Oran" })).toBe(true);
  expect(hasFilters({ ...noFilters, bagsLeft: true })).toBe(true);
  expect(hasFilters({ ...noFilters, openNow: true })).toBe(true);
});
