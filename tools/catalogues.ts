import { existsSync } from "node:fs";
import path from "node:path";
import {
  type Catalogue,
  checkCatalogue,
  type Language,
  parseMessages,
} from "./catalogue-checks.ts";
import { type KeyUse, type Usage, usageOf } from "./catalogue-usage.ts";
import { listFiles, read, root } from "./files.ts";
import { report } from "./problems.ts";

// Every web/app/**/locales/{en,fr,ar}.json, or <namespace>.{en,fr,ar}.json: three languages that
// say the same, and keys that the program uses, all of them and no others.

const sameFile = "tools/same-in-every-language.txt";

const catalogueFile = /^(.*\/([^/]+)\/locales\/(?:([\w-]+)\.)?)(en|fr|ar)\.json$/;

/** Where the three files of each namespace are; it is named after its folder or its files. */
const findCatalogues = (files: readonly string[]): Map<string, string> =>
  new Map(
    files.flatMap((file) => {
      const [, place, folder, name] = catalogueFile.exec(file) ?? [];
      const namespace = name ?? folder;
      return place && namespace ? [[namespace, place] as const] : [];
    }),
  );

const readCatalogue = (place: string, problems: string[]): Catalogue => {
  const messages = (language: Language): Map<string, string> => {
    const file = `${place}${language}.json`;
    if (existsSync(path.join(root, file))) return parseMessages(read(file));
    problems.push(`${file} is not there`);
    return new Map();
  };
  return { en: messages("en"), fr: messages("fr"), ar: messages("ar") };
};

/** Compares what the files of the program ask for with what the catalogues hold. */
export const checkUsage = (
  keysOf: ReadonlyMap<string, readonly string[]>,
  usages: ReadonlyMap<string, Usage>,
): string[] => {
  const all = [...keysOf].flatMap(([namespace, keys]) => keys.map((key) => `${namespace}.${key}`));
  const prefixOf = (namespace: string): string => (namespace === "" ? "" : `${namespace}.`);
  const matching = ({ namespaces, pattern }: KeyUse): string[] =>
    namespaces
      .map(prefixOf)
      .flatMap((prefix) =>
        all.filter((key) => key.startsWith(prefix) && pattern.test(key.slice(prefix.length))),
      );
  const used = new Set<string>();
  const missing: string[] = [];
  const computed = [...usages.values()].flatMap((usage) => [...usage.computed]);
  for (const [file, { keys, texts }] of usages) {
    for (const key of keys) {
      const found = matching(key);
      if (found.length === 0) missing.push(`${file}:${key.line} no message for ${key.text}`);
      for (const one of found) used.add(one);
    }
    for (const namespace of computed) {
      for (const text of texts) used.add(prefixOf(namespace) + text);
    }
  }
  return [...missing, ...all.filter((key) => !used.has(key)).map((key) => `${key} is not used`)];
};

/** Lines such as `fr Total`: texts that another language writes as English does. */
const readSame = (): Set<string> =>
  new Set(
    read(sameFile)
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#")),
  );

const checkAll = (): string[] => {
  const files = listFiles("web/app");
  const same = readSame();
  const needed = new Set<string>();
  const mayBeSame = (language: Language, text: string): boolean => {
    needed.add(`${language} ${text}`);
    return same.has(`${language} ${text}`);
  };
  const problems: string[] = [];
  const keysOf = new Map<string, string[]>();
  for (const [namespace, place] of findCatalogues(files)) {
    const catalogue = readCatalogue(place, problems);
    keysOf.set(namespace, [...catalogue.en.keys()]);
    const found = checkCatalogue(catalogue, mayBeSame);
    problems.push(...found.map((problem) => `${place}${problem}`));
  }
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const usages = new Map(sources.map((file) => [file, usageOf(file, read(file))]));
  const idle = [...same.difference(needed)].map((line) => `${sameFile}: ${line} is not needed`);
  return [...problems, ...checkUsage(keysOf, usages), ...idle];
};

if (import.meta.main) {
  report(
    checkAll(),
    `Texts are the same in en, fr and ar, sorted, and used. A text that may stay English is listed in ${sameFile}.`,
  );
}
