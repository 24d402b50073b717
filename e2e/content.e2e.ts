import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { showFaq } from "@app/contract/faq";
import { locales } from "@app/contract/locales";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor, phone } from "./support/browser.ts";
import { lessonOf } from "./support/lessons.ts";
import { look } from "./support/looks.ts";
import { questionsOf } from "./support/quiz.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const desk = "/business/dashboard/privacy";
const content = "/business/dashboard/content";
const wide = { width: 1280, height: 800 };

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

let stack: Stack;
let browser: Browser;
let admin: Kept;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db, ownerUrl } = stack.database;
  const { id } = await buildUser(db, { firstName: "Selma", lastName: "Amrani" });
  await makeAdmin(ownerUrl, id);
  const token = await buildSession(db, id, { isStrong: true });
  admin = {
    storage: [
      { name: "auth._token.local", value: token },
      { name: "auth.strategy", value: "local" },
    ],
  };
  // Somebody agreed, took a copy and asked to be erased; another is still there after their day.
  for (const [name, days] of [
    ["Yasmine", 30],
    ["Karim", -3],
  ] as const) {
    const person = await buildUser(db, { firstName: name });
    const consent = { document: "privacy", version: "2026-11-15", locale: "ar" } as const;
    await db
      .insertInto("consents")
      .values({ id: randomUUID(), user_id: person.id, ...consent })
      .execute();
    await db
      .insertInto("data_requests")
      .values({
        id: randomUUID(),
        kind: "erasure",
        user_id: person.id,
        asked_at: inDays(days - 30),
        due_at: inDays(days),
      })
      .execute();
  }
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** As the field wants it, so many hours ago on this machine's clock. */
const hoursAgo = (hours: number): string => {
  const at = new Date(Date.now() - hours * 3_600_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const takeStep = async (page: Page, text: (key: string) => string, step: string, note: string) => {
  await page.getByRole("button", { name: text(`breaches.step.${step}`), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text("breaches.field.note")).fill(note);
  await dialog.getByRole("button", { name: text("breaches.confirm") }).click();
  await dialog.waitFor({ state: "detached" });
};

describe("[R-29] the desk of data protection", () => {
  test("in French: requests, a breach from found to closed, its table, and the register", async () => {
    const text = textsOf("privacy", "fr");
    const { page, close } = await openVisitor(browser, stack.url, "fr", wide, admin);
    await page.goto(desk);
    await page.getByRole("tab", { name: text("part.requests") }).waitFor();
    await page.getByRole("cell", { name: text("requests.state.late") }).waitFor();
    await look(page, "privacy-requests-1280-fr");

    await page.getByRole("tab", { name: text("part.breaches") }).click();
    await page.getByText(text("breaches.empty")).waitFor();
    await page.getByRole("button", { name: text("breaches.open") }).click();
    await page.getByRole("button", { name: text("save"), exact: true }).click();
    await page.getByRole("link", { name: text("problem.what") }).waitFor();
    await look(page, "privacy-breach-errors-1280-fr");
    await page
      .getByLabel(text("breaches.field.what"))
      .fill("Un fichier de numéros est parti à la mauvaise adresse.");
    await page.getByLabel(text("breaches.field.foundAt")).fill(hoursAgo(140));
    await page.getByRole("checkbox", { name: text("breaches.group.citizens") }).check();
    await page.getByRole("checkbox", { name: text("breaches.kind.contacts") }).check();
    await page
      .getByLabel(text("breaches.field.measures"))
      .fill("Le destinataire a confirmé la suppression.");
    await page.getByRole("button", { name: text("save"), exact: true }).click();
    await page.getByText(text("breaches.clock.late").split("{")[0] ?? "").waitFor();
    await look(page, "privacy-breach-late-1280-fr");
    await takeStep(page, text, "assessed", "Douze numéros, sans nom ni adresse.");
    await takeStep(page, text, "notified", "Envoyé par le portail, référence 114.");
    await page.getByText(text("breaches.clock.toldLate")).waitFor();
    await takeStep(page, text, "told", "Un SMS à chacune des personnes.");
    await takeStep(page, text, "closed", "Rien ne reste à faire.");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: text("breaches.sheet") }).click();
    const sheet = await readFile(await (await saving).path(), "utf8");
    expect(sheet).toContain("référence 114");

    await page.getByRole("tab", { name: text("part.register") }).click();
    const change = page.getByRole("button", { name: new RegExp(`^${text("register.change")} ?:`) });
    await change.first().click();
    const purpose = page.getByRole("group", { name: text("register.field.purpose") });
    await purpose.getByLabel("English").fill("");
    await page.getByRole("button", { name: text("save"), exact: true }).click();
    await page.getByRole("link", { name: text("problem.text") }).waitFor();
    await purpose.getByLabel("English").fill("To open accounts");
    await look(page, "privacy-register-form-1280-fr");
    await page.getByRole("button", { name: text("save"), exact: true }).click();
    await change.first().waitFor();
    await look(page, "privacy-register-1280-fr");
    await close();
  });

  test.each(["ar", "en"] as const)("on a phone, in %s", async (locale) => {
    const text = textsOf("privacy", locale);
    const { page, close } = await openVisitor(browser, stack.url, locale, phone, admin);
    await page.goto(desk);
    for (const part of ["requests", "breaches", "register", "consents"]) {
      const tab = { name: text(`part.${part}`) };
      await page.getByRole("tab", tab).click();
      await page.getByRole("tab", { ...tab, selected: true }).waitFor();
      await page.getByRole("tabpanel").locator("article, tbody th").first().waitFor();
      await look(page, `privacy-${part}-360-${locale}`);
    }
    await page.getByRole("tab", { name: text("part.breaches") }).click();
    await page.getByRole("button", { name: text("breaches.open") }).click();
    await page.getByLabel(text("breaches.field.what")).waitFor();
    await look(page, `privacy-breach-form-360-${locale}`);
    await close();
  });
});

describe("[R-29] the questions of the quiz", () => {
  test("in English: one is previewed, written anew and stopped; two languages are not enough", async () => {
    const text = textsOf("content", "en");
    const { page, close } = await openVisitor(browser, stack.url, "en", wide, admin);
    await page.goto(`${content}?kind=one&level=high`);
    const row = page
      .getByRole("row")
      .filter({ hasText: "When does the cap go back on the bottle?" });
    await row.getByRole("button", { name: text("preview") }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Never" }).click();
    await page.getByRole("dialog").getByText(textsOf("quiz", "en")("answer.almost")).waitFor();
    await look(page, "content-preview-1280-en");
    await page.keyboard.press("Escape");
    await look(page, "content-list-1280-en");

    await row.getByRole("button", { name: text("change") }).click();
    const ask = page.getByRole("group", { name: text("field.ask"), exact: true });
    await ask.getByLabel("العربية").fill("");
    await page.getByRole("button", { name: text("save"), exact: true }).click();
    await page.getByRole("link", { name: text("problem.text") }).waitFor();
    await ask.getByLabel("العربية").fill("متى تعود السدادة إلى قارورتها؟");
    await ask.getByLabel("English").fill("When is the cap screwed back on?");
    await look(page, "content-form-1280-en");
    await page.getByRole("button", { name: text("save"), exact: true }).click();
    const written = page.getByRole("row").filter({ hasText: "When is the cap screwed back on?" });
    await written.getByText(text("state.asked")).waitFor();

    await written.getByRole("button", { name: text("retire") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("retire") })
      .click();
    await written.getByText(text("state.retired")).waitFor();
    const asked = await questionsOf(stack.url, "en");
    expect(asked.filter((one) => one.ask.includes("cap go back on"))).toEqual([]);
    expect(asked.filter((one) => one.ask.includes("screwed back"))).toEqual([]);
    await close();
  });

  test.each(["ar", "fr"] as const)("on a phone, in %s", async (locale) => {
    const text = textsOf("content", locale);
    const { page, close } = await openVisitor(browser, stack.url, locale, phone, admin);
    await page.goto(content);
    await page.locator("tbody th").first().waitFor();
    await look(page, `content-list-360-${locale}`);
    await page.getByRole("button", { name: text("new") }).click();
    await page.getByLabel(text("field.kind")).selectOption("sort");
    await look(page, `content-sort-form-360-${locale}`);
    await close();
  });
});

/** Processes hear of it within seconds; pages that were kept before, within a minute more. */
const patience = { timeout: 20_000, interval: 250 };

const apiSays = async (path: string): Promise<string> => (await fetch(stack.url + path)).text();

describe("[R-29] texts that are written without a release", () => {
  const text = textsOf("content", "ar");
  const publish = (page: Page) =>
    page.getByRole("button", { name: text("save"), exact: true }).click();

  test("in Arabic: a card of a lesson in three languages, and people read it so", async () => {
    const { page, close } = await openVisitor(browser, stack.url, "ar", wide, admin);
    await page.goto(content);
    await page.getByRole("tab", { name: text("part.questions") }).press("ArrowLeft");
    const row = page.getByRole("row").filter({ hasText: lessonOf("cans", "ar").title });
    await row.getByText(text("wording.state.released")).waitFor();
    await look(page, "content-lessons-1280-ar");
    await row.getByRole("button", { name: text("change") }).click();

    const title = page.getByRole("group", {
      name: text("lessons.cardTitle").replace("{number}", "1"),
    });
    await title.getByLabel("English").fill("Cans of every drink");
    await title.getByLabel("Français").fill("");
    await publish(page);
    await page.getByRole("link", { name: text("problem.text") }).waitFor();
    await page.getByRole("link", { name: text("problem.reason") }).waitFor();
    await look(page, "content-lesson-errors-1280-ar");
    await page.getByRole("link", { name: text("problem.text") }).click();
    await page.keyboard.type("Les canettes de toutes les boissons");
    await title.getByLabel("العربية").fill("علب كل المشروبات");
    const preview = page.getByRole("region", { name: text("wording.preview") });
    await preview.getByRole("tab", { name: "Français" }).click();
    await preview.getByRole("heading", { name: "Les canettes de toutes les boissons" }).waitFor();
    await preview.scrollIntoViewIfNeeded();
    await look(page, "content-lesson-preview-1280-ar");
    await page.getByLabel(text("wording.reason")).fill("أوضح للقراء");
    await publish(page);
    await row.getByText(text("wording.state.written")).waitFor();

    const said = {
      en: "Cans of every drink",
      fr: "Les canettes de toutes les boissons",
      ar: "علب كل المشروبات",
    };
    for (const locale of locales) {
      await expect
        .poll(() => apiSays(`/api/v1/courses/sorting/${locale}`), patience)
        .toContain(said[locale]);
      // A page for which the API was too slow comes without its lesson, and is not kept.
      await expect
        .poll(() => apiSays(`/training/cans?lang=${locale}`), patience)
        .toContain(`>${said[locale]}</h1>`);
    }
    const citizen = await openVisitor(browser, stack.url, "fr", phone);
    await citizen.page.goto("/training/cans");
    await citizen.page.getByRole("heading", { level: 1, name: said.fr }).waitFor();
    await look(citizen.page, "content-lesson-read-360-fr");
    await citizen.close();
    await close();
  });

  test("in Arabic: a question of the home page is reworded, moved and hidden, also without a script", async () => {
    const home = textsOf("home", "ar");
    const { page, close } = await openVisitor(browser, stack.url, "ar", wide, admin);
    await page.goto(`${content}?part=faq`);
    const entry = (key: string) =>
      page.getByRole("listitem").filter({ hasText: home(`faq.${key}.question`) });
    await entry("labels")
      .getByRole("button", { name: text("faq.words") })
      .click();
    const question = entry("labels").getByRole("group", { name: text("field.ask") });
    const answer = entry("labels").getByRole("group", { name: text("faq.answer") });
    await answer.getByLabel("العربية").fill("لا. <contact>اكتب لنا</contact> إن كنت في شك. <b>");
    await publish(page);
    await page.getByRole("link", { name: text("problem.link") }).waitFor();
    await look(page, "content-faq-errors-1280-ar");
    await answer.getByLabel("العربية").fill("لا. <contact>اكتب لنا</contact> إن كنت في شك.");
    // Its name in the list is what is written, so the others are told first.
    await entry("when")
      .getByRole("button", { name: text("faq.hide") })
      .click();
    const down = page.getByRole("button", {
      name: text("faq.down").replace("{name}", home("faq.labels.question")),
    });
    await down.press("Enter");
    await down.press("Enter");
    await page.getByText(text("faq.movedTo").replace("{number}", "3")).waitFor();
    await question.getByLabel("العربية").fill("هل أنزع ملصقة القارورة؟");
    await page.getByLabel(text("wording.reason")).fill("سؤال يتكرر كل يوم");
    await look(page, "content-faq-form-1280-ar");
    await publish(page);
    await page.getByText(text("wording.published")).waitFor();
    await look(page, "content-faq-published-1280-ar");

    const shown = async () =>
      showFaq.response.parse(JSON.parse(await apiSays("/api/v1/faq/ar"))).items;
    await expect.poll(async () => (await shown())?.length, patience).toBe(4);
    let data = "";
    // A page for which the API was too slow has the words of the release, and is not kept.
    await expect
      .poll(async () => {
        const html = await apiSays("/?lang=ar");
        [, data = ""] =
          /<script type="application\/ld\+json"[^>]*>([^<]*"FAQPage"[^<]*)</.exec(html) ?? [];
        return data;
      }, patience)
      .toContain("هل أنزع ملصقة القارورة؟");
    const { mainEntity } = JSON.parse(data) as { mainEntity: { name: string }[] };
    expect(mainEntity.map(({ name }) => name)).toEqual([
      home("faq.exchange.question"),
      "هل أنزع ملصقة القارورة؟",
      home("faq.nowhere.question"),
      home("faq.count.question"),
    ]);
    expect(data).toContain("لا. اكتب لنا إن كنت في شك.");
    const reader = await browser.newContext({
      baseURL: stack.url,
      locale: "ar",
      viewport: phone,
      javaScriptEnabled: false,
    });
    const still = await reader.newPage();
    await still.goto("/?lang=ar");
    await still.getByText("هل أنزع ملصقة القارورة؟").click();
    const link = still.locator("#faq").getByRole("link", { name: "اكتب لنا" }).first();
    expect(await link.getAttribute("href")).toBe("/contactUs");
    expect(await still.getByText(home("faq.when.question")).count()).toBe(0);
    await reader.close();

    // Turned to from another page, it is asked for.
    await page.goto("/aboutUs", { waitUntil: "networkidle" });
    await page.locator("header a[href='/']").first().click();
    await page.getByText("هل أنزع ملصقة القارورة؟").waitFor();
    await page.goto(`${content}?part=faq`);
    await page.getByRole("button", { name: text("wording.restore") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(text("wording.reason")).fill("كان تجربة");
    await look(page, "content-faq-restore-1280-ar");
    await dialog.getByRole("button", { name: text("wording.restore") }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(shown, patience).toBeNull();
    await close();
  });

  test.each(["fr", "en"] as const)("on a phone, in %s", async (locale) => {
    const words = textsOf("content", locale);
    const { page, close } = await openVisitor(browser, stack.url, locale, phone, admin);
    await page.goto(`${content}?part=lessons`);
    await page.locator("tbody th").first().waitFor();
    await look(page, `content-lessons-360-${locale}`);
    await page.goto(`${content}?part=lessons&lesson=stars`);
    await page
      .getByRole("heading", { name: lessonOf("stars", locale).title })
      .first()
      .waitFor();
    await look(page, `content-lesson-form-360-${locale}`);
    await page.goto(`${content}?part=faq`);
    await page
      .getByRole("button", { name: words("faq.words") })
      .first()
      .click();
    await look(page, `content-faq-360-${locale}`);
    await close();
  });
});
