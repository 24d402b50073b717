import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Roads } from "../../ports/road-distances.ts";
import { straightRoads } from "../../ports/straight-roads.ts";
import { checkOrder } from "./check-order.ts";
import { planRoute, usualEffort } from "./plan-route.ts";
import { positionsOf, type RoutePlan, type RouteRequest, type RouteStop } from "./route-request.ts";
import { metersAsAccepted } from "./testing/as-accepted.ts";
import { faultsOfPlan } from "./testing/faults-of-plan.ts";
import { createInstance } from "./testing/route-instances.ts";

const hour = 3600;
const kilogram = 1000;
const quick = { roundsPerStop: 5, seed: 1 };

const roadsOf = (request: RouteRequest): Roads => straightRoads(positionsOf(request));
const orderOf = ({ trips }: RoutePlan): string[][] =>
  trips.map(({ stops }) => stops.map(({ id }) => id));

/** Fewer left out first, then shorter. */
const isAtLeastAsGood = (one: RoutePlan, other: RoutePlan): boolean =>
  one.unserved.length < other.unserved.length ||
  (one.unserved.length === other.unserved.length && one.meters <= other.meters);

const positions = fc.record({
  lat: fc.double({ min: 36.4, max: 36.8, noNaN: true }),
  lng: fc.double({ min: 2.8, max: 3.5, noNaN: true }),
});
const windows = fc
  .tuple(fc.integer({ min: 6 * hour, max: 18 * hour }), fc.integer({ min: 0, max: 5 * hour }))
  .map(([from, length]) => ({ from, to: from + length }));
const stopsOf = fc.array(
  fc.record(
    {
      position: positions,
      grams: fc.integer({ min: 0, max: 600 * kilogram }),
      window: windows,
      seconds: fc.integer({ min: 0, max: hour }),
    },
    { requiredKeys: ["position", "grams"] },
  ),
  { maxLength: 14 },
);
const requests: fc.Arbitrary<RouteRequest> = fc
  .record({
    van: fc.record({
      capacityGrams: fc.integer({ min: 200 * kilogram, max: 1500 * kilogram }),
      loadedGrams: fc.constantFrom(0, 0, 150 * kilogram, 2000 * kilogram),
      position: positions,
      leavesAt: fc.integer({ min: 5 * hour, max: 12 * hour }),
      secondsPerStop: fc.integer({ min: 0, max: 1200 }),
    }),
    facility: fc.record({
      position: positions,
      open: fc.constantFrom({ from: 7 * hour, to: 20 * hour }, { from: 14 * hour, to: 15 * hour }),
      unloadingSeconds: fc.integer({ min: 0, max: hour }),
    }),
    stops: stopsOf,
  })
  .map(({ stops, ...rest }) => ({
    ...rest,
    stops: stops.map((stop, at): RouteStop => ({ id: `stop ${at}`, ...stop })),
  }));
const requestsWithOrder = requests.chain((request) =>
  fc
    .shuffledSubarray(request.stops.map(({ id }) => id))
    .map((fixed): RouteRequest => ({ ...request, fixed })),
);

describe("any day", () => {
  test("keeps windows and load, and serves each stop once or says that it does not", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const roads = roadsOf(request);
        expect(faultsOfPlan(request, roads, planRoute(request, roads, quick))).toEqual([]);
      }),
    );
  });

  test("is right on roads that are longer one way than the other", () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 9 }), (request, twist) => {
        const { meters, seconds } = roadsOf(request);
        const uneven = (rows: Roads["meters"]): Roads["meters"] =>
          rows.map((row, from) => row.map((way, to) => way + ((from * twist + to) % 7) * 60));
        const roads = { meters: uneven(meters), seconds: uneven(seconds) };
        expect(faultsOfPlan(request, roads, planRoute(request, roads, quick))).toEqual([]);
      }),
    );
  });

  test("is planned the same each time", () => {
    fc.assert(
      fc.property(requestsWithOrder, (request) => {
        const roads = roadsOf(request);
        expect(planRoute(request, roads, quick)).toEqual(planRoute(request, roads, quick));
      }),
      { numRuns: 30 },
    );
  });

  test("begins with what was fixed, in that order, and says how late that makes the van", () => {
    fc.assert(
      fc.property(requestsWithOrder, (request) => {
        const roads = roadsOf(request);
        const plan = planRoute(request, roads, quick);
        const tooHeavy = new Set(
          request.stops
            .filter(({ grams }) => grams > request.van.capacityGrams)
            .map(({ id }) => id),
        );
        const kept = request.fixed?.filter((id) => !tooHeavy.has(id)) ?? [];
        expect(orderOf(plan).flat().slice(0, kept.length)).toEqual(kept);
        expect(faultsOfPlan(request, roads, plan)).toEqual([]);
      }),
    );
  });

  test("gets no worse by searching", () => {
    fc.assert(
      fc.property(requestsWithOrder, (request) => {
        const roads = roadsOf(request);
        const inserted = planRoute(request, roads, { ...quick, roundsPerStop: 0 });
        expect(isAtLeastAsGood(planRoute(request, roads, quick), inserted)).toBe(true);
      }),
    );
  });

  test("is what checking its own order says", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const roads = roadsOf(request);
        const { unserved, ...plan } = planRoute(request, roads, quick);
        const checked = checkOrder(request, roads, orderOf({ ...plan, unserved }));
        expect(checked).toMatchObject(plan);
        expect(checked.missing).toEqual(unserved.map(({ id }) => id));
      }),
    );
  });
});

describe("two hundred days around Algiers", () => {
  test.each([1, 51, 101, 151])(
    "fifty from number %i on break nothing and save more than 15 percent",
    (first) => {
      const saved: number[] = [];
      for (let number = first; number < first + 50; number += 1) {
        const request = createInstance(number);
        const roads = roadsOf(request);
        const plan = planRoute(request, roads, quick);
        expect(faultsOfPlan(request, roads, plan)).toEqual([]);
        expect(plan.trips.length).toBeGreaterThanOrEqual(2);
        saved.push(1 - plan.meters / metersAsAccepted(request, roads, plan.unserved));
      }
      expect(Math.min(...saved)).toBeGreaterThan(0.15);
    },
  );

  // A few small ones here; all of them are measured by testing/measure-routes.ts.
  test("are within 5 % of what a search ten times as long finds", () => {
    const small = [1, 2, 3, 4, 6, 7];
    for (const request of small.map(createInstance)) {
      const roads = roadsOf(request);
      const plan = planRoute(request, roads);
      const { roundsPerStop } = usualEffort;
      const best = planRoute(request, roads, { roundsPerStop: 10 * roundsPerStop, seed: 2 });
      expect(plan.unserved.length).toBeLessThanOrEqual(best.unserved.length);
      expect(plan.meters).toBeLessThanOrEqual(best.meters * 1.05);
    }
  });
});

/** Along one road that runs east: a minute for every kilometer, the facility at nought. */
const alongTheRoad = (kilometers: Record<string, number>, change: Partial<RouteRequest> = {}) => {
  const at = (kilometer: number) => ({ lat: 36.7, lng: 3 + kilometer / 100 });
  const request: RouteRequest = {
    van: {
      capacityGrams: 1000 * kilogram,
      loadedGrams: 0,
      position: at(0),
      leavesAt: 8 * hour,
      secondsPerStop: 600,
    },
    facility: { position: at(0), open: { from: 8 * hour, to: 18 * hour }, unloadingSeconds: 900 },
    stops: Object.entries(kilometers).map(([id, kilometer]) => ({
      id,
      position: at(kilometer),
      grams: 400 * kilogram,
    })),
    ...change,
  };
  const places = [0, 0, ...Object.values(kilometers)];
  const table = (each: number) => places.map((a) => places.map((b) => Math.abs(a - b) * each));
  return { request, roads: { meters: table(1000), seconds: table(60) } };
};

describe("a van", () => {
  test("unloads when it is full and goes out again", () => {
    const { request, roads } = alongTheRoad({ a: 10, b: 11, c: 12, d: 13 });
    const plan = planRoute(request, roads);
    expect(plan.trips.map(({ unloading }) => unloading.grams)).toEqual([800_000, 800_000]);
    expect(plan.meters).toBe(2 * 13_000 + 2 * 11_000);
  });

  test("brings away what it has before it fetches more than fits", () => {
    const { request, roads } = alongTheRoad({ a: 10 });
    const loaded = { ...request, van: { ...request.van, loadedGrams: 700 * kilogram } };
    const { trips } = planRoute(loaded, roads);
    expect(trips.map(({ stops, unloading }) => [stops.length, unloading.grams])).toEqual([
      [0, 700_000],
      [1, 400_000],
    ]);
  });

  test("waits for a window, and drives on at once where it may", () => {
    const { request, roads } = alongTheRoad({ early: 10, late: 20 });
    const [early, late] = request.stops;
    const stops = [
      { ...early!, window: { from: 7 * hour, to: 9 * hour } },
      { ...late!, window: { from: 10 * hour, to: 11 * hour } },
    ];
    expect(planRoute({ ...request, stops }, roads).trips[0]?.stops).toMatchObject([
      { id: "early", arrivesAt: 8 * hour + 600, waitsSeconds: 0, leavesAt: 8 * hour + 1200 },
      { id: "late", waitsSeconds: 1.5 * hour, leavesAt: 10 * hour + 600, lateSeconds: 0 },
    ]);
  });

  test("says why a stop is left out", () => {
    const { request, roads } = alongTheRoad({ heavy: 1, closed: 50, far: 290, near: 5 });
    const [heavy, closed, far, near] = request.stops;
    const stops = [
      { ...heavy!, grams: 1001 * kilogram },
      { ...closed!, window: { from: 8 * hour, to: 8.5 * hour } },
      far!,
      { ...near!, window: { from: 16 * hour, to: 17 * hour } },
    ];
    expect(planRoute({ ...request, stops }, roads).unserved).toEqual([
      { id: "heavy", reason: "weight" },
      { id: "closed", reason: "window" },
      { id: "far", reason: "day" },
    ]);
  });

  test("with nothing to fetch and nothing to bring stays", () => {
    const { request, roads } = alongTheRoad({});
    expect(planRoute(request, roads)).toEqual({ trips: [], meters: 0, seconds: 0, unserved: [] });
  });

  test("follows the driver's whole order, unloads on the way, and leaves out what is gone", () => {
    const { request, roads } = alongTheRoad({ a: 10, b: 30, c: 5 });
    const fixed = ["b", "cancelled", "a", "c", "b"];
    expect(orderOf(planRoute({ ...request, fixed }, roads))).toEqual([["b", "a"], ["c"]]);
  });

  test("is not planned on roads between other places", () => {
    const { request } = alongTheRoad({ a: 10 });
    const { roads } = alongTheRoad({ a: 10, b: 11 });
    expect(() => planRoute(request, roads)).toThrow("the roads are not between");
  });
});

describe("an order made by hand", () => {
  test("tells each window and each load that it breaks, and who is missing", () => {
    const { request, roads } = alongTheRoad({ a: 10, b: 20, c: 30, d: 40 });
    const [a, b, c, d] = request.stops;
    const stops = [{ ...a!, window: { from: 8 * hour, to: 8.5 * hour } }, b!, c!, d!];
    const checked = checkOrder({ ...request, stops }, roads, [["b", "c", "a"], []]);
    // Twenty minutes to b, ten there, ten to c, ten there, twenty to a: 40 minutes too late.
    expect(checked.breaches).toEqual([
      { kind: "window", trip: 0, id: "a", lateSeconds: 40 * 60 },
      { kind: "weight", trip: 0, id: "a", overGrams: 200 * kilogram },
    ]);
    expect(checked.missing).toEqual(["d"]);
    expect(checked.meters).toBe(60_000);
  });

  test("that comes to the facility after it closed says so", () => {
    const { request, roads } = alongTheRoad({ a: 10 });
    const open = { from: 8 * hour, to: 8 * hour + 1500 };
    const closing = { ...request, facility: { ...request.facility, open } };
    expect(checkOrder(closing, roads, [["a"]]).breaches).toEqual([
      { kind: "window", trip: 0, id: null, lateSeconds: 300 },
    ]);
  });

  test("names a stop once, though it be written in two trips", () => {
    const { request, roads } = alongTheRoad({ a: 10, b: 20 });
    const { trips } = checkOrder(request, roads, [["a", "gone", "b"], ["a"]]);
    expect(trips.map(({ stops }) => stops.map(({ id }) => id))).toEqual([["a", "b"]]);
  });
});
