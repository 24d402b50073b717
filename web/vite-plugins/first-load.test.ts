import { expect, it } from "vitest";
import { firstLoadOf } from "./first-load.ts";

const imports: Record<string, readonly string[]> = {
  root: ["header", "intl"],
  home: ["hero"],
  header: ["logo"],
  logo: ["header"],
  hero: ["logo"],
  intl: [],
  settings: ["dialog", "logo"],
  dialog: [],
};

const graph = {
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
};

it("takes what the entries need, directly or not, and nothing else", () => {
  const name = firstLoadOf("shell", ["root", "home"]);
  const taken = Object.keys(imports).filter((id) => name(id, graph) === "shell");
  expect(taken).toEqual(["root", "home", "header", "logo", "hero", "intl"]);
  expect(name("dialog", graph)).toBeNull();
});

it("stops the build when an entry is gone", () => {
  expect(() => firstLoadOf("shell", ["gone"])("root", graph)).toThrow("gone is no entry");
});
