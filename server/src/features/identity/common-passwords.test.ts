import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const words = ["Yasmine", "Ben Ali", "+213550123456", "y.benali@example.com"];

test("what everybody tries first is refused, in any case", async () => {
  for (const password of ["password1", "PASSWORD1", "qwertyuiop", "azertyuiop", "motdepasse"]) {
    expect([password, await isCommonPassword(password)]).toEqual([password, true]);
  }
});

test("there are about fifty thousand of them, as the paper on the doors says", () => {
  expect(dictionary["passwords-common"].length / 50_000).toBeCloseTo(1, 1);
});

test("repeats and runs are refused", async () => {
  for (const password of [
    "aaaaaaaa",
    "abababab",
    "abcabcabc1",
    "23456789",
    "hgfedcba",
    "ااااااااا",
  ]) {
    expect([password, await isCommonPassword(password)]).toEqual([password, true]);
  }
});

test("the product's name and the person's own words are refused, with a few signs around them", async () => {
  for (const password of [
    "Dawra2026",
    "dawra!!!",
    "Yasmine16",
    "yasmine1!",
    "0550123456",
    "+213550123456",
    "550123456",
    "benali.1",
    "y.benali@example.com",
  ]) {
    expect([password, await isCommonPassword(password, words)]).toEqual([password, true]);
  }
});

test("what needs more than that to guess is taken", async () => {
  for (const password of [
    "bottle cap 42",
    "الزيتون أخضر",
    "yasmine likes lemons",
    "7 dawra balconies",
    "vélo-pluie-38",
  ]) {
    expect([password, await isCommonPassword(password, words)]).toEqual([password, false]);
  }
});
