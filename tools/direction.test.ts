import { expect, it } from "vitest";
import { findPhysical } from "./direction.ts";

const found = (file: string, text: string): string[] =>
  findPhysical(file, text).map((one) => one.found);

it.each([
  [`<p className="ml-2 flex" />`, "ml-2"],
  [`<p className="flex sm:hover:-mr-[3px]" />`, "mr-[3px]"],
  [`<p className={cn("pl-4", x)} />`, "pl-4"],
  [`<p className="absolute right-0" />`, "right-0"],
  [`<p className="text-left" />`, "text-left"],
  [`<p className="rounded-l-lg" />`, "rounded-l-lg"],
  [`<p className="rounded-tr" />`, "rounded-tr"],
  [`<p className="border-r border-line" />`, "border-r"],
  [`<p style={{ top: 0, left: 0 }} />`, "left"],
  [`const style = { paddingRight: 4 };`, "paddingRight"],
])("finds the physical side in %s", (text, physical) => {
  expect(found("page.tsx", text)).toEqual([physical]);
});

it.each([
  [".a { margin-left: 1px; }", "margin-left"],
  [".a { right: 0 }", "right"],
  [".a { text-align: right; }", "text-align: right"],
  [".a { border-top-left-radius: 2px }", "border-top-left-radius"],
  [".a { @apply flex ml-2 ; }", "ml-2"],
])("finds the physical side in %s", (text, physical) => {
  expect(found("app.css", text)).toEqual([physical]);
});

it.each([
  `<p className="ms-2 pe-4 start-0 text-start rounded-s border-e inline-flex html-2" />`,
  `const side = "left"; // what is left over, right?`,
  `<p className="left-0" /> {/* physical: maps are drawn as the world is */}`,
])("leaves %s alone", (text) => {
  expect(found("page.tsx", text)).toEqual([]);
});

it("leaves logical CSS alone", () => {
  expect(
    found("app.css", ".a { margin-inline-start: 1px; padding: env(safe-area-inset-left); }"),
  ).toEqual([]);
});

it("tells the line", () => {
  expect(findPhysical("page.tsx", `\n\n<p className="ml-2" />`)).toEqual([
    { line: 3, found: "ml-2" },
  ]);
});
