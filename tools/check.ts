import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { root } from "./files.ts";
import { writeCheckReport } from "./reports.ts";
import { type Command, node, run } from "./run.ts";

// pnpm check [step...]: every step runs even if one fails; the exit code tells whether any did.

interface Step {
  name: string;
  /** One after the other; the step ends at the first that fails. */
  commands: readonly { command: Command; cwd?: string }[];
}

interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

const packages = [
  "contract",
  "database",
  "server",
  "web",
  "harness",
  "e2e",
  "bench",
  "drills",
  "sim",
  "tools",
];
const web = path.join(root, "web");

const step = (name: string, ...commands: Command[]): Step => ({
  name,
  commands: commands.map((command) => ({ command })),
});

const webTypes: Step = {
  name: "web types",
  commands: [
    { command: ["react-router", "typegen"], cwd: web },
    { command: ["tsc", "--project", "web/tsconfig.json"] },
    { command: ["tsc", "--project", "web/service-worker/tsconfig.json"] },
  ],
};

/** The slow ones first, so that the last to finish is a quick one. */
const steps: readonly Step[] = [
  step("generated files", node("tools/generate.ts", "--check")),
  ...(existsSync(path.join(web, "tsconfig.json")) ? [webTypes] : []),
  step("lint", ["oxlint", "--format=agent"]),
  step("types", ["tsc", "--project", "tsconfig.json"]),
  step("journey types", ["tsc", "--project", "e2e/tsconfig.json"]),
  step("dead code", ["knip", "--no-progress", "--treat-config-hints-as-errors"]),
  step("boundaries", [
    "depcruise",
    ...packages,
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "err-long",
  ]),
  step("format", ["oxfmt", "--check", "."]),
  step("catalogues", node("tools/catalogues.ts")),
  step("direction", node("tools/direction.ts")),
  step("file lengths", node("tools/lengths.ts")),
  step("settings", node("tools/settings.ts")),
  step("repository", node("tools/repository.ts")),
  step("static rules", node("tools/static-rules.ts")),
  step("supply", node("tools/supply/check.ts")),
];

const perform = async ({ name, commands }: Step): Promise<Result> => {
  const start = performance.now();
  let ok = true;
  let output = "";
  for (const { command, cwd } of commands) {
    const outcome = await run(command, { quiet: true, ...(cwd ? { cwd } : {}) });
    output += outcome.output;
    ok = outcome.ok;
    if (!ok) break;
  }
  return { name, ok, output, seconds: (performance.now() - start) / 1000 };
};

const show = ({ name, ok, seconds, output }: Result): void => {
  console.log(`${ok ? "ok  " : "FAIL"} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s`);
  if (!ok) console.log(`${output.trimEnd().replaceAll(/^/gm, "     ")}\n`);
};

const performAll = async (chosen: readonly Step[]): Promise<Result[]> => {
  const waiting = [...chosen];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await perform(next);
      show(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
};

const choose = (names: readonly string[]): readonly Step[] => {
  if (names.length === 0) return steps;
  const unknown = names.filter((name) => !steps.some((known) => known.name === name));
  if (unknown.length === 0) return steps.filter(({ name }) => names.includes(name));
  console.error(
    `no such step: ${unknown.join(", ")}; there are: ${steps.map(({ name }) => name).join(", ")}`,
  );
  process.exit(2);
};

const results = await performAll(choose(process.argv.slice(2)));
const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
writeCheckReport({ passed: results.length - failed.length, failed: failed.length });
console.log(failed.length === 0 ? "\nevery check passed" : `\nfailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
