import { readFile } from "node:fs/promises";
import type { Locale } from "@app/contract/locales";
import {
  buildPoint,
  buildSession,
  buildUser,
  type BuiltUser,
  type UserOverrides,
} from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { phoneNumbers, press, travel } from "./support/journey.ts";
import { shownIn } from "./support/languages.ts";
import { kept, password, typeLogin } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const newPassword = "deux-bouteilles-deux-tours";

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

const build = (phone: string, more: UserOverrides = {}): Promise<BuiltUser> =>
  buildUser(stack.database.db, { phone: kept(phone), passwordHash, ...more });

const refusals = /status of (403|409|410|422)/;
const visit = (locale: Locale, journey: (page: Page) => Promise<void>): Promise<void> =>
  travel({ browser, url: stack.url, locale, refusals }, journey);

const see = (within: Page | Locator, words: string): Promise<void> =>
  within.getByText(words).first().waitFor();

const seeHeading = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { name, level: 1 }).waitFor();

const logIn = async (page: Page, locale: Locale, login: string, secret = password) => {
  await page.goto("/login");
  await typeLogin(page, locale, login, secret);
  await page.waitForURL((url) => url.pathname !== "/login");
};

/** One block of the settings, by its title. */
const block = (page: Page, locale: Locale, name: string): Locator =>
  page.getByRole("region", { name: textsOf("account", locale)(`settings.${name}.title`) });

const forgetProofs = (userId: string) =>
  stack.database.db
    .updateTable("users")
    .set({ phone_verified_at: null, email_verified_at: null })
    .where("id", "=", userId)
    .execute();

describe("settings", () => {
  const locale = "fr";
  const text = textsOf("account", locale);

  const rename = async (page: Page): Promise<void> => {
    const profile = block(page, locale, "profile");
    await profile.getByLabel(text("settings.profile.firstName")).fill("Amina");
    await press(profile, text("save"));
    await see(profile, text("saved"));
  };

  const changeNumber = async (page: Page, phone: string, shown: string): Promise<void> => {
    const number = block(page, locale, "number");
    await press(number, text("change"));
    await number.getByRole("textbox").fill(phone);
    await press(number, text("settings.number.sendCode"));
    await number.getByLabel(text("code.label")).fill(await mailbox.code(kept(phone)));
    await see(number, shown);
  };

  const addEmail = async (page: Page, address: string): Promise<void> => {
    const email = block(page, locale, "email");
    await press(email, text("settings.email.add"));
    await email.getByLabel(text("email.field")).fill(address);
    await press(email, text("email.sendLink"));
    await see(email, text("settings.email.unconfirmed"));
    await page.goto(await mailbox.link(address));
    await seeHeading(page, text("confirm.done"));
    // The secret does not stay in the address bar.
    expect(new URL(page.url()).search).toBe("");
    await page.goto("/settings");
    await see(email, text("settings.email.confirmed"));
  };

  const changePassword = async (page: Page): Promise<void> => {
    const own = block(page, locale, "password");
    await press(own, text("settings.password.change"));
    await own.getByLabel(text("settings.password.current")).fill(password);
    const field = own.getByLabel(text("newPassword.label"), { exact: true });
    await field.fill("password1");
    await press(own, text("newPassword.submit"));
    await see(own, text("problem.weakPassword"));
    await look(page, "settings-weak-password-fr");
    await field.clear();
    // As a hand types: a tap that follows another at once is taken for a mistake.
    await field.pressSequentially(newPassword, { delay: 15 });
    await press(own, text("newPassword.submit"));
    await see(own, text("settings.password.saved"));
  };

  const downloadMyData = async (page: Page): Promise<string> => {
    const download = page.waitForEvent("download");
    await press(page, text("settings.privacy.download"));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.json$/);
    return readFile(await file.path(), "utf8");
  };

  test("a person settles name, number, address and password, and takes the data along", () =>
    visit(locale, async (page) => {
      await build("0550000011", { lastName: "Haddad" });
      await logIn(page, locale, "0550000011");
      await page.goto("/settings");
      await rename(page);
      await changeNumber(page, "0660000011", "06 60 00 00 11");
      await addEmail(page, "amina@example.com");
      await changePassword(page);
      const data = await downloadMyData(page);
      for (const own of ["Amina", "Haddad", kept("0660000011"), "amina@example.com"]) {
        expect(data).toContain(own);
      }
      expect(data).not.toContain("argon2");
      await page.goto("/logout");
      await page.waitForURL("**/login");
      await logIn(page, locale, "0660000011", newPassword);
      expect(new URL(page.url()).pathname).toBe("/consumer/dashboard");
    }));

  test("a person sends one device out, then all of them", () =>
    visit(locale, async (page) => {
      const { id } = await build("0550000012");
      const stolen = await buildSession(stack.database.db, id);
      const opens = async (token: string): Promise<boolean> => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${stack.url}/api/auth/user`, { headers })).ok;
      };
      expect(await opens(stolen)).toBe(true);
      await logIn(page, locale, "0550000012");
      await page.goto("/settings");
      const devices = block(page, locale, "devices");
      await see(devices, text("settings.devices.thisOne"));
      expect(await devices.getByRole("listitem").count()).toBe(2);
      await devices.getByRole("button", { name: text("settings.devices.unknown") }).click();
      await see(devices, text("settings.devices.gone"));
      await expect.poll(() => devices.getByRole("listitem").count()).toBe(1);
      expect(await opens(stolen)).toBe(false);
      const another = await buildSession(stack.database.db, id);
      await press(devices, text("settings.devices.everywhere"));
      await look(page, "settings-everywhere-fr");
      await press(page, text("settings.devices.everywhereYes"));
      await page.waitForURL("**/login");
      expect(await opens(another)).toBe(false);
    }));
});

describe("a forgotten password", () => {
  const locale = "ar";
  const text = textsOf("account", locale);

  test.each([
    ["an SMS", "0550000021", kept("0550000021")],
    ["a mail", "amel@example.com", "amel@example.com"],
  ])("is replaced through a link in %s, which works once", (_, login, to) =>
    visit(locale, async (page) => {
      await (to === login
        ? buildUser(stack.database.db, { email: to, passwordHash })
        : build(login));
      await page.goto("/login");
      await page.getByRole("link", { name: textsOf("session", locale)("forgotten") }).click();
      await seeHeading(page, text("forgot.heading"));
      await page.getByLabel(text("forgot.label")).fill(login);
      await page.keyboard.press("Enter");
      await seeHeading(page, text("forgot.sent"));
      const link = await mailbox.link(to);
      const choose = async (secret: string) => {
        await page.goto(link);
        await page.getByLabel(text("newPassword.label"), { exact: true }).fill(secret);
        await press(page, text("newPassword.submit"));
      };
      await choose(newPassword);
      await seeHeading(page, text("newPassword.done"));
      await choose("trois-bouteilles-rondes");
      await seeHeading(page, text("newPassword.dead"));
      await logIn(page, locale, login, newPassword);
      expect(new URL(page.url()).pathname).toBe("/consumer/dashboard");
    }),
  );
});

describe("deletion", () => {
  const locale = "en";
  const text = textsOf("account", locale);

  const ask = async (page: Page, phone: string): Promise<Locator> => {
    await page.goto("/delete-account");
    await page.getByLabel(text("deletion.label")).fill(phone);
    await press(page, text("deletion.sendCode"));
    return page.getByLabel(text("code.heading"));
  };

  test("is asked for signed out, with a code, and taken back signed in", () =>
    visit(locale, async (page) => {
      await build("0550000031");
      const field = await ask(page, "0550000031");
      const code = await mailbox.code(kept("0550000031"));
      await field.fill(code === "000000" ? "000001" : "000000");
      await see(page, text("problem.wrongCode"));
      await field.fill(code);
      await see(page, text("deletion.doneText"));
      await look(page, "delete-account-done-en");
      await logIn(page, locale, "0550000031");
      await page.goto("/settings");
      await look(page, "settings-erasure-en");
      await press(page, text("settings.privacy.keep"));
      await see(page, text("settings.privacy.kept"));
      await page.reload();
      await page.getByRole("link", { name: text("settings.privacy.delete") }).waitFor();
      expect(await page.getByRole("button", { name: text("settings.privacy.keep") }).count()).toBe(
        0,
      );
    }));

  test("is refused to the owner of a point that is still open", () =>
    visit(locale, async (page) => {
      const { id } = await build("0550000032", { roles: ["point"] });
      await buildPoint(stack.database.db, { ownerId: id });
      const field = await ask(page, "0550000032");
      await field.fill(await mailbox.code(kept("0550000032")));
      await see(page, text("problem.pointStillOpen"));
      await look(page, "delete-account-refused-en");
    }));
});

test("a number nobody confirmed is confirmed on the way, with a code that is already sent", () =>
  visit("fr", async (page) => {
    const { id } = await build("0550000041");
    await forgetProofs(id);
    await logIn(page, "fr", "0550000041");
    await page.goto("/sendCode");
    const field = page.getByLabel(textsOf("account", "fr")("code.heading"));
    await field.fill(await mailbox.code(kept("0550000041")));
    await page.waitForURL("**/consumer/dashboard");
    // From now on there is nothing to do there.
    await page.goto("/sendCode");
    await page.waitForURL("**/consumer/dashboard");
  }));

test("a citizen adds an address, and logs in with it", () =>
  visit("fr", async (page) => {
    const text = textsOf("account", "fr");
    await build("0550000042");
    await logIn(page, "fr", "0550000042");
    await page.goto("/consumer/addemail");
    await page.getByLabel(text("addEmail.heading")).fill("nadia@example.com");
    await press(page, text("addEmail.submit"));
    await seeHeading(page, text("addEmail.sent"));
    await page.goto(await mailbox.link("nadia@example.com"));
    await seeHeading(page, text("confirm.done"));
    await page.goto("/logout");
    await page.waitForURL("**/login");
    await logIn(page, "fr", "nadia@example.com");
    expect(new URL(page.url()).pathname).toBe("/consumer/dashboard");
  }));

describe.each(shownIn)("in %s on a small phone", (locale) => {
  const text = textsOf("account", locale);
  const legal = textsOf("legal", locale);

  test("the way back in, the way out and the small print are easy on the eye", () =>
    visit(locale, async (page) => {
      const open = async (path: string, heading: string, name: string): Promise<void> => {
        await page.goto(path);
        await seeHeading(page, heading);
        await look(page, `${name}-${locale}`);
      };
      await open("/forgotPassword", text("forgot.heading"), "forgot-password");
      await open("/setNewPassword", text("newPassword.missing"), "new-password-missing");
      await open(`/setNewPassword/${"A".repeat(43)}`, text("newPassword.heading"), "new-password");
      await open("/delete-account", text("deletion.heading"), "delete-account");
    }));

  test("the box of consent opens what is agreed to, and keeps what was typed", () =>
    visit(locale, async (page) => {
      const signup = textsOf("signup", locale);
      await page.goto("/signup/collectionpoint");
      await page.getByLabel(signup("field.firstName")).fill("Rachid");
      for (const [document, name] of [
        ["privacyPolicy", "privacy"],
        ["terms", "terms"],
      ]) {
        const opened = page.context().waitForEvent("page");
        await page.locator(`a[href="/globalLegal/${document}"]`).first().click();
        const tab = await opened;
        await seeHeading(tab, legal(`${name}.title`));
        await look(tab, `legal-${name}-${locale}`);
        await tab.close();
      }
      expect(await page.getByLabel(signup("field.firstName")).inputValue()).toBe("Rachid");
    }));

  test("somebody who has just begun meets every page of the account", () =>
    visit(locale, async (page) => {
      const phone = nextPhone();
      const email = `samir.${locale}@example.com`;
      const { id } = await build(phone, { email, username: null });
      await forgetProofs(id);
      await logIn(page, locale, phone);
      await page.waitForURL("**/consumer/profile");
      await page.getByLabel(text("profile.username")).waitFor();
      await look(page, `consumer-profile-${locale}`);
      await page.goto("/sendCode");
      await page.getByLabel(text("code.heading")).waitFor();
      await look(page, `send-code-${locale}`);
      await page.goto("/emailVerification");
      await see(page, email);
      await look(page, `email-verification-${locale}`);
      await page.goto("/consumer/addemail");
      await page.getByLabel(text("addEmail.heading")).waitFor();
      await look(page, `consumer-addemail-${locale}`);
      await page.goto("/settings");
      for (const name of ["profile", "email", "roles", "privacy"]) {
        await block(page, locale, name).scrollIntoViewIfNeeded();
        await look(page, `settings-${name}-${locale}`);
      }
    }));
});
