import { mostWaiting } from "@app/contract/device-limits";
import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  countDeposits,
  fillIn,
  type KeptEntry,
  readOutbox,
  waitUntilKept,
  weighBag,
} from "./support/counter.ts";
import { workerReady } from "./support/installed.ts";
import { makeProfile, type OwnBrowser, signInOn, startOwnBrowser } from "./support/own-browser.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

// BAGS=500 are the days of docs/reliability.md; thirty bags on one say the same within a minute.
const bags = Number(process.env.BAGS ?? 30);
/** As many a day as a phone keeps, the rest on the last. `before`: bags of the days before it. */
const days = Array.from({ length: Math.ceil(bags / mostWaiting) }, (_, index) => {
  const before = index * mostWaiting;
  return { day: index + 1, before, ofDay: Math.min(mostWaiting, bags - before) };
});
vi.setConfig({ testTimeout: Math.max(120_000, mostWaiting * 1500) });
const text = textsOf("deposits", "fr");

let stack: Stack;
let browser: OwnBrowser;
let codes: string[];
let pointId: string;
const profile = makeProfile();
/** Bags of all days that the screen had called safe. */
let shown = 0;

beforeAll(async () => {
  stack = await startStack();
  const { db } = stack.database;
  const owner = await buildUser(db, { phone: "+213550000061", roles: ["point"] });
  ({ id: pointId } = await buildPoint(db, { ownerId: owner.id }));
  codes = await Promise.all(Array.from({ length: 4 }, async () => (await buildUser(db)).code));
  browser = await startOwnBrowser(profile.folder, stack.url);
  await signInOn(browser, stack.url, await buildSession(db, owner.id));
});
afterAll(async () => {
  await browser.kill();
  await stack.stop();
  profile.remove();
});

const restart = async (): Promise<Page> => {
  await browser.context.close().catch(() => undefined);
  browser = await startOwnBrowser(profile.folder, stack.url, { offline: true });
  return browser.page;
};

const readWaiting = async (page: Page): Promise<KeptEntry[]> =>
  (await readOutbox(page)).filter(({ state }) => state === "waiting");

const weighUntil = async (page: Page, count: number): Promise<void> => {
  while ((await readWaiting(page)).length < count) {
    await weighBag(page, "fr", codes[shown % codes.length] ?? "", 1 + (shown % 9));
    shown += 1;
  }
};

describe.each(days)("working day $day without a network", ({ before, ofDay }) => {
  test("begins with one visit that had one", async () => {
    const { page } = browser;
    await page.goto("/collection-point/intake");
    await page.getByLabel(text("intake.codeLabel")).waitFor();
    await workerReady(page);
    await waitUntilKept(page, "/collection-point/intake");
    await waitUntilKept(page, "/collection-point/outbox");
  });

  test("the app is closed, opened again, and weighs", async () => {
    const page = await restart();
    await page.goto("/collection-point/intake");
    await weighUntil(page, 12);
    await page.getByRole("link", { name: "12 dépôts sur le téléphone" }).waitFor();
  });

  test("killed in the middle of a save it keeps every bag that it had called safe", async () => {
    const { page } = browser;
    const killed = Promise.withResolvers<void>();
    await page.exposeFunction("midSave", () => void browser.kill().then(killed.resolve));
    await page.evaluate(() => {
      const add = Reflect.get(IDBObjectStore.prototype, "add");
      IDBObjectStore.prototype.add = function (...entry) {
        const request = Reflect.apply(add, this, entry);
        (globalThis as unknown as { midSave: () => void }).midSave();
        return request;
      };
    });
    await fillIn(page, "fr", codes[0] ?? "", 5);
    await page
      .getByTestId("confirm-deposit")
      .click()
      .catch(() => undefined);
    await killed.promise;
    const reopened = await restart();
    await reopened.goto("/collection-point/intake");
    const kept = await readWaiting(reopened);
    expect(kept.length).toBeGreaterThanOrEqual(shown - before);
    expect(kept.length).toBeLessThanOrEqual(shown - before + 1);
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, place) => before + place + 1));
    await weighUntil(reopened, ofDay);
    shown = before + ofDay;
  });

  test.each(["first", "second"])(
    "killed in the middle of its %s sync it does not know what arrived",
    async () => {
      const { page, context } = browser;
      const killed = Promise.withResolvers<void>();
      await page.route("**/api/v1/device-entries", async (route) => {
        await route.fetch();
        void browser.kill().then(killed.resolve);
      });
      await context.setOffline(false);
      await killed.promise;
      expect(await countDeposits(stack, pointId)).toBeGreaterThan(before);
      const reopened = await restart();
      await reopened.goto("/collection-point/outbox");
      expect(await readWaiting(reopened)).toHaveLength(ofDay);
    },
  );

  test("two tabs sync at once: each bag is a deposit, once", async () => {
    const { page, context } = browser;
    const other = await context.newPage();
    await other.goto("/collection-point/intake");
    await other.getByLabel(text("intake.codeLabel")).waitFor();
    await context.setOffline(false);
    const everythingSent = page.getByText(text("outbox.nothingWaits"));
    await everythingSent.waitFor({ timeout: Math.max(60_000, ofDay * 500) });
    const kept = await readOutbox(other);
    expect(new Set(kept.map(({ state }) => state))).toEqual(new Set(["recorded"]));
    expect(await countDeposits(stack, pointId)).toBe(before + ofDay);
  });

  test("every number has arrived, and nobody has to ask", async () => {
    const { db } = stack.database;
    const entries = await db.selectFrom("device_entries").select(["number", "outcome"]).execute();
    expect(entries.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: before + ofDay }, (_, place) => place + 1),
    );
    expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(["recorded"]));
    // Thirty bags of one citizen are looked at by somebody; that a number is missing is not said.
    const findTasks = () => db.selectFrom("tasks").select("kind").distinct().execute();
    await expect.poll(findTasks).toEqual([{ kind: "deposit_review" }]);
  });
});
