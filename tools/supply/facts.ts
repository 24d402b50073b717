import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { read, root } from "../files.ts";

/** What the registry says of one version. It never changes, so it is asked once and committed. */
export interface PackageFacts {
  name: string;
  version: string;
  /** Day of publication, YYYY-MM-DD. */
  published: string;
  licence: string;
  /** Scripts that would run while it is installed, if we let them. */
  installScripts: string;
  /** Its authors advise against it. */
  deprecated: boolean;
}

export const factsFile = "docs/supply/packages.tsv";

const head = ["name", "version", "published", "licence", "install scripts", "deprecated"];

export const keyOf = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;

export const parseFacts = (text: string): PackageFacts[] =>
  text
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", version = "", published = "", licence = "", scripts = "", deprecated] =
        line.split("\t");
      const facts = { name, version, published, licence, installScripts: scripts };
      return { ...facts, deprecated: deprecated === "yes" };
    });

export const formatFacts = (facts: readonly PackageFacts[]): string => {
  const rows = facts
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((one) => [
      one.name,
      one.version,
      one.published,
      one.licence,
      one.installScripts,
      one.deprecated ? "yes" : "",
    ]);
  return [head, ...rows].map((row) => `${row.join("\t")}\n`).join("");
};

export const readFacts = (): PackageFacts[] =>
  existsSync(path.join(root, factsFile)) ? parseFacts(read(factsFile)) : [];

export const writeFacts = (facts: readonly PackageFacts[]): void =>
  writeFileSync(path.join(root, factsFile), formatFacts(facts));
