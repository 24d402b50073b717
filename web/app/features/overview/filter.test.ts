import { expect, test } from "vitest";
import { filterOf, withFilter } from "./filter.ts";

test("an address says what is looked at, and what it cannot mean is left out", () => {
  const read = (search: string) => filterOf(new URLSearchParams(search));
  expect(read("year=2026&wilaya=16&material=pet")).toEqual({
    year: 2026,
    wilaya: 16,
    material: "pet",
  });
  const nothing = { year: undefined, wilaya: undefined, material: undefined };
  expect(read("year=1e3&wilaya=0&material=gold")).toEqual(nothing);
  expect(read("year=20260&wilaya=-1")).toEqual(nothing);
});

test("a view is written into an address", () => {
  expect(withFilter("/csr/lots", { year: 2026, wilaya: undefined })).toBe("/csr/lots?year=2026");
  expect(withFilter("/csr/lots", {})).toBe("/csr/lots");
});
