import { product } from "@app/contract/product";
import type { UserOverrides } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import {
  avatarOf,
  buildYasmine,
  codeOf,
  desktop,
  gone,
  type Journey,
  makeJourney,
  openPanel,
  panelOf,
  someStars,
} from "./support/panel.ts";
import { readQr } from "./support/read-qr.ts";
import { buildCounter, openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let counter: Awaited<ReturnType<typeof buildCounter>>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  counter = await buildCounter(stack);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const build = (more: UserOverrides = {}) => buildYasmine(stack, more);
const visit = (journey: Journey, go: (page: Page) => Promise<void>) =>
  makeJourney(browser, stack, journey, go);

/** The address of the code, and the part that another minute makes anew. */
const moving = (address: string): RegExp =>
  new RegExp(`^${RegExp.escape(address)}&s=\\d{8}\\.[\\w-]{16}$`);

describe("the personal code", () => {
  test("[L-19] [K-10] [L-34] is 64 px in the panel and 224 px large, and holds the address of the code", () =>
    visit({}, async (page) => {
      const { id, code } = await build();
      await openSignedIn(stack, page, id, "/aboutUs");
      const panel = await openPanel(page);
      const small = panel.getByRole("img", { name: /^QR code of/ });
      expect(await small.boundingBox()).toMatchObject({ width: 64, height: 64 });
      const address = `${stack.url}/ana-${product.slug}?q=${code}`;
      await expect.poll(() => readQr(small)).toMatch(moving(address));
      await panel.getByRole("button", { name: /Show my code large/ }).click();
      const large = codeOf(page).getByRole("img", { name: /^QR code of/ });
      await large.waitFor();
      await gone(panel);
      expect(await large.boundingBox()).toMatchObject({ width: 224, height: 224 });
      expect(await large.locator("..").boundingBox()).toMatchObject({ width: 268, height: 268 });
      await expect.poll(() => readQr(large)).toMatch(moving(address));
      await codeOf(page)
        .getByText(`${code.slice(0, 3)}\u00A0${code.slice(3)}`)
        .waitFor();
    }));

  test("[L-34] closes on X, Escape, the ground outside and back, and the page stays", () =>
    visit({ viewport: phone }, async (page) => {
      const { id } = await build();
      await openSignedIn(stack, page, id, "/contactUs");
      await openSignedIn(stack, page, id, "/aboutUs");
      const enlarge = async () => {
        // The cross lies where the avatar is: a finger there at once would be a double tap.
        await avatarOf(page).focus();
        await page.keyboard.press("Enter");
        const panel = panelOf(page);
        await panel.getByRole("button", { name: /Show my code large/ }).click();
        await codeOf(page).waitFor();
      };
      const ways = [
        () => codeOf(page).getByRole("button", { name: "Close" }).click(),
        () => page.keyboard.press("Escape"),
        () => page.mouse.click(20, 320),
        () => page.goBack(),
      ];
      for (const close of ways) {
        await enlarge();
        await close();
        await gone(codeOf(page));
        expect(new URL(page.url()).pathname).toBe("/aboutUs");
      }
      await page.goBack();
      await page.waitForURL((url) => url.pathname !== "/aboutUs");
    }));

  test("keeps the screen lit while it is open", () =>
    visit({ viewport: phone }, async (page) => {
      const { id } = await build();
      await page.addInitScript(() => {
        const locks: string[] = [];
        Object.assign(globalThis, { locks });
        Object.defineProperty(navigator, "wakeLock", {
          value: {
            request: async (kind: string) => {
              locks.push(kind);
              return { release: async () => void locks.push("released") };
            },
          },
        });
      });
      const locks = () => page.evaluate(() => (globalThis as unknown as { locks: string[] }).locks);
      await openSignedIn(stack, page, id, "/aboutUs");
      const panel = await openPanel(page);
      await panel.getByRole("button", { name: /Show my code large/ }).click();
      await expect.poll(locks).toEqual(["screen"]);
      await page.keyboard.press("Escape");
      await expect.poll(locks).toEqual(["screen", "released"]);
    }));
});

test("with the keyboard alone: to the avatar, the code, back out, and on to a page", () =>
  visit({}, async (page) => {
    const { id } = await build();
    await openSignedIn(stack, page, id, "/aboutUs");
    await avatarOf(page).focus();
    await page.keyboard.press("Enter");
    const panel = panelOf(page);
    await panel.waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40));
    await expect.poll(focused).toContain("Show my code large");
    await page.keyboard.press("Enter");
    await codeOf(page).waitFor();
    await page.keyboard.press("Enter");
    await gone(codeOf(page));
    await page.keyboard.press("Enter");
    await panel.waitFor();
    for (const name of ["History", "Deposit recyclables", "Dashboard", "Training", "Settings"]) {
      await page.keyboard.press("Tab");
      await expect.poll(focused).toBe(name);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("**/settings");
  }));

describe.each(shownIn)("in %s", (locale) => {
  test.each([
    ["360", phone],
    ["1440", desktop],
  ] as const)("panel and code look right at %s", async (width, viewport) => {
    const { id, code } = await build({ roles: ["citizen", "point"] });
    for (const grams of [19_440, 12_000, 20_500]) {
      await counter.weigh({ citizenCode: code, material: "aluminium", grams, stars: someStars });
    }
    await visit({ locale, viewport }, async (page) => {
      await openSignedIn(stack, page, id, "/aboutUs");
      const panel = await openPanel(page, locale);
      await panel.getByText("05 50").waitFor();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await look(page, `panel-${locale}-${width}`);
      await panel
        .getByRole("button", { name: new RegExp(textsOf("panel", locale)("code.enlarge")) })
        .click();
      await codeOf(page, locale).waitFor();
      await look(page, `panel-code-${locale}-${width}`);
      const overflows = await codeOf(page, locale).evaluate(
        (dialog) => dialog.scrollHeight > dialog.clientHeight,
      );
      expect(overflows).toBe(false);
    });
  });
});
