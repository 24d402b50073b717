import type { Locale } from "@app/contract/locales";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./support/access.ts";
import { openAppWindow } from "./support/app-window.ts";
import { alive, bar, barHeight, leave, patience, visit, wide } from "./support/bars.ts";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { buildNeighbour, signIn } from "./support/installed.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

interface Noted {
  seen: number[];
  times: { shown: number; moved: number };
}

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const open = (path: string, locale: Locale, viewport: { width: number; height: number }) =>
  visit(browser, stack.url + path, locale, viewport);

describe("[P-08] [L-13] the installed app", () => {
  test.each(["fr", "ar"] as const)(
    "has a bar above and five places below, in %s",
    async (locale) => {
      const text = textsOf("nav", locale);
      const visitor = await openAppWindow(stack.url, locale);
      const { page } = visitor;
      await page.goto("/aboutUs");
      const places = page.getByRole("navigation", { name: text("places.label") });
      await places.waitFor();
      expect(await places.getByRole("link").allInnerTexts()).toEqual(
        ["home", "points", "start", "training", "logIn"].map((name) => text(`places.${name}`)),
      );
      expect(await barHeight(page)).toBe(56);
      expect(await page.locator("[data-navbar]").count()).toBe(0);
      expect(await page.getByRole("contentinfo").count()).toBe(0);
      const centre = await places.locator(".bottom-centre").boundingBox();
      expect([centre?.width, centre?.height]).toEqual([64, 64]);
      await look(page, `installed-${locale}-360`);
      await places.getByRole("link", { name: text("places.points") }).click();
      await page.waitForURL("**/consumer");
      const current = places.locator("[aria-current=page]");
      await expect.poll(() => current.innerText(), patience).toBe(text("places.points"));
      await look(page, `installed-points-${locale}-360`);
      await leave(visitor);
    },
  );

  test("a member's phone has the places of the role, and nothing lies under them", async () => {
    const { token } = await buildNeighbour(stack);
    const visitor = await openVisitor(browser, stack.url, "fr", phone);
    const { page } = visitor;
    await signIn(page, token);
    const places = page.getByRole("navigation", { name: textsOf("nav", "fr")("places.label") });
    await places.getByText("Déposer").waitFor();
    await page.getByTestId("balance").waitFor();
    await look(page, "places-citizen-fr-360");
    await places.getByRole("link", { name: "Déposer" }).click();
    await page.waitForURL("**/consumer/deposit");
    await page.goBack();
    await page.getByTestId("balance").waitFor();
    const covered = () =>
      page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight);
        const edge = document.querySelector(".bottom-bar")?.getBoundingClientRect().top ?? 0;
        const footer = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
        return Math.round(footer - edge);
      });
    await expect.poll(covered, patience).toBeLessThanOrEqual(0);
    await page.goto("/collection-point/intake");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator(".bottom-bar").count()).toBe(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/settings");
    await page.locator("[data-navbar=simple]").waitFor();
    expect(await page.locator(".bottom-bar").count()).toBe(0);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await look(page, "settings-fr-768");
    await leave(visitor);
  });
});

describe("from page to page", () => {
  test("[L-37] [K-09] starts at the top, comes back to where one was, and goes smoothly to an anchor", async () => {
    const visitor = await open("/", "fr", wide);
    const { page } = visitor;
    const at = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(at, patience).toBe(900);
    // A real click would first scroll the link into view.
    await bar(page)
      .getByRole("link", { name: textsOf("shell", "fr")("bar.about") })
      .dispatchEvent("click");
    await page.waitForURL("**/aboutUs");
    await expect.poll(at, patience).toBe(0);
    await page.goBack();
    await expect.poll(at, patience).toBe(900);

    await page.goto("/aboutUs");
    await alive(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      addEventListener("scroll", () => seen.push(scrollY));
      // When the home page has come, and when it begins to move. The router leads to its anchor
      // before the pause begins; an observer of the page may hear of it only afterwards.
      const times = { shown: 0, moved: 0 };
      Object.assign(globalThis, { times });
      const lead = Reflect.get(Element.prototype, "scrollIntoView");
      Element.prototype.scrollIntoView = function (...how) {
        times.shown ||= performance.now();
        Reflect.apply(lead, this, how);
      };
      addEventListener("scroll", () => {
        if (times.shown && scrollY > 0) times.moved ||= performance.now();
      });
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click();
    const distance = () =>
      page.evaluate(() =>
        Math.round(document.getElementById("faq")?.getBoundingClientRect().top ?? 0),
      );
    await expect.poll(distance, patience).toBe(80);
    const { seen, times } = await page.evaluate(() => {
      const { seen, times } = globalThis as unknown as Noted;
      return { seen, times };
    });
    expect(times.moved - times.shown).toBeGreaterThanOrEqual(300);
    // Smooth is more than one step.
    expect(new Set(seen.filter((top) => top > 0)).size).toBeGreaterThan(1);
    await leave(visitor);
  });

  test("[S-20] [K-07] a slow page is announced by a bar that grows for five seconds", async () => {
    const visitor = await open("/", "en", wide);
    const { page } = visitor;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Of the whole browser: the service worker may ask for them by now.
    await page.context().route("**/assets/**", async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => {
      const began = performance.now();
      new MutationObserver((_, watch) => {
        if (!document.querySelector("[role=progressbar]")) return;
        document.body.dataset["waited"] = String(performance.now() - began);
        watch.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await bar(page).getByRole("link", { name: "About us" }).click();
    const loading = page.getByRole("progressbar", { name: "Loading" });
    await loading.waitFor();
    const waited = await page.evaluate(() => Number(document.body.dataset["waited"]));
    expect(waited).toBeGreaterThanOrEqual(200);
    const look = await loading.evaluate((one) => {
      const { animationDuration, height, backgroundColor } = getComputedStyle(one);
      return { animationDuration, height, backgroundColor };
    });
    expect(look).toMatchObject({ animationDuration: "5s", height: "3px" });
    expect(await barriers(page)).toEqual([]);
    release();
    await page.waitForURL("**/aboutUs");
    await loading.waitFor({ state: "hidden" });
    await leave(visitor);
  });

  test("[L-39] a page turns in 300 ms, and at once for those who want less motion", async () => {
    const visitor = await open("/", "ar", wide);
    const { page } = visitor;
    const countTurns = () =>
      page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        const turns: number[] = [];
        Object.assign(globalThis, { turns });
        document.startViewTransition = (update) => {
          const turn = start(update);
          void turn.ready.then(() => {
            const durations = document
              .getAnimations()
              .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
              .map(({ effect }) => Number(effect?.getComputedTiming().duration));
            turns.push(Math.max(...durations));
          });
          return turn;
        };
      });
    const turns = () => page.evaluate(() => (globalThis as { turns?: number[] }).turns);
    await countTurns();
    const go = async (key: string, path: string) => {
      await bar(page)
        .getByRole("link", { name: textsOf("shell", "ar")(key) })
        .first()
        .click();
      await page.waitForURL(`**${path}`);
    };
    await go("bar.about", "/aboutUs");
    await expect.poll(turns, patience).toEqual([300]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await go("homeLink", "/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await turns()).toEqual([300]);
    await leave(visitor);
  });
});
