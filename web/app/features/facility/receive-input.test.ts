import { weighIn } from "@app/contract/deliveries";
import { describe, expect, test } from "vitest";
import { bodyOf, gramsOf, newLines, problemOf, type ReceivedLine } from "./receive-input.ts";

const line: ReceivedLine = { material: "pet", received: "480", refused: "", grade: "A" };

describe("a weight as it is typed at a weighbridge", () => {
  test("is read with a dot, a comma, or Arabic digits", () => {
    expect(gramsOf("480.25", null)).toBe(480_250);
    expect(gramsOf("480,2", null)).toBe(480_200);
    expect(gramsOf("٤٨٠٫٥", null)).toBe(480_500);
    expect(gramsOf("1 480", null)).toBe(1_480_000);
  });

  test("is nothing when it is no weight, or more than a van takes", () => {
    for (const typed of ["-3", "abc", "1.2.3", "99999"]) expect(gramsOf(typed, 0)).toBeNull();
    expect(gramsOf("", 0)).toBe(0);
    expect(gramsOf("", null)).toBeNull();
  });
});

test("every material of the van has its line, and says what is missing of it", () => {
  const [first] = newLines({ onBoard: [{ material: "pehd", grams: 1, bags: 1 }] });
  expect(first && problemOf(first)).toBe("received");
  expect(problemOf({ ...line, refused: "x" })).toBe("refused");
  expect(problemOf({ ...line, grade: null })).toBe("grade");
  expect(problemOf(line)).toBeNull();
});

test("what is sent is what the server takes", () => {
  const body = bodyOf([{ ...line, refused: "2,5" }], " Nadia ", null);
  expect(weighIn.body.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({
    name: "Nadia",
    items: [{ receivedGrams: 480_000, refusedGrams: 2500 }],
  });
});
