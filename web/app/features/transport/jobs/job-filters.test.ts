import type { Job } from "@app/contract/transport-jobs";
import { expect, test } from "vitest";
import { daysOf, matching, noFilters } from "./job-filters.ts";

const job = (id: string, grams: number, material: "pet" | "aluminium", from: string): Job => ({
  id,
  commune: { code: 1601, fr: "Bab El Oued", ar: "باب الواد" },
  items: [{ material, bags: 4, grams }],
  grams,
  window: { from, to: from },
  meters: 21_000,
  away: null,
  payCentimes: 150_000,
  facility: {
    id: "f",
    name: { en: "Rouïba", fr: "Rouïba", ar: "الرويبة" },
    latitude: 36.7,
    longitude: 3.2,
  },
  record: { handovers: 0, within: 0 },
});

const jobs = [
  job("a", 90_000, "pet", "2026-08-03T07:00:00Z"),
  job("b", 310_000, "pet", "2026-08-02T07:00:00Z"),
  job("c", 120_000, "aluminium", "2026-08-02T12:00:00Z"),
];
const idsOf = (found: readonly Job[]): string[] => found.map(({ id }) => id);

test("jobs are chosen by material, weight and day, each alone and together", () => {
  expect(idsOf(matching(jobs, noFilters))).toEqual(["a", "b", "c"]);
  expect(idsOf(matching(jobs, { ...noFilters, material: "aluminium" }))).toEqual(["c"]);
  expect(idsOf(matching(jobs, { ...noFilters, minGrams: 100_000 }))).toEqual(["b", "c"]);
  const sunday = { ...noFilters, day: "2026-08-02", minGrams: 300_000 };
  expect(idsOf(matching(jobs, sunday))).toEqual(["b"]);
});

test("only days on which there is something are offered", () => {
  expect(daysOf(jobs)).toEqual(["2026-08-02", "2026-08-03"]);
});
