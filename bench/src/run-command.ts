import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a command to its end and returns what it printed; throws if it failed. */
export const runCommand = async (
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> => {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  }
  const [status] = (await once(child, "close")) as [number | null];
  const output = printed.join("");
  if (status !== 0) throw new Error(`${command} ended with ${status}\n${output}`);
  return output;
};
