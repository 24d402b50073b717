import { read } from "../files.ts";

// What the product itself asks for. Everything else comes with these.

/** Packages of ours that run in production; the others measure, break and test them. */
const production = ["contract", "database", "server", "web"];

/** The goal is 40. More than this is not accepted any more; fewer lowers it. */
export const mostDirect = 47;
export const directGoal = 40;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export const namesOf = (manifests: readonly Manifest[]): string[] => {
  const names = manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}));
  return [...new Set(names)].filter((name) => !name.startsWith("@app/")).toSorted();
};

/** Versions such as ^1.2 would let an installation choose; ours name one. */
export const looseVersions = (file: string, manifest: Manifest): string[] =>
  [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies]
    .flatMap((part) => Object.entries(part ?? {}))
    .filter(
      ([, version]) => !/^(workspace:\*|(npm:@?[\w./-]+@)?\d+\.\d+\.\d+[\w.-]*)$/.test(version),
    )
    .map(([name, version]) => `${file}: ${name} ${version} is not an exact version`);

const readManifest = (file: string): Manifest => JSON.parse(read(file)) as Manifest;

export const directDependencies = (): string[] =>
  namesOf(production.map((folder) => readManifest(`${folder}/package.json`)));

export const judgeDirect = (files: readonly string[]): string[] => {
  const direct = directDependencies().length;
  return [
    ...files.flatMap((file) => looseVersions(file, readManifest(file))),
    ...(direct > mostDirect
      ? [`${direct} direct dependencies in production, the most is ${mostDirect}`]
      : []),
  ];
};
