import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { waitAfter } from "./retry-rules.ts";
import { createRounds, type Round } from "./send-rounds.ts";

const middle = () => 0.5;
const second = 1000;

describe("how long the server is left alone", () => {
  test("grows from seconds to ten minutes and no further", () => {
    const waits = [1, 2, 3, 4, 9].map((failures) => waitAfter(failures, undefined, middle));
    expect(waits).toEqual([5, 30, 120, 600, 600].map((seconds) => seconds * second));
  });

  test("is spread, so that phones do not come back together", () => {
    expect(waitAfter(1, undefined, () => 0)).toBe(3750);
    expect(waitAfter(1, undefined, () => 1)).toBe(6250);
  });

  test("is never shorter than the server asked for", () => {
    expect(waitAfter(1, 90, () => 0)).toBe(90 * second);
    expect(waitAfter(4, 1, middle)).toBe(600 * second);
  });
});

describe("rounds", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const startWith = (random: () => number, answers: Round[]) => {
    const send = vi.fn(async () => answers.shift() ?? { isLeft: false });
    return { send, rounds: createRounds({ send, random }) };
  };
  const start = (...answers: Round[]) => startWith(middle, answers);
  const failed: Round = { isLeft: true, failure: {} };

  test("what is saved while one runs has one of its own, and not more than one", async () => {
    const { send, rounds } = start();
    const asked = [rounds.ask("now"), rounds.ask("now"), rounds.ask("soon"), rounds.ask("now")];
    await Promise.all(asked);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("go on every minute while something waits, and end when nothing does", async () => {
    const { send, rounds } = start({ isLeft: true }, { isLeft: true });
    await rounds.ask("now");
    await vi.advanceTimersByTimeAsync(60 * second);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(send).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(600 * second);
    expect(send).toHaveBeenCalledTimes(3);
  });

  test("pause after a failure; a person may cut that short, a focus may not", async () => {
    const { send, rounds } = start(failed, failed);
    await rounds.ask("now");
    await rounds.ask("soon");
    expect(send).toHaveBeenCalledTimes(1);
    await rounds.ask("now");
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(29 * second);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(second);
    expect(send).toHaveBeenCalledTimes(3);
  });

  // A timer leaves out what is less than a millisecond: most tries were taken for too early, and nobody made another.
  test("none is lost because it is part of a millisecond early", async () => {
    const { send, rounds } = startWith(() => 0.12345, [failed, failed, failed]);
    await rounds.ask("now");
    await vi.advanceTimersByTimeAsync(200 * second);
    expect(send).toHaveBeenCalledTimes(4);
  });

  test("go on although the clock of the phone was set back", async () => {
    const { send, rounds } = start(failed);
    await rounds.ask("now");
    vi.setSystemTime(Date.now() - 3600 * second);
    await vi.advanceTimersByTimeAsync(6 * second);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("keep to what the server asked for, whoever asks", async () => {
    const { send, rounds } = start({ isLeft: true, failure: { retryAfterSeconds: 40 } });
    await rounds.ask("now");
    await vi.advanceTimersByTimeAsync(39 * second);
    await rounds.ask("now");
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
