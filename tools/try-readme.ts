import { spawn } from "node:child_process";
import { once } from "node:events";
import { read, root } from "./files.ts";
import { commandsOf, findUntried, type Way } from "./readme-commands.ts";
import { environment } from "./run.ts";

// node tools/try-readme.ts: does what the README tells a newcomer to do, and fails if a command of it
// is not tried. What takes long is a step of .ci/run itself.

const port = process.env.PORT ?? "4000";
const patienceMs = 180_000;

const ways: Readonly<Record<string, Way>> = {
  "./setup": { by: "ci", step: "setup" },
  "pnpm check": { by: "ci", step: "check" },
  "pnpm test": { by: "ci", step: "test" },
  "pnpm e2e": { by: "ci", step: "e2e" },
  "pnpm conformance": { by: "ci", step: "conformance" },
  "pnpm seed": { by: "end" },
  "pnpm generate": { by: "end" },
  "ops/services status": { by: "end" },
  "pnpm dev": { by: "answer", address: `http://127.0.0.1:${port}/` },
  "pnpm start": { by: "answer", address: `http://127.0.0.1:${port}/` },
  "pnpm demo": { by: "answer", address: `http://127.0.0.1:${port}/` },
};

const answers = async (address: string): Promise<boolean> => {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ?? false;
};

/** Seconds it took, or why it failed. */
const attempt = async (command: string, way: Way): Promise<number | string> => {
  const since = performance.now();
  const [file = "", ...args] = command.split(" ");
  const child = spawn(file, args, {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit").then(([code]: (number | null)[]) => code ?? -1);
  if (way.by === "answer") {
    while (!(await answers(way.address))) {
      if (child.exitCode !== null) return `ended with ${child.exitCode} before it answered`;
      if (performance.now() - since > patienceMs) return `no answer from ${way.address}`;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  const seconds = (performance.now() - since) / 1000;
  if (way.by === "answer" && child.pid) process.kill(-child.pid, "SIGINT");
  const code = await ended;
  return code === 0
    ? way.by === "answer"
      ? seconds
      : (performance.now() - since) / 1000
    : `ended with ${code}`;
};

const commands = commandsOf(read("README.md"));
const problems = findUntried(commands, ways, read(".ci/run"));
for (const command of commands) {
  const way = ways[command];
  if (!way || way.by === "ci") continue;
  const outcome = await attempt(command, way);
  if (typeof outcome === "string") problems.push(`${command}: ${outcome}`);
  else console.log(`${outcome.toFixed(1).padStart(6)} s  ${command}`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
