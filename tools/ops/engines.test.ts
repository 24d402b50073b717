import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { expect, test } from "vitest";
import { read } from "../files.ts";
import { environment } from "../run.ts";

test("a node of NATS' cluster understands its settings", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nats-"));
  const isFine = (change: (text: string) => string): boolean => {
    // Debian's is older than this word; the container is not.
    writeFileSync(
      path.join(folder, "nats.conf"),
      read("ops/nats/nats.conf").replace(/^ *sync_interval.*$/m, ""),
    );
    const file = path.join(folder, "cluster.conf");
    writeFileSync(file, change(read("ops/nats/cluster.conf")));
    const given = { NATS_NAME: "one", NATS_ROUTE_PASSWORD: "secret" };
    const routes = [1, 2, 3].map((at) => [
      `NATS_ROUTE_${at}`,
      `nats://route:secret@node-${at}:6222`,
    ]);
    const env = environment({ ...given, ...(Object.fromEntries(routes) as NodeJS.ProcessEnv) });
    return spawnSync("nats-server", ["-t", "--config", file], { env }).status === 0;
  };
  const fine = isFine((text) => text);
  const broken = isFine((text) => text.replace("routes:", "rutes:"));
  rmSync(folder, { recursive: true });
  expect([fine, broken]).toEqual([true, false]);
});

test("the cluster of databases promises what the runbook says that it does", () => {
  const { bootstrap } = parse(read("ops/patroni/patroni.yaml")) as {
    bootstrap: { dcs: { ttl: number; postgresql: { parameters: Record<string, unknown> } } };
  };
  const { dcs } = bootstrap;
  const carried = {
    synchronous_mode: true,
    synchronous_mode_strict: true,
    failsafe_mode: true,
    ttl: 20,
  };
  expect(dcs).toMatchObject(carried);
  const durable = { synchronous_commit: "on", fsync: "on", wal_retrieve_retry_interval: "500ms" };
  expect(dcs.postgresql.parameters).toMatchObject(durable);
  const told = read("docs/runbooks/failover.md");
  for (const name of [
    "synchronous_mode_strict",
    "failsafe_mode",
    "ttl 20",
    "wal_retrieve_retry_interval 500ms",
  ]) {
    expect(told).toContain(`\`${name}\``);
  }
});

interface Policy {
  kind: string;
  metadata: { name: string };
  spec: {
    egress?: {
      to: { namespaceSelector?: { matchLabels: Record<string, string> } }[];
      ports: { port: number }[];
    }[];
  };
}

test("processes may reach whom their settings name: the roads, and who collects traces", () => {
  const policies = parseAllDocuments(read("ops/cluster/20-network.yaml")).map(
    (one) => one.toJS() as Policy,
  );
  const reached = (name: string): string[] =>
    (policies.find(({ metadata }) => metadata.name === name)?.spec.egress ?? []).flatMap(
      ({ to, ports }) =>
        to.flatMap(({ namespaceSelector }) =>
          ports.map(
            ({ port }) => `${Object.values(namespaceSelector?.matchLabels ?? {}).join("")}:${port}`,
          ),
        ),
    );
  // Only these two load server/src/tracing.ts; the web host traces nothing.
  for (const name of ["api", "worker"]) expect(reached(name)).toContain("monitoring:4318");
  expect(reached("api")).toContain("engines:5000");
  const named = [...read("ops/cluster/10-settings.yaml").matchAll(/http:\/\/\w+\.(\w+:\d+)/g)];
  expect(named.map(([, where]) => where)).toEqual(["engines:5000", "monitoring:4318"]);
});
