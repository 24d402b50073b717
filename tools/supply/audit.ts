import { run } from "../run.ts";

// Known weaknesses of what we use, by the registry's own list.

/** Counts by severity, or why there are none. */
export type Audit = { counts: Record<string, number> } | { unanswered: string };

interface AuditAnswer {
  metadata?: { vulnerabilities?: Record<string, number> };
  error?: { message?: string };
}

const parse = (output: string): AuditAnswer => {
  try {
    return JSON.parse(output) as AuditAnswer;
  } catch {
    return {};
  }
};

/** An answer without counts is no answer: nothing is taken for "none found". */
export const readAudit = (output: string): Audit => {
  const counts = parse(output).metadata?.vulnerabilities;
  if (counts) return { counts };
  const status = /responded with (\d{3})/.exec(output)?.[1];
  return { unanswered: status ? `the registry answered ${status}` : "the registry did not answer" };
};

export const askAudit = async (): Promise<Audit> =>
  readAudit((await run(["pnpm", "audit", "--json"], { quiet: true })).output);

export const severe = (audit: Audit): string[] =>
  "counts" in audit
    ? ["high", "critical"]
        .filter((severity) => (audit.counts[severity] ?? 0) > 0)
        .map((severity) => `${audit.counts[severity]} known weaknesses are ${severity}`)
    : [];
