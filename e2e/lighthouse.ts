import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { buildPoint } from "@app/database/testing/builders";
import { ensureTemplate } from "@app/database/testing/template";
import { freePort } from "@app/harness/processes";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { browserOptions, choiceOf, type Kept, nobody } from "./support/browser.ts";
import { meetPeople } from "./support/people.ts";
import { startStack } from "./support/stack.ts";

// pnpm lighthouse [runs]: Lighthouse with its mobile preset on the production build; medians.

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = [
  ["first-contentful-paint", "FCP ms"],
  ["largest-contentful-paint", "LCP ms"],
  ["total-blocking-time", "TBT ms"],
  ["speed-index", "SI ms"],
  ["cumulative-layout-shift", "CLS"],
] as const;

/** A profile of its own for every run: nothing is kept but the language and who is signed in. */
const measure = async (url: string, kept: Kept): Promise<Result> => {
  const profile = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserOptions.executablePath,
    args: [...browserOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    const { origin } = new URL(url);
    const { cookies, origins } = choiceOf(origin, "fr", kept);
    await context.addCookies(cookies);
    // Any address of the site without scripts will do to write what the device keeps.
    const [page] = context.pages();
    await page?.goto(`${origin}/version.json`);
    await page?.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, origins[0]?.localStorage ?? []);
    const outcome = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      disableStorageReset: true,
      logLevel: "error",
    });
    if (!outcome) throw new Error(`no result for ${url}`);
    return outcome.lhr;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What cost points, so that a figure comes with its reason. */
const lost = ({ audits, categories: found }: Result): string[] =>
  Object.values(found).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.9)
      .map((ref) => `${id}: ${ref.id} ${audits[ref.id]?.displayValue ?? ""}`.trimEnd()),
  );

const rowOf = (name: string, results: readonly Result[]): string => {
  const scores = categories.map((category) =>
    String(Math.round(median(results.map((one) => (one.categories[category]?.score ?? 0) * 100)))),
  );
  const times = timings.map(([audit, unit]) => {
    const value = median(results.map((one) => one.audits[audit]?.numericValue ?? 0));
    return unit === "CLS" ? value.toFixed(3) : String(Math.round(value));
  });
  return `| ${[name, ...scores, ...times].join(" | ")} |`;
};

const runs = Number(process.argv[2] ?? 5);
await ensureTemplate();
const stack = await startStack();
try {
  const meet = meetPeople(stack);
  for (let index = 0; index < 12; index++) await buildPoint(stack.database.db);
  const pages = [
    ["home", "/", nobody],
    ["map", "/consumer", nobody],
    ["login", "/login", nobody],
    ["citizen's dashboard", "/consumer/dashboard", await meet("citizen")],
  ] as const;
  const head = ["Page", ...categories, ...timings.map(([, unit]) => unit)];
  const rows = [head, head.map(() => "---")].map((cells) => `| ${cells.join(" | ")} |`);
  const reasons: string[] = [];
  for (const [name, address, kept] of pages) {
    const results: Result[] = [];
    for (let index = 0; index < runs; index++) {
      results.push(await measure(stack.url + address, kept));
      console.error(`${name} ${index + 1} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`);
    }
    rows.push(rowOf(name, results));
    reasons.push(...new Set(results.flatMap(lost).map((reason) => `${name}: ${reason}`)));
  }
  console.log([...rows, "", ...reasons].join("\n"));
} finally {
  await stack.stop();
}
