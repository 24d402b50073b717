import { straightRoads } from "../../../ports/straight-roads.ts";
import { planRoute, usualEffort } from "../plan-route.ts";
import { positionsOf } from "../route-request.ts";
import { metersAsAccepted } from "./as-accepted.ts";
import { createInstance } from "./route-instances.ts";

// node server/src/features/trips/testing/measure-routes.ts [first] [last] [times] [seeds]
// What planned days have over the order of acceptance, and what a search of `times` the rounds with
// several seeds still finds. One line a day, then the sums; docs/scale.md has them.

const [first = 1, last = 200, times = 50, seeds = 2] = process.argv.slice(2).map(Number);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const sums = { accepted: 0, planned: 0, longRun: 0, unserved: 0, unservedLong: 0 };
const milliseconds: number[] = [];
const gaps: number[] = [];
const savings: number[] = [];

for (let number = first; number <= last; number += 1) {
  const request = createInstance(number);
  const roads = straightRoads(positionsOf(request));
  const begin = process.cpuUsage();
  const plan = planRoute(request, roads);
  const { user, system } = process.cpuUsage(begin);
  const [best = plan] = Array.from({ length: seeds }, (_, seed) =>
    planRoute(request, roads, { roundsPerStop: usualEffort.roundsPerStop * times, seed: seed + 1 }),
  )
    .concat(plan)
    .toSorted((a, b) => a.unserved.length - b.unserved.length || a.meters - b.meters);
  const accepted = metersAsAccepted(request, roads, plan.unserved);
  const isComparable = best.unserved.length === plan.unserved.length;

  milliseconds.push((user + system) / 1000);
  savings.push(1 - plan.meters / accepted);
  if (isComparable) gaps.push(plan.meters / best.meters - 1);
  sums.accepted += accepted;
  sums.planned += plan.meters;
  sums.longRun += best.meters;
  sums.unserved += plan.unserved.length;
  sums.unservedLong += best.unserved.length;
  say(
    [
      `${number}: ${request.stops.length} stops, ${plan.trips.length} trips`,
      `${Math.round(plan.meters / 1000)} km, ${percent(savings.at(-1) ?? 0)} saved`,
      isComparable ? `${percent(gaps.at(-1) ?? 0)} over the best` : "serves fewer than the best",
      `unserved ${plan.unserved.length} (${best.unserved.length})`,
      `${Math.round(milliseconds.at(-1) ?? 0)} ms`,
    ].join("; "),
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
say(`km: ${JSON.stringify(sums)}`);
say(`saved: ${percent(1 - sums.planned / sums.accepted)}; least ${percent(Math.min(...savings))}`);
say(`under 15 %: ${savings.filter((saved) => saved < 0.15).length}`);
say(`over the best: mean ${percent(mean(gaps))}, most ${percent(Math.max(...gaps))}`);
say(`over by more than 5 %: ${gaps.filter((gap) => gap > 0.05).length} of ${gaps.length}`);
say(
  `CPU ms: mean ${Math.round(mean(milliseconds))}, most ${Math.round(Math.max(...milliseconds))}`,
);
