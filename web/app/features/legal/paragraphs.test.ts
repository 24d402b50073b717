import { expect, test } from "vitest";
import { partsOf } from "./paragraphs.ts";

test("lines with a dash are one list, every other line is a paragraph", () => {
  expect(partsOf("One.\n- two\n- three\nFour.\n- five")).toEqual([
    { kind: "text", text: "One." },
    { kind: "list", items: ["two", "three"] },
    { kind: "text", text: "Four." },
    { kind: "list", items: ["five"] },
  ]);
});
