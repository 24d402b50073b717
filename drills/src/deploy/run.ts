import { createTestDatabase } from "@app/database/testing/test-database";
import { table, writeSection } from "@app/harness/report";
import type { Seen } from "./load.ts";
import { roll } from "./roll.ts";

// pnpm drill deploy [--releases 5] [--clients 16]: rolling releases under load, with ops/deploy.

const numberAfter = (args: readonly string[], name: string, otherwise: number): number =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;

const row = (name: string, seen: Seen): string[] => [
  name,
  String(seen.acknowledged),
  String(seen.failed),
  String(seen.cut),
  `${Math.round(seen.slowestMilliseconds)} ms`,
];

export const run = async (args: readonly string[]): Promise<boolean> => {
  const releases = numberAfter(args, "--releases", 5);
  const clients = numberAfter(args, "--clients", 16);
  const database = await createTestDatabase();
  const rolled = await roll(database, { releases, clients }).finally(() => database.close());
  const all = [...rolled.releases, rolled.control];
  const acknowledged = all.reduce((sum, seen) => sum + seen.acknowledged, 0);
  const lost = Math.max(0, acknowledged - rolled.recorded);
  const markdown = [
    `\`pnpm drill deploy --releases ${releases} --clients ${clients}\`: API and worker replaced with`,
    "`ops/deploy` behind the balancer of `ops/edge`, real processes, deposits without a pause and without",
    "a second try. The control kills the processes and starts them again: the count must notice it.",
    "",
    table(
      ["", "acknowledged", "5xx", "connections cut", "slowest"],
      [
        ...rolled.releases.map((seen, n) => row(`release ${n + 1}`, seen)),
        row("control: killed, then started", rolled.control),
      ],
    ),
    "",
    `Acknowledged in all: ${acknowledged}; of them not in the database: ${lost}; violations of the ledger: ${rolled.violations}.`,
  ].join("\n");
  writeSection(new URL("../../../docs/reliability.md", import.meta.url), "deploy", markdown);
  const isClean = rolled.releases.every(({ failed, cut }) => failed + cut === 0);
  const isNoticed = rolled.control.failed + rolled.control.cut > 0;
  return isClean && isNoticed && lost === 0 && rolled.violations === 0;
};
