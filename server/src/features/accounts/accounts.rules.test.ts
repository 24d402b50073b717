import { usernameSchema } from "@app/contract/fields";
import { expect, test } from "vitest";
import { usernameBase, usernameNumber, usernameWith } from "./accounts.rules.ts";

test.each([
  ["Yasmine", "Benali", "yasmine.b"],
  ["Yasmine", "", "yasmine"],
  ["Aït-Ahmed", "N’Goran", "aïtahmed.n"],
  ["ياسمين", "بن علي", "ياسمين.ب"],
  // Vowel signs are no letters, and a username has letters alone.
  ["مُحَمَّد", "", "محمد"],
  ["Jean Paul", "b.", "jeanpaul.b"],
  ["A".repeat(60), "Benali", `${"a".repeat(18)}.b`],
])("%s %s is proposed as %s", (firstName, lastName, username) => {
  expect(usernameBase(firstName, lastName)).toBe(username);
});

test("the next ones get numbers, and every one of them is a username", () => {
  expect([1, 2, 3].map((number) => usernameWith("yasmine.b", number))).toEqual([
    "yasmine.b",
    "yasmine.b2",
    "yasmine.b3",
  ]);
  for (const base of ["al", "yasmine.b", `${"a".repeat(18)}.b`, usernameBase("ًً", "")]) {
    for (const number of [1, 2, 99, 1_000_000_005]) {
      expect(usernameSchema.safeParse(usernameWith(base, number)).success).toBe(true);
    }
  }
});

test("numbers are counted while few have the name, then spread", () => {
  expect([1, 2, 3, 4, 5].map((attempt) => usernameNumber(attempt, () => 0))).toEqual([
    1, 2, 3, 4, 5,
  ]);
  expect(usernameNumber(6, (below) => below - 1)).toBe(1005);
  expect(usernameNumber(50, (below) => below - 1)).toBe(1_000_000_005);
});
