import { product } from "@app/contract/product";
import { cleanCode, codeAlphabet, codeLength, isCode } from "@app/contract/public-code";
import { latinDigits } from "../../intake/weight-entry.ts";

/** "DW-83QF-K2", "83qf k2" or what is typed so far, as the six signs that count. */
export const voucherCodeFromTyped = (typed: string): string => {
  const signs = [...cleanCode(latinDigits(typed))].filter((sign) => codeAlphabet.includes(sign));
  const clean = signs.join("");
  const hasPrefix = clean.startsWith(product.voucherPrefix);
  return (hasPrefix ? clean.slice(product.voucherPrefix.length) : clean).slice(0, codeLength);
};

/** What a camera read; null for what is no voucher, a citizen's own code among it. */
export const voucherCodeFromScan = (text: string): string | null => {
  const label = new RegExp(`^(?:${product.voucherPrefix}-?)?(\\w{4})-?(\\w{2})$`).exec(
    text.trim().toUpperCase(),
  );
  const code = label ? `${label[1]}${label[2]}` : "";
  return isCode(code) ? code : null;
};
