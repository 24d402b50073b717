import { describe, expect, test } from "vitest";
import type { HistoryPage } from "./history.api.ts";
import {
  afterHistoryEvent,
  type HistoryEvent,
  type HistoryState,
  opened,
} from "./history-state.ts";

const deposits = (last: number): HistoryPage => ({ tab: "deposits", rows: [], last });

const after = (...events: HistoryEvent[]): HistoryState => events.reduce(afterHistoryEvent, opened);
const threePages: HistoryEvent = { type: "arrived", page: deposits(3) };

test("[S-17] opening asks for the first page of the deposits", () => {
  expect(opened).toMatchObject({ tab: "deposits", page: 1, isLoading: true });
});

test("[S-17] another tab is fetched from its first page, and again when one comes back", () => {
  const there = after(
    threePages,
    { type: "pageChosen", page: 3 },
    { type: "tabChosen", tab: "rewards" },
  );
  expect(there).toMatchObject({ tab: "rewards", page: 1, isLoading: true, shown: null });
  const back = afterHistoryEvent(there, { type: "tabChosen", tab: "deposits" });
  expect(back).toMatchObject({ tab: "deposits", page: 1, isLoading: true });
  expect(back.asked).toBeGreaterThan(there.asked);
});

test("the tab that is open already is left alone", () => {
  const state = after(threePages);
  expect(afterHistoryEvent(state, { type: "tabChosen", tab: "deposits" })).toBe(state);
});

describe("[S-17] pages", () => {
  test("go forward and back, with the rows of the last one under the spinner", () => {
    const state = after(threePages, { type: "pageChosen", page: 2 });
    expect(state).toMatchObject({ page: 2, isLoading: true, shown: { last: 3 } });
  });

  test("end at the first and at the last", () => {
    const first = after(threePages);
    expect(afterHistoryEvent(first, { type: "pageChosen", page: 0 })).toBe(first);
    const last = after(threePages, { type: "pageChosen", page: 3 }, threePages);
    expect(afterHistoryEvent(last, { type: "pageChosen", page: 4 })).toBe(last);
  });
});

test("what failed is asked for again", () => {
  const failed = after(
    threePages,
    { type: "pageChosen", page: 2 },
    {
      type: "failed",
      problem: "failed",
      kept: null,
    },
  );
  expect(failed).toMatchObject({ page: 2, isLoading: false, problem: "failed" });
  const again = afterHistoryEvent(failed, { type: "askedAgain" });
  expect(again).toMatchObject({ page: 2, isLoading: true, problem: null });
  expect(again.asked).toBe(failed.asked + 1);
});

test("without a network the first page is the one that is shown", () => {
  const state = after(
    threePages,
    { type: "pageChosen", page: 2 },
    {
      type: "failed",
      problem: "offline",
      kept: deposits(3),
    },
  );
  expect(state).toMatchObject({ page: 1, problem: "offline", shown: { last: 3 } });
});
