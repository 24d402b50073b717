import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { end, isListening, root, type RunningProcess, waitFor } from "./processes.ts";

/** The built web server in front of an API, at a port that links in messages may know before. */
export const startWeb = async (apiUrl: string, port: number): Promise<RunningProcess> => {
  const child = spawn(process.execPath, ["server.ts"], {
    cwd: path.join(root, "web"),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      API_URL: apiUrl,
      NODE_ENV: "production",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit").then(() => Promise.reject(new Error("the web server ended")));
  await Promise.race([waitFor("the web server to listen", () => isListening(port)), ended]);
  ended.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, child, end: end(child) };
};
