import { expect, test } from "vitest";
import { queryOf } from "./use-views.ts";

test("two addresses that show the same have one query", () => {
  const one = new URLSearchParams("state=active&role=point&person=x");
  const other = new URLSearchParams("role=point&state=active");
  expect(queryOf(one, ["person"])).toBe(queryOf(other));
  expect(queryOf(one, ["person"])).toBe("role=point&state=active");
  expect(one.get("person")).toBe("x");
});
