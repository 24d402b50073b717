import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor, phone } from "./support/browser.ts";
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
      await page.getByRole("tab", { name: text(`part.${part}`) }).click();
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
