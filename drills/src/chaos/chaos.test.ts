import { afterAll, beforeAll, expect, test } from "vitest";
import { openClosing } from "../closing.ts";
import { drawSchedule, type FaultKind, faultKinds } from "./faults.ts";
import { runOnce } from "./one-run.ts";
import { type Engines, startEngines } from "./world.ts";

const closing = openClosing();
let engines: Engines;

beforeAll(async () => {
  engines = await startEngines(closing.defer);
});
afterAll(() => closing.close());

test("a seed draws the same faults every time, at least one of each kind", () => {
  expect(drawSchedule(3, 40)).toEqual(drawSchedule(3, 40));
  expect(drawSchedule(3, 40)).not.toEqual(drawSchedule(4, 40));
  expect(new Set(drawSchedule(3, 40).map(({ kind }) => kind))).toEqual(new Set(faultKinds));
});

/** One of each sort: `pnpm drill chaos` has them all, this one has to end soon. */
const quick: readonly FaultKind[] = [
  "database power cut",
  "answers of the database lost",
  "API killed",
  "worker killed",
  "NATS lost its data",
];

test(
  "engines and processes are broken on a schedule, and nothing acknowledged is lost",
  { timeout: 300_000 },
  async () => {
    const schedule = quick.map((kind, place) => ({ kind, at: 1 + 3 * place }));
    const run = await runOnce(engines, { seed: 3, seconds: 20, schedule });
    expect(run).toMatchObject({ lost: 0, violations: [] });
    expect(Object.keys(run.faults)).toHaveLength(quick.length);
    expect(run.acknowledged).toBeGreaterThan(100);
  },
);
