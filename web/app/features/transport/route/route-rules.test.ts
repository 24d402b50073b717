import { expect, test } from "vitest";
import type { RouteStop } from "../transport.api.ts";
import { inOrder, mapsWay, moved } from "./route-rules.ts";

test("a door moves along the way and not off its ends", () => {
  const ids = ["a", "b", "c"];
  expect(moved(ids, "c", 0)).toEqual(["c", "a", "b"]);
  expect(moved(ids, "a", 1)).toEqual(["b", "a", "c"]);
  expect(moved(ids, "a", -1)).toEqual(ids);
  expect(moved(ids, "a", 9)).toEqual(["b", "c", "a"]);
  expect(moved(ids, "unknown", 0)).toEqual(ids);
});

const facility = (latitude: number): RouteStop => ({
  kind: "facility",
  facility: {
    id: "f",
    name: { en: "Rouïba", fr: "Rouïba", ar: "الرويبة" },
    latitude,
    longitude: 3,
  },
  arriveAt: null,
  meters: 0,
  grams: 0,
});

test("a map is given every stop in order, and the last one as the end of the way", () => {
  expect(mapsWay([])).toBeNull();
  const query = new URL(mapsWay([facility(36), facility(37), facility(38)]) ?? "").searchParams;
  expect(query.get("waypoints")).toBe("36,3|37,3");
  expect(query.get("destination")).toBe("38,3");
});

test("a link to a map names no more stops than it may", () => {
  const many = Array.from({ length: 20 }, (_, place) => facility(place));
  const query = new URL(mapsWay(many) ?? "").searchParams;
  expect(query.get("waypoints")?.split("|")).toHaveLength(9);
  expect(query.get("destination")).toBe("9,3");
});

const door = (id: string): RouteStop =>
  ({ kind: "pickup", stop: { pickup: { id } } }) as unknown as RouteStop;

test("the doors follow the driver's order while the facility keeps its place", () => {
  const stops = [door("a"), facility(36), door("b"), door("c")];
  const [a, unloading, b, c] = stops;
  expect(inOrder(stops, ["c", "a", "b"])).toEqual([c, unloading, a, b]);
});
