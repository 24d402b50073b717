import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import {
  compileCache,
  end,
  isListening,
  root,
  type RunningProcess,
  startMs,
  waitFor,
} from "./processes.ts";

const web = path.join(root, "web");

/** Builds the web application, also under other settings than the usual. */
export const buildWeb = async (settings: Record<string, string> = {}): Promise<void> => {
  const find = createRequire(path.join(web, "package.json"));
  const command = path.join(
    path.dirname(find.resolve("@react-router/dev/package.json")),
    "bin.cjs",
  );
  const child = spawn(process.execPath, [command, "build"], {
    cwd: web,
    env: { ...process.env, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("the web application was not built");
};

/** The built web server in front of an API, at a port that links in messages may know before. */
export const startWeb = async (
  apiUrl: string,
  port: number,
  more: Record<string, string> = {},
): Promise<RunningProcess> => {
  const child = spawn(process.execPath, ["server.ts"], {
    cwd: web,
    env: {
      ...process.env,
      ...compileCache,
      PORT: String(port),
      HOST: "127.0.0.1",
      API_URL: apiUrl,
      NODE_ENV: "production",
      ...more,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit").then(() => Promise.reject(new Error("the web server ended")));
  await Promise.race([
    waitFor("the web server to listen", () => isListening(port), startMs),
    ended,
  ]);
  ended.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, child, end: end(child) };
};
