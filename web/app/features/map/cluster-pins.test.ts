import { expect, test } from "vitest";
import { clusterPins } from "./cluster-pins.ts";

const room = { width: 80, height: 50 };
const at = (item: string, x: number, y: number) => ({ item, x, y });
const gather = (spots: Parameters<typeof clusterPins<string>>[0]) =>
  clusterPins(spots, room).map(({ items }) => items.join(""));

test("what would overlap is gathered, what would not stays alone", () => {
  expect(gather([at("a", 0, 0), at("b", 79, 0), at("c", 80, 0), at("d", 0, 51)])).toEqual([
    "ab",
    "c",
    "d",
  ]);
});

test("the border between two cells separates nothing", () => {
  expect(gather([at("a", 79, 49), at("b", 81, 51)])).toEqual(["ab"]);
  expect(gather([at("a", -1, -1), at("b", 1, 1)])).toEqual(["ab"]);
});

test("no two clusters are closer than they may be, and nothing is lost", () => {
  const spots = Array.from({ length: 2000 }, (_, index) =>
    at(`${index}`, (index * 7919) % 1000, (index * 104_729) % 700),
  );
  const clusters = clusterPins(spots, room);
  expect(clusters.flatMap(({ items }) => items)).toHaveLength(2000);
  for (const [index, one] of clusters.entries()) {
    for (const other of clusters.slice(index + 1)) {
      const isApart =
        Math.abs(one.x - other.x) >= room.width || Math.abs(one.y - other.y) >= room.height;
      expect(isApart).toBe(true);
    }
  }
});
