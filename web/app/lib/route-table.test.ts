import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import offTexts from "../routes/locales/off.en.json" with { type: "json" };
import { guardsOf, switchedOffPath } from "./page-rules.ts";
import { resolvePath } from "./resolve-path.ts";
import { pages } from "./route-table.ts";
import { readSiteMap } from "./testing/site-map.ts";

/** The group with a space is written with it in the site map. */
const folded = (path: string): string =>
  path.toLowerCase().replace("collection point/", "collection-point/");

const withFooter = (colour: string): string[] =>
  pages.filter(({ footer }) => footer === colour).map(({ path }) => path);

describe("the route table", () => {
  it("lists every path once, in one spelling", () => {
    const spellings = pages.flatMap(({ path, aliases = [] }) => [
      path,
      ...aliases.map((alias) => (typeof alias === "string" ? alias : alias.path)),
    ]);
    const folded = spellings.map((spelling) => spelling.toLowerCase());
    expect(new Set(folded).size).toBe(folded.length);
  });

  it("holds what the site map names, and nothing else", () => {
    const written = readSiteMap().filter(({ decision }) => decision !== "404");
    const addresses = new Set(written.map(({ address }) => address.replace(/[?#].*/, "")));
    expect([...addresses].toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
    const aliases = pages.flatMap((page) =>
      (page.aliases ?? []).map((alias) => (typeof alias === "string" ? alias : alias.path)),
    );
    const forgotten = aliases.filter(
      (alias) => !written.some(({ path }) => folded(path) === folded(alias)),
    );
    expect(forgotten).toEqual([]);
  });

  it("sends every alias to its own page", () => {
    for (const page of pages) {
      for (const alias of page.aliases ?? []) {
        const resolution = resolvePath(typeof alias === "string" ? alias : alias.path);
        expect(resolution).toMatchObject({ kind: "redirect", page });
      }
    }
  });

  it("names only modules that exist", () => {
    const files = pages.flatMap(({ file }) => (file ? [file] : []));
    expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
  });

  it("follows the three footer lists of the spec", () => {
    expect(withFooter("yellow").toSorted()).toEqual([
      "/collection-point/collaborators",
      "/collection-point/dashboard",
      "/collection-point/eligibility",
      "/collection-point/login",
      "/collection-point/poster",
      "/collection-point/profile",
      "/collection-point/training",
      "/emailVerification",
      "/partners/collectionpoint",
      "/signup/collectionpoint",
    ]);
    expect(withFooter("blue").every((path) => path.startsWith("/csr/"))).toBe(true);
  });
});

describe("the guard offl", () => {
  it("replaces every other guard of a page that is not built", () => {
    for (const { path, feature, guards, footer, navbar } of pages) {
      expect(guardsOf({ path, feature, guards, footer, navbar })).toEqual(["offl"]);
    }
  });

  it("leaves the guards of open pages alone", () => {
    for (const page of pages) {
      if (page.file) expect(guardsOf(page)).toEqual(page.guards);
    }
  });

  it("names the part, and the switched-off page has words for it", () => {
    for (const { feature } of pages) {
      expect(offTexts.features[feature]).toBeTruthy();
      expect(switchedOffPath(feature)).toBe(`/off?f=${feature}`);
    }
  });
});
