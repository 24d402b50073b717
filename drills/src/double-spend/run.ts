import { progress, table, writeSection } from "@app/harness/report";
import { readNumbers } from "../arguments.ts";
import { buildTown } from "../chaos/town.ts";
import { startEngines, startWorld } from "../chaos/world.ts";
import { openClosing } from "../closing.ts";
import { checkLedger } from "../ledger-checks.ts";
import { reliability } from "../results.ts";
import { isExact, spendAtOnce, type Spending } from "./spend-at-once.ts";

const report = (runs: number, spendings: readonly Spending[], violations: number): string => {
  const sum = (of: (one: Spending) => number): string =>
    String(spendings.reduce((total, one) => total + of(one), 0));
  const rows = [
    [
      String(spendings.length),
      sum(({ succeeded }) => succeeded),
      sum(({ refused }) => refused),
      sum(({ balance }) => balance),
      `${spendings.filter(isExact).length} of ${spendings.length}`,
      String(violations),
    ],
  ];
  return [
    `\`pnpm drill double-spend --runs ${runs}\`: a citizen with 100 tokens, sixty requests for a reward of ten at`,
    "once, each under its own key, half of them at each of two API processes.",
    "",
    table(["Runs", "Succeeded", "Refused", "Tokens left", "Exactly ten", "Violations"], rows),
  ].join("\n");
};

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { runs } = readNumbers(args, { runs: 100 });
  const closing = openClosing();
  try {
    const world = await startWorld(await startEngines(closing.defer), "spend", closing.defer);
    const { counters } = await buildTown(world.admin.db);
    const spendings: Spending[] = [];
    for (let n = 1; n <= runs; n++) {
      progress(`double-spend, run ${n} of ${runs}`);
      spendings.push(await spendAtOnce(world, counters[0]));
    }
    const violations = await checkLedger(world.admin.db);
    writeSection(reliability, "double-spend", report(runs, spendings, violations.length));
    return spendings.every(isExact) && violations.length === 0;
  } finally {
    await closing.close();
    progress("");
  }
};
