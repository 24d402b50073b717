import { type Locale, locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { look, photograph } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";

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

/** Grounds as the browser computes them: green-900, yellow-400. */
const grounds = {
  "/aboutUs": "oklch(0.35 0.078 160)",
  "/partners/collectionpoint": "oklch(0.865 0.172 90)",
  "/signup/collectionpoint": "oklch(0.865 0.172 90)",
  "/collection-point/login": "oklch(0.865 0.172 90)",
};

describe.each([phone, desk])("the footer at $width pixels", (viewport) => {
  test.each(shownIn)(
    "[L-33] in %s: nothing off the edge, every target big enough",
    async (locale) => {
      const visitor = await openVisitor(browser, stack.url, locale, viewport);
      const { page } = visitor;
      for (const path of ["/aboutUs", "/partners/collectionpoint"]) {
        await page.goto(path, { waitUntil: "networkidle" });
        const footer = page.getByRole("contentinfo");
        await footer.scrollIntoViewIfNeeded();
        const shown = await footer.locator(".tile:visible").count();
        expect(shown).toBe(viewport === phone ? 9 : 18);
        const heights = await footer
          .locator("a, button")
          .evaluateAll((targets) => targets.map((target) => target.clientHeight));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(viewport === phone ? 44 : 36);
        const name = path.split("/").at(-1)?.toLowerCase();
        await look(page, `footer-${name}-${locale}-${viewport.width}`);
        await photograph(footer, `footer-whole-${name}-${locale}-${viewport.width}`);
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );
});

test.each(Object.entries(grounds))("[L-25] [L-27] %s has its colour", async (path, ground) => {
  const visitor = await openVisitor(browser, stack.url, "fr");
  await visitor.page.goto(path);
  const footer = visitor.page.getByRole("contentinfo");
  expect(await footer.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(ground);
  await visitor.close();
});

test("[L-28] [P-02] the facility is announced in every language and leads nowhere", async () => {
  const soon: Record<Locale, string> = { en: "Soon...", fr: "Bientôt...", ar: "قريبا..." };
  for (const locale of locales) {
    const visitor = await openVisitor(browser, stack.url, locale);
    await visitor.page.goto("/aboutUs");
    const announced = visitor.page
      .getByRole("contentinfo")
      .getByText(soon[locale], { exact: true });
    expect(await announced.evaluate((text) => text.closest("a, button"))).toBeNull();
    await visitor.close();
  }
});

test("[L-29] [L-30] its links lead to pages of the site, or to hosts of their own", async () => {
  const visitor = await openVisitor(browser, stack.url, "en");
  await visitor.page.goto("/aboutUs");
  const hrefs = await visitor.page
    .getByRole("contentinfo")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const { campus, office, social } = product.links;
  expect(hrefs).toEqual(
    expect.arrayContaining(["/", "/consumer", "/aboutUs", "/#faq", campus, office]),
  );
  expect(hrefs).toEqual(expect.arrayContaining(Object.values(social)));
  for (const href of hrefs.filter((one) => one.startsWith("/"))) {
    expect([href, (await fetch(stack.url + href)).status]).toEqual([href, 200]);
  }
  await visitor.close();
});

test("[R-01] the questions of the home page are reached from any footer", async () => {
  const visitor = await openVisitor(browser, stack.url, "en");
  const { page } = visitor;
  await page.goto("/aboutUs", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click();
  await page.waitForURL(`${stack.url}/#faq`);
  await page.waitForFunction(() => {
    const top = document.querySelector("#faq")?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < innerHeight / 2;
  });
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
