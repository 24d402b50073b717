import { expect, test } from "vitest";
import { copied, keyOf, monthBody, toldBefore, wrongIn } from "./month-rules.ts";

const line = (wilayaCode: number, units: number | null, unitsBefore: number | null) => ({
  productId: "p",
  productName: "Tassili",
  material: "pet" as const,
  picture: null,
  wilayaCode,
  units,
  unitsBefore,
});
const lines = [line(16, 5, 80), line(31, null, 0), line(9, null, null)];
const [first, second, third] = lines.map(keyOf);

test("begins with what was told, and copies what was told of the month before", () => {
  const typed = toldBefore(lines);
  expect(typed).toEqual({ [first ?? ""]: "5" });
  expect(copied(lines, { ...typed, [third ?? ""]: "7" })).toEqual({
    [first ?? ""]: "80",
    [second ?? ""]: "0",
    [third ?? ""]: "7",
  });
});

test("a field that is empty or holds no whole number is to be filled in", () => {
  expect(wrongIn(lines, { [first ?? ""]: "1,5", [second ?? ""]: "0" })).toEqual([first, third]);
});

test("is sent line by line, with any digits", () => {
  const typed = { [first ?? ""]: "١ ٠٠٠", [second ?? ""]: "0", [third ?? ""]: "3" };
  expect(monthBody(lines, typed).lines.map(({ units }) => units)).toEqual([1000, 0, 3]);
});
