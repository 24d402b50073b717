import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv, type ValidateFunction } from "ajv";
import ajvFormats from "ajv-formats";
import { root } from "../files.ts";
import { mustRun } from "../run.ts";
import { keyOf } from "./facts.ts";
import type { LockedPackage } from "./lockfile.ts";

// The list of everything that is inside (CycloneDX 1.6), made by pnpm and checked against the
// standard's own schema.

export interface Sbom {
  specVersion: string;
  components: { name: string; group?: string; version: string; purl?: string }[];
}

export const sbomFile = ".data/sbom.json";

/** The two schemas that the one of a bill points to, by these addresses. */
const neighbours = ["spdx", "jsf-0.82"];

const fileOf = (name: string): string => `${name}.SNAPSHOT.schema.json`;

const readSchema = (name: string): object => {
  const library = import.meta.resolve("@cyclonedx/cyclonedx-library/package.json");
  const file = path.join(path.dirname(fileURLToPath(library)), "res/schema", fileOf(name));
  return JSON.parse(readFileSync(file, "utf8")) as object;
};

const compile = (): ValidateFunction => {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    // No package that we have knows these two; our list holds no such value.
    formats: { "idn-email": true, "iri-reference": true },
  });
  ajvFormats.default(ajv, { mode: "fast" });
  for (const name of neighbours) {
    ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${fileOf(name)}`);
  }
  return ajv.compile(readSchema("bom-1.6"));
};

/** Compiled when first wanted: the schema is large. */
let compiled: ValidateFunction | undefined;

/** What the standard's schema says against it. */
export const validateSbom = (sbom: unknown): string[] => {
  compiled ??= compile();
  const validate = compiled;
  if (validate(sbom)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const componentKey = ({ group, name, version }: Sbom["components"][number]): string =>
  keyOf({ name: group ? `${group}/${name}` : name, version });

/** Packages of the lockfile that the list forgets. */
export const missingIn = (sbom: Sbom, locked: readonly LockedPackage[]): string[] => {
  const listed = new Set(sbom.components.map(componentKey));
  return locked.map(keyOf).filter((key) => !listed.has(key));
};

/** For every platform, straight from the lockfile; written to `.data`, where a release takes it. */
export const makeSbom = async (): Promise<Sbom> => {
  await mkdir(path.join(root, path.dirname(sbomFile)), { recursive: true });
  const command = ["pnpm", "sbom", "--lockfile-only", "--sbom-type", "application"] as const;
  const form = ["--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6"];
  await mustRun([...command, ...form, "--out", sbomFile], { quiet: true });
  return JSON.parse(readFileSync(path.join(root, sbomFile), "utf8")) as Sbom;
};
