import { type Locale, locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { inLanguages } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { digitsFromTheLeft } from "./support/reading-order.ts";
import { settled } from "./support/settled.ts";
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

/** A page, where its texts are, and the words it begins with. */
const pages = [
  { id: "[R-13]", path: "/start-recycling", feature: "start", at: "" },
  { id: "[R-02]", path: "/aboutUs", feature: "about", at: "" },
  { id: "[R-10]", path: "/partners", feature: "partners", at: "hub." },
  { id: "", path: "/partners/collectionpoint", feature: "partners", at: "point." },
  { id: "", path: "/partners/csr", feature: "partners", at: "brand." },
  { id: "", path: "/partners/transporter", feature: "partners", at: "transporter." },
  { id: "[R-03]", path: "/contactUs", feature: "contact", at: "" },
] as const;

test.each(inLanguages(pages))(
  "$id $path opens in $locale, from the server, on a phone and on a desk",
  async ({ path, feature, at, locale }) => {
    const text = textsOf(feature, locale);
    const html = await (
      await fetch(stack.url + path, { headers: { cookie: `i18n_${product.slug}=${locale}` } })
    ).text();
    expect(html).toContain(`>${text(`${at}headline`)}</h1>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    for (const viewport of [phone, desk]) {
      const visitor = await openVisitor(browser, stack.url, locale, viewport);
      await visitor.page.goto(path);
      await visitor.page.waitForLoadState("networkidle");
      expect(await visitor.page.title()).toBe(text(`${at}title`));
      const headings = visitor.page.getByRole("heading", { level: 1 });
      expect(await headings.allInnerTexts()).toEqual([text(`${at}headline`)]);
      const name = path.slice(1).replaceAll("/", "-").toLowerCase();
      await look(visitor.page, `visitor-${name}-${locale}-${viewport.width}`);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    }
  },
);

describe("where the pages lead", () => {
  test("[R-02] the old address of the about page leads to it", async () => {
    const answer = await fetch(`${stack.url}/about`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/aboutUs"]);
  });

  /** Of this site, without what is only a place on the same page. */
  const linksOn = (page: Page): Promise<string[]> =>
    page
      .locator("a[href^='/']")
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);

  test("no link of a public page leads to a part that is closed", async () => {
    const visitor = await openVisitor(browser, stack.url, "en");
    const links = new Set<string>();
    for (const path of ["/", ...pages.map((page) => page.path)]) {
      await visitor.page.goto(path);
      for (const link of await linksOn(visitor.page)) links.add(link);
    }
    await visitor.close();
    expect([...links]).toEqual(expect.arrayContaining(["/aboutUs", "/contactUs", "/partners/csr"]));
    for (const link of links) {
      const { url, status } = await fetch(stack.url + link);
      const isClosed = new URL(url).pathname === "/off";
      expect([link, isClosed]).toEqual([link, false]);
      expect([link, status]).toEqual([link, 200]);
    }
  });

  test("from the first page to a code of one's own, without a single reload", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const start = textsOf("start", "fr");
    await visitor.page.goto("/");
    await settled(visitor.page);
    await visitor.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await visitor.page
      .getByRole("main")
      .getByRole("link", { name: textsOf("home", "fr")("roles.citizen.name") })
      .click();
    await visitor.page.waitForURL("**/start-recycling");
    // The rates follow the page.
    await visitor.page.getByText(start("earn.title")).waitFor();
    await visitor.page
      .getByRole("link", { name: start("signUp") })
      .first()
      .click();
    await visitor.page.waitForURL("**/signup/citizen");
    expect(await visitor.page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("today's rates are on the page as it comes from the server, in their order", async () => {
    const visitor = await openVisitor(browser, stack.url, "ar");
    await visitor.page.goto("/start-recycling");
    const figures = visitor.page.locator("main .text-yellow-400.num");
    await figures.first().waitFor();
    const shown = await Promise.all((await figures.all()).map(digitsFromTheLeft));
    expect(shown).toEqual(["20", "24", "60"]);
    await visitor.close();
  });

  test("[L-31] the footer has e-mail, phone and address, which leads to a map", async () => {
    for (const locale of locales) {
      const visitor = await openVisitor(browser, stack.url, locale);
      await visitor.page.goto("/aboutUs");
      const footer = visitor.page.getByRole("contentinfo");
      const address = product.contact.address[locale];
      const hrefOf = (name: string) => footer.getByRole("link", { name }).getAttribute("href");
      expect(await hrefOf(product.contact.email)).toBe(`mailto:${product.contact.email}`);
      expect(await hrefOf(product.contact.phone)).toMatch(/^tel:\+213\d{9}$/);
      expect(await hrefOf(address)).toContain(encodeURIComponent(address));
      await visitor.close();
    }
  });

  test("[L-32] the footer leads to the privacy policy and the terms, and says the year", async () => {
    const visitor = await openVisitor(browser, stack.url, "en");
    await visitor.page.goto("/aboutUs");
    const footer = visitor.page.getByRole("contentinfo");
    const hrefOf = (name: string) => footer.getByRole("link", { name }).getAttribute("href");
    expect(await hrefOf("Privacy policy")).toBe("/globalLegal/privacyPolicy");
    expect(await hrefOf("Terms of use")).toBe("/globalLegal/terms");
    const year = String(new Date().getFullYear());
    expect(await footer.innerText()).toContain(`© ${year} ${product.name.en}`);
    await visitor.close();
  });
});

describe("[R-03] the contact form", () => {
  const fill = async (page: Page, locale: Locale, contact: string): Promise<void> => {
    const text = textsOf("contact", locale);
    await page.getByLabel(text("field.topic")).selectOption("point");
    await page.getByLabel(text("field.name")).fill("Yasmine Benali");
    await page.getByLabel(text("field.contact")).fill(contact);
    await page.getByLabel(text("field.message")).fill("Is there a point near the market?");
  };
  const send = (page: Page, locale: Locale): Promise<void> =>
    page.getByRole("button", { name: textsOf("contact", locale)("send"), exact: true }).click();

  test("says what is missing, on top and at each field, and keeps what is written", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const text = textsOf("contact", "fr");
    await visitor.page.goto("/contactUs?topic=organisation");
    await settled(visitor.page);
    await visitor.page.getByLabel(text("field.message")).fill("Court");
    await send(visitor.page, "fr");
    const summary = visitor.page.getByRole("alert");
    await summary.waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await summary.getByRole("link").allInnerTexts()).toEqual([
      text("problem.name"),
      text("problem.contact"),
      text("problem.message"),
    ]);
    expect(await visitor.page.title()).toMatch(/^Erreur/);
    await look(visitor.page, "visitor-contact-problems");
    await visitor.page.reload();
    // What is kept comes back when the page is alive.
    await settled(visitor.page);
    expect(await visitor.page.getByLabel(text("field.message")).inputValue()).toBe("Court");
    await visitor.close();
  });

  // Three in an hour is what one network may send: as many as there are languages.
  test.each(locales)("sends in %s, and the mails arrive", async (locale) => {
    const visitor = await openVisitor(browser, stack.url, locale);
    const text = textsOf("contact", locale);
    const contact = `yasmine.${locale}@example.com`;
    await visitor.page.goto("/contactUs");
    await settled(visitor.page);
    await fill(visitor.page, locale, contact);
    await send(visitor.page, locale);
    await visitor.page.getByRole("heading", { name: text("sent.heading") }).waitFor();
    await look(visitor.page, `visitor-contact-sent-${locale}`);
    const panel = await visitor.page.getByRole("main").innerText();
    const reference = /\b[0-9A-F]{6}\b/.exec(panel)?.[0] ?? "none";
    const toTeam = await stack.catcher.waitFor(
      (one) => one.to === product.contact.email && one.text.includes(contact),
    );
    expect(toTeam.text).toContain("Is there a point near the market?");
    expect(toTeam.text).toContain(reference);
    const receipt = await stack.catcher.waitFor(({ to }) => to === contact);
    expect(receipt.text).toContain(reference);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("after too many it says how long to wait, and the phone number is there", async () => {
    const visitor = await openVisitor(browser, stack.url, "en");
    await visitor.page.goto("/contactUs");
    await settled(visitor.page);
    await fill(visitor.page, "en", "0550 00 00 01");
    await send(visitor.page, "en");
    const summary = visitor.page.getByRole("alert");
    await summary.waitFor();
    expect(await summary.innerText()).toMatch(/Wait (\d+ minutes|one hour), or call us/);
    await visitor.close();
  });
});
