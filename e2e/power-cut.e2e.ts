import path from "node:path";
import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { type PowerDisk, startPowerDisk } from "@app/harness/power-disk";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOutbox, waitUntilKept, weighBag } from "./support/counter.ts";
import { workerReady } from "./support/installed.ts";
import { type OwnBrowser, signInOn, startOwnBrowser } from "./support/own-browser.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const megabytes = 600;
const bags = 12;

let stack: Stack;
let disk: PowerDisk;
let browser: OwnBrowser;
let code: string;

const profile = () => path.join(disk.folder, "profile");

beforeAll(async () => {
  disk = startPowerDisk(megabytes);
  stack = await startStack();
  const { db } = stack.database;
  const owner = await buildUser(db, { phone: "+213550000062", roles: ["point"] });
  await buildPoint(db, { ownerId: owner.id });
  ({ code } = await buildUser(db));
  browser = await startOwnBrowser(profile(), stack.url);
  await signInOn(browser, stack.url, await buildSession(db, owner.id));
  await browser.page.goto("/collection-point/intake");
  // Who weighs, where and for how much is kept as well.
  await browser.page.getByLabel(textsOf("deposits", "fr")("intake.codeLabel")).waitFor();
  await workerReady(browser.page);
  await waitUntilKept(browser.page, "/collection-point/intake");
  await browser.context.close();
  disk.settle();
});
afterAll(async () => {
  await browser?.kill();
  await stack?.stop();
  await disk?.close();
});

/**
 * In the way a browser writes unless told otherwise; answers how many it called written. Making the
 * database is written through, and everything before it: that must come first.
 */
const writeCarelessly = (page: Page, count: number): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open("careless", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("notes");
        request.onerror = () => reject(new Error("not opened"));
        request.onsuccess = () => {
          const transaction = request.result.transaction("notes", "readwrite", {
            durability: "relaxed",
          });
          for (let n = 0; n < wanted; n++) transaction.objectStore("notes").put(n, n);
          transaction.oncomplete = () => resolve(wanted);
        };
      }),
    count,
  );

const countCareless = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open("careless");
        request.onsuccess = () => {
          const database = request.result;
          if (!database.objectStoreNames.contains("notes")) return resolve(0);
          const counted = database.transaction("notes").objectStore("notes").count();
          counted.onsuccess = () => resolve(counted.result);
        };
      }),
  );

test("a power cut of the phone loses no bag that its screen had called safe", async () => {
  browser = await startOwnBrowser(profile(), stack.url, { offline: true });
  const { page } = browser;
  await page.goto("/collection-point/intake");
  await writeCarelessly(page, 1);
  for (let n = 0; n < bags; n++) await weighBag(page, "fr", code, 1 + (n % 9));
  const written = await writeCarelessly(page, 50);

  disk.cut();
  await browser.kill();
  await disk.restore();

  browser = await startOwnBrowser(profile(), stack.url, { offline: true });
  await browser.page.goto("/collection-point/intake");
  const kept = await readOutbox(browser.page);
  expect(kept.map(({ number }) => number)).toEqual(
    Array.from({ length: bags }, (_, place) => place + 1),
  );
  // Otherwise no power was cut, and the first half proves nothing.
  expect(await countCareless(browser.page)).toBeLessThan(written);
});
