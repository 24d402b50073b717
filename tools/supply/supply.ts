import path from "node:path";
import { progress, table, writeSection } from "../../harness/src/report.ts";
import { read, root } from "../files.ts";
import { report } from "../problems.ts";
import { mustRun } from "../run.ts";
import { askAudit, severe } from "./audit.ts";
import { keyOf, type PackageFacts, readFacts, writeFacts } from "./facts.ts";
import { figures, licenceCounts, type Measured } from "./figures.ts";
import { judgePackages } from "./judge.ts";
import { lockedPackages, type LockedPackage } from "./lockfile.ts";
import { askRegistry } from "./registry.ts";
import { makeSbom, missingIn, validateSbom } from "./sbom.ts";
import { scanBuild, scanHistory, scanTree } from "./secrets.ts";

// pnpm supply: asks the registry about packages that are new here, makes the bill of materials,
// looks for secrets everywhere, and writes docs/supply-chain.md.

const document = path.join(root, "docs/supply-chain.md");

/** What was asked before stays: a version never changes. */
const completeFacts = async (locked: readonly LockedPackage[]): Promise<PackageFacts[]> => {
  const wanted = new Set(locked.map(keyOf));
  const kept = readFacts().filter((one) => wanted.has(keyOf(one)));
  const known = new Set(kept.map(keyOf));
  const fresh = await askRegistry(
    locked.filter((one) => !known.has(keyOf(one))),
    (done, all) => progress(`packages asked about: ${done} of ${all}`),
  );
  const facts = [...kept, ...fresh];
  writeFacts(facts);
  return facts;
};

const measure = async (): Promise<{ measured: Measured; problems: string[] }> => {
  const locked = lockedPackages(read("pnpm-lock.yaml"));
  const facts = await completeFacts(locked);
  progress("known weaknesses");
  const audit = await askAudit();
  progress("bill of materials");
  const sbom = await makeSbom();
  const invalid = [
    ...validateSbom(sbom),
    ...missingIn(sbom, locked).map((key) => `the bill of materials forgets ${key}`),
  ];
  progress("secrets in the files");
  const tree = scanTree();
  progress("secrets in the history");
  const history = await scanHistory();
  progress("secrets in the build");
  const build = scanBuild();
  progress("");
  const now = new Date();
  const measured = { now, facts, audit, components: sbom.components.length, invalid };
  const problems = [
    ...judgePackages(locked, facts, now),
    ...severe(audit),
    ...invalid,
    ...[tree, history, build].flatMap((scan) => scan.problems),
  ];
  return { measured: { ...measured, tree, history, build }, problems };
};

const { measured, problems } = await measure();
writeSection(document, "figures", table(["What", "Goal", "Measured"], figures(measured)));
writeSection(document, "licences", table(["Licence", "Packages"], licenceCounts(measured.facts)));
await mustRun(["oxfmt", "docs/supply-chain.md"], { quiet: true });
report(problems, "See docs/supply-chain.md for what to do.");
