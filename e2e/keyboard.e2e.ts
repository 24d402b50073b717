import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser } from "./support/browser.ts";
import { travel } from "./support/journey.ts";
import { enter, tabTo, typeInto } from "./support/keyboard.ts";
import { kept as keptNumber } from "./support/log-in.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { meetPeople } from "./support/people.ts";
import { settled } from "./support/settled.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

// The mouse stays where it is: whatever a journey needs is reached with Tab, and seen on the way.

let stack: Stack;
let browser: Browser;
let mailbox: Mailbox;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  mailbox = openMailbox(stack.catcher);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const visit = (path: string, journey: (page: Page) => Promise<void>, kept?: Kept) =>
  travel({ browser, url: stack.url, locale: "en", ...(kept && { kept }) }, async (page) => {
    await page.goto(path);
    await settled(page);
    await journey(page);
  });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a citizen signs up", () =>
  visit("/signup", async (page) => {
    const text = textsOf("signup", "en");
    const field = (key: string) => page.getByLabel(text(key), { exact: true });
    const choose = async (key: string, name: string): Promise<void> => {
      await typeInto(page, page.getByRole("combobox", { name: text(key) }), name);
      await page.getByRole("option", { name, exact: true }).waitFor();
      await page.keyboard.press("Enter");
    };
    await enter(page, page.getByRole("link", { name: text("picker.citizen.name") }));
    await page.waitForURL("**/signup/citizen");
    await typeInto(page, page.getByLabel(text("citizen.phone")), "0550000061");
    await page.keyboard.press("Enter");
    await typeInto(
      page,
      page.getByLabel(text("code.heading")),
      await mailbox.code(keptNumber("0550000061")),
    );
    await typeInto(page, field("field.firstName"), "Yasmine");
    await typeInto(page, field("field.lastName"), "B");
    await choose("field.wilaya", "Oran");
    await choose("field.commune", "Arzew");
    await enter(page, button(page, text("continue")));
    await enter(page, page.getByRole("checkbox"), "Space");
    expect(await page.getByRole("checkbox").isChecked()).toBe(true);
    await enter(page, button(page, text("citizen.create")));
    await page.waitForURL("**/consumer/dashboard");
  }));

test("a visitor writes to the team, and meets what is missing first", () =>
  visit("/contactUs", async (page) => {
    const text = textsOf("contact", "en");
    await enter(page, button(page, text("send")));
    const summary = page.getByRole("alert");
    await summary.waitFor();
    // The first link of the list leads to the first field that is missing.
    await enter(page, summary.getByRole("link").first());
    await page.keyboard.press("ArrowDown");
    await typeInto(page, page.getByLabel(text("field.name")), "Yasmine Benali");
    await typeInto(page, page.getByLabel(text("field.contact")), "yasmine@example.com");
    await typeInto(page, page.getByLabel(text("field.message")), "Is there a point near us?");
    await enter(page, button(page, text("send")));
    const sent = page.getByRole("heading", { name: text("sent.heading") });
    await sent.waitFor();
    await expect
      .poll(() => sent.evaluate((heading) => heading === document.activeElement))
      .toBe(true);
  }));

test("a visitor finds a point in the list and opens its page", async () => {
  await buildPoint(stack.database.db, { name: { en: "El Baraka Grocery" } });
  await visit("/consumer", async (page) => {
    const row = page.locator("#content li").filter({ hasText: "El Baraka Grocery" });
    await enter(page, row.getByRole("button", { name: "El Baraka Grocery" }));
    await enter(page, row.getByRole("link", { name: textsOf("map", "en")("details") }));
    await page.waitForURL("**/consumer/points/*");
    await page.getByRole("heading", { name: "El Baraka Grocery", level: 1 }).waitFor();
  });
});

test("the question about a role holds the focus, and gives it back", async () => {
  const { db } = stack.database;
  const { id } = await buildUser(db, { phone: "+213550000062" });
  const kept = {
    storage: [
      { name: "auth._token.local", value: await buildSession(db, id) },
      { name: "auth.strategy", value: "local" },
    ],
  };
  await visit(
    "/settings",
    async (page) => {
      const roles = textsOf("roles", "en");
      const tile = page
        .getByRole("group", { name: roles("choose") })
        .getByRole("button", { name: new RegExp(`^${roles("name.point")}`) });
      const dialog = page.getByRole("dialog");
      await enter(page, tile);
      await dialog.waitFor();
      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press("Tab");
        const isAway = await page.evaluate(() => {
          const { activeElement, body } = document;
          // Between the last stop and the first the browser's own bar may have it.
          return activeElement !== body && !activeElement?.closest("[role=dialog], dialog");
        });
        expect(isAway).toBe(false);
      }
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      expect(await tile.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await enter(page, dialog.getByRole("button", { name: "Yes", exact: true }));
      await page.waitForURL("**/collection-point/profile");
    },
    kept,
  );
});

test("a citizen changes a name in the settings", async () => {
  const kept = await meetPeople(stack)("citizen");
  await visit(
    "/settings",
    async (page) => {
      const text = textsOf("account", "en");
      const profile = page.getByRole("region", { name: text("settings.profile.title") });
      await tabTo(page, profile.getByLabel(text("settings.profile.firstName")));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Amina");
      await enter(page, profile.getByRole("button", { name: text("save"), exact: true }));
      await profile.getByText(text("saved")).waitFor();
    },
    kept,
  );
});
