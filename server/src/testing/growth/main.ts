import { connect } from "@app/database/connect";
import { progress, table, writeSection } from "@app/harness/report";
import { startTestServer } from "../test-server.ts";
import { catalogue, compareCosts } from "./compare.ts";
import { buildCountry, startCountingEngine } from "./country.ts";
import { type Costs, measureCosts } from "./costs.ts";

// pnpm growth: what each operation of the API looks at in a country, and in one thirty times as large. Blocks are
// counted, not seconds. Fails where one looks at more that has no reason to; the table goes into docs/scale.md.

const few = { citizens: 2000, points: 700, pastDeposits: 20_000 };
const many = { citizens: 60_000, points: 21_000, pastDeposits: 600_000 };
const document = new URL("../../../../docs/scale.md", import.meta.url);

const cluster = await startCountingEngine();
const admin = connect(cluster.adminUrl, { max: 1 });

const measure = async (name: string, sizes: typeof few): Promise<Costs> => {
  progress(`${name}: ${sizes.citizens} citizens`);
  const server = await startTestServer(undefined, {}, await buildCountry(cluster, name, sizes));
  try {
    return await measureCosts(server, admin, (what) => progress(`${name}: ${what}`));
  } finally {
    await server.stop();
  }
};

const whole = (count: number): string => Math.round(count).toLocaleString("en");

try {
  const [small, large] = [await measure("few", few), await measure("many", many)];
  const grown = compareCosts(small, large);
  const answered = [...large.values()].filter(({ status }) => status < 300).length;
  const markdown = `\`pnpm growth\`: each of the ${large.size} operations of the API, asked properly by somebody it is open to (${answered} of them answered 2xx), in a country of ${whole(few.citizens)} citizens, ${whole(few.points)} points and ${whole(few.pastDeposits)} deposits and in one thirty times as large. Counted are the blocks of 8 kB that PostgreSQL looked at, in memory or not. ${large.size - grown.length} operations look at no more than twice as many and ${catalogue}, which is what planning anew may look at, and less than all people are; the others:

${table(
  ["Operation", "Blocks", "Thirty times as large", "Why it may grow"],
  grown.map((one) => [
    `\`${one.key}\``,
    whole(one.few),
    whole(one.many),
    one.reason ?? "no reason",
  ]),
)}`;
  process.stdout.write(`${markdown}\n`);
  writeSection(document, "operations", markdown);
  for (const { key, reason, heaviest } of grown) {
    if (reason) continue;
    process.exitCode = 1;
    process.stdout.write(`\n${key}\n    ${heaviest}\n`);
  }
  const unlike = [...large].filter(([key, { status }]) => small.get(key)?.status !== status);
  for (const [key] of unlike) process.stdout.write(`answered otherwise in the two: ${key}\n`);
  const failed = [...large].filter(([, { status }]) => status >= 300);
  process.stdout.write(
    `not 2xx: ${failed.map(([key, { status }]) => `${key} ${status}`).join(", ")}\n`,
  );
} finally {
  await admin.close();
  await cluster.close();
}
