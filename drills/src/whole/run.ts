import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "@app/harness/processes";

// pnpm drill whole [files]: the drills of the quick set, those that are cut short there at their full size.

export const run = async (files: readonly string[]): Promise<boolean> => {
  const child = spawn(
    path.join(root, "node_modules/.bin/vitest"),
    ["run", "--project=drills", "--project=timed-drills", ...files],
    { cwd: root, env: { ...process.env, DRILLS: "whole" }, stdio: "inherit" },
  );
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
};
