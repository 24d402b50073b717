import { expect, test } from "vitest";
import { weighingsOf } from "./weighing-query.ts";

test("an address asks for a month, a place or a lot, and what it cannot mean is left out", () => {
  const read = (search: string) => weighingsOf(new URLSearchParams(search));
  expect(read("month=2026-08&wilaya=16&lot=A-1182")).toEqual({
    month: "2026-08",
    wilaya: 16,
    lot: "A-1182",
  });
  expect(read("month=2026-13&lot=a%27--&material=gold&before=2026-08-01_K-1&x=1")).toEqual({});
});
