import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compileCache, freePort, root } from "@app/harness/processes";
import { startBalancer } from "./balancer.ts";

export interface Edge {
  /** Where the balancer gives out what the API answers. */
  url: string;
  /** `ops/deploy`, as an operator calls it; resolves to whether it ended well. */
  deploy: (settings?: Record<string, string>) => Promise<boolean>;
  /** Ends every process it started, the hard way. */
  killAll: () => Promise<void>;
  close: () => Promise<void>;
}

const slots = ["API_A", "API_B", "WEB_A", "WEB_B", "WORKER_A", "WORKER_B"] as const;

const run = async (
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<boolean> => {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
};

/** The balancer of `ops/edge` and the slots of `ops/deploy`, on ports and in a folder of their own. */
export const openEdge = async (environment: Record<string, string>): Promise<Edge> => {
  const folder = mkdtempSync(path.join(tmpdir(), "drill-deploy-"));
  const ports = new Map(await Promise.all(slots.map(async (s) => [s, await freePort()] as const)));
  const port = await freePort();
  const stopBalancer = await startBalancer(["balance.cfg"], port, {
    API_BIND: `127.0.0.1:${port}`,
    ...Object.fromEntries([...ports].map(([slot, at]) => [slot, `127.0.0.1:${at}`])),
  });
  const settings = {
    ...compileCache,
    DEPLOY_STATE: folder,
    NODE: process.execPath,
    READY_SECONDS: "180",
    MIGRATE: "no",
    LOG_LEVEL: "warn",
    SECRET_KEY: "a key for drills, journeys and benches",
    ...environment,
    ...Object.fromEntries([...ports].map(([slot, at]) => [`${slot}_PORT`, String(at)])),
  };
  const killAll = async (): Promise<void> => {
    await run("sh", ["-c", `cat ${folder}/*.pid | xargs kill -KILL`], {});
    await run("sh", ["-c", `rm -f ${folder}/*.pid`], {});
  };
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (more = {}) =>
      run(path.join(root, "ops/deploy"), ["processes", root, "api", "worker"], {
        ...settings,
        ...more,
      }),
    killAll,
    close: async () => {
      await killAll();
      await stopBalancer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
