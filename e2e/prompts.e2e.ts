import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./support/access.ts";
import {
  choiceOf,
  openKeepingBrowser,
  openVisitor,
  phone,
  type Visitor,
} from "./support/browser.ts";
import {
  buildNeighbour,
  openInstalled,
  scrollsSideways,
  signIn,
  workerReady,
} from "./support/installed.ts";
import { settled } from "./support/settled.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let neighbour: Awaited<ReturnType<typeof buildNeighbour>>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
  neighbour = await buildNeighbour(stack);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

describe("[L-36] [S-16] a newer version", () => {
  const withVersion = async (visitor: Visitor, version: string): Promise<void> => {
    await visitor.page.goto("/");
    await visitor.page.evaluate((value) => localStorage.setItem("version", value), version);
  };

  test("asks to update; accepting stores it and loads the page anew", async () => {
    const text = textsOf("installed", "fr");
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await withVersion(visitor, "0.0.1");
    await page.reload();
    const question = page.getByText(text("upgrade.text").replace("{name}", "Dawra"));
    await question.waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
    await page.getByRole("button", { name: text("upgrade.accept") }).click();
    await page.waitForFunction(() => !("isOldPage" in globalThis));
    await workerReady(page);
    const { version } = (await (await fetch(`${stack.url}/version.json`)).json()) as {
      version: string;
    };
    expect(await page.evaluate(() => localStorage.getItem("version"))).toBe(version);
    expect(await question.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("can be sent away, stays unaccepted, and never comes while a bag is weighed", async () => {
    const text = textsOf("installed", "fr");
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await signIn(page, neighbour.token);
    await page.evaluate(() => localStorage.setItem("version", "0.0.1"));
    // The dashboard asks as well, and its answer may come only now.
    const asked = page.waitForResponse(
      (answer) =>
        answer.url().includes("/version.json") &&
        answer.frame().url().endsWith("/collection-point/intake"),
    );
    await page.goto("/collection-point/intake");
    await asked;
    await page.getByLabel(textsOf("deposits", "fr")("intake.codeLabel")).waitFor();
    const button = page.getByRole("button", { name: text("upgrade.accept") });
    expect(await button.count()).toBe(0);
    await page.goto("/consumer/dashboard");
    await button.waitFor();
    await page.getByRole("button", { name: text("close"), exact: true }).click();
    await button.waitFor({ state: "detached" });
    expect(await page.evaluate(() => localStorage.getItem("version"))).toBe("0.0.1");
    await visitor.close();
  });
});

describe("[X-01] [K-02] the code of a page that cannot be loaded", () => {
  test("loads that page anew, once; within 60 s the next failure shows the error screen", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    let isBlocked = true;
    await page
      .context()
      .route(/\/assets\/login-[^/]+\.js$/, (route) =>
        isBlocked ? route.fulfill({ status: 404, body: "Not found" }) : route.continue(),
      );
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    // A link of a page that is not alive yet loads the next one itself: that is no failed code.
    await settled(page);
    const reloaded = page.waitForEvent("load");
    await page.getByRole("link", { name: "Se connecter" }).click();
    await expect.poll(() => documents).toEqual(["/", "/login"]);
    await reloaded;
    await page.goto("/");
    await settled(page);
    await page.getByRole("link", { name: "Se connecter" }).click();
    await page.getByRole("heading", { name: "Ce tour n’a pas abouti." }).waitFor();
    expect(documents).toEqual(["/", "/login", "/"]);
    isBlocked = false;
    await page.getByRole("link", { name: "Actualiser" }).click();
    await page.locator("input[type=password]").waitFor();
    await visitor.close();
  });
});

describe("[P-08] [S-18] the offer to install", () => {
  /** Chromium makes it in its own time, and not in a private window. */
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      const asked = { count: 0 };
      Object.assign(globalThis, { asked });
      dispatchEvent(
        Object.assign(event, {
          prompt: async () => {
            asked.count += 1;
            return { outcome: "dismissed" };
          },
        }),
      );
      return event.defaultPrevented;
    });

  const askedTimes = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { asked: { count: number } }).asked.count);

  test("comes on the second visit, asks once, and is spent whatever the answer", async () => {
    const text = textsOf("installed", "ar");
    const visitor = await openVisitor(browser, stack.url, "ar");
    const { page } = visitor;
    const card = page.getByRole("heading", {
      name: text("install.title").replace("{name}", "دورة"),
    });
    await openInstalled(visitor.page, "/");
    expect(await offer(page)).toBe(true);
    expect(await card.count()).toBe(0);
    // Another visit: a tab of its own.
    const second = await page.context().newPage();
    await second.goto("/");
    await second.waitForFunction(() => localStorage.getItem("install.visits") === "2");
    await offer(second);
    const title = second.getByRole("heading", {
      name: text("install.title").replace("{name}", "دورة"),
    });
    await title.waitFor();
    expect(await barriers(second)).toEqual([]);
    await second.getByRole("button", { name: text("install.accept") }).click();
    await title.waitFor({ state: "detached" });
    expect(await askedTimes(second)).toBe(1);
    await visitor.close();
  });

  test("'Not now' keeps it away on the next visit", async () => {
    const text = textsOf("installed", "fr");
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("install.visits", "5"));
    await page.reload();
    await workerReady(page);
    await offer(page);
    await page.getByRole("button", { name: text("install.notNow") }).click();
    await page.reload();
    await workerReady(page);
    await offer(page);
    expect(await page.getByRole("button", { name: text("install.notNow") }).count()).toBe(0);
    await visitor.close();
  });

  test("on an iPhone shows three steps to do by hand", async () => {
    const text = textsOf("installed", "fr");
    const context = await browser.newContext({
      viewport: phone,
      baseURL: stack.url,
      storageState: choiceOf(stack.url, "fr"),
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15",
    });
    const page = await context.newPage();
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("install.visits", "5"));
    await page.reload();
    for (const step of ["share", "add", "confirm"]) {
      await page.getByText(text(`install.steps.${step}`)).waitFor();
    }
    expect(await page.getByRole("button", { name: text("install.accept") }).count()).toBe(0);
    await context.close();
  });
});

describe("[V-02] the page behind a link", () => {
  const preloads = (page: Page) =>
    page.locator('link[rel="modulepreload"][href*="/login-"]').count();
  const pointAtLogin = async (page: Page): Promise<void> => {
    await page.mouse.move(0, 300);
    await page.getByRole("link", { name: "Se connecter" }).hover();
    await page.waitForTimeout(300);
  };

  test("is loaded when a pointer comes near", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    await visitor.page.goto("/");
    await expect
      .poll(async () => {
        await pointAtLogin(visitor.page);
        return preloads(visitor.page);
      })
      .toBeGreaterThan(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test.each([
    ["with data-saver on", { saveData: true, effectiveType: "4g" }],
    ["on 2g", { saveData: false, effectiveType: "2g" }],
  ])("is not loaded %s", async (_, connection) => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await openInstalled(visitor.page, "/");
    await pointAtLogin(page);
    expect(await preloads(page)).toBe(0);
    await visitor.close();
  });
});
