import { expect, it } from "vitest";
import { nameOf } from "./text-files.ts";

it.each([
  ["features/home/locales/fr.json", "home.fr.json"],
  ["routes/locales/nav.ar.json", "nav.ar.json"],
])("the texts of %s are called %s, as pages ask for them", (path, name) => {
  expect(nameOf(path)).toBe(name);
});
