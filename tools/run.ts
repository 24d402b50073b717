import { spawn } from "node:child_process";
import path from "node:path";
import { root } from "./files.ts";

/** A file to run, then its arguments. Programs of packages are found by name. */
export type Command = readonly [string, ...string[]];

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Keep the output instead of showing it. */
  quiet?: boolean;
}

export interface Outcome {
  ok: boolean;
  output: string;
}

const binFolders = [path.join(root, "node_modules/.bin"), path.join(root, "web/node_modules/.bin")];

/**
 * The environment of every command: our programs, and this Node, come before the system's. Debian
 * keeps nats-server in a folder that is on root's path only.
 */
export const environment = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...extra,
  PATH: [path.dirname(process.execPath), ...binFolders, process.env.PATH, "/usr/sbin"].join(
    path.delimiter,
  ),
});

export const node = (file: string, ...args: string[]): Command => [process.execPath, file, ...args];

export const run = async (command: Command, options: Options = {}): Promise<Outcome> => {
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: options.cwd ?? root,
    env: environment(options.env),
    stdio: options.quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.once("error", (error) => {
    output += error.message;
    resolve(false);
  });
  child.once("close", (code) => resolve(code === 0));
  return { ok: await promise, output };
};

/** As `run`, for what must succeed before anything else makes sense. */
export const mustRun = async (command: Command, options: Options = {}): Promise<void> => {
  const { ok, output } = await run(command, options);
  if (ok) return;
  console.error(`${output}\nfailed: ${command.join(" ")}`);
  process.exit(1);
};

export const startServices = async (): Promise<void> => mustRun(["ops/services", "start"]);
