import { expect, test } from "vitest";
import { inGroups } from "./in-groups.ts";

test("a long key is read four by four", () => {
  expect(inGroups("JBSWY3DPEHPK")).toBe("JBSW Y3DP EHPK");
  expect(inGroups("JBSWY3")).toBe("JBSW Y3");
  expect(inGroups("")).toBe("");
});
