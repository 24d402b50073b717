import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import * as fields from "./fields.ts";

interface Rule {
  schema: z.ZodMiniType;
  /** What somebody types, and what is kept of it. */
  accepts: readonly (readonly [typed: unknown, kept: unknown])[];
  refuses: readonly unknown[];
}

const same = (...values: unknown[]) => values.map((value) => [value, value] as const);

/** One row for every field: forms and the server read the same schema, so it holds for both. */
const rules: Record<Exclude<keyof typeof fields, "passwordLimits">, Rule> = {
  phoneSchema: {
    schema: fields.phoneSchema,
    accepts: [
      ["0550 00 00 01", "+213550000001"],
      ["00213 660 000 001", "+213660000001"],
      ["+213 (0) 770-000-001", "+213770000001"],
      ["٠٥٥٠٠٠٠٠٠١", "+213550000001"],
      ["550000001", "+213550000001"],
    ],
    refuses: [
      "",
      "0550 00 00",
      "0450000001",
      "0210000001",
      "+33612345678",
      "05500000012",
      "a".repeat(41),
      null,
      550_000_001,
    ],
  },
  emailSchema: {
    schema: fields.emailSchema,
    accepts: [[" Yasmine@Example.COM ", "yasmine@example.com"], ...same("y.benali+tri@example.dz")],
    refuses: [
      "",
      "yasmine",
      "yasmine@",
      "@example.com",
      "a b@example.com",
      "a@b",
      `${"a".repeat(250)}@example.com`,
      null,
    ],
  },
  currentPasswordSchema: {
    schema: fields.currentPasswordSchema,
    accepts: same("x", " ", "x".repeat(128)),
    refuses: ["", "x".repeat(129), null, 1],
  },
  passwordSchema: {
    schema: fields.passwordSchema,
    accepts: same(
      "12345678",
      "une bouteille",
      "كلمة سر طويلة",
      " leading and trailing ",
      "x".repeat(128),
    ),
    refuses: ["", "1234567", "x".repeat(129), null, 12_345_678],
  },
  nameSchema: {
    schema: fields.nameSchema,
    accepts: [
      ["  Yasmine ", "Yasmine"],
      ...same("ياسمين", "Aït-Ahmed", "N’Goran", "Jean Paul", "Li", "Moh."),
    ],
    refuses: [
      "",
      "Y",
      "R2D2",
      "<b>x</b>",
      "-Ali",
      "Ali-",
      "a".repeat(61),
      "Ali\nBaba",
      "🙂🙂",
      null,
    ],
  },
  lastNameSchema: {
    schema: fields.lastNameSchema,
    accepts: [[" B ", "B"], ...same("", "B.", "Benali", "بن علي")],
    refuses: ["2", "<script>", ".B", "a".repeat(61), null],
  },
  companyNameSchema: {
    schema: fields.companyNameSchema,
    accepts: [[" SARL Source Vive 2000 ", "SARL Source Vive 2000"], ...same("IT")],
    refuses: ["", "x", " x ", "x".repeat(121), "a\u0000b", "a\nb", "a\ud800b", "\u202Eevil", null],
  },
  usernameSchema: {
    schema: fields.usernameSchema,
    accepts: [[" yasmine.b2 ", "yasmine.b2"], ...same("ياسمين", "abc", "a_b", "x".repeat(20))],
    refuses: ["", "ab", "x".repeat(21), "a b c", "yasmine@b", "a-b", "<b>", null],
  },
  sixDigitsSchema: {
    schema: fields.sixDigitsSchema,
    accepts: same("000000", "123456"),
    refuses: [
      "",
      "12345",
      "1234567",
      "12 456",
      "abcdef",
      "１２３４５６",
      "123456\n",
      null,
      123_456,
    ],
  },
  loginSchema: {
    schema: fields.loginSchema,
    accepts: [[" 0550000001 ", "0550000001"], ...same("yasmine@example.com")],
    refuses: ["", "ab", " a ", "x".repeat(255), null],
  },
  communeCodeSchema: {
    schema: fields.communeCodeSchema,
    accepts: same(1, 1601, 100_000),
    refuses: [0, -1, 1.5, 100_001, "1601", Number.NaN, null],
  },
  linkTokenSchema: {
    schema: fields.linkTokenSchema,
    accepts: same("a".repeat(20), "A-_9".repeat(16)),
    refuses: ["", "a".repeat(19), "a".repeat(65), "a b".repeat(10), "../".repeat(10), null],
  },
};

describe.each(Object.entries(rules))("[V-03] %s", (_, { schema, accepts, refuses }) => {
  test.each(accepts)("takes %j as %j", (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  test.each(refuses.map((typed) => [typed]))("refuses %j", (typed) => {
    expect(schema.safeParse(typed).success).toBe(false);
  });
});

test("[V-03] what a field is found wrong with has a name that a form has words for", () => {
  const namesOf = (schema: z.ZodMiniType, typed: unknown) =>
    schema.safeParse(typed).error?.issues.map(({ message }) => message);
  expect(namesOf(fields.phoneSchema, "12")).toEqual(["phone"]);
  expect(namesOf(fields.emailSchema, "yasmine")).toEqual(["email"]);
  expect(namesOf(fields.nameSchema, "R2D2")).toEqual(["name"]);
  expect(namesOf(fields.lastNameSchema, "2")).toEqual(["name"]);
  expect(namesOf(fields.usernameSchema, "a b")).toEqual(["username"]);
  expect(namesOf(fields.sixDigitsSchema, "12")).toEqual(["code"]);
  expect(namesOf(fields.linkTokenSchema, "12")).toEqual(["token"]);
});
