import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTimer } from "./pausable-timer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("ends once, when its time is over", () => {
  const onEnd = vi.fn();
  startTimer(6000, onEnd);
  vi.advanceTimersByTime(5999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("time that passes while it pauses does not count, however often it does", () => {
  const onEnd = vi.fn();
  const timer = startTimer(6000, onEnd);
  vi.advanceTimersByTime(2000);
  timer.pause();
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(3999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
