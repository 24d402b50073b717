import { expect, it } from "vitest";
import { pageFromLine, pageToLine } from "./page-lines.ts";
import { guardsOf } from "./page-rules.ts";
import { pages } from "./route-table.ts";

it.each(pages)("a browser knows $path as the table has it", (page) => {
  const { path, feature, footer, navbar, texts = [], aliases = [] } = page;
  const known = pageFromLine(pageToLine(page));
  expect(known).toMatchObject({ path, feature, footer, navbar, texts, aliases });
  expect(guardsOf(known)).toEqual(guardsOf(page));
});

it("names no module: that is for the build alone", () => {
  expect(pages.map(pageToLine).join()).not.toMatch(/routes\/|\.tsx/);
});
