import { existsSync, readdirSync } from "node:fs";

// pnpm bench <name> [options]: every folder beside this file with a run.ts is a bench.

interface Bench {
  run: (args: readonly string[]) => Promise<void>;
}

const here = new URL(".", import.meta.url);
const names = readdirSync(here).filter((name) => existsSync(new URL(`${name}/run.ts`, here)));
const [name = "", ...args] = process.argv.slice(2);

if (names.includes(name)) {
  const bench = (await import(new URL(`${name}/run.ts`, here).href)) as Bench;
  await bench.run(args);
} else {
  process.stderr.write(`pnpm bench ${names.join("|")} [options]\n`);
  process.exitCode = 2;
}
