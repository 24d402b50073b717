import { expect, test } from "vitest";
import { askedIn } from "./asked.ts";

test.each([
  ["find=0550+41&role=point&state=active&wilaya=16", ["0550 41", "point", "active", 16]],
  ["find=ab&role=king&state=gone&wilaya=x", [undefined, undefined, undefined, undefined]],
  ["wilaya=120", [undefined, undefined, undefined, undefined]],
  ["", [undefined, undefined, undefined, undefined]],
])("the address %s asks for %j", (search, [find, role, state, wilaya]) => {
  expect(askedIn(new URLSearchParams(search))).toEqual({ find, role, state, wilaya });
});
