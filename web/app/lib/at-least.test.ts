import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atLeast } from "./at-least.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

const settling = (work: Promise<unknown>) => {
  const settled = vi.fn();
  work.then(settled, settled);
  return settled;
};

test("[K-11] what is fetched in no time is shown after 200 ms", async () => {
  const settled = settling(atLeast(Promise.resolve("rows")));
  await vi.advanceTimersByTimeAsync(199);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith("rows");
});

test("[K-11] what takes longer waits for nothing else", async () => {
  const settled = settling(atLeast(after(350, "rows")));
  await vi.advanceTimersByTimeAsync(349);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith("rows");
});

test("[K-11] a failure is told no earlier", async () => {
  const failure = new Error("no");
  const settled = settling(atLeast(Promise.reject(failure)));
  await vi.advanceTimersByTimeAsync(199);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(failure);
});
