import type { Plugin } from "vite";
import { pageToLine } from "../app/lib/page-lines.ts";
import { pages } from "../app/lib/route-table.ts";

/**
 * The route table as browsers get it, a line for each page: it is on every page, names modules that
 * only the build has to know, and takes 0.6 kB less in this way.
 */
export const leanTable = (): Plugin => ({
  name: "lean-table",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\/web\/app\/lib\/route-table\.ts$/ },
    handler: () =>
      `import { pageFromLine } from "./page-lines.ts";
export const pages = ${JSON.stringify(pages.map(pageToLine).join("\n"))}.split("\\n").map(pageFromLine);`,
  },
});
