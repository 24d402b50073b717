import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { linePlot } from "@app/harness/plot";
import { progress, writeImage } from "@app/harness/report";
import { waitFor } from "@app/harness/processes";
import { countBySecond } from "../by-second.ts";
import { type DrillCluster, startDrillCluster } from "../cluster/cluster.ts";
import { longestStall, startLoad } from "../cluster/load.ts";
import {
  addUp,
  isClean,
  judge,
  type Outcome,
  outcomeCells,
  outcomeHead,
} from "../cluster/outcome.ts";
import { prepareProduct, type Product, startApi } from "../cluster/product.ts";
import { writeRows } from "../cluster/rows.ts";
import { type ControlResult, isAsItMustBe, writeControls } from "../controls/report.ts";
import { type Fault, faults } from "./faults.ts";

// pnpm drill failover [--fault primary|lag|postgres|pause|eio] [--ttl 20|8] [--runs n] [--asynchronous] [--look]
// --look: says whether it held, and the paper stays as it is.

const goals: Record<number, number> = { 20: 30, 8: 12 };

interface Run extends Outcome {
  back: number;
  hasMoved: boolean;
  /** Confirmed in each second, from the fault. */
  course: [second: number, count: number][];
}

interface Subject {
  cluster: DrillCluster;
  product: Product;
  url: string;
}

const warmUp = 3000;

const runOnce = async ({ cluster, product, url }: Subject, fault: Fault): Promise<Run> => {
  const { leader } = await cluster.whenHealthy();
  const load = startLoad({ scene: product.scene, url: () => url, clients: 12, rest: 30 });
  await pause(warmUp + Math.random() * 1000);
  const struck = performance.now();
  await fault.strike(leader);
  const hit = performance.now();
  const isBack = async (): Promise<boolean> =>
    load.acks.filter(({ at }) => at > hit + 1000).length > 50;
  await waitFor("writes to be back", isBack, 90_000).catch(async (error: unknown) => {
    const seen = { members: await cluster.members(), answers: load.answers.slice(-5) };
    throw new Error(JSON.stringify(seen), { cause: error });
  });
  const since = performance.now();
  await fault.mend(leader);
  // Whoever comes back must find nobody who still believes it.
  await pause(3000);
  const ended = performance.now();
  await load.stop();
  const after = await cluster.whenHealthy();
  const before = load.acks.filter(({ at }) => at < since);
  return {
    ...(await judge(product, load)),
    back: longestStall(before, struck).backAfter / 1000,
    hasMoved: after.leader.name !== leader.name,
    course: countBySecond(
      load.acks.map(({ at }) => at),
      struck,
      { from: -warmUp / 1000, to: Math.floor((ended - struck) / 1000) },
    ),
  };
};

const plot = (ttl: string, runs: readonly Run[]): string => {
  const byTime = runs.toSorted((a, b) => a.back - b.back);
  const [median, longest] = [byTime[Math.floor(byTime.length / 2)], byTime.at(-1)];
  return linePlot({
    title: `The primary is killed: writes of twelve devices, lease of ${ttl} s`,
    x: "seconds after the fault",
    y: "confirmed in a second",
    series: [
      { name: "the median run", points: median?.course ?? [] },
      { name: "the longest", points: longest?.course ?? [] },
    ],
  });
};

const report = (name: string, goal: string, runs: readonly Run[]): void => {
  const times = runs.map(({ back }) => back).toSorted((a, b) => a - b);
  const at = (index: number): string => (times.at(index) ?? Number.NaN).toFixed(1);
  writeRows({
    name: "failover",
    intro: `\`pnpm drill failover --fault primary|lag|postgres|pause|eio --ttl 20|8 --runs 20 [--asynchronous]\`: three nodes
under Patroni with a synchronous standby, haproxy, a real API before it, and twelve devices that record deposits over HTTP
and repeat what was not confirmed. _Back_ is from the fault to the first confirmation after the longest silence. _Wrong
answers_ are those that are neither 201 nor 503. The asynchronous cluster is a control: it must lose.`,
    head: [
      "Fault",
      "Runs",
      ...outcomeHead,
      "Leader moved",
      "Back, median",
      "Back, longest",
      "Goal",
    ],
    rows: [
      [
        name,
        String(runs.length),
        ...outcomeCells(addUp(runs)),
        String(runs.filter(({ hasMoved }) => hasMoved).length),
        `${at(Math.floor(times.length / 2))} s`,
        `${at(-1)} s`,
        goal,
      ],
    ],
    outro: `![Writes around a killed primary, lease of 20 s](images/failover-20.svg)
![The same with a lease of 8 s](images/failover-8.svg)`,
  });
};

const options = {
  fault: { type: "string", default: "primary" },
  ttl: { type: "string", default: "20" },
  runs: { type: "string", default: "3" },
  asynchronous: { type: "boolean", default: false },
  look: { type: "boolean", default: false },
} as const;

/** Among the controls it is a row of its own. Whether it was caught. */
const writeControl = (runs: readonly Run[]): boolean => {
  const { acknowledged, lost } = addUp(runs);
  const control: ControlResult = {
    control: "synchronous standby (`pnpm drill failover --fault lag --ttl 8 --asynchronous`)",
    acknowledged,
    lost,
    found: `what was acknowledged is there: ${lost}`,
    isCaught: lost > 0,
  };
  writeControls([control]);
  return isAsItMustBe(control);
};

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({ args: [...args], options });
  const fault = faults[values.fault];
  const usual = goals[Number(values.ttl)];
  if (!fault || !usual) throw new Error(`--fault ${Object.keys(faults).join("|")}, --ttl 20|8`);
  const limit = fault.goal ?? usual;
  const { asynchronous: isAsynchronous } = values;
  const cluster = await startDrillCluster({ ttl: Number(values.ttl), isAsynchronous });
  const runs: Run[] = [];
  try {
    await cluster.whenHealthy();
    progress("the cluster is whole; the product moves in");
    const product = await prepareProduct(cluster.port);
    const api = await startApi(product.appUrl);
    for (let n = 1; n <= Number(values.runs); n++) {
      const done = await runOnce({ cluster, product, url: api.url }, fault);
      runs.push(done);
      progress(
        `run ${n} of ${values.runs}: ${done.acknowledged} acknowledged, ${done.lost} lost, back after ${done.back.toFixed(1)} s`,
      );
    }
    await api.end("SIGTERM");
    await product.close();
  } finally {
    await cluster.close();
  }
  progress("");
  const holds = runs.every((one) => isClean(one) && one.back <= limit);
  if (values.look) return holds;
  const name = `${fault.name}, ttl ${values.ttl}${isAsynchronous ? ", asynchronous" : ""}`;
  report(name, isAsynchronous ? "must lose" : `0 lost, ${limit} s`, runs);
  if (isAsynchronous) return writeControl(runs);
  if (fault === faults.primary) writeImage(`failover-${values.ttl}.svg`, plot(values.ttl, runs));
  return holds;
};
