import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { end, isListening, root, waitFor } from "@app/harness/processes";

/** HAProxy with files of `ops/edge`, from when it listens at the port; resolves to what ends it. */
export const startBalancer = async (
  files: readonly string[],
  port: number,
  environment: Record<string, string>,
): Promise<() => Promise<void>> => {
  const read = files.flatMap((file) => ["-f", path.join(root, "ops/edge", file)]);
  const haproxy = spawn("haproxy", ["-db", ...read], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  haproxy.stderr.on("data", (data: Buffer) => said.push(String(data)));
  const ended = once(haproxy, "exit").then(() => Promise.reject(new Error(said.join(""))));
  ended.catch(() => undefined);
  await Promise.race([ended, waitFor("the balancer to listen", () => isListening(port))]);
  return end(haproxy);
};
