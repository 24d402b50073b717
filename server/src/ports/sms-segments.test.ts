import { expect, test } from "vitest";
import { segmentsOf } from "./sms-segments.ts";

test("160 plain letters are one part, one more makes two", () => {
  expect(segmentsOf("a".repeat(160))).toEqual({ isGsm: true, parts: ["a".repeat(160)] });
  expect(segmentsOf("a".repeat(161)).parts.map((part) => part.length)).toEqual([153, 8]);
});

test("an escaped letter takes the room of two and is never cut", () => {
  expect(segmentsOf("€".repeat(80)).parts).toHaveLength(1);
  expect(segmentsOf("€".repeat(81)).parts.map((part) => part.length)).toEqual([76, 5]);
});

test("French accents of the seven-bit alphabet stay in it, a cedilla or Arabic leaves it", () => {
  expect(segmentsOf("déjà, où, très").isGsm).toBe(true);
  expect(segmentsOf("reçu").isGsm).toBe(false);
  expect(segmentsOf("دورة")).toEqual({ isGsm: false, parts: ["دورة"] });
});

test("70 Arabic letters are one part, one more makes two", () => {
  expect(segmentsOf("د".repeat(70)).parts).toHaveLength(1);
  expect(segmentsOf("د".repeat(71)).parts.map((part) => part.length)).toEqual([67, 4]);
});

test("parts put together are the text, and no emoji is cut in two", () => {
  const text = `${"د".repeat(66)}♻️🍾${"و".repeat(90)}🍾`;
  const { parts } = segmentsOf(text);
  expect(parts.join("")).toBe(text);
  expect(parts.every((part) => part.isWellFormed() && part.length <= 67)).toBe(true);
});
