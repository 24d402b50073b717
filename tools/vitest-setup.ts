import { afterAll, afterEach, beforeEach, expect } from "vitest";

// Noise fails the test. A test that expects a warning replaces the method itself:
// vi.spyOn(console, "warn").mockImplementation(() => undefined)

const levels = ["error", "warn"] as const;
const shownStackLines = 4;
const nextTurn = setImmediate; // a test may leave fake timers behind
const original = { error: console.error, warn: console.warn };
let noise: string[] = [];

const print = (part: unknown): string =>
  part instanceof Error
    ? String(part.stack).split("\n").slice(0, shownStackLines).join("\n")
    : String(part);

const hear = (reason: unknown): void => {
  noise.push(`unhandled rejection: ${print(reason)}`);
};
process.on("unhandledRejection", hear);
// The next file may run in this process, and listens for itself.
afterAll(() => {
  process.off("unhandledRejection", hear);
});

beforeEach(() => {
  noise = [];
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      noise.push(`console.${level}: ${parts.map(print).join(" ")}`);
    };
  }
});

afterEach(async () => {
  Object.assign(console, original);
  // A promise that was rejected in the last line of the test is only known a moment later.
  await new Promise((resolve) => nextTurn(resolve));
  expect(noise, "a test makes no noise").toEqual([]);
});
