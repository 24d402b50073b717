import type { Plugin } from "vite";
import { pageToLine } from "../app/lib/page-lines.ts";
import { pages } from "../app/lib/route-table.ts";
import type { Page } from "../app/lib/route-types.ts";

const segmentsOf = (path: string): string[] => path.split("/");

/** Whether a pattern would also take this address. */
const takes = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, place) => segment.startsWith(":") || segment === given[place])
  );
};

const isOpen = ({ file, guards }: Page): boolean =>
  file !== undefined && guards.every((guard) => guard === "isPWA");

/** A page that an open one's pattern would take as well has to be known with it. */
export const splitTable = (all: readonly Page[]): { early: Page[]; late: Page[] } => {
  const open = all.filter(isOpen).filter(({ path }) => path.includes(":"));
  const isEarly = (page: Page): boolean =>
    isOpen(page) || open.some((pattern) => takes(pattern.path, page.path));
  return {
    early: all.filter(isEarly),
    late: all.filter((page) => !isEarly(page)),
  };
};

const linesOf = (some: readonly Page[]): string => JSON.stringify(some.map(pageToLine).join("\n"));

const { early, late } = splitTable(pages);
const lateFiles = new Set(late.map(({ file }) => file));

/** A line for each page: without the modules that only the build has to know it takes 0.6 kB less. */
const table = `import { pageFromLine } from "./page-lines.ts";
export const pages = ${linesOf(early)}.split("\\n").map(pageFromLine);`;

const lateTable = `import { pageFromLine } from "./page-lines.ts";
import { knowPages } from "./resolve-path.ts";
knowPages(${linesOf(late)}.split("\\n").map(pageFromLine));`;

/** The route table as browsers get it: open pages with the shell, the others with any of them. */
export const leanTable = (): Plugin => ({
  name: "lean-table",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\/web\/app\/lib\/(route|late)-table\.ts$/ },
    handler: (id) => (id.endsWith("late-table.ts") ? lateTable : table),
  },
  transform: {
    filter: { id: /\/web\/app\/routes\/[^?]+\.tsx$/ },
    handler: (code, id) =>
      lateFiles.has(id.slice(id.indexOf("routes/")))
        ? { code: `import "../lib/late-table.ts";\n${code}`, map: null }
        : undefined,
  },
});
