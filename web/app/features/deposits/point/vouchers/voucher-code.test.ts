import { makeCode } from "@app/contract/public-code";
import { product } from "@app/contract/product";
import { voucherLabel } from "@app/contract/vouchers";
import { describe, expect, test } from "vitest";
import { voucherCodeFromScan, voucherCodeFromTyped } from "./voucher-code.ts";

const code = makeCode((below) => 7 % below);
describe("typed", () => {
  test.each([
    code,
    code.toLowerCase(),
    ` ${code.slice(0, 4)}-${code.slice(4)} `,
    voucherLabel(code),
  ])("%s is the six signs", (typed) => {
    expect(voucherCodeFromTyped(typed)).toBe(code);
  });

  test("sign by sign with the prefix before it, the prefix falls away", () => {
    let shown = "";
    for (const sign of voucherLabel(code)) {
      shown = voucherCodeFromTyped(shown + sign);
      // Half a label is never taken for a code.
      expect(code.startsWith(shown) || shown === "D").toBe(true);
    }
    expect(shown).toBe(code);
  });
});

describe("scanned", () => {
  test("a voucher's label is its code", () => {
    expect(voucherCodeFromScan(voucherLabel(code))).toBe(code);
  });

  test.each([
    "",
    "https://example.com",
    `https://example.com/ana-${product.slug}?q=${code}`,
    voucherLabel("AAAAAA"),
  ])("%j is no voucher", (text) => {
    expect(voucherCodeFromScan(text)).toBeNull();
  });
});
