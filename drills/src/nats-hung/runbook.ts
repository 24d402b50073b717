import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type OwnNats, root } from "@app/harness/processes";

const found = (file: string, pattern: RegExp): string => {
  const [, one] = pattern.exec(readFileSync(path.join(root, file), "utf8")) ?? [];
  if (one === undefined) throw new Error(`${file} does not say ${String(pattern)}`);
  return one;
};

const runbook = "docs/runbooks/stream-lost.md";

/** What people will do and look at is read where they read it. */
export const said = {
  /** Seconds: beyond them somebody is woken up. */
  late: Number(found("ops/alerts/app.yaml", /max\(outbox_oldest_seconds\) > (\d+)/)),
  publishAgain: found(runbook, /^3\. `(update outbox [^`]+)`/m),
  /** Seconds: below them it is over. */
  over: Number(found(runbook, /^Over when `outbox_oldest_seconds` is below (\d+)/m)),
};

/** "Wedged", step by step. */
export const followRunbook = async (nats: OwnNats, databaseUrl: string): Promise<void> => {
  await nats.stop();
  nats.moveStoreAside();
  await nats.start();
  await promisify(execFile)("psql", ["-q", databaseUrl, "-c", said.publishAgain]);
};
