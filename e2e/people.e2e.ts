import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Locale } from "@app/contract/locales";
import { correctBalance } from "@app/contract/people";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { press } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { buildCounter } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const table = "/business/dashboard/usertable";
const wide = { width: 1280, height: 860 };

let stack: Stack;
let browser: Browser;
let yasmine: { id: string; code: string };

const buildAdmin = async () => {
  const { db, ownerUrl } = stack.database;
  const { id } = await buildUser(db, { firstName: "Selma", lastName: "Amrani" });
  await makeAdmin(ownerUrl, id);
  const token = await buildSession(db, id, { isStrong: true });
  const storage = [
    { name: "auth._token.local", value: token },
    { name: "auth.strategy", value: "local" },
  ];
  return { id, token, storage };
};

const buildPeople = async (): Promise<void> => {
  const { db } = stack.database;
  yasmine = await buildUser(db, { phone: "+213550410722", username: "yasmine" });
  await buildSession(db, yasmine.id);
  await buildUser(db, {
    firstName: "Abdelkader",
    lastName: "Mokrani",
    phone: "+213550411190",
    roles: ["citizen", "point"],
  });
  await buildUser(db, { firstName: "حورية", lastName: "زيتوني", phone: "+213550413316" });
  await buildUser(db, { firstName: "Redouane", lastName: "Chaïb" });
  await buildUser(db, { firstName: "Ilyes", lastName: "Guerfi", status: "suspended" });
  const { weigh } = await buildCounter(stack);
  const stars = { clean: true, compacted: true, manners: false };
  for (const grams of [3400, 2750]) {
    await weigh({ citizenCode: yasmine.code, material: "pet", grams, stars });
  }
};

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await buildPeople();
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const visit = async (
  locale: Locale,
  viewport: typeof phone,
  go: (page: Page) => Promise<void>,
): Promise<void> => {
  const admin = await buildAdmin();
  const { page, complaints, close } = await openVisitor(
    browser,
    stack.url,
    locale,
    viewport,
    admin,
  );
  try {
    await go(page);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
};

const balanceOf = async (id: string): Promise<number> =>
  (
    await stack.database.db
      .selectFrom("accounts")
      .select("balance")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).balance;

test("[R-29] a person calls: found by number, looked at, corrected, let out and in again", async () => {
  const text = textsOf("people", "en");
  await visit("en", wide, async (page) => {
    await page.goto("/business/UserTable");
    await page.waitForURL(`**${table}`);
    await page.getByRole("heading", { level: 1, name: text("title") }).waitFor();
    await page.getByRole("link", { name: "Yasmine Benali" }).waitFor();
    await look(page, "people-en");

    await page.keyboard.press("/");
    await page.keyboard.type("0550 41");
    // All of it: half of what is typed finds the same three, and the rest would undo the filter.
    await page.waitForURL(/find=0550\+41/);
    await expect.poll(() => page.locator("[data-row]").count()).toBe(3);
    await page.getByRole("combobox", { name: text("filter.role") }).selectOption("point");
    await expect.poll(() => page.locator("[data-row]").count()).toBe(1);
    await press(page, textsOf("backOffice", "en")("views.save"));
    await page.getByLabel(textsOf("backOffice", "en")("views.name")).fill("Points 0550");
    await press(page, textsOf("backOffice", "en")("views.keep"));
    await page.getByRole("button", { name: "Points 0550", exact: true }).waitFor();
    await page.getByRole("combobox", { name: text("filter.role") }).selectOption("");
    await expect.poll(() => page.locator("[data-row]").count()).toBe(3);

    const file = page.waitForEvent("download");
    await press(page, text("file.save"));
    expect(readFileSync(await (await file).path(), "utf8")).toContain("05 50 41 07 22");

    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Yasmine Benali" });
    await panel.getByRole("heading", { name: "Yasmine Benali" }).waitFor();
    await panel.getByRole("rowheader").first().waitFor();
    await look(page, "people-panel-en");

    const before = await balanceOf(yasmine.id);
    await press(panel, text("actions.correct"));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: text("correction.amount") }).fill("10.50");
    await press(dialog, text("correction.send"));
    await dialog.getByText(text("dialog.reasonMissing")).waitFor();
    await dialog.getByLabel(text("dialog.reason")).fill("Star missed");
    await look(page, "people-correct-en", "dialog");
    await press(dialog, text("correction.send"));
    await panel.getByText("Correction: Star missed").waitFor();
    expect(await balanceOf(yasmine.id)).toBe(before + 1050);

    const tab = (name: string) => panel.getByRole("tab", { name, selected: true }).waitFor();
    await page.keyboard.press("]");
    await tab(text("tab.deposits"));
    await panel.getByRole("listitem").first().waitFor();
    await page.keyboard.press("]");
    await tab(text("tab.devices"));
    await press(panel, text("devices.end"));
    await press(dialog, text("devices.end"));
    await panel.getByText(text("devices.empty")).waitFor();
    await page.keyboard.press("]");
    await tab(text("tab.notes"));
    await panel.getByLabel(text("notes.label")).fill("Calls on Sundays");
    await press(panel, text("notes.add"));
    await panel.getByText("Calls on Sundays").last().waitFor();
    await look(page, "people-notes-en");

    await press(panel, text("actions.code"));
    await dialog.getByLabel(text("dialog.reason")).fill("Card lost");
    await press(dialog, text("actions.code"));
    await dialog.waitFor({ state: "detached" });
    await press(panel, text("actions.suspend"));
    await dialog.getByLabel(text("dialog.reason")).fill("Asked for it");
    await look(page, "people-suspend-en", "dialog");
    await press(dialog, text("actions.suspend"));
    await panel.getByRole("button", { name: text("actions.lift") }).waitFor();
    await panel.getByRole("tab", { name: text("tab.log") }).click();
    await panel.getByText(text("log.act.suspend_person")).waitFor();
    await panel.getByText(text("log.act.view_person")).waitFor();
    await press(panel, text("actions.lift"));
    await dialog.getByLabel(text("dialog.reason")).fill("Sorted out");
    await press(dialog, text("actions.lift"));
    await panel.getByRole("button", { name: text("actions.suspend") }).waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
  });
});

test("a correction above the limit waits for a second person, who confirms it", async () => {
  const text = textsOf("people", "fr");
  const asked = await buildAdmin();
  const { status } = await fetch(stack.url + correctBalance.path.replace(":id", yasmine.id), {
    method: correctBalance.method,
    headers: {
      authorization: `Bearer ${asked.token}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      origin: stack.url,
    },
    body: JSON.stringify({ change: 150_000, reason: "Trois sacs perdus par nous" }),
  });
  expect(status).toBe(201);
  const before = await balanceOf(yasmine.id);
  await visit("fr", wide, async (page) => {
    await page.goto(`${table}?person=${yasmine.id}`);
    await page.getByRole("rowheader", { name: /PET/ }).first().waitFor();
    await look(page, "people-panel-fr");
    await press(page, text("corrections.confirm"));
    await press(page.getByRole("dialog"), text("corrections.confirm"));
    await page
      .getByRole("region", { name: text("corrections.title") })
      .waitFor({ state: "detached" });
    expect(await balanceOf(yasmine.id)).toBe(before + 150_000);
  });
});

test.each(["ar", "fr"] as const)("at the smallest phone, %s", async (locale) => {
  const text = textsOf("people", locale);
  await visit(locale, phone, async (page) => {
    await page.goto(table);
    await page.getByRole("link", { name: "Yasmine Benali" }).waitFor();
    await look(page, `people-phone-${locale}`);
    await page.getByRole("link", { name: "Yasmine Benali" }).click();
    await page.getByRole("rowheader").first().waitFor();
    await look(page, `people-phone-panel-${locale}`);
    await press(page, text("actions.correct"));
    await page
      .getByRole("dialog")
      .getByRole("textbox", { name: text("correction.amount") })
      .fill("1500");
    await look(page, `people-phone-correct-${locale}`, "dialog");
    await page.keyboard.press("Escape");
    await press(page, text("panel.close"));
    await page.getByRole("searchbox").fill("zzz");
    await page.getByText(text("empty")).waitFor();
    await look(page, `people-phone-empty-${locale}`);
  });
});

test("in Arabic on a desk", async () => {
  await visit("ar", wide, async (page) => {
    await page.goto(`${table}?person=${yasmine.id}`);
    await page.getByRole("rowheader", { name: /PET/ }).first().waitFor();
    await look(page, "people-panel-ar");
    await page.goto(table);
    await page.getByRole("link", { name: "Yasmine Benali" }).waitFor();
    await look(page, "people-ar");
  });
});
