import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Stack } from "./stack.ts";

/** The service worker answers for the page from here on. */
export const workerReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

export const openInstalled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await workerReady(page);
};

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Somebody who brings bags and also weighs them. */
export const buildNeighbour = async ({ database: { db } }: Stack) => {
  const { id, code } = await buildUser(db, {
    firstName: "Yasmine",
    lastName: "Benali",
    phone: "+213550000042",
    roles: ["citizen", "point"],
  });
  await buildPoint(db, { ownerId: id });
  return { code, token: await buildSession(db, id) };
};

/** As after a log-in, and with the dashboard open. */
export const signIn = async (page: Page, token: string): Promise<void> => {
  await page.goto("/");
  await page.evaluate((value) => {
    localStorage.setItem("auth._token.local", value);
    localStorage.setItem("auth.strategy", "local");
  }, token);
  await page.goto("/consumer/dashboard");
};

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });

/** The device can open it without a network from here on. */
export const waitUntilKept = async (page: Page, path: string): Promise<void> => {
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(path);
};
