import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import { directionOf, type Locale } from "@app/contract/locales";
import {
  buildPoint,
  buildSession,
  buildUser,
  type BuiltUser,
} from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { logInWithCode, password, typeLogin } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { digitsFromTheLeft } from "./support/reading-order.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

/** 1,166.40 tokens before, 81.60 more: a balance long enough to be seen reversed. */
const before = { material: "aluminium", grams: 19_440 } as const;
const expected = { en: "1,248", fr: "1\u00A0248", ar: "1.248" };
/** Its end after each of three bags: the one in the middle counts, for the machine may pause once. */
const endings = ["248", "329", "411"];
const longestMs = 2000;

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

interface Scene {
  citizen: BuiltUser;
  citizenPhone: string;
  ownerPhone: string;
}

const buildScene = async (index: number): Promise<Scene> => {
  const { db } = stack.database;
  const passwordHash = await hash(password);
  const [citizenPhone, ownerPhone] = [`055000000${index}`, `066000000${index}`];
  const citizen = await buildUser(db, { phone: `+213${citizenPhone.slice(1)}`, passwordHash });
  const owner = await buildUser(db, {
    firstName: "Rachid",
    phone: `+213${ownerPhone.slice(1)}`,
    passwordHash,
    roles: ["point"],
  });
  const { id: pointId } = await buildPoint(db, {
    ownerId: owner.id,
    name: { en: "El Baraka", fr: "El Baraka", ar: "البركة" },
  });
  const answer = await fetch(stack.url + recordDeposit.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await buildSession(db, owner.id)}`,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({
      pointId,
      citizenCode: citizen.code,
      ...before,
      stars: { clean: false, compacted: false, manners: false },
    }),
  });
  expect(answer.status).toBe(201);
  return { citizen, citizenPhone, ownerPhone };
};

const weigh = async (page: Page, locale: Locale, code: string): Promise<void> => {
  const text = textsOf("deposits", locale);
  await page.getByLabel(text("intake.codeLabel")).pressSequentially(code);
  await page.getByText("P.E.T ( 1 )").click();
  const keypad = page.getByRole("group", { name: text("intake.keypad") });
  for (const key of ["3", text("intake.decimal"), "4", "0"]) {
    await keypad.getByRole("button", { name: key, exact: true }).click();
  }
  for (const star of ["stars.clean", "stars.compacted"]) {
    await page.getByRole("button", { name: text(star) }).click();
  }
};

const weighAnother = async (page: Page, locale: Locale, code: string): Promise<void> => {
  const next = textsOf("deposits", locale)("done.next");
  await page.getByRole("button", { name: next }).press("Enter");
  await weigh(page, locale, code);
};

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });

describe.each(shownIn.map((locale, index) => ({ locale, index })))(
  "[P-03] [P-07] a deposit in $locale, from the scale to the citizen's screen",
  ({ locale, index }) => {
    let operator: Visitor;
    let citizen: Visitor;
    let scene: Scene;

    beforeAll(async () => {
      scene = await buildScene(index + 1);
      operator = await openVisitor(browser, stack.url, locale);
      citizen = await openVisitor(browser, stack.url, locale);
    });
    afterAll(async () => {
      await Promise.all([operator.close(), citizen.close()]);
    });

    test("[R-04] [S-01] both sign in through their doors", async () => {
      await citizen.page.goto("/login");
      await typeLogin(citizen.page, locale, scene.citizenPhone);
      await citizen.page.waitForURL("**/consumer/dashboard");
      await operator.page.goto("/collection-point/login");
      await logInWithCode(operator.page, locale, scene.ownerPhone, mailbox);
      await operator.page.waitForURL("**/collection-point/dashboard");
      await operator.page.goto("/collection-point/intake");
      const html = citizen.page.locator("html");
      expect(await html.getAttribute("lang")).toBe(locale);
      expect(await html.getAttribute("dir")).toBe(directionOf(locale));
    });

    test("the operator weighs 3.40 kg of PET with two stars on one screen without scrolling", async () => {
      await weigh(operator.page, locale, scene.citizen.code);
      expect(await scrolls(operator.page)).toBe(false);
      await look(operator.page, `intake-${locale}`);
    });

    test("the citizen's open page shows the new balance within two seconds, digits in order", async () => {
      const balance = citizen.page.getByTestId("balance");
      const written = (ending: string) => expected[locale].replace("248", ending);
      await expect.poll(() => balance.textContent()).toContain(written("166"));
      const took: number[] = [];
      for (const [bag, ending] of endings.entries()) {
        if (bag > 0) await weighAnother(operator.page, locale, scene.citizen.code);
        await operator.page.getByTestId("confirm-deposit").click();
        const began = performance.now();
        await expect.poll(() => balance.textContent(), { interval: 50 }).toContain(written(ending));
        took.push(performance.now() - began);
        expect(await digitsFromTheLeft(balance)).toBe(written(ending).replace("\u00A0", ""));
      }
      const [, middle] = took.toSorted((a, b) => a - b);
      expect(middle).toBeLessThan(longestMs);
    });

    test("the operator sees it done, the weight not reversed", async () => {
      const done = operator.page.getByTestId("done");
      await done.waitFor();
      const weight = locale === "en" ? "3.40" : "3,40";
      const shown = done.locator("dd, td").filter({ hasText: weight }).first();
      expect(await digitsFromTheLeft(shown)).toContain(weight);
      await look(operator.page, `done-${locale}`);
    });

    test("the citizen's page is complete and nobody's browser complained", async () => {
      await citizen.page
        .getByText("El Baraka")
        .or(citizen.page.getByText("البركة"))
        .first()
        .waitFor();
      await look(citizen.page, `dashboard-${locale}`);
      expect(citizen.complaints).toEqual([]);
      expect(operator.complaints).toEqual([]);
    });
  },
);
