import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanCode, codeAlphabet, codeSchema, isCode, makeCode } from "./public-code.ts";

const code = fc
  .array(fc.nat(codeAlphabet.length - 1), { minLength: 5, maxLength: 5 })
  .map((signs) => makeCode(() => signs.shift() ?? 0));

test("a made code is a code", () => {
  fc.assert(fc.property(code, (made) => isCode(made)));
});

test("every single wrong sign is caught", () => {
  const wrong = fc.tuple(code, fc.nat(5), fc.constantFrom(...codeAlphabet));
  fc.assert(
    fc.property(wrong, ([made, place, sign]) => {
      fc.pre(made[place] !== sign);
      return !isCode(made.slice(0, place) + sign + made.slice(place + 1));
    }),
  );
});

test("every swap of neighbours is caught", () => {
  fc.assert(
    fc.property(fc.tuple(code, fc.nat(4)), ([made, place]) => {
      const [first = "", second = ""] = made.slice(place);
      fc.pre(first !== second);
      return !isCode(made.slice(0, place) + second + first + made.slice(place + 2));
    }),
  );
});

test("what people type is cleaned before it is judged", () => {
  const made = makeCode(() => 7);
  const typed = ` ${made.slice(0, 3).toLowerCase()}-${made.slice(3)} `;
  expect(cleanCode(typed)).toBe(made);
  expect(codeSchema.parse(typed)).toBe(made);
  expect(codeSchema.safeParse("7K4PX0").success).toBe(false);
});
