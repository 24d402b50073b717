import fc from "fast-check";
import { expect, test } from "vitest";
import { straightRoads } from "../../ports/straight-roads.ts";
import { orderStops as order, type OrderRequest, type StopToOrder } from "./order-stops.ts";

const facility = { latitude: 36.74, longitude: 3.28 };
const now = new Date("2026-11-16T07:00:00Z");
const payloadGrams = 800_000;

const orderStops = (request: OrderRequest) =>
  order({ between: async (places) => straightRoads(places) }, request);

const anyStops = fc
  .array(
    fc.record({
      latitude: fc.double({ min: 36.6, max: 36.8, noNaN: true }),
      longitude: fc.double({ min: 2.9, max: 3.3, noNaN: true }),
      grams: fc.integer({ min: 50_000, max: payloadGrams }),
      from: fc.constantFrom(now, new Date("2026-11-16T12:00:00Z")),
      to: fc.constantFrom(new Date("2026-11-16T11:00:00Z"), new Date("2026-11-16T16:00:00Z")),
      place: fc.constant(null),
    }),
    { maxLength: 12 },
  )
  .map((stops) => stops.map((stop, index): StopToOrder => ({ ...stop, id: `stop ${index}` })));

const request = (stops: readonly StopToOrder[]) => ({
  start: null,
  now,
  payloadGrams,
  loadedGrams: 0,
  facility,
  stops,
});

test("every stop once, the van never fuller than it may be, and empty at the end", async () => {
  await fc.assert(
    fc.asyncProperty(anyStops, async (stops) => {
      const visits = await orderStops(request(stops));
      const ids = visits.flatMap((visit) => (visit.kind === "pickup" ? [visit.id] : []));
      expect(ids.toSorted()).toEqual(stops.map(({ id }) => id).toSorted());
      let unloaded = 0;
      for (const visit of visits) {
        if (visit.kind === "facility") unloaded += visit.grams;
        else expect(visit.loadGrams).toBeLessThanOrEqual(payloadGrams);
      }
      const served = visits.flatMap((visit) => (visit.arriveAt && "id" in visit ? [visit.id] : []));
      const taken = stops.filter(({ id }) => served.includes(id));
      expect(unloaded).toBe(taken.reduce((sum, { grams }) => sum + grams, 0));
      const times = visits.flatMap(({ arriveAt }) => (arriveAt ? [arriveAt.getTime()] : []));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
    { numRuns: 30 },
  );
});

test("a driver's own order holds, whatever the windows say", async () => {
  const [one, two] = ["one", "two"].map((id, index) => ({
    ...facility,
    id,
    grams: 100_000,
    from: now,
    to: new Date(now.getTime() + (index + 1) * 3_600_000),
    place: 2 - index,
  })) as [StopToOrder, StopToOrder];
  expect(await orderStops(request([one, two]))).toMatchObject([{ id: "two" }, { id: "one" }, {}]);
  const free = [one, two].map((stop) => ({ ...stop, place: null }));
  expect(await orderStops(request(free))).toHaveLength(3);
});
