import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

test("a password is kept as argon2id of 19 MiB and two passes, each with a salt of its own", async () => {
  const [one, other] = await Promise.all([
    hashPassword("bottle cap 42"),
    hashPassword("bottle cap 42"),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

const long = `${"une bouteille, ".repeat(8)}un tour`.slice(0, 128);

test.each([
  ["another case", "Bottle cap 42"],
  ["a space more", "bottle cap 42 "],
  ["a sign less", "bottle cap 4"],
  ["another writing of the same digits", "bottle cap ٤٢"],
])("it is compared as it was typed: %s is another", async (_what, typed) => {
  const kept = await hashPassword("bottle cap 42");
  expect(await verifyPassword(kept, typed)).toBe(false);
  expect(await verifyPassword(kept, "bottle cap 42")).toBe(true);
});

test("every sign of a long one counts, to the last", async () => {
  const kept = await hashPassword(long);
  expect(await verifyPassword(kept, long)).toBe(true);
  expect(await verifyPassword(kept, `${long.slice(0, -1)}?`)).toBe(false);
  expect(await verifyPassword(kept, long.slice(0, 72))).toBe(false);
});
