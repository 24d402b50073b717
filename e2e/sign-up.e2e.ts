import type { Locale } from "@app/contract/locales";
import { buildBrand, buildBrandInvitation, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { phoneNumbers, press, travel } from "./support/journey.ts";
import { shownIn } from "./support/languages.ts";
import { kept, password } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

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

const nextPhone = phoneNumbers("05");

const wilaya = { en: "Oran", fr: "Oran", ar: "وهران" };
const commune = { en: "Arzew", fr: "Arzew", ar: "أرزيو" };

const choose = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole("combobox", { name: label }).fill(name);
  await page.getByRole("option", { name, exact: true }).click();
};

const choosePlace = async (page: Page, locale: Locale): Promise<void> => {
  const text = textsOf("signup", locale);
  await choose(page, text("field.wilaya"), wilaya[locale]);
  await choose(page, text("field.commune"), commune[locale]);
};

const visit = (
  locale: Locale,
  journey: (page: Page) => Promise<void>,
  refusals?: RegExp,
): Promise<void> =>
  travel({ browser, url: stack.url, locale, ...(refusals && { refusals }) }, journey);

const fill = (page: Page, label: string, value: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(value);

const askForAccount = async (page: Page, locale: Locale, start: () => Promise<string>) => {
  const text = textsOf("signup", locale);
  await page.goto("/signup");
  await look(page, `signup-picker-${locale}`);
  const choices = page.getByRole("main");
  await choices.getByRole("link", { name: text("picker.citizen.name") }).click();
  await page.waitForURL("**/signup/citizen");
  await look(page, `signup-citizen-1-${locale}`);
  const to = await start();
  await press(page, text("continue"));
  await page.getByLabel(text("code.heading")).waitFor();
  await look(page, `signup-citizen-2-${locale}`);
  await page.getByLabel(text("code.heading")).fill(await mailbox.code(to));
  await fill(page, text("field.firstName"), locale === "ar" ? "ياسمين" : "Yasmine");
  await fill(page, text("field.lastName"), locale === "ar" ? "ب" : "B");
  await choosePlace(page, locale);
  await look(page, `signup-citizen-3-${locale}`);
  await press(page, text("continue"));
  await page.getByRole("checkbox").check();
  await look(page, `signup-citizen-4-${locale}`);
  await press(page, text("citizen.create"));
};

const signUpCitizen = async (...asked: Parameters<typeof askForAccount>): Promise<void> => {
  await askForAccount(...asked);
  await asked[0].waitForURL("**/consumer/dashboard");
};

const findUser = (where: { phone: string } | { email: string }) =>
  stack.database.db
    .selectFrom("users")
    .innerJoin("consents", "consents.user_id", "users.id")
    .select(["users.locale", "code", "phone_verified_at", "email_verified_at", "default_role"])
    .where((eb) => eb.and(where))
    .executeTakeFirst();

describe.each(shownIn)("in %s on a small phone", (locale) => {
  const text = textsOf("signup", locale);

  test("a citizen signs up with a number and holds a code", () =>
    visit(locale, async (page) => {
      const phone = nextPhone();
      await signUpCitizen(page, locale, async () => {
        await page.getByLabel(text("citizen.phone")).fill(phone);
        return kept(phone);
      });
      const user = await findUser({ phone: kept(phone) });
      expect(user).toMatchObject({ locale, default_role: "citizen" });
      expect(user?.phone_verified_at).not.toBeNull();
      const deposits = textsOf("deposits", locale);
      const { code } = user ?? { code: "" };
      // Read out as two groups of three.
      const spaced = `${code.slice(0, 3)}.${code.slice(3)}`;
      await page.getByRole("button", { name: deposits("code.open") }).click();
      await page.getByText(new RegExp(spaced)).first().waitFor();
      await look(page, `signup-citizen-done-${locale}`);
    }));

  test("a citizen signs up with an address", () =>
    visit(locale, async (page) => {
      const email = `yasmine.${locale}@example.com`;
      await signUpCitizen(page, locale, async () => {
        await press(page, text("citizen.preferEmail"));
        await page.getByLabel(text("field.email")).fill(email);
        return email;
      });
      expect((await findUser({ email }))?.email_verified_at).not.toBeNull();
    }));

  test("the fourth citizen on one phone is told who else can sign them up", () =>
    visit(
      locale,
      async (page) => {
        const start = async (): Promise<string> => {
          const phone = nextPhone();
          await page.getByLabel(text("citizen.phone")).fill(phone);
          return kept(phone);
        };
        for (let n = 0; n < 3; n++) {
          await signUpCitizen(page, locale, start);
          await page.goto("/logout");
          await page.waitForURL("**/login");
        }
        await askForAccount(page, locale, start);
        await page.getByRole("alert").getByText(text("error.tooManyAccounts")).waitFor();
        await look(page, `signup-citizen-refused-${locale}`);
      },
      /status of 409/,
    ));

  const fillAccount = async (page: Page, phone: string, email: string): Promise<void> => {
    await fill(page, text("field.firstName"), locale === "ar" ? "رشيد" : "Rachid");
    await fill(page, text("field.lastName"), locale === "ar" ? "حميدي" : "Hamidi");
    await fill(page, text("field.phone"), phone);
    await fill(page, text("field.email"), email);
    await fill(page, text("field.password"), password);
    await page.getByRole("checkbox").check();
  };

  /** The link is opened where mail is read: in another tab. */
  const openLink = async (page: Page, email: string, name: string): Promise<void> => {
    // The page that waits looks every ten seconds, and then leads on: a journey of its own.
    await page.goto("/offline");
    const tab = await page.context().newPage();
    await tab.goto(await mailbox.link(email));
    await tab.getByText(textsOf("account", locale)("confirm.done")).first().waitFor();
    // The secret does not stay in the address bar.
    expect(tab.url()).not.toContain("confirm=");
    await look(tab, name);
    await tab.close();
  };

  test.each([
    ["point", "/signup/collectionpoint"],
    ["transporter", "/signup/transporter"],
    ["brand", "/signup/csr"],
  ])("a %s signs up, confirms the number, and opens the link in the mail", (role, path) =>
    visit(locale, async (page) => {
      const [phone, email] = [nextPhone(), `${role}.${locale}@example.com`];
      await page.goto(path);
      await look(page, `signup-${role}-${locale}`);
      await fillAccount(page, phone, email);
      await press(page, text("continue"));
      await page.getByLabel(text("code.heading")).fill(await mailbox.code(kept(phone)));
      await page.waitForURL("**/emailVerification");
      await page.getByText(email).first().waitFor();
      await look(page, `email-verification-${role}-${locale}`);
      await openLink(page, email, `email-confirmed-${role}-${locale}`);
      const user = await findUser({ email });
      expect(user).toMatchObject({ default_role: role, locale });
      expect(user?.email_verified_at).not.toBeNull();
    }),
  );

  test("a distributor joins with the code of a brand", () =>
    visit(locale, async (page) => {
      const { db } = stack.database;
      const owner = await buildUser(db, { roles: ["brand"] });
      const code = await buildBrandInvitation(db, await buildBrand(db, owner.id, "Source Vive"));
      const [phone, email] = [nextPhone(), `distributor.${locale}@example.com`];
      await page.goto("/signup/distributor");
      await page.getByLabel(text("field.invitation")).fill(code);
      await press(page, text("continue"));
      await page.getByText("Source Vive").first().waitFor();
      await look(page, `signup-distributor-${locale}`);
      await fill(page, text("field.company"), "Distribution Atlas");
      await fillAccount(page, phone, email);
      await press(page, text("continue"));
      await page.getByLabel(text("code.heading")).fill(await mailbox.code(kept(phone)));
      await page.waitForURL("**/emailVerification");
      await openLink(page, email, `email-confirmed-distributor-${locale}`);
      expect(await findUser({ email })).toMatchObject({ default_role: "brand" });
    }));

  test("an organisation signs up, opens the link and signs in", () =>
    visit(locale, async (page) => {
      const email = `bureau.${locale}@example.com`;
      await page.goto("/auth/signup?kind=office");
      await look(page, `signup-organisation-${locale}`);
      await fill(page, text("field.officeName"), "Cabinet Amrane");
      await fill(page, text("field.contactName"), "Lynda Amrane");
      await fill(page, text("field.email"), email);
      await fill(page, text("field.phone"), nextPhone());
      await fill(page, text("field.password"), password);
      await choosePlace(page, locale);
      await page.getByRole("checkbox").check();
      await press(page, text("organisation.submit"));
      await page.getByText(text("organisation.sent.heading")).waitFor();
      await look(page, `signup-organisation-sent-${locale}`);
      await openLink(page, email, `email-confirmed-organisation-${locale}`);
      await page.goto("/auth/signin");
      const session = textsOf("session", locale);
      await page.getByLabel(session("organisation.email")).fill(email);
      await page.getByLabel(session("password.label"), { exact: true }).fill(password);
      await press(page, session("submit"));
      await page.waitForURL("**/officepack/dashboard");
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys).toContain("auth._token.user");
    }));
});
