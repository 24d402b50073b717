import { expect, it } from "vitest";
import { mayPrefetch } from "./may-prefetch.ts";

it.each([
  ["with a network nothing else is known of", true, { onLine: true }],
  ["on 4g", true, { onLine: true, connection: { effectiveType: "4g", saveData: false } }],
  ["on 3g", true, { onLine: true, connection: { effectiveType: "3g" } }],
  ["offline", false, { onLine: false, connection: { effectiveType: "4g" } }],
  ["on 2g", false, { onLine: true, connection: { effectiveType: "2g" } }],
  ["on slow 2g", false, { onLine: true, connection: { effectiveType: "slow-2g" } }],
  ["with data-saver on", false, { onLine: true, connection: { saveData: true } }],
])("[V-02] %s, prefetching is allowed: %s", (_, expected, network) => {
  expect(mayPrefetch(network)).toBe(expected);
});
