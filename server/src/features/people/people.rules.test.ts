import { makeCode } from "@app/contract/public-code";
import { showPhone } from "@app/contract/phone";
import fc from "fast-check";
import { expect, test } from "vitest";
import { escapePattern, readFind } from "./people.rules.ts";

const mobile = fc
  .tuple(fc.constantFrom("5", "6", "7"), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([first, rest]) => first + String(rest).padStart(8, "0"));

const spellings: ((digits: string) => string)[] = [
  (digits) => `0${digits}`,
  (digits) => showPhone(`+213${digits}`),
  (digits) => `+213 ${digits}`,
  (digits) => `00213-${digits}`,
  (digits) => `+213 (0) ${digits}`,
];

test("every spelling of a number is the same number", () => {
  fc.assert(
    fc.property(mobile, fc.constantFrom(...spellings), (digits, spell) => {
      expect(readFind(spell(digits))?.digits).toEqual({ part: digits, starts: true });
    }),
  );
});

test("the last digits are looked for anywhere", () => {
  expect(readFind("07 22")?.digits).toEqual({ part: "722", starts: true });
  expect(readFind("410722")?.digits).toEqual({ part: "410722", starts: false });
});

test("a code is read in any case and with spaces", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(28), { minLength: 5, maxLength: 5 }), (signs) => {
      let place = 0;
      const code = makeCode(() => signs[place++] ?? 0);
      expect(readFind(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase())?.code).toBe(code);
    }),
  );
});

test.each(["  ", "al be", "a b c", "!!!", "é à"])("%j could be anybody", (typed) => {
  expect(readFind(typed)).toBeNull();
});

test("a name is looked for word by word, an address in one piece", () => {
  expect(readFind(" Benali  Yasmine ")).toMatchObject({
    words: ["Benali", "Yasmine"],
    email: null,
  });
  expect(readFind("yasmine.b@Example.com")).toMatchObject({
    words: [],
    email: { part: "yasmine.b@example.com", starts: true },
  });
  expect(readFind("@example.com")?.email).toEqual({ part: "@example.com", starts: false });
});

test("signs of a pattern are only signs", () => {
  expect(escapePattern("a_b%c\\")).toBe("a\\_b\\%c\\\\");
});
