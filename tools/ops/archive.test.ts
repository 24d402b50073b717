import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listFiles, read, root } from "../files.ts";

// What stands between a lost disk and lost money. The engine runs these scripts; the drill of a restore runs
// them with it.

let folder: string;
const at = (...names: string[]): string => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "archive-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = (name: string): string => path.join(root, "ops/postgres", name);
const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000);

describe("the archive of the log", () => {
  const archive = (): number | null =>
    spawnSync("sh", [script("archive"), at("piece"), at("000001")]).status;

  test("keeps a piece, takes the same again, and refuses another in its place", () => {
    writeFileSync(at("piece"), "one");
    expect([archive(), archive()]).toEqual([0, 0]);
    expect(execFileSync("gunzip", ["--stdout", at("000001.gz")]).toString()).toBe("one");
    writeFileSync(at("piece"), "two");
    expect(archive()).toBe(1);
    expect(execFileSync("gunzip", ["--stdout", at("000001.gz")]).toString()).toBe("one");
  });

  test("says so when it could not keep a piece", () => {
    expect(archive()).not.toBe(0);
    expect(existsSync(at("000001.gz"))).toBe(false);
  });

  test("is read back with the settings that wrote it: a database with smaller ones does not start", () => {
    const told = read("docs/runbooks/restore.md");
    expect(told).toContain("-c config_file=$ops/production.conf");
    expect(told).not.toMatch(/^ *restore_command/m);
    expect(read("ops/postgres/archive.conf")).toMatch(/^restore_command = 'gunzip /m);
  });

  test("is what PostgreSQL does with the settings of production", () => {
    const programs = readdirSync("/usr/lib/postgresql").map(
      (version) => `/usr/lib/postgresql/${version}/bin/postgres`,
    );
    const settingOf = (name: string): string =>
      execFileSync(
        programs.at(-1) ?? "postgres",
        ["-C", name, "-D", folder, "-c", `config_file=${script("production.conf")}`],
        { encoding: "utf8", stdio: "pipe" },
      ).trim();
    const names = ["archive_mode", "archive_timeout", "synchronous_commit", "listen_addresses"];
    expect(names.map(settingOf)).toEqual(["on", "60", "on", "*"]);
    expect(settingOf("archive_command")).toBe('sh /etc/postgresql/archive "%p" "/archive/%f"');
  });
});

describe("the backup", () => {
  const backup = (taken: string): number | null => {
    const program = at("bin", "pg_basebackup");
    mkdirSync(path.dirname(program), { recursive: true });
    writeFileSync(
      program,
      `#!/bin/sh\nfor a; do case $a in --pgdata=*) d=\${a#*=};; esac; done\n${taken}\n`,
    );
    chmodSync(program, 0o755);
    for (const name of ["backups", "archive"]) mkdirSync(at(name), { recursive: true });
    const env = {
      PATH: `${at("bin")}:${process.env["PATH"]}`,
      BACKUPS_FOLDER: at("backups"),
      ARCHIVE_FOLDER: at("archive"),
    };
    return spawnSync("bash", [script("backup")], { env }).status;
  };
  const good = 'mkdir "$d" && echo data | gzip >"$d/base.tar.gz"';
  const makeOld = (days: number): void => {
    mkdirSync(at("backups", `${days}`), { recursive: true });
    mkdirSync(at("archive"), { recursive: true });
    writeFileSync(at("archive", `${days}.gz`), "");
    for (const name of [at("backups", `${days}`), at("archive", `${days}.gz`)]) {
      utimesSync(name, daysAgo(days), daysAgo(days));
    }
  };
  const kept = (): string[] =>
    ["backups", "archive"]
      .flatMap((name) => readdirSync(at(name)))
      .filter((name) => /^\d+(\.5)?(\.gz)?$/.test(name));

  test("is checked, tells when it was, and lets go of what could be older than 35 days tomorrow", () => {
    makeOld(33);
    makeOld(34.5);
    expect(backup(good)).toBe(0);
    expect(kept()).toEqual(["33", "33.gz"]);
    const made = readdirSync(at("backups")).find((name) => name.includes("T")) ?? "";
    execFileSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: at("backups", made) });
    const told = readFileSync(at("backups", "backup.prom"), "utf8");
    expect(told).toMatch(/^backup_last_good_seconds \d{10}\n$/);
  });

  test.each([
    ["fails", "exit 1"],
    ["is cut short", 'mkdir "$d" && echo data | gzip | head -c 9 >"$d/base.tar.gz"'],
  ])("that %s leaves nothing of itself, and what was there stays", (_how, taken) => {
    makeOld(40);
    expect(backup(taken)).not.toBe(0);
    expect(kept()).toEqual(["40", "40.gz"]);
    expect(readdirSync(at("backups"))).toEqual(["40"]);
  });
});

test("every script of the engine is one that a shell can read", () => {
  const scripts = listFiles("ops/postgres").filter((file) => read(file).startsWith("#!"));
  expect(scripts).toHaveLength(2);
  for (const file of scripts) execFileSync("bash", ["-n", file], { cwd: root });
});
