import { existsSync, readdirSync } from "node:fs";

// pnpm drill <name> [options]: every folder beside this file with a run.ts is a drill.

interface Drill {
  /** Resolves to false when something was lost or a check was violated. */
  run: (args: readonly string[]) => Promise<boolean>;
}

const here = new URL(".", import.meta.url);
const names = readdirSync(here).filter((name) => existsSync(new URL(`${name}/run.ts`, here)));
const [name = "", ...args] = process.argv.slice(2);

if (names.includes(name)) {
  const drill = (await import(new URL(`${name}/run.ts`, here).href)) as Drill;
  process.exitCode = (await drill.run(args)) ? 0 : 1;
} else {
  process.stderr.write(`pnpm drill ${names.join("|")} [options]\n`);
  process.exitCode = 2;
}
