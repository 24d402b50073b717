import fc from "fast-check";
import { expect, test } from "vitest";
import { codeAlphabet } from "./public-code.ts";
import { makeReportNumber, readReportNumber, reportNumberSchema } from "./report-number.ts";

const numbers = fc
  .array(fc.nat(codeAlphabet.length - 1), { minLength: 7, maxLength: 7 })
  .map((signs) => makeReportNumber(() => signs.shift() ?? 0));

test("a number is read as it was written, however it is typed", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(number).toMatch(/^R-.{4}-.{4}$/);
      expect(readReportNumber(number)).toBe(number);
      expect(readReportNumber(` ${number.toLowerCase().replaceAll("-", " ")} `)).toBe(number);
      expect(reportNumberSchema.parse(number.replaceAll("-", ""))).toBe(number);
    }),
  );
});

test("one wrong sign, or two that changed places, is no number", () => {
  fc.assert(
    fc.property(
      numbers,
      fc.integer({ min: 2, max: 10 }),
      fc.constantFrom(...codeAlphabet),
      (number, at, sign) => {
        fc.pre(number[at] !== "-" && number[at] !== sign);
        expect(readReportNumber(number.slice(0, at) + sign + number.slice(at + 1))).toBeUndefined();
      },
    ),
  );
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 6 }), (number, at) => {
      const signs = Array.from(number.replaceAll("-", "").slice(1));
      const [one = "", other = ""] = signs.slice(at, at + 2);
      fc.pre(one !== other);
      signs.splice(at, 2, other, one);
      expect(readReportNumber(`R${signs.join("")}`)).toBeUndefined();
    }),
  );
});

test.each(["", "R-", "A-1182", "R-1182", "R-12345678", "X-K7MQ-3FXK"])("%j is none", (typed) => {
  expect(readReportNumber(typed)).toBeUndefined();
  expect(reportNumberSchema.safeParse(typed).success).toBe(false);
});
