import { keyOf, type PackageFacts } from "./facts.ts";
import { isLicenceAllowed } from "./licences.ts";
import type { LockedPackage } from "./lockfile.ts";

// What must hold of every package, by the lockfile and the committed facts. No network is needed.

export const leastDays = 7;

/** Packages with an install script that we know of. None of them runs: `ignoreScripts`. */
export const knownInstallScripts: ReadonlyMap<string, string> = new Map([
  ["protobufjs", "prints a hint about versions"],
]);

const dayInMilliseconds = 86_400_000;

export const ageInDays = ({ published }: PackageFacts, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(published)) / dayInMilliseconds);

const problemsOf = (facts: PackageFacts, now: Date): string[] => {
  const key = keyOf(facts);
  const age = ageInDays(facts, now);
  return [
    // Written so that a day that cannot be read is a problem as well.
    ...(age >= leastDays ? [] : [`${key} is ${age} days old, younger than ${leastDays}`]),
    ...(isLicenceAllowed(facts.name, facts.licence)
      ? []
      : [`${key} has a licence that is not on the list: ${facts.licence}`]),
    ...(facts.installScripts === "" || knownInstallScripts.has(facts.name)
      ? []
      : [`${key} has a script for its installation: ${facts.installScripts}`]),
    ...(facts.deprecated ? [`${key} is given up by its authors`] : []),
  ];
};

export const judgePackages = (
  locked: readonly LockedPackage[],
  facts: readonly PackageFacts[],
  now: Date,
): string[] => {
  const known = new Map(facts.map((one) => [keyOf(one), one]));
  const wanted = new Set(locked.map(keyOf));
  return [
    ...locked.flatMap((one) =>
      one.integrity ? [] : [`${keyOf(one)} has no hash to compare with`],
    ),
    ...[...wanted]
      .filter((key) => !known.has(key))
      .map((key) => `${key} has not been looked at: run pnpm supply`),
    ...[...known.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${key} is no longer in the lockfile: run pnpm supply`),
    ...facts.filter((one) => wanted.has(keyOf(one))).flatMap((one) => problemsOf(one, now)),
  ];
};

/** The settings that keep install scripts from running and young packages out. */
export const judgeSettings = (workspace: string): string[] => {
  const minutes = Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1] ?? 0);
  return [
    ...(/^ignoreScripts: true$/m.test(workspace) ? [] : ["install scripts are allowed to run"]),
    ...(minutes >= leastDays * 24 * 60 ? [] : ["pnpm takes packages younger than a week"]),
    ...(/^saveExact: true$/m.test(workspace) ? [] : ["versions are not saved exactly"]),
    ...(/^(onlyBuiltDependencies|allowBuilds|dangerouslyAllowAllBuilds)/m.test(workspace)
      ? ["packages are allowed to build while they are installed"]
      : []),
  ];
};
