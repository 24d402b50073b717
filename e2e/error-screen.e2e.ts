import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { choiceOf, openBrowser, openVisitor, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const desk = { width: 1440, height: 900 };

/** The code of the page behind a link comes broken from the network. */
const breakPage = async (page: Page, code: string): Promise<void> => {
  await page.route("**/assets/about-us-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: code }),
  );
};

const failing = (thrown: string): string => `export default () => { throw ${thrown}; };`;

/** Without a request for a while, and listening: on a busy machine that may come later. */
const openAlive = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: "networkidle" });
  await alive(page);
};

/** From the page before, as a person would. */
const openAbout = async (page: Page): Promise<void> => {
  await openAlive(page, "/contactUs");
  await page.getByRole("contentinfo").locator('a[href="/aboutUs"]').click();
};

describe.each([phone, desk])("[L-40] the error screen at $width pixels", (viewport) => {
  test.each(shownIn)("has every way out, in %s", async (locale) => {
    const text = textsOf("shell", locale);
    const visitor = await openVisitor(browser, stack.url, locale, viewport);
    const { page } = visitor;
    await page.goto("/no-such-page", { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    await main.getByText("404", { exact: true }).waitFor();
    await main.getByRole("heading", { name: text("error.headline.notFound") }).waitFor();
    const hrefOf = (name: string) =>
      main.getByRole("link", { name, exact: true }).getAttribute("href");
    expect(await hrefOf(text("error.refresh"))).toBe("/no-such-page");
    expect(await hrefOf(text("error.home"))).toBe("/");
    expect(await hrefOf(text("error.findPoint"))).toBe("/consumer");
    expect(await hrefOf(product.contact.email)).toBe(`mailto:${product.contact.email}`);
    expect(await hrefOf(product.contact.phone)).toMatch(/^tel:\+213\d{9}$/);
    expect(await hrefOf("dawra.example")).toBe(product.links.site);
    for (const name of ["videos", "network", "photos", "work"] as const) {
      expect(await hrefOf(text(`social.${name}`))).toBe(product.links.social[name]);
    }
    await look(page, `error-404-${locale}-${viewport.width}`);
    await visitor.close();
  });
});

describe("[L-40] its bottle", () => {
  const motionOf = (page: Page) =>
    page
      .locator("main .tile > svg")
      .nth(1)
      .evaluate((bottle) => {
        const { animationName, animationDuration, animationIterationCount } =
          getComputedStyle(bottle);
        return [animationName, animationDuration, animationIterationCount];
      });

  test("tilts in a loop, 1.2 times as fast as its 2.4 s", async () => {
    const visitor = await openVisitor(browser, stack.url, "en");
    await visitor.page.goto("/no-such-page");
    expect(await motionOf(visitor.page)).toEqual(["tilt", "2s", "infinite"]);
    await visitor.close();
  });

  test("stands still for those who asked for less motion", async () => {
    const visitor = await openVisitor(browser, stack.url, "en");
    await visitor.page.emulateMedia({ reducedMotion: "reduce" });
    await visitor.page.goto("/no-such-page");
    expect((await motionOf(visitor.page))[0]).toBe("none");
    await visitor.close();
  });
});

describe("[X-02] an error of a page", () => {
  test.each<[string, string, string, string | null]>([
    [
      "with a status",
      'Object.assign(new Error("Scale busy"), { status: 503 })',
      "503",
      "Scale busy",
    ],
    ["without one", 'new Error("Scale busy")', "500", "Scale busy"],
    ["that is none", "null", "ERROR", null],
  ])("%s", async (_, thrown, code, message) => {
    const context = await browser.newContext({
      baseURL: stack.url,
      storageState: choiceOf(stack.url, "en"),
      // It would fetch the code itself, and whole.
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await breakPage(page, failing(thrown));
    await openAbout(page);
    const main = page.getByRole("main");
    await main.getByText(code, { exact: true }).waitFor();
    await main.getByRole("heading", { name: "This turn went wrong." }).waitFor();
    if (message) await main.getByText(message).waitFor();
    const refresh = main.getByRole("link", { name: "Refresh" });
    await page.unroute("**/assets/about-us-*.js");
    await refresh.click();
    // The error screen has a heading of its own.
    await page.getByRole("heading", { name: textsOf("about", "en")("headline") }).waitFor();
    expect(await page.getByText("This turn went wrong.").count()).toBe(0);
    await context.close();
  });
});

test("[X-03] an unknown address opened from a page shows the same screen, without a reload", async () => {
  const visitor = await openVisitor(browser, stack.url, "en");
  const { page } = visitor;
  await openAlive(page, "/aboutUs");
  await page.evaluate(() => {
    history.pushState(null, "", "/aaa");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.getByRole("heading", { name: "This page could not be found" }).waitFor();
  await page.getByRole("link", { name: "Find a point" }).click();
  await page.waitForURL("**/consumer");
  await visitor.close();
});

test.each<[Locale, string]>([
  ["en", "An error occurred while showing the error page"],
  ["ar", "حدث خطأ أثناء عرض صفحة الخطأ"],
])(
  "[X-05] a broken error screen leaves plain text and a link home, in %s",
  async (locale, text) => {
    const visitor = await openVisitor(browser, stack.url, locale);
    const { page } = visitor;
    await openAlive(page, "/aboutUs");
    await page.evaluate(() => {
      // What the error screen asks on its way.
      Object.defineProperty(navigator, "onLine", {
        get: () => {
          throw new Error("broken as well");
        },
      });
      history.pushState(null, "", "/aaa");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByText(text).waitFor();
    await page.getByRole("link").click();
    await page.waitForURL(`${stack.url}/`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await visitor.close();
  },
);
