import { type Locale, locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { buildPoint, buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./support/access.ts";
import { alive } from "./support/bars.ts";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { logInWithCode, password } from "./support/log-in.ts";
import { openMailbox } from "./support/mailbox.ts";
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

const fetchPage = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(stack.url + path, { headers, redirect: "manual" });

const directions: Record<Locale, string> = { en: "ltr", fr: "ltr", ar: "rtl" };

describe("[P-07] the language is right from the first byte", () => {
  test.each(locales)("%s from the cookie", async (locale) => {
    const cookie = `i18n_${product.slug}=${locale}`;
    const html = await (await fetchPage("/", { cookie })).text();
    expect(html).toMatch(new RegExp(`<html lang="${locale}" dir="${directions[locale]}"`));
  });

  test("the browser's language counts when nothing was chosen, Arabic when that is another", async () => {
    const french = await (await fetchPage("/", { "accept-language": "fr-FR,fr;q=0.9" })).text();
    expect(french).toContain('<html lang="fr"');
    const german = await (await fetchPage("/", { "accept-language": "de" })).text();
    expect(german).toContain('<html lang="ar" dir="rtl"');
  });

  test("[K-03] a chosen language is kept for a year and the page is loaded anew in it", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    await visitor.page.goto("/");
    await alive(visitor.page);
    await visitor.page.locator("header summary:visible").click();
    await visitor.page.getByRole("banner").getByRole("button", { name: "العربية" }).click();
    await visitor.page.locator('html[lang="ar"][dir="rtl"]').waitFor();
    const cookies = await visitor.page.context().cookies();
    const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(cookies[0]).toMatchObject({ name: `i18n_${product.slug}`, value: "ar" });
    expect(Math.round(days)).toBe(365);
    expect(await visitor.page.evaluate(() => localStorage.getItem("locale"))).toBe("ar");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe("addresses", () => {
  test("[R-20] a part that is switched off says so and leads home", async () => {
    const visitor = await openVisitor(browser, stack.url, "en");
    await visitor.page.goto("/off?f=rewards");
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    await visitor.page.getByRole("link", { name: /home/i }).first().click();
    await visitor.page.waitForURL(`${stack.url}/`);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("[X-03] [R-27] an unknown address answers 404 with the error screen", async () => {
    for (const path of ["/aaa", "/aaa_", "/bbb", "/partners/x7k2"]) {
      const answer = await fetchPage(path, { cookie: `i18n_${product.slug}=en` });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain("This page could not be found");
    }
  });

  test("another spelling leads to the one address, with its query", async () => {
    const answer = await fetchPage("/Collection%20Point/login?from=poster");
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe("/collection-point/login?from=poster");
  });

  test("[R-40] each of the three doors shows a form to log in, in any spelling", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    for (const door of ["/login", "/transporter/login", "/Collection%20Point/login"]) {
      await visitor.page.goto(door);
      await visitor.page.locator("input[type=password]").waitFor();
      await visitor.page.getByRole("button", { name: "Se connecter" }).waitFor();
    }
    expect(new URL(visitor.page.url()).pathname).toBe("/collection-point/login");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("[S-07] a private page sends to the login and is opened after it", async () => {
    const passwordHash = await hash(password);
    const { db } = stack.database;
    const owner = await buildUser(db, { phone: "+213660000009", passwordHash, roles: ["citizen"] });
    await buildPoint(db, { ownerId: owner.id });
    const visitor = await openVisitor(browser, stack.url, "fr");
    await visitor.page.goto("/collection-point/intake");
    await visitor.page.waitForURL("**/collection-point/login");
    await logInWithCode(visitor.page, "fr", "0660000009", openMailbox(stack.catcher));
    // Not the dashboard of the default role: the page that was asked for.
    await visitor.page.waitForURL("**/collection-point/intake");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("[C-28] the version is told and never kept", async () => {
    const answer = await fetchPage("/version.json?cb=1");
    expect(await answer.json()).toHaveProperty("version");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

test("the nonce that lets scripts run is new in every answer", async () => {
  const nonces = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const policy = (await fetchPage("/")).headers.get("content-security-policy") ?? "";
      return /'nonce-([^']+)'/.exec(policy)?.[1];
    }),
  );
  expect(new Set(nonces).size).toBe(20);
});

describe.each([phone, { width: 1440, height: 900 }])("at $width pixels", (viewport) => {
  test.each(shownIn)("home and off are accessible in %s", async (locale) => {
    const visitor = await openVisitor(browser, stack.url, locale, viewport);
    for (const path of ["/", "/off?f=rewards", "/login"]) {
      await visitor.page.goto(path);
      expect([path, await barriers(visitor.page)]).toEqual([path, []]);
      const overflow = await visitor.page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect([path, overflow]).toEqual([path, false]);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
