import { describe, expect, test } from "vitest";
import { afterLoading, afterMessage, noBalance } from "./balance-state.ts";

const message = (tokens: number, deposits: number) =>
  ({ type: "balance", tokens, deposits }) as const;

const loaded = (tokens: number, deposits: number) => ({ tokens, deposits });

describe("the balance on the screen", () => {
  test("is the loaded one until the live line speaks", () => {
    expect(afterLoading(noBalance, loaded(124_860, 3)).tokens).toBe(124_860);
  });

  test("follows the live line, and an answer that knows of fewer deposits does not turn it back", () => {
    const live = afterMessage(afterLoading(noBalance, loaded(100, 1)), message(8260, 2));
    expect(live.tokens).toBe(8260);
    expect(afterLoading(live, loaded(100, 1)).tokens).toBe(8260);
  });

  test("follows an answer that knows as many: a deposit was undone, or tokens are held", () => {
    const live = afterMessage(noBalance, message(8260, 2));
    const after = afterLoading(live, loaded(100, 2));
    expect(after).toMatchObject({ tokens: 100, news: 100 });
  });

  test("ignores a message with fewer deposits than shown", () => {
    const live = afterMessage(noBalance, message(8260, 2));
    expect(afterMessage(live, message(100, 1))).toBe(live);
  });

  test("takes a message with as many deposits: tokens may also be spent", () => {
    const live = afterMessage(noBalance, message(8260, 2));
    expect(afterMessage(live, message(60, 2)).tokens).toBe(60);
  });

  test("ends at the newest, in whatever order messages arrive", () => {
    const orders = [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ];
    for (const order of orders) {
      const end = order.reduce((state, n) => afterMessage(state, message(n * 100, n)), noBalance);
      expect(end.tokens).toBe(300);
    }
  });

  test("is announced when it changes, not when it is first known", () => {
    const first = afterMessage(noBalance, message(100, 1));
    expect(first.news).toBeUndefined();
    expect(afterLoading(afterLoading(noBalance, loaded(100, 1)), loaded(200, 2)).news).toBe(
      undefined,
    );
    expect(afterMessage(first, message(8260, 2)).news).toBe(8260);
    expect(afterMessage(first, message(100, 1)).news).toBeUndefined();
  });
});
