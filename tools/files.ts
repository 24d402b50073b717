import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

/** .gitignore here holds names and simple patterns only, never paths. */
const ignored = readFileSync(path.join(root, ".gitignore"), "utf8")
  .split("\n")
  .map((line) => line.trim().replace(/\/$/, ""))
  .filter((line) => line !== "" && !line.startsWith("#"));

const isIgnored = (name: string): boolean =>
  name === ".git" || ignored.some((pattern) => path.matchesGlob(name, pattern));

/** Every file below a folder that is, or could be, committed; as paths from the root. */
export const listFiles = (folder = "."): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !isIgnored(entry.name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    })
    .toSorted();

export const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** The line number of a place in a text, from 1. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split("\n").length;
