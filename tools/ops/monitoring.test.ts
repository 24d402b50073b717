import { parser } from "@prometheus-io/lezer-promql";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { read } from "../files.ts";

// A rule on what nobody scrapes never fires, or for ever: each installation loads only what it can answer.

interface Rule {
  alert: string;
  expr: string;
}

interface Prometheus {
  alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
  rule_files: string[];
  scrape_configs: {
    job_name: string;
    static_configs?: { targets: string[] }[];
    relabel_configs?: { regex: string }[];
  }[];
}

const configOf = (file: string) => parse(read(`ops/alerts/${file}`), { merge: true }) as Prometheus;
const machine = configOf("prometheus.yaml");
const cluster = configOf("prometheus-cluster.yaml");
const configs = { machine, cluster };

const jobsOf = ({ scrape_configs: all }: Prometheus): string[] =>
  all.map(({ job_name: name }) => name);
const rulesOf = (config: Prometheus): Rule[] =>
  config.rule_files.flatMap((file) =>
    (parse(read(`ops/alerts/${file}`)) as { groups: { rules: Rule[] }[] }).groups.flatMap(
      ({ rules }) => rules,
    ),
  );

/** Whose metrics begin so; all others are ours, from API and worker. */
const exporters: Readonly<Record<string, string>> = {
  node_: "node",
  // Written for node_exporter by ops/postgres/backup.
  backup_: "node",
  pg_: "postgres",
  patroni_: "patroni",
  haproxy_: "edge",
  probe_: "certificate",
  kube_: "kube-state-metrics",
  certmanager_: "cert-manager",
};

/** The jobs without which the question has no answer. */
const jobsFor = (expression: string): string[] => {
  const jobs: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to, node }) => {
      const text = expression.slice(from, to);
      if (name === "VectorSelector") {
        const [, job] = /\bjob="([^"]*)"/.exec(text) ?? [];
        if (job !== undefined) jobs.push(job);
      }
      if (name !== "Identifier" || node.parent?.name !== "VectorSelector" || text === "up") return;
      const prefix = Object.keys(exporters).find((start) => text.startsWith(start));
      jobs.push(...(prefix ? [exporters[prefix] ?? ""] : ["api", "worker"]));
    },
  });
  return jobs;
};

describe.each(Object.entries(configs))("Prometheus of a %s", (_name, config) => {
  const rules = rulesOf(config);

  test("scrapes what its rules ask for", () => {
    const jobs = jobsOf(config);
    const unanswered = rules.flatMap(({ alert, expr }) =>
      jobsFor(expr).flatMap((job) => (jobs.includes(job) ? [] : [`${alert}: ${job}`])),
    );
    expect(rules.length).toBeGreaterThan(20);
    expect(unanswered).toEqual([]);
  });

  test("scrapes nobody for nothing, and has one rule of each name", () => {
    const asked = new Set(rules.flatMap(({ expr }) => jobsFor(expr)));
    expect(jobsOf(config).filter((job) => !asked.has(job))).toEqual([]);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  test("tells somebody", () => {
    const [first] = config.alerting.alertmanagers.flatMap(({ static_configs: all }) => all);
    expect(first?.targets).toHaveLength(1);
  });
});

test("a rule whose metric nobody scrapes is found", () => {
  expect(jobsFor('sum(rate(patroni_primary[5m])) == 0 or absent(up{job="api"})')).toEqual([
    "patroni",
    "api",
  ]);
});

test("what Prometheus of one machine scrapes and tells is a service of compose", () => {
  const { services } = parse(read("ops/compose/production.yaml"), { merge: true }) as {
    services: Record<string, object>;
  };
  const static_ = [
    ...machine.alerting.alertmanagers.flatMap(({ static_configs: all }) => all),
    ...machine.scrape_configs.flatMap(({ static_configs: all = [] }) => all),
  ];
  const hosts = static_
    .flatMap(({ targets }) => targets)
    .map((target) => target.split(":")[0] ?? "");
  expect(hosts.length).toBeGreaterThan(5);
  expect(hosts.filter((host) => !(host in services))).toEqual([]);
});

test("every alert has somebody who is told, and what wakes is told within seconds", () => {
  const { route, receivers } = parse(read("ops/alerts/alertmanager.yaml")) as {
    route: { receiver: string; group_wait: string; routes: { receiver: string }[] };
    receivers: { name: string; webhook_configs: { url_file: string }[] }[];
  };
  const names = receivers.map(({ name }) => name);
  for (const { receiver } of [route, ...route.routes]) expect(names).toContain(receiver);
  expect(route.group_wait).toBe("10s");
  expect(receivers.map(({ webhook_configs: hooks }) => hooks.length)).toEqual([1]);
});

test("what this file cannot ask, whether a rule rings, CI asks Prometheus itself", () => {
  expect(read(".ci/run")).toMatch(/^ *run alerts ops\/check-alerts$/m);
  expect(read("ops/check-alerts")).toMatch(/^promtool test rules .*\*\.tests\.yaml$/m);
});
