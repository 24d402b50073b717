import { waitFor } from "@app/harness/processes";
import type { Browser, Page, Request, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { choiceOf, openKeepingBrowser, openVisitor } from "./support/browser.ts";
import { workerReady } from "./support/installed.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const home = textsOf("home", "en");
const shell = textsOf("shell", "en");
const patience = { timeout: 20_000 };
const lateCode = /\/assets\/(sections|parts)-/;

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
  // Where the API was too slow for the page, its numbers are asked for at once, with their code.
  await waitFor("a home page with its numbers", async () => {
    const { headers } = await fetch(stack.url, { headers: { "accept-language": "en" } });
    return headers.get("cache-control") !== "no-store";
  });
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** Without a service worker, so that this test alone decides when a file arrives. */
const openHome = async (): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: stack.url,
    storageState: choiceOf(stack.url, "en"),
    serviceWorkers: "block",
  });
  return context.newPage();
};

const slider = (page: Page) => page.getByRole("slider", { name: home("worth.weight") });
const weight = (page: Page) => page.locator("#worth output").innerText();

/** Whether the site is still the one that was loaded first. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => "isSame" in globalThis);

test("the lower part of home stands without its code, which comes when somebody comes near", async () => {
  const page = await openHome();
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    if (lateCode.test(request.url())) asked.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  for (const part of ["#how", "#worth", "#roles", "#faq", "footer"]) {
    expect([part, (await page.locator(part).innerText()).length > 50]).toEqual([part, true]);
  }
  await slider(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length, patience).toBeGreaterThan(0);
  await page.context().close();
});

test("what was moved before the code came still counts, and the keyboard stays where it was", async () => {
  const page = await openHome();
  const held: Route[] = [];
  await page.route(/\/assets\/sections-/, (route) => void held.push(route));
  await page.goto("/", { waitUntil: "networkidle" });
  await slider(page).focus();
  await expect.poll(() => held.length, patience).toBe(1);
  await page.keyboard.press("ArrowRight");
  await page.locator("#worth label").nth(2).click();
  await slider(page).focus();
  expect(await weight(page)).toBe("4.20 kg");
  await held[0]?.continue();
  await expect.poll(() => weight(page), patience).toBe("4.30 kg");
  expect(await page.getByRole("radio").last().isChecked()).toBe(true);
  expect(await slider(page).getAttribute("aria-valuetext")).toContain("can");
  expect(await slider(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.context().close();
});

test.each([
  ["#roles", home("roles.point.name"), "/partners/collectionpoint"],
  ["footer", shell("footer.site.about"), "/aboutUs"],
])("a link of %s leads on without loading the site anew", async (part, name, path) => {
  const { page, complaints, close } = await openVisitor(browser, stack.url, "en");
  await page.goto("/", { waitUntil: "networkidle" });
  await alive(page);
  await mark(page);
  await page.locator(part).getByRole("link", { name }).click();
  await page.waitForURL(`**${path}`);
  await page.locator("footer").waitFor();
  expect(await isSame(page)).toBe(true);
  await page
    .locator("header")
    .getByRole("link", { name: shell("homeLink") })
    .click();
  await page.locator("#faq summary").first().waitFor();
  for (const id of ["#how", "#worth", "#roles"]) await page.locator(id).waitFor();
  expect(await isSame(page)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("the language at the foot is changed before anything below has code", async () => {
  const page = await openHome();
  await page.goto("/", { waitUntil: "networkidle" });
  await alive(page);
  await page.locator("footer").getByRole("button", { name: "Français" }).click();
  await page.locator("html[lang=fr]").waitFor();
  await page.context().close();
});

test("the error screen is there when the network is gone on the first visit", async () => {
  const { page, close } = await openVisitor(browser, stack.url, "en");
  await page.goto("/", { waitUntil: "networkidle" });
  await workerReady(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: shell("logIn") }).click();
  await page.getByRole("heading", { name: shell("error.headline.offline") }).waitFor();
  await close();
});
