import { readdirSync, readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { figureAt } from "./testing/figure-at.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

// An alert on a metric that nobody exports never fires. Only ours are asked for here; those of the
// engines stand in a file of their own.

const ops = new URL("../../ops/", import.meta.url);
const readOps = (file: string): string => readFileSync(new URL(file, ops), "utf8");

interface Alerts {
  groups: { rules: { expr: string }[] }[];
}
interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

const alerts = parse(readOps("alerts/app.yaml")) as Alerts;
const dashboards = readdirSync(new URL("dashboards/", ops)).map(
  (file) => JSON.parse(readOps(`dashboards/${file}`)) as Dashboard,
);
const asked = [
  ...alerts.groups.flatMap(({ rules }) => rules),
  ...dashboards.flatMap(({ panels }) => panels).flatMap(({ targets }) => targets),
].map(({ expr }) => expr);

const namesIn = (expression: string): string[] => {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to, node }) => {
      if (name === "Identifier" && node.parent?.name === "VectorSelector") {
        names.push(expression.slice(from, to));
      }
    },
  });
  return names;
};

let server: TestServer;
let exposed: Set<string>;

const namesAt = async (url: string): Promise<string[]> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
};

beforeAll(async () => {
  server = await startTestServer();
  const worker = await server.addWorker();
  exposed = new Set([...(await namesAt(server.url)), ...(await namesAt(worker.url))]);
});
afterAll(() => server.stop());

test("every metric that alerts and dashboards ask for is one that API or worker has", () => {
  // Whether a target answers is Prometheus' own.
  const known = new Set([...exposed, "up"]);
  const named = new Set(asked.flatMap(namesIn));
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
  expect(namesIn('sum by (x) (rate(no_such_total{y="z"}[5m]))')).toEqual(["no_such_total"]);
});

test("an API that nobody has brought anything to says so, instead of nothing", async () => {
  expect(await figureAt(server.url, 'deposits_total{outcome="recorded"}')).toBe(0);
});
