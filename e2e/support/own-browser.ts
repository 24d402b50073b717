import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { waitFor } from "@app/harness/processes";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { browserOptions, choiceOf, phone } from "./browser.ts";

/** Everything that was started for this profile: the browser itself and its children. */
const processesOf = (profile: string): number[] =>
  readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(profile);
      } catch {
        return false;
      }
    });

/** A child ends by itself with the browser, before its turn or after. */
const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
};

export interface OwnBrowser {
  context: BrowserContext;
  page: Page;
  /** At once and without a word, as when the phone's system needs the memory. */
  kill: () => Promise<void>;
}

/** A browser with a profile of its own, which the next one can take over. */
export const startOwnBrowser = async (
  profile: string,
  origin: string,
  settings: { offline?: boolean } = {},
): Promise<OwnBrowser> => {
  // Left by one that was killed.
  rmSync(path.join(profile, "SingletonLock"), { force: true });
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions,
    viewport: phone,
    baseURL: origin,
  });
  // As an option it would not reach the page that is there from the start.
  if (settings.offline) await context.setOffline(true);
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      for (const pid of processesOf(profile)) killIfThere(pid);
      await waitFor("the browser to be gone", async () => processesOf(profile).length === 0);
    },
  };
};

export const makeProfile = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(path.join(tmpdir(), "phone-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** As after a log-in on this phone, in a language chosen before. */
export const signInOn = async (
  { context, page }: OwnBrowser,
  origin: string,
  token: string,
): Promise<void> => {
  const { cookies, origins } = choiceOf(origin, "fr", {
    storage: [
      { name: "auth._token.local", value: token },
      { name: "auth.strategy", value: "local" },
    ],
  });
  await context.addCookies(cookies);
  await page.goto("/offline");
  await page.evaluate(
    (kept) => {
      for (const { name, value } of kept) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
};
