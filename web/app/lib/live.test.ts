import type { LiveMessage } from "@app/contract/live";
import { describe, expect, test } from "vitest";
import { liveReader, waitBefore } from "./live.ts";

const read = (...pieces: string[]): LiveMessage[] => {
  const heard: LiveMessage[] = [];
  const feed = liveReader((message) => heard.push(message));
  for (const piece of pieces) feed(piece);
  return heard;
};

const balance = (tokens: number, deposits: number): string =>
  `data: ${JSON.stringify({ type: "balance", tokens, deposits })}\n\n`;

describe("the live line", () => {
  test("gives messages in the order they come", () => {
    expect(read(balance(100, 1), balance(8260, 2))).toEqual([
      { type: "balance", tokens: 100, deposits: 1 },
      { type: "balance", tokens: 8260, deposits: 2 },
    ]);
  });

  test("may be cut into pieces anywhere", () => {
    const whole = balance(100, 1) + balance(8260, 2);
    for (let place = 1; place < whole.length; place += 1) {
      expect(read(whole.slice(0, place), whole.slice(place))).toHaveLength(2);
    }
  });

  test("leaves out breaths, broken data and what a newer server may say", () => {
    expect(
      read(": breath\n\n", "data: {not json\n\n", 'data: {"type":"weather"}\n\n', balance(1, 1)),
    ).toEqual([{ type: "balance", tokens: 1, deposits: 1 }]);
  });
});

describe("the pause before trying again", () => {
  test("doubles from a second to half a minute", () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((failed) => waitBefore(failed, 1))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  test("is spread over its upper half", () => {
    expect(waitBefore(3, 0)).toBe(4000);
    expect(waitBefore(3, 0.5)).toBe(6000);
  });
});
