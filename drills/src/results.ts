import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "@app/harness/processes";

const folder = path.join(root, "drills/measured");
const fileOf = (drill: string): string => path.join(folder, `${drill}.jsonl`);

export const reliability = path.join(root, "docs/reliability.md");

/** One line a run, kept over commands and machines: the table in the document is over all of them. */
export const keepResult = (drill: string, result: object): void => {
  mkdirSync(folder, { recursive: true });
  appendFileSync(fileOf(drill), `${JSON.stringify(result)}\n`);
};

export const readResults = <R>(drill: string): R[] =>
  existsSync(fileOf(drill))
    ? readFileSync(fileOf(drill), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as R)
    : [];
