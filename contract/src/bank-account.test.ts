import { assert, property, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { isBankAccount } from "./bank-account.ts";

test("a number of the post has its key", () => {
  expect(isBankAccount("00799999002345678941")).toBe(true);
});

test.each(["00799999002345678942", "0079999900234567894", "007999990023456789411", "", "RIB"])(
  "%j is none",
  (typed) => expect(isBankAccount(typed)).toBe(false),
);

test("of all keys exactly one is right, and one wrong digit is noticed", () => {
  assert(
    property(stringMatching(/^\d{18}$/), (digits) => {
      const keys = Array.from({ length: 100 }, (_, key) => String(key).padStart(2, "0"));
      const right = keys.filter((key) => isBankAccount(digits + key));
      expect(right).toHaveLength(1);
      const last = (Number(digits.at(-1)) + 1) % 10;
      expect(isBankAccount(digits.slice(0, -1) + last + right[0])).toBe(false);
    }),
  );
});
