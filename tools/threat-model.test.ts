import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./files.ts";

const file = path.join(root, "docs/threat-model.md");
const text = readFileSync(file, "utf8");

/** Of a table's row whose first cell is this. */
const rowOf = (id: string): string =>
  text.split("\n").find((line) => line.startsWith(`| ${id} `)) ?? "";

const numbered = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, n) => `${letter}${n + 1}`);

/** `path: title`, where the title is written in the file as it stands, or up to where it varies. */
const named = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?): ([^`]+)`/g)].map(
  ([, at = "", title = ""]) => ({ at, title }),
);

test("every threat and every goal has its row", () => {
  for (const id of [...numbered("T", 30), ...numbered("S", 15)])
    expect([id, rowOf(id)]).not.toEqual([id, ""]);
});

test("every threat names a test, or says what is missing", () => {
  for (const id of numbered("T", 30)) {
    const row = rowOf(id);
    const isProven = /`[\w./-]+\.(test|e2e)\.tsx?: /.test(row) || row.includes("**Missing**");
    expect([id, isProven]).toEqual([id, true]);
  }
});

test("every test it names is there under its title", () => {
  expect(named.length).toBeGreaterThan(40);
  const gone = named.filter(({ at, title }) => {
    const full = path.join(root, at);
    return !existsSync(full) || !readFileSync(full, "utf8").includes(title);
  });
  expect(gone).toEqual([]);
});
