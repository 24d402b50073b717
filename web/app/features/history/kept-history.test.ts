import { expect, test } from "vitest";
import { memoryStore } from "../../lib/testing/memory-store.ts";
import type { HistoryPage } from "./history.api.ts";
import { keptHistory } from "./kept-history.ts";

const rewards: HistoryPage = {
  tab: "rewards",
  rows: [
    {
      id: "0197f2a0-0000-7000-8000-000000000001",
      userProfile: "",
      created_at: "2026-07-30T17:04:00.000Z",
      reward_name: "{}",
      quantity: 1,
      tokens: 520,
    },
  ],
  last: 2,
};

test("each tab's first page is kept for when there is no network", () => {
  const kept = keptHistory(memoryStore());
  kept.write(rewards);
  expect(kept.read("rewards")).toEqual(rewards);
  expect(kept.read("deposits")).toBeNull();
});

test("what an older release kept and no longer fits is nothing", () => {
  const store = memoryStore();
  store.write("kept.history.rewards", JSON.stringify({ ...rewards, rows: [{ id: 1 }] }));
  expect(keptHistory(store).read("rewards")).toBeNull();
});

test("it goes with the person: it is named as everything kept is", () => {
  const store = memoryStore();
  keptHistory(store).write(rewards);
  expect(store.keys()).toEqual(["kept.history.rewards"]);
});
