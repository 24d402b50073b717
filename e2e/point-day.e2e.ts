import { randomUUID } from "node:crypto";
import { declareDeposit } from "@app/contract/declarations";
import { recordDeposit, type DepositInput } from "@app/contract/deposits";
import { sendEntries } from "@app/contract/device-entries";
import type { Locale } from "@app/contract/locales";
import { listMyPoints } from "@app/contract/points";
import {
  addMember,
  buildPoint,
  buildSession,
  buildUser,
  type BuiltUser,
} from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Kept, openKeepingBrowser, openVisitor, phone } from "./support/browser.ts";
import { waitUntilKept, workerReady } from "./support/installed.ts";
import { look } from "./support/looks.ts";
import { digitsFromTheLeft } from "./support/reading-order.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let owner: BuiltUser;
let ownerToken: string;
let pointId: string;
let yasmine: BuiltUser;
let yasmineToken: string;
let numbers = 0;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
  const { db } = stack.database;
  owner = await buildUser(db, {
    firstName: "Rachid",
    lastName: "Amrane",
    phone: "+213661234567",
    roles: ["point"],
  });
  ({ id: pointId } = await buildPoint(db, {
    ownerId: owner.id,
    name: { en: "El Baraka", fr: "El Baraka", ar: "البركة" },
    acceptsBagsLeft: true,
  }));
  await db.updateTable("points").set({ storage_square_meters: 6 }).execute();
  yasmine = await buildUser(db, { firstName: "ياسمين", lastName: "بن علي" });
  [ownerToken, yasmineToken] = await Promise.all([
    buildSession(db, owner.id),
    buildSession(db, yasmine.id),
  ]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const post = async (path: string, token: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(stack.url + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

const deposit = (changes: Partial<DepositInput> = {}): DepositInput => ({
  pointId,
  citizenCode: yasmine.code,
  material: "pet",
  grams: 3400,
  stars: { clean: true, compacted: true, manners: false },
  ...changes,
});

const weigh = (changes: Partial<DepositInput>, token = ownerToken) =>
  post(recordDeposit.path, token, deposit(changes));

/** As a phone brings it that was without a network. */
const weighBefore = (days: number, changes: Partial<DepositInput>) => {
  numbers += 1;
  return post(sendEntries.path, ownerToken, {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    highestNumber: numbers,
    stillWaiting: numbers,
    entries: [
      {
        kind: "deposit",
        number: numbers,
        key: randomUUID(),
        occurredAt: new Date(Date.now() - days * 86_400_000).toISOString(),
        deposit: deposit(changes),
        seenAs: { by: "typing" },
      },
    ],
  });
};

const declare = (grams: number) =>
  post(declareDeposit.path, yasmineToken, { pointId, material: "pet", grams });

const signedIn = (token: string): Kept => ({
  storage: [
    { name: "auth._token.local", value: token },
    { name: "auth.strategy", value: "local" },
  ],
});

interface Visit {
  locale: Locale;
  token?: string;
  viewport?: typeof phone;
  /** What the browser notes of an answer that refuses something, where that is the test. */
  refusals?: RegExp;
}

const visit = async (
  { locale, token = ownerToken, viewport = phone, refusals }: Visit,
  journey: (page: Page) => Promise<void>,
): Promise<void> => {
  const { page, complaints, close } = await openVisitor(
    browser,
    stack.url,
    locale,
    viewport,
    signedIn(token),
  );
  try {
    await journey(page);
    expect(complaints.filter((one) => !refusals?.test(one))).toEqual([]);
  } finally {
    await close();
  }
};

/** The person looks at the phone again. */
const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

const dashboard = "/collection-point/dashboard";

describe("a morning in Arabic", () => {
  const text = textsOf("counter", "ar");

  test("[R-30] it begins empty, with a poster to print", () =>
    visit({ locale: "ar" }, async (page) => {
      await page.goto("/Collection%20Point/dashboard_old");
      await page.waitForURL(`**${dashboard}`);
      await page.getByRole("link", { name: text("today.poster") }).waitFor();
      expect(await page.getByTestId("today-weight").textContent()).toContain("0,00");
      await look(page, "today-empty-ar");
    }));

  test("[P-05] [K-12] [G-18] what others weigh appears on the open page, and the total is whole kilograms of plastic", () =>
    visit({ locale: "ar" }, async (page) => {
      for (const grams of [42_000, 42_000, 42_000, 30_000]) await weighBefore(6, { grams });
      await weighBefore(6, { material: "pehd", grams: 33_700 });
      await page.goto(dashboard);
      const today = page.getByTestId("today-weight");
      await today.waitFor();
      await weigh({ grams: 15_800 });
      await weigh({ material: "pehd", grams: 6900 });
      await weigh({ material: "aluminium", grams: 2500, citizenCode: (await neighbour()).code });
      await weigh({ grams: 3400 });
      await lookAgain(page);
      await expect.poll(() => today.textContent()).toContain("28,60");
      expect(await digitsFromTheLeft(today)).toBe("28,60");
      expect(await page.getByTestId("collected").textContent()).toContain("215");
      await page.getByText("ياسمين ب.").first().waitFor();
      await look(page, "today-ar");
    }));

  test("a declared bag is weighed and corrected on one screen, another is not found", () =>
    visit({ locale: "ar" }, async (page) => {
      await declare(1800);
      await declare(2500);
      await page.goto(dashboard);
      await page.getByRole("link", { name: text("today.bagsSince").slice(0, 6) }).click();
      await page.waitForURL("**/collection-point/declared");
      await page.getByText("B-1", { exact: true }).waitFor();
      await look(page, "declared-ar");

      const bag = (label: string): string =>
        text("declared.weighLabel").replace(
          "{bag}",
          text("declared.bag").replace("{number}", `\u2066${label}\u2069`),
        );
      await page.getByRole("button", { name: bag("B-1") }).click();
      const sheet = page.getByRole("dialog");
      const words = textsOf("deposits", "ar");
      const keypad = sheet.getByRole("group", { name: words("intake.keypad") });
      for (const key of ["1", words("intake.decimal"), "6"]) {
        await keypad.getByRole("button", { name: key, exact: true }).click();
      }
      await sheet.getByRole("button", { name: words("stars.clean") }).click();
      expect(await sheet.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true);
      await look(page, "declared-weigh-ar", "dialog");
      await sheet.getByTestId("settle-bag").click();
      await page.getByRole("status").filter({ hasText: "35" }).waitFor();
      await look(page, "declared-done-ar");

      await page.getByRole("button", { name: bag("B-2") }).click();
      await page.getByRole("button", { name: text("declared.notTaken") }).click();
      await look(page, "declared-refuse-ar", "dialog[open] dialog");
      await page.getByRole("button", { name: text("declared.refuse"), exact: true }).click();
      await page.getByText(text("declared.empty")).waitFor();

      const { rows } = await stack.database.pool.query<{ status: string; grams: number }>(
        `select d.status, d.grams from declarations o join deposits d on d.id = o.deposit_id
         order by o.bag_number`,
      );
      expect(rows).toEqual([
        { status: "corrected", grams: 1600 },
        { status: "refused", grams: 2500 },
      ]);
    }));
});

let neighbours = 0;
const neighbour = (): Promise<BuiltUser> => {
  neighbours += 1;
  return buildUser(stack.database.db, { firstName: "سمية", lastName: "فلاح" });
};

test("the stock is corrected in French, with a reason that stays to be seen", () =>
  visit({ locale: "fr" }, async (page) => {
    const text = textsOf("counter", "fr");
    await page.goto("/collection-point/stock");
    const total = page.getByTestId("stock-total");
    await total.waitFor();
    await look(page, "stock-fr");
    const before = Number((await total.textContent())?.replaceAll(/\D/g, ""));
    await page.getByRole("button", { name: text("stock.correct") }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: text("stock.save") }).click();
    await sheet.getByText(text("stock.error.reason")).waitFor();
    await look(page, "stock-correct-fr", "dialog");
    await sheet.getByLabel(text("stock.counted")).fill("100,5");
    await sheet.getByText(text("stock.reason.wet")).click();
    await sheet.getByLabel(text("stock.note")).fill("La pluie est entrée");
    await sheet.getByRole("button", { name: text("stock.save") }).click();
    await page.getByText("La pluie est entrée").waitFor();
    await expect
      .poll(async () => Number((await total.textContent())?.replaceAll(/\D/g, "")))
      .toBeLessThan(before);
    await page.getByText("Rachid A.").waitFor();
    await look(page, "stock-corrected-fr");
  }));

test("a button that becomes ready is legible at once", () =>
  visit({ locale: "fr" }, async (page) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/pickups", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto("/collection-point/stock");
    const call = page.getByRole("button", { name: textsOf("counter", "fr")("stock.van") });
    await call.and(page.locator("[aria-disabled]")).waitFor();
    answer();
    const moving = await page.waitForFunction(
      (button) =>
        !button?.hasAttribute("aria-disabled") && {
          fades: button?.getAnimations().map((one) => (one as CSSTransition).transitionProperty),
        },
      await call.elementHandle(),
    );
    expect(await moving.jsonValue()).toEqual({ fades: [] });
  }));

const hire = async (firstName: string, phone: string): Promise<BuiltUser> => {
  const { db } = stack.database;
  const person = await buildUser(db, { firstName, lastName: "Kaci", phone });
  await addMember(db, pointId, person.id, "collaborator");
  return person;
};

describe("a collaborator", () => {
  test("[G-20] sees the same day without what is the owner's, and is told when it is over", async () => {
    const { db } = stack.database;
    const amine = await hire("Amine", "+213771234567");
    const token = await buildSession(db, amine.id);
    const text = textsOf("counter", "en");
    await visit({ locale: "en", token, refusals: /status of 40[34]/ }, async (page) => {
      await page.goto(dashboard);
      await page.getByText("El Baraka, collaborator").waitFor();
      await page
        .getByText(/weighed by .Rachid A\./)
        .first()
        .waitFor();
      for (const name of ["team", "poster", "profile"]) {
        expect(await page.getByRole("link", { name: text(`nav.${name}`) }).count()).toBe(0);
      }
      await page.getByRole("link", { name: textsOf("nav", "en")("places.weigh") }).waitFor();
      await look(page, "today-collaborator-en");
      await page.goto("/collection-point/stock");
      await page.getByTestId("stock-total").waitFor();
      expect(await page.getByRole("button", { name: text("stock.correct") }).count()).toBe(0);

      await page.goto(dashboard);
      await page.getByText("El Baraka, collaborator").waitFor();
      await db
        .updateTable("point_members")
        .set({ removed_at: new Date() })
        .where("user_id", "=", amine.id)
        .execute();
      await lookAgain(page);
      await page.getByText("You no longer work with El Baraka.").waitFor();
      expect(await page.getByTestId("today-weight").count()).toBe(0);
      await look(page, "today-removed-en");
      await page.getByRole("link", { name: text("gone.action") }).click();
      await page.waitForURL("**/consumer/dashboard");
    });
  });

  test("whose time ends while the page opens is told so, not that there is no point yet", async () => {
    const { id } = await hire("Samir", "+213771234568");
    const token = await buildSession(stack.database.db, id);
    await visit({ locale: "en", token }, async (page) => {
      await page.goto(dashboard);
      await page.getByTestId("today-weight").waitFor();
      // What the server says when it happens between who asks and what is asked for.
      await page.route(`**${listMyPoints.path}`, (route) =>
        route.fulfill({ json: { points: [] } }),
      );
      await page.goto(dashboard);
      await page.getByText("You no longer work with El Baraka.").waitFor();
    });
  });
});

describe("a day unlike others", () => {
  const text = textsOf("counter", "fr");

  test("without a network the last numbers stay, and say how old they are", () =>
    visit({ locale: "fr", refusals: /net::ERR_|manifest patches|could not be/ }, async (page) => {
      await weigh({ grams: 1000 });
      await page.goto(dashboard);
      await page.getByRole("heading", { name: text("today.week") }).waitFor();
      // The map keeps a list of points as well.
      await page.goto("/consumer");
      await page.getByText("El Baraka", { exact: true }).first().waitFor();
      await workerReady(page);
      await waitUntilKept(page, dashboard);
      await page.context().setOffline(true);
      await page.goto(dashboard);
      await page.getByText(/Hors ligne\. Ce que vous voyez date de/).waitFor();
      await page.getByTestId("today-weight").waitFor();
      await look(page, "today-offline-fr");
      await page.context().setOffline(false);
    }));

  test("a closed day is no obstacle, a paused point calls us", () =>
    visit({ locale: "fr", viewport: { width: 1440, height: 900 } }, async (page) => {
      const { db } = stack.database;
      await page.goto(dashboard);
      await page.getByTestId("today-weight").waitFor();
      await look(page, "today-fr-1440");
      const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
      const algiers = new Date(Date.now() + 3_600_000).getUTCDay();
      // Not the next one: midnight may come in between.
      const other = days[(algiers + 2) % days.length] ?? "sat";
      await db
        .updateTable("points")
        .set({ hours: JSON.stringify({ [other]: [["08:00", "12:00"]] }) })
        .execute();
      await lookAgain(page);
      await page.getByRole("link", { name: text("today.closedAction") }).waitFor();
      await db.updateTable("points").set({ status: "suspended" }).execute();
      await lookAgain(page);
      await page.getByRole("alert").getByRole("link").waitFor();
      await look(page, "today-suspended-fr-1440");
      await page.goto("/collection-point/stock");
      await page.getByTestId("stock-total").waitFor();
      await look(page, "stock-fr-1440");
    }));
});
