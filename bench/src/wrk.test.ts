import { expect, test } from "vitest";
import { addUp } from "./wrk.ts";

const part = (requests: number, seconds: number, wait: number) => ({
  requests,
  seconds,
  bytes: requests * 100,
  quantiles: Array.from({ length: 199 }, (_, half) => wait + half / 1000),
  bad: 0,
  broken: 0,
  cpuSeconds: 0.5,
});

test("two loads are one: rates are added, waits are put together", () => {
  const both = addUp([part(1000, 2, 10), part(3000, 3, 20)]);
  expect(both).toMatchObject({ requests: 4000, perSecond: 1500, bytes: 400_000, cpuSeconds: 1 });
  expect(both.p50).toBeCloseTo(20, 0);
  expect(both.p99).toBeGreaterThan(20.1);
  expect(addUp([part(1000, 2, 10)]).p50).toBeCloseTo(10.1, 1);
});
