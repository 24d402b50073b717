import type { Dice } from "./dice.ts";
import type { Schema } from "./operations.ts";

// What programs stumble over, by the kind of field it is put into. Values that a schema lets
// through and an engine does not are worth most: the year 0000, NUL in a text, the largest number.

const nest = (depth: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { a: value };
  return value;
};

const dates = [
  "0000-00-00",
  "0000-01-01",
  "0001-01-01",
  "1582-10-10",
  "1900-02-29",
  "2023-02-29",
  "2024-02-29",
  "2026-13-01",
  "2026-11-31",
  "9999-12-31",
  "10000-01-01",
  "+275760-09-13",
  "275761-01-01",
  "-000001-01-01",
  "294277-01-01",
  "infinity",
  "2026-1-1",
  "٢٠٢٦-٠١-٠١",
] as const;

const moments = [
  ...dates.map((date) => `${date}T00:00:00Z`),
  "2026-01-01T24:00:00Z",
  "2026-01-01T23:59:60Z",
  "2026-01-01T00:00:00+25:00",
  "2026-01-01T00:00:00.123456789Z",
  "0000-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
];

const uuids = [
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "00000000-0000-7000-8000-000000000000",
  "01890000-0000-7000-8000-0000000000zz",
  "{01890000-0000-7000-8000-000000000000}",
  "0189000000007000800000000000000",
];

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53 + 2,
  2 ** 63,
  1e21,
  32_768,
  100_000_000,
];

const strings = [
  "",
  " ",
  "\0",
  "a\0b",
  "\uD800",
  "\uDFFF\uD800",
  "a\uD83D",
  "\u202Eevil\u202C",
  "\uFEFF",
  "\u2028\u2029",
  "\u0007\u001B[31m",
  "é́́́́́́",
  "👩‍👩‍👧‍👦",
  "ﷺ".repeat(40),
  "'; drop table users; --",
  "$1",
  "%s%n",
  "%",
  "_",
  "\\",
  "\\x00",
  "{{7*7}}",
  "${7*7}",
  "<script>alert(1)</script>",
  "=1+1",
  "../../etc/passwd",
  "NaN",
  "Infinity",
  "1e308",
  "-1",
  "0x10",
  "99999999999999999999999999",
  "null",
  "true",
  "__proto__",
  "constructor",
  "toString",
  "a@b",
  "a@b.c\r\nBcc: x@y.z",
  "+213550000001\0",
  "٠٥٥٠٠٠٠٠٠١",
  "https://127.0.0.1/",
  "javascript:alert(1)",
];

const others: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => [null],
  () => [[[[]]]],
  () => nest(50),
  () => nest(3000),
  () => ({ length: 1e9 }),
  () => ({ toString: 1, valueOf: 1 }),
  () => Object.defineProperty({}, "__proto__", { value: { isAdmin: true }, enumerable: true }),
  () => ({ constructor: { prototype: { isAdmin: true } } }),
  () => Array.from({ length: 2000 }, () => 1),
];

const badString = (dice: Dice, { maxLength = 40 }: Schema): string => {
  const way = dice.below(10);
  if (way === 0) return "x".repeat(maxLength + dice.below(3) - 1);
  if (way === 1) return dice.pick(["\0", "\uD800", "ß", "ع", "🜁"]).repeat(maxLength);
  if (way === 2) return "9".repeat(dice.pick([10, 19, 40, 400]));
  if (way === 3) return "x".repeat(dice.pick([1000, 60_000]));
  return dice.pick(strings);
};

const edges = ({ minimum = 0, maximum = 2 ** 31 - 1, multipleOf = 1 }: Schema): number[] => [
  minimum,
  maximum,
  minimum - multipleOf,
  maximum + multipleOf,
  maximum - multipleOf / 2,
];

const ofFormat: Record<string, readonly string[]> = {
  date: dates,
  "date-time": moments,
  uuid: uuids,
};

const ofKind = (dice: Dice, schema: Schema): unknown => {
  const formatted = ofFormat[schema.format ?? ""];
  if (formatted && dice.chance(80)) return dice.pick(formatted);
  if (schema.enum && dice.chance(50)) return dice.pick(schema.enum);
  const kinds = [schema.type ?? "string"].flat();
  if (kinds.includes("integer") || kinds.includes("number")) {
    return dice.chance(60) ? dice.pick(edges(schema)) : dice.pick(numbers);
  }
  if (kinds.includes("boolean")) return dice.chance(50);
  return badString(dice, schema);
};

/** Mostly of the right kind and wrong in itself, sometimes of another kind. */
export const badValue = (dice: Dice, schema: Schema): unknown => {
  if (dice.chance(70)) return ofKind(dice, schema);
  return dice.chance(50)
    ? dice.pick(others)()
    : dice.pick<unknown>([...strings, ...numbers, ...dates]);
};

/** As it stands in an address. */
export const badText = (dice: Dice, schema: Schema): string => {
  const value = dice.chance(70)
    ? ofKind(dice, schema)
    : dice.pick<unknown>([...strings, ...numbers]);
  return typeof value === "string" ? value : String(value);
};
