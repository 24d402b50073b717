import { expect, test } from "vitest";
import { pages } from "../app/lib/route-table.ts";
import type { Page } from "../app/lib/route-types.ts";
import { splitTable } from "./lean-table.ts";

const page = (path: string, guards: Page["guards"], file?: string): Page => ({
  path,
  guards,
  feature: "home",
  footer: "green",
  navbar: "v1",
  ...(file !== undefined && { file }),
});
const pathsIn = (some: readonly Page[]): string[] => some.map(({ path }) => path);

test("pages behind a guard, and those not there yet, come late", () => {
  const { early, late } = splitTable([
    page("/", ["isPWA"], "home"),
    page("/settings", ["auth"], "settings"),
    page("/training", []),
  ]);
  expect([pathsIn(early), pathsIn(late)]).toEqual([["/"], ["/settings", "/training"]]);
});

test("an address that an open pattern would take is known with it", () => {
  const { early, late } = splitTable([
    page("/rewards/:id", [], "reward"),
    page("/rewards/mine", ["auth"], "mine"),
    page("/rewards/mine/:id", ["auth"], "one"),
  ]);
  expect(pathsIn(early)).toEqual(["/rewards/:id", "/rewards/mine"]);
  expect(pathsIn(late)).toEqual(["/rewards/mine/:id"]);
});

test("no page is lost", () => {
  const { early, late } = splitTable(pages);
  expect([...pathsIn(early), ...pathsIn(late)].toSorted()).toEqual(pathsIn(pages).toSorted());
  expect(late.length).toBeGreaterThan(early.length);
});
