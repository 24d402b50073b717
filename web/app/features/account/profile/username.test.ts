import { usernameSchema } from "@app/contract/fields";
import { expect, test } from "vitest";
import { proposeUsername, suggestInstead } from "./username.ts";

test.each([
  ["Yasmine B.", "yasmine.b"],
  ["  Karim   Aït-Saïd ", "karim.aït.saïd"],
  ["ياسمين بن علي", "ياسمين.بن.علي"],
  ["Abdelkader Benabderrahmane", "abdelkader.benabderr"],
])("%j is proposed as %j, which the server takes", (name, proposed) => {
  expect(proposeUsername(name)).toBe(proposed);
  expect(usernameSchema.safeParse(proposed).success).toBe(true);
});

test.each(["", "Y", "05 50 00 00 00", "--"])("%j proposes nothing", (name) => {
  expect(proposeUsername(name)).toBe("");
});

test.each(["yasmine.b", "abdelkader.benabderr", "ab_"])(
  "instead of %j another one that the server takes",
  (taken) => {
    const instead = suggestInstead(taken, 42);
    expect(instead).not.toBe(taken);
    expect(instead).toMatch(/42$/);
    expect(usernameSchema.safeParse(instead).success).toBe(true);
  },
);
