import { locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./support/access.ts";
import { openKeepingBrowser, openVisitor } from "./support/browser.ts";
import {
  buildNeighbour,
  openInstalled,
  scrollsSideways,
  signIn,
  waitUntilKept,
  workerReady,
} from "./support/installed.ts";
import { shownIn } from "./support/languages.ts";
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

describe("what a phone needs to install it", () => {
  test("[C-31] a service worker is registered at /sw.js with scope /, and its script is never kept", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    await openInstalled(visitor.page, "/");
    const registration = await visitor.page.evaluate(async () => {
      const { active, scope } = await navigator.serviceWorker.ready;
      return { script: active?.scriptURL, scope };
    });
    expect(registration).toEqual({ script: `${stack.url}/sw.js`, scope: `${stack.url}/` });
    const script = await fetch(`${stack.url}/sw.js`);
    expect(script.headers.get("cache-control")).toBe("no-cache");
    expect(script.headers.get("content-type")).toContain("javascript");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test.each(locales)("a manifest in %s, whose pictures are there", async (locale) => {
    const visitor = await openVisitor(browser, stack.url, locale);
    await visitor.page.goto("/");
    const href = await visitor.page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await fetch(stack.url + href);
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({
      name: product.name[locale],
      lang: locale,
      dir: locale === "ar" ? "rtl" : "ltr",
      start_url: "/dashboard",
      display: "standalone",
      theme_color: "#047745",
    });
    const sizes = await visitor.page.evaluate(
      (icons) =>
        Promise.all(
          icons.map(async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
          }),
        ),
      [...manifest.icons, { src: "/icons/apple-touch-icon.png" }],
    );
    expect(sizes).toEqual([...manifest.icons.map((icon) => icon.sizes), "180x180"]);
    await visitor.close();
  });

  test("[P-08] Chromium finds nothing that speaks against it", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    await openInstalled(visitor.page, "/");
    const devtools = await visitor.page.context().newCDPSession(visitor.page);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // Every window of a test is a private one.
    const errors = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
    expect(errors).toEqual([]);
    await visitor.close();
  });
});

describe("without a network", () => {
  test.each(shownIn)(
    "a page never opened explains itself in %s, and opens once it is back",
    async (locale) => {
      const text = textsOf("installed", locale);
      const visitor = await openVisitor(browser, stack.url, locale);
      const { page } = visitor;
      await openInstalled(visitor.page, "/");
      await waitUntilKept(page, "/offline");
      await page.context().setOffline(true);
      await page.goto("/login?from=poster");
      await page.getByRole("heading", { name: text("offline.headline") }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
      expect(await page.locator("script").count()).toBe(0);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await barriers(page)).toEqual([]);
      await page.context().setOffline(false);
      await page.getByRole("link", { name: text("offline.retry") }).click();
      await page.locator("input[type=password]").waitFor();
      expect(page.url()).toBe(`${stack.url}/login?from=poster`);
      await visitor.close();
    },
  );

  test("a signed-in person opens the app, their page with their code, and the counter", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await signIn(page, neighbour.token);
    await workerReady(page);
    const text = textsOf("deposits", "fr");
    const code = page.getByRole("button", { name: text("code.open") });
    const counter = page.getByLabel(text("intake.codeLabel"));
    // What a page shows is kept by the page itself, once it is there.
    await page.goto("/dashboard");
    await page.waitForURL("**/consumer/dashboard");
    await code.waitFor();
    await page.goto("/collection-point/intake");
    await counter.waitFor();
    for (const path of ["/dashboard", "/consumer/dashboard", "/collection-point/intake"]) {
      await waitUntilKept(page, path);
    }
    await page.context().setOffline(true);
    await page.goto("/dashboard");
    await page.waitForURL("**/consumer/dashboard");
    await code.click();
    await page.getByText(`${neighbour.code.slice(0, 3)}\u00A0${neighbour.code.slice(3)}`).waitFor();
    await page.goto("/collection-point/intake?c=");
    await counter.waitFor();
    await visitor.close();
  });

  test("nothing of a person is kept for the next one, and nothing of the API at all", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await signIn(page, neighbour.token);
    await workerReady(page);
    await page.goto("/consumer/dashboard");
    await page.getByRole("button", { name: textsOf("deposits", "fr")("code.open") }).waitFor();
    // Each is kept as soon as it is there, in any order.
    const paths = ["/consumer/dashboard", "/dashboard", "/offline"];
    for (const path of paths) await waitUntilKept(page, path);
    const kept = await page.evaluate(async () => {
      const found: { path: string; body: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const body = await (await cache.match(request, { ignoreVary: true }))?.text();
          found.push({ path: new URL(request.url).pathname, body: body ?? "" });
        }
      }
      return found;
    });
    const pages = kept.filter(({ path }) => !/^\/(assets\/|__manifest$)/.test(path));
    expect(pages.map(({ path }) => path).toSorted()).toEqual(paths);
    for (const secret of [neighbour.code, "Yasmine", "Benali", neighbour.token]) {
      expect(kept.filter(({ body }) => body.includes(secret))).toEqual([]);
    }
    await visitor.close();
  });
});
