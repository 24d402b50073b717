import { expect, test } from "vitest";
import { codeAlphabet, isCode } from "./public-code.ts";
import { makeVoucherCode } from "./vouchers.ts";

test("a voucher's code never begins as its label does", () => {
  const signs = [..."DW234", ..."83QFK"].map((sign) => codeAlphabet.indexOf(sign));
  const code = makeVoucherCode(() => signs.shift() ?? 0);
  expect(code.slice(0, 5)).toBe("83QFK");
  expect(isCode(code)).toBe(true);
});
