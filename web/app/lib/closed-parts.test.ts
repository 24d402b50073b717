import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isClosed, keepClosed, mustAskAgain } from "./closed-parts.ts";
import { memoryStore } from "./testing/memory-store.ts";

const moment = 59_999;

beforeEach(() => {
  const values = memoryStore();
  vi.stubGlobal("localStorage", { getItem: values.read, setItem: values.write });
});
afterEach(() => vi.unstubAllGlobals());

test("a part is closed for as long as the word of it is young, and asked about after half a minute", () => {
  expect([isClosed("rewards", 0), mustAskAgain(0)]).toEqual([false, true]);
  keepClosed(["rewards"], 0);
  expect([isClosed("rewards", moment), isClosed("map", moment)]).toEqual([true, false]);
  expect([mustAskAgain(29_999), mustAskAgain(30_000)]).toEqual([false, true]);
  expect(isClosed("rewards", moment + 1)).toBe(false);
  keepClosed([], moment);
  expect(isClosed("rewards", moment)).toBe(false);
});

test("what cannot be read closes nothing", () => {
  for (const broken of ["", "no", "[]", "{}", '{"at":0,"features":"rewards"}']) {
    localStorage.setItem("closed", broken);
    expect(isClosed("rewards", 1)).toBe(false);
  }
});
