import { expect, test } from "vitest";
import { cleanDigits, maskPhone, readPhone, showPhone } from "./phone.ts";

test.each([
  "0550000000",
  "550000000",
  "05 50 00 00 00",
  " 0550-00.00.00 ",
  "+213550000000",
  "+213 (0) 550 00 00 00",
  "00213 550 000 000",
  "213550000000",
  "٠٥٥٠ ٠٠ ٠٠ ٠٠",
  "۰۵۵۰۰۰۰۰۰۰",
  "\u206605 50 00 00 00\u2069",
])("%j is one mobile number", (typed) => {
  expect(readPhone(typed)).toBe("+213550000000");
});

test.each(["5", "6", "7"])("mobile numbers start with 0%s", (digit) => {
  expect(readPhone(`0${digit}12345678`)).toBe(`+213${digit}12345678`);
});

test.each([
  "",
  "021 34 56 78",
  "0450000000",
  "055000000",
  "05500000000",
  "+33 6 12 34 56 78",
  "0550 00 00 0O",
  "yasmine@example.com",
])("%j is none", (typed) => {
  expect(readPhone(typed)).toBeNull();
});

test("is shown as people write it here, and hidden but for what its owner recognises", () => {
  expect(showPhone("+213550123456")).toBe("05 50 12 34 56");
  expect(maskPhone("+213550123456")).toBe("05 50 .. .. 56");
});

test("what stands between the digits goes, other signs stay for the reader to judge", () => {
  expect(cleanDigits(" (05).50-٠٠ ")).toBe("055000");
  expect(cleanDigits("+213x")).toBe("+213x");
});
