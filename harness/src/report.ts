import { readFileSync, writeFileSync } from "node:fs";

const images = new URL("../../docs/images/", import.meta.url);

// Commands that measure write their own tables into the documents, so that no figure is copied by hand.

const escapeCell = (cell: string): string => cell.replaceAll("|", "\\|");

/** A Markdown table, its columns padded as the formatter would. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = [head, ...rows].map((row) => row.map(escapeCell));
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`;
  const [first = [], ...rest] = cells;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(first), rule, ...rest.map(line)].join("\n");
};

export const replaceSection = (document: string, name: string, markdown: string): string => {
  const begin = `<!-- begin ${name} -->`;
  const end = `<!-- end ${name} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the document has no section ${name}`);
  return `${document.slice(0, from)}${begin}\n\n${markdown.trim()}\n\n${document.slice(to)}`;
};

/** Puts what was measured between `<!-- begin name -->` and `<!-- end name -->`. */
export const writeSection = (file: string | URL, name: string, markdown: string): void =>
  writeFileSync(file, replaceSection(readFileSync(file, "utf8"), name, markdown));

/** What a document shows as `images/<name>`. */
export const writeImage = (name: string, svg: string): void =>
  writeFileSync(new URL(name, images), svg);

/** One line that moves on a terminal, and a line each in a log. An empty text ends it. */
export const progress = (text: string): void => {
  if (!process.stderr.isTTY) {
    if (text !== "") process.stderr.write(`${text}\n`);
    return;
  }
  process.stderr.write(`\r\u001B[K${text}`);
};
