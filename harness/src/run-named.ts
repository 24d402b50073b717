import { existsSync, readdirSync } from "node:fs";

interface Named {
  /** Resolves to false when something did not hold. */
  run: (args: readonly string[]) => Promise<boolean | void>;
}

/** `pnpm <command> <name> [options]`: every folder of `here` with a run.ts is one of them. */
export const runNamed = async (command: string, here: URL): Promise<void> => {
  const names = readdirSync(here).filter((name) => existsSync(new URL(`${name}/run.ts`, here)));
  const [name = "", ...args] = process.argv.slice(2);
  if (!names.includes(name)) {
    process.stderr.write(`pnpm ${command} ${names.join("|")} [options]\n`);
    process.exitCode = 2;
    return;
  }
  const { run } = (await import(new URL(`${name}/run.ts`, here).href)) as Named;
  process.exitCode = (await run(args)) === false ? 1 : 0;
};
