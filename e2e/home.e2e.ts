import { randomUUID } from "node:crypto";
import type { DepositInput, RecordedDeposit } from "@app/contract/deposits";
import type { Figures } from "@app/contract/figures";
import { type Locale, locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { shownTokens } from "@app/contract/tokens";
import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { inLanguages } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { digitsFromTheLeft } from "./support/reading-order.ts";
import { settled } from "./support/settled.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 900 };
const babEzzouar = 1621;
const patience = { timeout: 20_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A counter in Bab Ezzouar, and what is weighed there. */
const openCounter = async ({ database: { db }, url }: Stack) => {
  const point = await buildPoint(db, {
    communeCode: babEzzouar,
    name: { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" },
  });
  const token = await buildSession(db, point.ownerId);
  const weigh = async (
    citizenCode: string,
    bag: Pick<DepositInput, "material" | "grams" | "stars">,
  ): Promise<RecordedDeposit> => {
    const answer = await fetch(`${url}/api/v1/deposits`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ pointId: point.id, citizenCode, ...bag }),
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as RecordedDeposit;
  };
  return { weigh };
};

const allStars = { clean: true, compacted: true, manners: true };

const figuresOf = async ({ url }: Stack): Promise<Figures> =>
  (await (await fetch(`${url}/api/v1/figures`)).json()) as Figures;

const htmlOf = async ({ url }: Stack, locale: Locale): Promise<string> =>
  (await fetch(url, { headers: { cookie: `i18n_${product.slug}=${locale}` } })).text();

const open = async (
  { url }: Stack,
  locale: Locale,
  viewport = desk,
  path = "/",
): Promise<Visitor> => {
  const visitor = await openVisitor(browser, url, locale, viewport);
  await visitor.page.goto(path, { waitUntil: "networkidle" });
  return visitor;
};

const monthNumber = (page: Page) => page.locator(".figure-number:visible");

describe("in a month without a deposit", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack();
    await openCounter(stack);
  });
  afterAll(() => stack.stop());

  test.each([
    { locale: "ar", ...phone },
    { locale: "fr", ...tablet },
    { locale: "en", ...desk },
  ] as const)(
    "the wall invites in $locale and shows no number",
    async ({ locale, ...viewport }) => {
      const visitor = await open(stack, locale, viewport);
      const invitation = visitor.page.getByText(textsOf("home", locale)("figures.start.text"));
      await invitation.filter({ visible: true }).waitFor();
      expect(await monthNumber(visitor.page).count()).toBe(0);
      await look(visitor.page, `home-start-${locale}-${viewport.width}`);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );
});

describe("in a month with deposits", () => {
  let stack: Stack;
  let counter: Awaited<ReturnType<typeof openCounter>>;
  let citizenCode: string;

  beforeAll(async () => {
    stack = await startStack();
    counter = await openCounter(stack);
    const { db } = stack.database;
    for (let people = 0; people < 5; people++) {
      citizenCode = (await buildUser(db)).code;
      for (let bags = 0; bags < 5; bags++) {
        await counter.weigh(citizenCode, { material: "pehd", grams: 50_000, stars: allStars });
      }
    }
    await counter.weigh(citizenCode, {
      material: "pet",
      grams: 2400,
      stars: { ...allStars, manners: false },
    });
    // The sum may know of a bag before it is told as the newest.
    const all = { grams: 1_252_400, newest: { grams: 2400 } };
    await vi.waitFor(async () => expect(await figuresOf(stack)).toMatchObject(all), patience);
  });
  afterAll(() => stack.stop());

  /** 1,252 kilograms, as each language writes it; the eye meets the same digits in all. */
  const said = {
    en: { month: "1,252", place: "Bab Ezzouar", weight: "2.40 kg PET" },
    fr: { month: "1\u00A0252", place: "Bab Ezzouar", weight: "2,40 kg PET" },
    ar: { month: "1.252", place: "باب الزوار", weight: "2,40 كغ PET" },
  };

  test.each(locales)("[R-01] / comes from the server in %s with what came back", async (locale) => {
    const html = await htmlOf(stack, locale);
    expect(html).toContain(`>${said[locale].month}</bdi>`);
    expect(html).toContain(said[locale].weight);
    expect(html).toContain(`>${textsOf("home", locale)("worth.title")}</h2>`);
    expect(html).not.toContain("Baraka");
  });

  test.each(inLanguages([phone, tablet, desk]))(
    "[R-01] / is whole in $locale at $width",
    async ({ locale, ...viewport }) => {
      const { month, place, weight } = said[locale];
      const visitor = await open(stack, locale, viewport);
      const { page } = visitor;
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      expect(await monthNumber(page).innerText()).toBe(month);
      expect(await digitsFromTheLeft(monthNumber(page))).toBe(month.replace("\u00A0", ""));
      const line = await page.locator(".newest-place:visible").innerText();
      expect(line).toContain(`${place}${locale === "ar" ? "،" : ","} `);
      const bag = page.locator(".newest-weight:visible");
      expect(await bag.innerText()).toBe(weight);
      expect(await digitsFromTheLeft(bag)).toMatch(/^2[.,]40$/);
      for (const part of ["how", "worth", "roles", "faq"]) {
        expect(await page.locator(`#${part} h2`).isVisible()).toBe(true);
      }
      await look(page, `home-${locale}-${viewport.width}`);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );

  test("somebody who comes back after a minute sees what was weighed meanwhile", async () => {
    // The host shows a page grown old one last time; its figures would be asked for at once.
    await htmlOf(stack, "en");
    const visitor = await openVisitor(browser, stack.url, "en", desk);
    const { page } = visitor;
    await page.clock.install();
    await page.goto("/", { waitUntil: "networkidle" });
    const before = (await figuresOf(stack)).grams;
    const shown = await monthNumber(page).innerText();
    await counter.weigh(citizenCode, { material: "aluminium", grams: 40_000, stars: allStars });
    await expect.poll(async () => (await figuresOf(stack)).grams, patience).toBe(before + 40_000);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    expect(await monthNumber(page).innerText()).toBe(shown);
    const next = new Intl.NumberFormat("en").format(Math.floor((before + 40_000) / 1000));
    const comeBack = async (): Promise<string> => {
      await page.clock.fastForward(61_000);
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      return monthNumber(page).innerText();
    };
    // What the browser itself has kept of the answer is half a minute old at most.
    await expect.poll(comeBack, { timeout: 40_000, interval: 1000 }).toBe(next);
    expect(await page.locator(".newest-weight:visible").innerText()).toBe("40.00 kg aluminium");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("without an answer the wall is laid without the blocks, and nothing is promised", async () => {
    const text = textsOf("home", "en");
    const visitor = await openVisitor(browser, stack.url, "en", desk);
    const { page } = visitor;
    await page.goto("/aboutUs");
    // Before the page is alive the link brings a whole page, with its figures.
    await settled(page);
    for (const path of ["**/api/v1/figures", "**/api/v1/rates"]) {
      await page.route(path, (route) => route.abort());
    }
    await page.locator("header a[href='/']").first().click();
    await page.getByText(text("worth.noRates")).waitFor();
    expect(await page.locator("[class*='figure-'], [class*='newest-']").count()).toBe(0);
    await look(page, "home-without-figures");
    await visitor.close();
  });

  describe("the calculator", () => {
    const earned = async (page: Page): Promise<number> =>
      Number(await page.locator("#worth [aria-live] .num").innerText());

    test("promises what the counter then pays", async () => {
      const text = textsOf("home", "en");
      const visitor = await open(stack, "en", phone);
      const { page } = visitor;
      const slider = page.getByRole("slider");
      // It comes alive when it is near, and then shows what was moved before; a tap would be lost.
      await slider.fill("4300");
      await page.locator("#worth output", { hasText: "4.30 kg" }).waitFor();
      for (const [material, grams, off] of [
        ["pet", 4200, null],
        ["pehd", 100, "clean"],
        ["aluminium", 9900, "manners"],
      ] as const) {
        await page
          .locator("#worth")
          .getByText(text(`worth.label.${material}`))
          .click();
        await slider.fill(String(grams));
        if (off) await page.getByRole("button", { name: text(`worth.${off}`) }).click();
        const lit = async (name: keyof typeof allStars) =>
          (await page
            .getByRole("button", { name: text(`worth.${name}`) })
            .getAttribute("aria-pressed")) === "true";
        const stars = {
          clean: await lit("clean"),
          compacted: await lit("compacted"),
          manners: await lit("manners"),
        };
        const { tokens } = await counter.weigh(citizenCode, { material, grams, stars });
        expect([material, await earned(page)]).toEqual([material, shownTokens(tokens)]);
      }
      await slider.scrollIntoViewIfNeeded();
      await look(page, "home-calculator-360");
      await visitor.close();
    });

    test.each([
      { locale: "en", more: "ArrowRight", weight: "4.30 kg" },
      { locale: "ar", more: "ArrowLeft", weight: "4,30 كغ" },
    ] as const)("works from the keyboard in $locale", async ({ locale, more, weight }) => {
      const text = textsOf("home", locale);
      const visitor = await open(stack, locale);
      const { page } = visitor;
      await page.getByRole("radio").first().focus();
      await page.keyboard.press("Tab");
      const slider = page.getByRole("slider", { name: text("worth.weight") });
      const isFocused = () => slider.evaluate((input) => input === document.activeElement);
      await expect.poll(isFocused).toBe(true);
      const before = await earned(page);
      await page.keyboard.press(more);
      // It may come alive only now, with what was moved before.
      await expect.poll(() => page.locator("#worth output").innerText()).toBe(weight);
      expect(await slider.getAttribute("aria-valuetext")).toContain("143");
      expect(await earned(page)).toBeGreaterThan(before);
      await page.keyboard.press("Tab");
      const three = await earned(page);
      await page.keyboard.press("Space");
      expect(await earned(page)).toBeLessThan(three);
      await look(page, `home-calculator-${locale}-1440`);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    });
  });

  describe("the search", () => {
    test("leads to the list of the commune", async () => {
      const visitor = await open(stack, "ar", phone);
      const { page } = visitor;
      await page.getByRole("searchbox").fill("باب الزوار");
      await page.keyboard.press("Enter");
      await page.getByText("بقالة البركة").waitFor();
      const url = new URL(page.url());
      expect([url.pathname, url.searchParams.get("c")]).toEqual(["/consumer", "باب الزوار"]);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    });

    test("does so without a script, and the page is whole without one", async () => {
      const context = await browser.newContext({
        baseURL: stack.url,
        locale: "fr",
        viewport: phone,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await page.goto("/");
      const text = textsOf("home", "fr");
      expect(await page.locator("#worth [aria-live] .num").innerText()).toBe("109");
      await page.getByText(text("faq.when.question")).click();
      expect(await page.getByText(text("faq.when.answer")).isVisible()).toBe(true);
      await page.getByRole("searchbox").fill("bab ezzouar");
      await page.getByRole("button", { name: text("search.submit") }).click();
      await page.getByText("Épicerie El Baraka").waitFor();
      expect(new URL(page.url()).search).toBe("?c=bab+ezzouar");
      await context.close();
    });
  });

  test("[R-01] /#faq leads to the questions, the first of them open", async () => {
    const text = textsOf("home", "fr");
    const visitor = await open(stack, "fr", phone, "/#faq");
    const answer = visitor.page.getByText(text("faq.labels.answer"));
    await expect
      .poll(() => answer.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    expect(await visitor.page.locator("#faq details[open]").count()).toBe(1);
    await visitor.page.locator("#faq summary").nth(2).press("Enter");
    await visitor.page.getByText(text("faq.exchange.answer")).waitFor();
    await look(visitor.page, "home-faq-360");
    await visitor.close();
  });

  test("[P-02] five roles, of which the facility is announced and leads nowhere", async () => {
    const text = textsOf("home", "en");
    const visitor = await open(stack, "en");
    const rows = visitor.page.locator("#roles li");
    expect(await rows.count()).toBe(5);
    const facility = rows.filter({ hasText: text("roles.facility.name") });
    expect(await facility.innerText()).toContain("Soon...");
    expect(await facility.getByRole("link").count()).toBe(0);
    expect(await rows.getByRole("link").count()).toBe(4);
    await visitor.page.locator("#roles").scrollIntoViewIfNeeded();
    await look(visitor.page, "home-roles-1440");
    await visitor.close();
  });
});
