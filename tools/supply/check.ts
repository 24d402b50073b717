import { listFiles, read } from "../files.ts";
import { report } from "../problems.ts";
import { judgeDirect } from "./direct.ts";
import { readFacts } from "./facts.ts";
import { judgePackages, judgeSettings } from "./judge.ts";
import { lockedPackages } from "./lockfile.ts";
import { scanTree } from "./secrets.ts";

// pnpm check supply: what can be said without a network.

const manifests = listFiles().filter((file) => /(^|\/)package\.json$/.test(file));

report(
  [
    ...judgePackages(lockedPackages(read("pnpm-lock.yaml")), readFacts(), new Date()),
    ...judgeSettings(read("pnpm-workspace.yaml")),
    ...judgeDirect(manifests),
    ...scanTree().problems,
  ],
  "See docs/supply-chain.md for what to do.",
);
