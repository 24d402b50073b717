import { expect, test } from "vitest";
import { moved } from "./move-column.ts";

test("moving loses nothing and can be taken back", () => {
  const list = ["a", "b", "c", "d"];
  for (const at of [0, 1, 2]) {
    const next = moved(list, at, 1);
    expect(next.toSorted()).toEqual(list);
    expect(next.indexOf(list[at] ?? "")).toBe(at + 1);
    expect(moved(next, at + 1, -1)).toEqual(list);
  }
});

test("at the ends it stays", () => {
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});
