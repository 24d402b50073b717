import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./files.ts";
import { mustRun, node, run, startServices } from "./run.ts";

// pnpm generate [--check]: remakes the committed files that are made from others. With --check it
// only compares, and fails where a committed file is not what would be made now.

interface Generated {
  /** Makes the files in a folder. */
  command: (folder: string) => readonly [string, ...string[]];
  /** Name in that folder and place in the repository. */
  files: readonly { name: string; target: string }[];
}

const all: readonly Generated[] = [
  {
    command: (folder) => node("database/src/generate.ts", folder),
    files: [
      { name: "schema.sql", target: "database/schema.sql" },
      { name: "tables.generated.ts", target: "database/src/tables.generated.ts" },
    ],
  },
  {
    command: (folder) => node("server/src/openapi.ts", path.join(folder, "openapi.json")),
    files: [{ name: "openapi.json", target: "contract/openapi.json" }],
  },
  {
    command: (folder) => node("web/boundaries/generate.ts", path.join(folder, "boundaries.json")),
    files: [{ name: "boundaries.json", target: "web/app/features/map/boundaries.json" }],
  },
];

/** Of a difference, that many lines. */
const shown = 80;

/** Prints the difference and answers whether there was none. */
const isFresh = async (made: string, target: string): Promise<boolean> => {
  const committed = existsSync(path.join(root, target)) ? target : "/dev/null";
  const labels = ["--label", target, "--label", `${target} as generated now`];
  const { ok, output } = await run(["diff", "--unified", ...labels, committed, made], {
    quiet: true,
  });
  if (ok) return true;
  const lines = output.trimEnd().split("\n");
  console.error(lines.slice(0, shown).join("\n"));
  if (lines.length > shown) console.error(`... ${lines.length - shown} more lines`);
  return false;
};

const isCheck = process.argv.includes("--check");
const folder = mkdtempSync(path.join(tmpdir(), "generate-"));
process.once("exit", () => rmSync(folder, { recursive: true }));

await startServices();
for (const { command, files } of all) {
  await mustRun(command(folder));
  for (const { name, target } of files) {
    const made = path.join(folder, name);
    if (!isCheck) copyFileSync(made, path.join(root, target));
    else if (!(await isFresh(made, target))) process.exitCode = 1;
  }
}
if (process.exitCode === 1) {
  console.error("\nGenerated files are not what would be made now: run pnpm generate and commit.");
}
