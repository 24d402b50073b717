import { expect, test } from "vitest";
import { memoryStore } from "../../../lib/testing/memory-store.ts";
import { knownName, rememberCitizen } from "./known-citizens.ts";

test("who came lately is known by name, three hundred at most", () => {
  const store = memoryStore();
  expect(knownName("c0", store)).toBeNull();
  for (let n = 0; n < 301; n++) rememberCitizen(`c${n}`, `Name ${n}`, store);
  expect(knownName("c0", store)).toBeNull();
  expect(knownName("c1", store)).toBe("Name 1");
  rememberCitizen("c1", "Another", store);
  rememberCitizen("c301", "Name 301", store);
  expect(knownName("c1", store)).toBe("Another");
});

test("a memory that cannot be read is an empty one", () => {
  const store = memoryStore();
  store.write("kept.citizens", "{");
  expect(knownName("c1", store)).toBeNull();
});
