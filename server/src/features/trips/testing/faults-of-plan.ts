import type { Roads } from "../../../ports/road-distances.ts";
import type { RoutePlan, RouteRequest, TimeWindow, VisitTimes } from "../route-request.ts";

const always: TimeWindow = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Drives a plan by the tables alone and says what is wrong with it; knows nothing of the planner. */
export const faultsOfPlan = (request: RouteRequest, roads: Roads, plan: RoutePlan): string[] => {
  const { van, facility, stops, fixed = [] } = request;
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string): void => {
    if (!isRight) faults.push(fault);
  };
  const timesSeen = new Map<string, number>();
  const sawOnce = (id: string): void => void timesSeen.set(id, (timesSeen.get(id) ?? 0) + 1);

  let at = 0;
  let now = van.leavesAt;
  let load = van.loadedGrams;
  let meters = 0;
  const arrive = (to: number, name: string, times: VisitTimes, open: TimeWindow, work: number) => {
    now += roads.seconds[at]?.[to] ?? Number.NaN;
    meters += roads.meters[at]?.[to] ?? Number.NaN;
    at = to;
    expect(times.arrivesAt === now, `${name}: arrives at ${times.arrivesAt}, not ${now}`);
    const isLate = now > open.to;
    expect(times.lateSeconds === (isLate ? now - open.to : 0), `${name}: late unsaid`);
    expect(times.waitsSeconds === Math.max(0, open.from - now), `${name}: waits wrongly`);
    now = Math.max(now, open.from) + work;
    expect(times.leavesAt === now, `${name}: leaves wrongly`);
    return isLate;
  };

  for (const trip of plan.trips) {
    for (const planned of trip.stops) {
      const number = stops.findIndex(({ id }) => id === planned.id);
      const stop = stops[number];
      if (!stop) return [...faults, `${planned.id} is no stop`];
      sawOnce(stop.id);
      const work = stop.seconds ?? van.secondsPerStop;
      const isLate = arrive(number + 2, stop.id, planned, stop.window ?? always, work);
      expect(!isLate || fixed.includes(stop.id), `${stop.id}: window broken`);
      load += stop.grams;
      expect(planned.loadGrams === load, `${stop.id}: load wrong`);
      expect(load <= van.capacityGrams, `${stop.id}: too heavy`);
    }
    const isLate = arrive(1, "facility", trip.unloading, facility.open, facility.unloadingSeconds);
    expect(!isLate || fixed.length > 0 || trip.stops.length === 0, "the facility is closed");
    expect(trip.unloading.grams === load, "unloads what it has not");
    expect(load + trip.stops.length > 0, "goes to the facility for nothing");
    load = 0;
  }
  for (const { id } of plan.unserved) sawOnce(id);
  for (const { id } of stops) expect(timesSeen.get(id) === 1, `${id}: not exactly once`);
  expect(plan.meters === meters, "meters do not add up");
  expect(plan.seconds === now - van.leavesAt, "seconds do not add up");
  return faults;
};
