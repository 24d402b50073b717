import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { makeAdmin, signInBefore } from "@app/database/testing/builders";
import type { CaughtMessage } from "@app/harness/caught-messages";
import { catcherPorts } from "@app/harness/config";
import { root, waitFor } from "@app/harness/processes";
import { createPhone } from "./api.ts";
import type { Product } from "./product.ts";

export interface DemoProduct extends Product {
  webUrl: string;
  stop: () => Promise<void>;
}

const buildPatienceMs = 300_000;
const askEveryMs = 200;

const at = (port: string | number): string => `http://127.0.0.1:${port}`;

const answers = async (url: string): Promise<boolean> => {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ?? false;
};

/** The catcher is a program of its own here: its list is read as a developer would. */
const remoteCatcher = (url: string): Product["catcher"] => ({
  waitFor: async (fits, milliseconds = 10_000) => {
    let found: CaughtMessage | undefined;
    await waitFor(
      "a message",
      async () => {
        const answer = await fetch(`${url}/messages.json`);
        found = ((await answer.json()) as CaughtMessage[]).findLast(fits);
        if (!found) await new Promise((resolve) => setTimeout(resolve, askEveryMs));
        return found !== undefined;
      },
      milliseconds,
    );
    if (!found) throw new Error("no such message came");
    return found;
  },
});

/** What `pnpm start` starts: engines, tables, example data, and the application as built. */
export const startDemoProduct = async (): Promise<DemoProduct> => {
  const { env } = process;
  const child = spawn(process.execPath, [path.join(root, "tools/dev.ts"), "--built"], {
    cwd: root,
    // Everybody signs up on one day; what the programs have to say is in the way of the progress line.
    env: { ...env, SMS_DAILY_CAP: "1000000", LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
    // Ctrl-C is ours: people put down what they carry before the lights go out.
    detached: true,
  });
  const gone = once(child, "exit");
  const ended = gone.then(() => Promise.reject(new Error("the application ended")));
  ended.catch(() => undefined);
  const apiUrl = at(env["API_PORT"] ?? 4001);
  const webUrl = at(env["PORT"] ?? 4000);
  const { port } = catcherPorts();
  for (const url of [`${apiUrl}/readyz`, `${webUrl}/`, `${at(port)}/messages.json`]) {
    await Promise.race([waitFor(url, () => answers(url), buildPatienceMs), ended]);
  }
  const ownerUrl =
    env["DATABASE_OWNER_URL"] ?? "postgres://app_owner:app_owner@127.0.0.1:54330/app";
  return {
    apiUrl,
    webUrl,
    catcher: remoteCatcher(at(port)),
    // Not by SMS: whoever looks wants to log in as them this minute, and a number gets one code in it.
    enter: async (number) => {
      const phone = createPhone(apiUrl);
      phone.useToken(await signInBefore(ownerUrl, number));
      return phone;
    },
    makeAdmin: (userId) => makeAdmin(ownerUrl, userId),
    stop: async () => {
      child.kill("SIGTERM");
      await gone;
    },
  };
};
