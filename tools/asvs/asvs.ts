import { existsSync } from "node:fs";
import path from "node:path";
import { writeSection } from "../../harness/src/report.ts";
import { read, root } from "../files.ts";
import { report } from "../problems.ts";
import { mustRun } from "../run.ts";
import { findProblems, isAutomatic, openOnes, parseAnswers, summary } from "./answers.ts";

// pnpm asvs: counts the answers of docs/asvs.tsv and writes the counts into docs/asvs.md.

const document = path.join(root, "docs/asvs.md");
const list = parseAnswers(read("docs/asvs.tsv"));

writeSection(document, "summary", summary(list));
writeSection(document, "open", openOnes(list));
await mustRun(["oxfmt", "docs/asvs.md"], { quiet: true });
console.log(`${list.filter(isAutomatic).length} are proved by a test or a check each time it runs`);
report(
  findProblems(list, (file) => existsSync(path.join(root, file))),
  "Correct docs/asvs.tsv.",
);
