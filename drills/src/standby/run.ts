import { setTimeout as pause } from "node:timers/promises";
import { progress } from "@app/harness/report";
import { type ClusterNode, type DrillCluster, startDrillCluster } from "../cluster/cluster.ts";
import { longestStall, startLoad } from "../cluster/load.ts";
import { isClean, judge, type Outcome, outcomeCells, outcomeHead } from "../cluster/outcome.ts";
import { prepareProduct, type Product, startApi } from "../cluster/product.ts";
import { writeRows } from "../cluster/rows.ts";

// pnpm drill standby: the synchronous standby dies; etcd is away for longer than the leader's lease.

interface Fault {
  name: string;
  /** Seconds for which nobody may be confirmed anything. */
  goal: number;
  strike: (cluster: DrillCluster, standby: ClusterNode) => Promise<void>;
  /** Seconds until it is mended. */
  lasts: number;
  mend: (cluster: DrillCluster, standby: ClusterNode) => Promise<void> | void;
}

const faults: readonly Fault[] = [
  {
    name: "synchronous standby and its Patroni killed",
    goal: 5,
    strike: (_, standby) => standby.kill(),
    lasts: 12,
    mend: (_, standby) => standby.start(),
  },
  {
    name: "etcd away for 25 s, lease of 20 s",
    goal: 1,
    strike: (cluster) => cluster.stopEtcd(),
    lasts: 25,
    mend: (cluster) => cluster.startEtcd(),
  },
];

interface Run extends Outcome {
  stall: number;
  /** The longest silence of the seconds before the fault: what the machine itself adds. */
  usual: number;
}

const runOnce = async (
  cluster: DrillCluster,
  product: Product,
  url: string,
  fault: Fault,
): Promise<Run> => {
  const { standby } = await cluster.whenHealthy();
  const load = startLoad({ scene: product.scene, url: () => url, clients: 12, rest: 30 });
  await pause(2000);
  const begun = performance.now();
  await pause(5000);
  const struck = performance.now();
  await fault.strike(cluster, standby);
  await pause(fault.lasts * 1000);
  await fault.mend(cluster, standby);
  await pause(5000);
  await load.stop();
  await cluster.whenHealthy();
  const before = load.acks.filter(({ at }) => at < struck);
  return {
    ...(await judge(product, load)),
    stall: longestStall(load.acks, struck).milliseconds / 1000,
    usual: longestStall(before, begun).milliseconds / 1000,
  };
};

export const run = async (): Promise<boolean> => {
  const cluster = await startDrillCluster({ ttl: 20, isAsynchronous: false });
  const rows: string[][] = [];
  let isGood = true;
  try {
    await cluster.whenHealthy();
    const product = await prepareProduct(cluster.port);
    const api = await startApi(product.appUrl);
    for (const fault of faults) {
      const done = await runOnce(cluster, product, api.url, fault);
      progress(`${fault.name}: nobody confirmed for ${done.stall.toFixed(2)} s`);
      isGood &&= isClean(done) && done.stall <= fault.goal;
      rows.push([
        fault.name,
        ...outcomeCells(done),
        `${done.stall.toFixed(2)} s`,
        `${done.usual.toFixed(2)} s`,
        `0 lost, ${fault.goal} s`,
      ]);
    }
    await api.end("SIGTERM");
    await product.close();
  } finally {
    await cluster.close();
  }
  writeRows({
    name: "standby",
    intro: `\`pnpm drill standby\`: the cluster and the devices of the failover drill. _Longest silence_ is the longest time in
which no device was confirmed a deposit, during the fault and in the five seconds before it.`,
    head: ["Fault", ...outcomeHead, "Longest silence", "Before the fault", "Goal"],
    rows,
  });
  return isGood;
};
