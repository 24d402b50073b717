import type { Locale } from "@app/contract/locales";
import { buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { phoneNumbers, press, travel } from "./support/journey.ts";
import { kept, password } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let mailbox: Mailbox;
let passwordHash: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  mailbox = openMailbox(stack.catcher);
  passwordHash = await hash(password);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const nextPhone = phoneNumbers("06");
const refusals = /status of (403|422)/;

interface Settings {
  page: Page;
  /** One block of the page, by its title. */
  block: (name: string) => Locator;
  /** The person logged in, and gave the password, an hour ago. */
  letAnHourPass: () => Promise<void>;
  /** As if the number had been given by others. */
  forgetProofs: () => Promise<unknown>;
}

/** Somebody who has just logged in opens the settings. */
const openSettings = (
  { locale, hasPassword }: { locale: Locale; hasPassword: boolean },
  journey: (settings: Settings) => Promise<void>,
): Promise<void> =>
  travel({ browser, url: stack.url, locale, refusals }, async (page) => {
    const { database } = stack;
    const { id } = await buildUser(database.db, {
      phone: kept(nextPhone()),
      ...(hasPassword && { passwordHash }),
    });
    await openSignedIn(stack, page, id, "/settings");
    await journey({
      page,
      block: (name) =>
        page.getByRole("region", { name: textsOf("account", locale)(`settings.${name}.title`) }),
      forgetProofs: () =>
        database.db
          .updateTable("users")
          .set({ phone_verified_at: null })
          .where("id", "=", id)
          .execute(),
      letAnHourPass: async () => {
        await database.pool.query(
          "update sessions set created_at = now() - interval '1 hour' where user_id = $1",
          [id],
        );
      },
    });
  });

const typeNumber = async (number: Locator, locale: Locale): Promise<string> => {
  const text = textsOf("account", locale);
  const phone = nextPhone();
  await press(number, text("change"));
  await number.getByRole("textbox").fill(phone);
  await press(number, text("settings.number.sendCode"));
  return phone;
};

/** The focus comes with the field, in a task of its own. */
const isFocused = async (field: Locator): Promise<void> => {
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
};

test("a while after logging in, a number is changed by whoever knows the password", () =>
  openSettings({ locale: "ar", hasPassword: true }, async ({ page, block, letAnHourPass }) => {
    const text = textsOf("account", "ar");
    await letAnHourPass();
    const number = block("number");
    const phone = await typeNumber(number, "ar");
    await number.getByText(text("passwordAgain")).waitFor();
    const field = number.getByLabel(text("settings.password.current"));
    await isFocused(field);
    await look(page, "settings-password-again-ar");
    await field.fill("une autre");
    await press(number, text("settings.number.sendCode"));
    await number.getByRole("link", { name: text("problem.wrongPassword") }).waitFor();
    await field.fill(password);
    await press(number, text("settings.number.sendCode"));
    await number.getByLabel(text("code.label")).fill(await mailbox.code(kept(phone)));
    await number.getByText(text("saved")).waitFor();
  }));

test("digits asked for once more too late: the password is asked for, and the number stays", () =>
  openSettings({ locale: "fr", hasPassword: true }, async ({ page, block, letAnHourPass }) => {
    const text = textsOf("account", "fr");
    await page.clock.install();
    const number = block("number");
    const phone = await typeNumber(number, "fr");
    await number.getByLabel(text("code.label")).waitFor();
    await letAnHourPass();
    await page.clock.fastForward("02:00");
    await press(number, text("code.resend"));
    const field = number.getByLabel(text("settings.password.current"));
    await field.waitFor();
    await isFocused(field);
    expect(await number.getByLabel(text("settings.number.new")).inputValue()).toBe(phone);
    await look(page, "settings-number-again-fr");
  }));

test("so it is on the way in, where a number is not confirmed yet", () =>
  openSettings(
    { locale: "ar", hasPassword: true },
    async ({ page, forgetProofs, letAnHourPass }) => {
      const text = textsOf("account", "ar");
      await forgetProofs();
      await page.clock.install();
      await page.goto("/sendCode");
      await press(page, text("phone.change"));
      const number = page.getByLabel(text("phone.heading"));
      const phone = nextPhone();
      await number.fill(phone);
      await press(page, text("continue"));
      await page.getByLabel(text("code.heading")).waitFor();
      await letAnHourPass();
      await page.clock.fastForward("02:00");
      await press(page, text("code.resend"));
      await page.getByLabel(text("settings.password.current")).waitFor();
      expect(await number.inputValue()).toBe(phone);
      await look(page, "send-code-number-again-ar");
    },
  ));

test.each(["number", "password"])(
  "who has no password is told to log in again before the %s changes",
  (name) =>
    openSettings({ locale: "en", hasPassword: false }, async ({ page, block, letAnHourPass }) => {
      const text = textsOf("account", "en");
      await letAnHourPass();
      const own = block(name);
      if (name === "number") await typeNumber(own, "en");
      else {
        await press(own, text("settings.password.set"));
        await own.getByLabel(text("newPassword.label")).fill(password);
        await press(own, text("newPassword.submit"));
      }
      await own.getByText(text("problem.logInAgain")).waitFor();
      await look(page, `settings-${name}-log-in-again-en`);
    }),
);
