import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigitOf, readBarcode } from "./barcode.ts";

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^\\d{${length}}$`)).map((text) => text + checkDigitOf(text));
const barcode = fc.oneof(digits(7), digits(11), digits(12));

describe("a barcode", () => {
  test.each([
    ["4006381333931", "4006381333931"],
    ["96385074", "96385074"],
    ["036000291452", "0036000291452"],
    [" 4006381-333931 ", "4006381333931"],
  ])("%s is kept as %s", (typed, kept) => {
    expect(readBarcode(typed)).toBe(kept);
  });

  test("of twelve digits is the same one with a nought before it", () => {
    fc.assert(
      fc.property(digits(11), (upc) => {
        expect(readBarcode(upc)).toBe(readBarcode(`0${upc}`));
      }),
    );
  });

  test("with one digit read wrong is refused", () => {
    fc.assert(
      fc.property(barcode, fc.nat(12), fc.integer({ min: 1, max: 9 }), (right, place, by) => {
        const at = place % right.length;
        const wrong = (Number(right[at]) + by) % 10;
        expect(readBarcode(right)).not.toBeNull();
        expect(readBarcode(right.slice(0, at) + wrong + right.slice(at + 1))).toBeNull();
      }),
    );
  });

  test.each(["", "12345", "400638133393", "40063813339310", "400638133393a", "٤٠٠٦٣٨١٣٣٣٩٣١"])(
    "'%s' is none",
    (typed) => {
      expect(readBarcode(typed)).toBeNull();
    },
  );
});
