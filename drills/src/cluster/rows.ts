import { readFileSync } from "node:fs";
import { table, writeSection } from "@app/harness/report";

const file = new URL("../../../docs/reliability.md", import.meta.url);

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

const rowsOf = (document: string, name: string, head: readonly string[]): string[][] => {
  const section = document.split(`<!-- begin ${name} -->`)[1]?.split(`<!-- end ${name} -->`)[0];
  const lines = (section ?? "").split("\n").filter((line) => line.startsWith("|"));
  const [first = "", , ...rest] = lines;
  // A table with other columns is one of before: it is written anew.
  return cellsOf(first).join() === head.join() ? rest.map(cellsOf) : [];
};

export interface Rows {
  name: string;
  /** What stands above the table. */
  intro: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  outro?: string;
}

/** The rows of this run take the place of those with the same first cell; the others stay. */
export const writeRows = ({ name, intro, head, rows, outro = "" }: Rows): void => {
  const merged = new Map(
    [...rowsOf(readFileSync(file, "utf8"), name, head), ...rows].map((row) => [row[0], row]),
  );
  writeSection(file, name, [intro, table(head, [...merged.values()]), outro].join("\n\n"));
};
