import { readFile } from "node:fs/promises";
import { buildPoint, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { press, travel } from "./support/journey.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { desktop, makeJourney } from "./support/panel.ts";
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

/** What the button hands to the browser to keep. */
const saved = async (page: Page, button: string): Promise<{ name: string; text: string }> => {
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
  // Until it has its name again no other file is made, and nothing says so.
  await page.getByRole("button", { name: button, exact: true }).waitFor();
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
};

const widthOf = (page: Page): Promise<number> =>
  page
    .getByRole("main")
    .getByRole("img")
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

describe("the poster", () => {
  test.each(shownIn)("in %s its owner looks at it, and takes it along as PDF", async (locale) => {
    const t = textsOf("papers", locale);
    await travel({ browser, url: stack.url, locale }, async (page) => {
      await openSignedIn(stack, page, counter.owner.id, "/collection-point/poster");
      await expect.poll(() => widthOf(page), { timeout: 20_000 }).toBeGreaterThan(500);
      await look(page, `poster-${locale}`);
      const { name, text } = await saved(page, t("poster.save"));
      expect(name).toBe("dawra-poster.pdf");
      expect(text.slice(0, 5)).toBe("%PDF-");
    });
  });

  test("on paper there is nothing but the sheet", async () => {
    await travel({ browser, url: stack.url, locale: "fr" }, async (page) => {
      await openSignedIn(stack, page, counter.owner.id, "/collection-point/poster");
      await expect.poll(() => widthOf(page), { timeout: 20_000 }).toBeGreaterThan(500);
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("button").count()).toBe(0);
      expect(await page.getByRole("banner").count()).toBe(0);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
      expect(pdf).toMatch(/MediaBox ?\[0 0 59[45][\d.]* 84[12][\d.]*\]/);
    });
  });
});

test("a point that is not open yet has no poster, and its page says when", async () => {
  const { db } = stack.database;
  const owner = await buildUser(db, { roles: ["point"], phone: "+213550000091" });
  await buildPoint(db, { ownerId: owner.id, status: "pending" });
  const refusals = /404/;
  await travel({ browser, url: stack.url, locale: "en", refusals }, async (page) => {
    await openSignedIn(stack, page, owner.id, "/collection-point/poster");
    await page.getByText(textsOf("papers", "en")("poster.notYet")).waitFor();
    await look(page, "poster-not-yet");
  });
});

test("on a wide screen the sheet stands beside what can be done with it", async () => {
  await makeJourney(browser, stack, { viewport: desktop }, async (page) => {
    await openSignedIn(stack, page, counter.owner.id, "/collection-point/poster");
    await expect.poll(() => widthOf(page), { timeout: 20_000 }).toBeGreaterThan(500);
    await look(page, "poster-desktop");
  });
});

describe("on paper, in the settings", () => {
  test.each(shownIn)("in %s a citizen keeps the statement and the card", async (locale) => {
    const t = textsOf("papers", locale);
    const { id, code } = await buildUser(stack.database.db, { locale });
    const stars = { clean: true, compacted: true, manners: true };
    await counter.weigh({ citizenCode: code, material: "pet", grams: 2340, stars });
    await travel({ browser, url: stack.url, locale }, async (page) => {
      await openSignedIn(stack, page, id, "/settings#papers");
      const pdf = await saved(page, t("statement.pdf"));
      expect(pdf.text.slice(0, 5)).toBe("%PDF-");
      const csv = await saved(page, t("statement.csv"));
      expect(csv.text.split("\r\n")).toHaveLength(3);
      const card = await saved(page, t("card.save"));
      expect(card.name).toBe(`dawra-${code}.pdf`);
      await page.locator("#papers").scrollIntoViewIfNeeded();
      await look(page, `papers-${locale}`, "#papers");
    });
  });

  test("an SMS after each visit is switched on, and stays so", async () => {
    const t = textsOf("papers", "fr");
    const { id } = await buildUser(stack.database.db, { phone: "+213550000090" });
    await travel({ browser, url: stack.url, locale: "fr" }, async (page) => {
      await openSignedIn(stack, page, id, "/settings#notifications");
      const box = page.getByRole("checkbox", { name: t("receipts.label") });
      expect(await box.isChecked()).toBe(false);
      await box.check();
      await page.getByText(t("receipts.on")).waitFor();
      await page.reload();
      await expect.poll(() => box.isChecked()).toBe(true);
      await look(page, "receipts-fr", "#notifications");
    });
  });
});
