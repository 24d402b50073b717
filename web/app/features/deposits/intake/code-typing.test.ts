import { expect, test } from "vitest";
import { codeFromTyped } from "./code-typing.ts";

test.each([
  ["7k4pxe", "7K4PXE"],
  ["7K4 PXE", "7K4PXE"],
  ["7k4-pxe", "7K4PXE"],
  ["٧K٤PXE", "7K4PXE"],
  ["7K4PXEEE", "7K4PXE"],
  ["0O1IL", ""],
])("%j is read as %j", (typed, code) => {
  expect(codeFromTyped(typed)).toBe(code);
});
