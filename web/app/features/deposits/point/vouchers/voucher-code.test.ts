import { makeCode } from "@app/contract/public-code";
import { product } from "@app/contract/product";
import { voucherLabel } from "@app/contract/vouchers";
import { describe, expect, test } from "vitest";
import { voucherCodeFromScan, voucherCodeFromTyped } from "./voucher-code.ts";

const code = makeCode((below) => 7 % below);
/** A code that begins as every voucher's label does. */
const likePrefix = makeCode(
  (() => {
    const signs = [..."DW234"].map((sign) => "23456789ABCDEFGHJKMNPQRTUVWXY".indexOf(sign));
    return () => signs.shift() ?? 0;
  })(),
);

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
    for (const sign of voucherLabel(code)) shown = voucherCodeFromTyped(shown + sign);
    expect(shown).toBe(code);
  });

  test("a code that begins like the prefix stays whole", () => {
    expect(likePrefix.startsWith(product.voucherPrefix)).toBe(true);
    expect(voucherCodeFromTyped(likePrefix)).toBe(likePrefix);
    expect(voucherCodeFromTyped(voucherLabel(likePrefix))).toBe(likePrefix);
  });
});

describe("scanned", () => {
  test("a voucher's label is its code", () => {
    expect(voucherCodeFromScan(voucherLabel(code))).toBe(code);
    expect(voucherCodeFromScan(voucherLabel(likePrefix))).toBe(likePrefix);
    expect(voucherCodeFromScan(likePrefix)).toBe(likePrefix);
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
