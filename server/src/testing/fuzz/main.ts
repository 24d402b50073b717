import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { ensureTemplate } from "@app/database/testing/template";
import { startServer } from "@app/harness/processes";
import { progress, table, writeSection } from "@app/harness/report";
import { testSecret } from "../test-context.ts";
import { startTestServer } from "../test-server.ts";
import { type FuzzResult, runFuzz } from "./run-fuzz.ts";

// pnpm fuzz [--count 100000] [--seed 1]: bad requests to a real API process on a database of its own.
// Control-C ends it early. What it found goes to the output, with what the API logged; the figures into the threat model.

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  },
});
const document = new URL("../../../../docs/threat-model.md", import.meta.url);

const write = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const asTable = (result: FuzzResult): string => {
  const { sent, operations, findings, statuses, busy, deadlocks, pauses, slowest } = result;
  const count = (first: string): number =>
    Object.entries(statuses).reduce((sum, [s, n]) => (s.startsWith(first) ? sum + n : sum), 0);
  const whole = (value: number): string => value.toLocaleString("en");
  return table(
    ["`pnpm fuzz`, seed " + values.seed, "Count"],
    [
      ["requests sent", whole(sent)],
      ["operations of the description", whole(operations)],
      ["answered 2xx", whole(count("2"))],
      ["answered 4xx", whole(count("4"))],
      ["answered 5xx, but for 503", whole(count("5") - busy)],
      ["answered 503 and answered when sent again alone", whole(busy)],
      ["deadlocks, by PostgreSQL's count", whole(deadlocks)],
      ["over 2 s among eleven others, not when sent again alone", whole(pauses)],
      ["slowest of those when alone, ms", whole(Math.round(slowest))],
      ["answers not as promised, cut off, slow alone, or 5xx", whole(findings.length)],
    ],
  );
};

const ending = new AbortController();
process.once("SIGINT", () => ending.abort());

await ensureTemplate();
const server = await startTestServer();
const api = await startServer("api", {
  DATABASE_URL: server.database.url,
  NAMESPACE: server.database.name,
  SECRET_KEY: testSecret,
  LOG_LEVEL: "error",
});
if (api.child.stdout) createInterface({ input: api.child.stdout }).on("line", write);
const result = await runFuzz(
  { ...server, url: api.url },
  {
    count: Number(values.count),
    seed: Number(values.seed),
    signal: ending.signal,
    onProgress: (sent, findings) => progress(`${sent} sent, ${findings} findings`),
  },
);
progress("");
for (const { what, how } of result.findings) write(`${what}\n    ${how}`);
write(asTable(result));
writeSection(document, "fuzz", asTable(result));
await api.end("SIGTERM");
await server.stop();
process.exitCode = result.findings.length === 0 ? 0 : 1;
