import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "@app/database/migrate";
import type { RunningProcess } from "@app/harness/processes";
import { progress } from "@app/harness/report";
import { sql } from "kysely";
import { type Answer, startLoad } from "../cluster/load.ts";
import { isClean, judge, type Outcome, outcomeCells, outcomeHead } from "../cluster/outcome.ts";
import { prepareProduct, type Product, startApi } from "../cluster/product.ts";
import { writeRows } from "../cluster/rows.ts";
import { startSupervised } from "../cluster/supervised.ts";
import { writeHotMigrations } from "./hot-migration.ts";
import { checkOutBefore, type VersionBefore } from "./version-before.ts";

// pnpm drill migration: the version before the newest migration serves; behind a report of six seconds
// the migrations run and this version takes over, process by process. Then the same without lock_timeout.

const reportSeconds = 6;
/** As every deployment has it: without, a connection that is just being used is closed under a device. */
const draining = { DRAIN_SECONDS: "2" };

interface Run extends Outcome {
  refused: number;
  slowest: number;
  usual: number;
  seconds: number;
}

const slowest = (answers: readonly Answer[]): number =>
  Math.round(Math.max(0, ...answers.map(({ took }) => took)));

/** Somebody reads for long what every deposit writes. */
const startReport = ({ owner }: Product): Promise<void> =>
  owner.db.transaction().execute(async (trx) => {
    await sql`select count(*) from deposits`.execute(trx);
    await sql`select count(*) from accounts`.execute(trx);
    await pause(reportSeconds * 1000);
  });

/** One after the other: the new one is ready before the old one is told to finish. */
const replaceAll = async (running: RunningProcess[], appUrl: string): Promise<void> => {
  for (const [n, old] of running.entries()) {
    running[n] = await startApi(appUrl, draining);
    await old.end("SIGTERM");
  }
};

const deploy = async (
  product: Product,
  before: VersionBefore,
  lockTimeout?: string,
): Promise<Run> => {
  const running = [
    await startApi(product.appUrl, draining, before.folder),
    await startApi(product.appUrl, draining, before.folder),
  ];
  const folder = writeHotMigrations();
  let turn = 0;
  const url = (): string => running[turn++ % running.length]?.url ?? "";
  const load = startLoad({ scene: product.scene, url, clients: 12, rest: 20 });
  try {
    await pause(5000);
    const usual = load.answers.slice(50);
    const before = load.answers.length;
    const report = startReport(product);
    await pause(300);
    const start = performance.now();
    await migrate(product.ownerUrl, { folder, ...(lockTimeout && { lockTimeout }) });
    const seconds = (performance.now() - start) / 1000;
    await report;
    await replaceAll(running, product.appUrl);
    await pause(3000);
    await load.stop();
    const during = load.answers.slice(before);
    return {
      ...(await judge(product, load)),
      refused: during.filter(({ status }) => status !== 201).length,
      slowest: slowest(during),
      usual: slowest(usual),
      seconds,
    };
  } finally {
    for (const one of running) await one.end();
    rmSync(folder, { recursive: true, force: true });
  }
};

const drill = async (before: VersionBefore, lockTimeout?: string): Promise<Run> => {
  const postgres = await startSupervised({});
  try {
    const product = await prepareProduct(postgres.port, before.migrations);
    try {
      return await deploy(product, before, lockTimeout);
    } finally {
      await product.close();
    }
  } finally {
    await postgres.close();
  }
};

const rowOf = (name: string, run: Run, goal: string): string[] => [
  name,
  ...outcomeCells(run),
  String(run.refused),
  `${run.slowest} ms`,
  `${run.usual} ms`,
  `${run.seconds.toFixed(1)} s`,
  goal,
];

export const run = async (): Promise<boolean> => {
  const before = checkOutBefore();
  try {
    progress(`migration: from ${before.commit} through ${before.newer.join(", ")}`);
    const careful = await drill(before);
    progress(`with lock_timeout the slowest write took ${careful.slowest} ms`);
    const careless = await drill(before, "0");
    progress(`without it ${careless.slowest} ms`);
    writeRows({
      name: "migration",
      intro: `\`pnpm drill migration\`: two API processes of the version before the newest migration serve twelve devices. Behind a
report that reads deposits and accounts for ${reportSeconds} s, \`migrate\` runs the newest migrations of the repository and three more that add
columns, a constraint and an index to deposits and accounts; then two processes of this version take over, one by one. _Refused_ is
every answer but 201. The second row is the control: the same without \`lock_timeout\` must stall.`,
      head: [
        "Deploy",
        ...outcomeHead,
        "Refused",
        "Slowest write",
        "Slowest before",
        "Migrations took",
        "Goal",
      ],
      rows: [
        rowOf("lock_timeout 150 ms, tried again", careful, "none refused, 500 ms"),
        rowOf("control: no lock_timeout", careless, "must stall"),
      ],
    });
    return (
      isClean(careful) &&
      careful.refused === 0 &&
      careful.slowest <= 500 &&
      careless.slowest > careful.slowest * 2
    );
  } finally {
    before.close();
  }
};
