import { existsSync } from "node:fs";
import path from "node:path";
import { read, root } from "./files.ts";
import { report } from "./problems.ts";

// .env.example lists the variables that the config files read, all of them and no others. One that
// is off unless set stands behind a `# `.

const configs = [
  "server/src/config.ts",
  "database/src/config.ts",
  "web/config.ts",
  "harness/src/config.ts",
];
const example = ".env.example";

/** Names in capitals that are keys or texts; comments do not count. */
const variablesOf = (source: string): string[] => {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  return [...code.matchAll(/\b([A-Z][A-Z\d_]{2,})(?=["':])/g)].map(([, name = ""]) => name);
};

const listed = new Set(
  [...read(example).matchAll(/^(?:# )?([A-Z\d_]+)=/gm)].map(([, name]) => name ?? ""),
);
const readers = configs.filter((file) => existsSync(path.join(root, file)));
const used = new Set(readers.flatMap((file) => variablesOf(read(file))));

report(
  [
    ...[...used.difference(listed)].map((name) => `${name} is read but not in ${example}`),
    ...[...listed.difference(used)].map((name) => `${name} is in ${example} but nothing reads it`),
  ],
  `Keep ${example} and the config files the same.`,
);
