import { expect, test } from "vitest";
import { sortAfterTap } from "./table-sort.ts";

test("a header sorts upwards first, then the other way round, and starts anew on another", () => {
  const first = sortAfterTap(undefined, "tokens");
  expect(first).toEqual({ by: "tokens", direction: "ascending" });
  const second = sortAfterTap(first, "tokens");
  expect(second).toEqual({ by: "tokens", direction: "descending" });
  expect(sortAfterTap(second, "tokens").direction).toBe("ascending");
  expect(sortAfterTap(second, "name")).toEqual({ by: "name", direction: "ascending" });
});
