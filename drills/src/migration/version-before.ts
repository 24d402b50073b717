import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "@app/harness/processes";

export interface VersionBefore {
  folder: string;
  commit: string;
  migrations: string;
  /** The migrations that came after it. */
  newer: string[];
  close: () => void;
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

const packages = ["contract", "database", "server"];

/** The commit before the newest migration was added, checked out beside this one with the same libraries. */
export const checkOutBefore = (): VersionBefore => {
  const all = readdirSync(path.join(root, "database/migrations")).toSorted();
  const newest = path.join("database/migrations", all.at(-1) ?? "");
  const commit = git(
    "rev-parse",
    `${git("log", "--diff-filter=A", "--format=%H", "-1", "--", newest)}~1`,
  );
  const folder = mkdtempSync(path.join(tmpdir(), "drill-version-"));
  const archive = execFileSync("git", ["archive", commit, "package.json", ...packages], {
    cwd: root,
    maxBuffer: 1_000_000_000,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const name of packages) {
    // Links are kept as they are: those to our own packages lead to the old ones.
    const modules = path.join(root, name, "node_modules");
    if (!existsSync(modules)) continue;
    mkdirSync(path.join(folder, name), { recursive: true });
    cpSync(modules, path.join(folder, name, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  const migrations = path.join(folder, "database/migrations");
  const before = new Set(readdirSync(migrations));
  return {
    folder,
    commit: commit.slice(0, 7),
    migrations,
    newer: all.filter((name) => !before.has(name)),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
