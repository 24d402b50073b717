import { randomUUID } from "node:crypto";
import { consumerDeposit } from "@app/contract/deposits";
import type { Locale } from "@app/contract/locales";
import { consumerReception } from "@app/contract/rewards";
import { buildReward } from "@app/database/testing/build-reward";
import { buildUser, type BuiltUser } from "@app/database/testing/builders";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { desktop, gone, type Journey, makeJourney } from "./support/panel.ts";
import { buildCounter, openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";
import { exchange, receive } from "./support/vouchers.ts";

let stack: Stack;
let browser: Browser;
/** Somebody with fourteen deposits: two pages. */
let citizen: BuiltUser;
let counter: Awaited<ReturnType<typeof buildCounter>>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  counter = await buildCounter(stack);
  citizen = await buildUser(stack.database.db, { phone: "+213550000077" });
  for (let deposit = 1; deposit <= 14; deposit += 1) {
    await counter.weigh({
      citizenCode: citizen.code,
      material: (["pet", "pehd", "aluminium"] as const)[deposit % 3] ?? "pet",
      grams: 1000 + deposit * 100,
      stars: { clean: deposit % 2 === 0, compacted: deposit % 4 < 2, manners: deposit > 9 },
    });
  }
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const visit = (journey: Journey, go: (page: Page) => Promise<void>) =>
  makeJourney(browser, stack, journey, go);

const isCall = (path: string) => (url: URL) => url.pathname === path;

/** The pages of the history that were asked for, in their order. */
const listCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === consumerDeposit.path) calls.push(`deposits${search}`);
    if (pathname === consumerReception.path) calls.push(`rewards${search}`);
  });
  return calls;
};

const historyOf = (page: Page, locale: Locale = "en"): Locator =>
  page.getByRole("dialog", { name: textsOf("history", locale)("title"), exact: true });

/** Nothing is on its way any more. */
const settled = async (history: Locator): Promise<void> => {
  await history.and(history.page().locator("[aria-busy=false]")).waitFor();
};

const openHistory = async (page: Page, locale: Locale = "en"): Promise<Locator> => {
  const name = textsOf("shell", locale)("account.history");
  await page.getByRole("button", { name: new RegExp(`, ${name}$`) }).click();
  await historyOf(page, locale).waitFor();
  return historyOf(page, locale);
};

const olive = { en: "An olive tree", fr: "Un olivier planté" };
const names = [{ en: "Top-up 500 DA", fr: "Recharge mobile 500 DA", ar: "تعبئة 500 دج" }, olive];

/** Answers as a server of any age might give them. */
const giveRewards = (page: Page, rows = names.map((name) => JSON.stringify(name))) =>
  page.route(isCall(consumerReception.path), (route) =>
    route.fulfill({
      json: {
        csReceptions: {
          data: rows.map((reward_name, place) => ({
            id: randomUUID(),
            userProfile: "",
            created_at: `2026-07-${29 + place}T17:04:00.000Z`,
            reward_name,
            quantity: place + 1,
            tokens: 520.9 - place,
          })),
          last_page: 2,
        },
      },
    }),
  );

/** The newest deposit is one that no point has weighed yet. */
const declareOne = (page: Page) =>
  page.route(isCall(consumerDeposit.path), async (route) => {
    const answer = await route.fetch();
    const { csDeposits } = consumerDeposit.response.parse(await answer.json());
    const [first, ...others] = csDeposits.data;
    const declared = { ...first, cp_id: null, userProfile: "", stars: [0, 0, 0] };
    await route.fulfill({ json: { csDeposits: { ...csDeposits, data: [declared, ...others] } } });
  });

describe("the history", () => {
  test("[S-17] [L-44] fetches when it opens, when the tab changes and by page; the arrows end", () =>
    visit({}, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      const calls = listCalls(page);
      const history = await openHistory(page);
      await settled(history);
      expect(calls).toEqual(["deposits?page=1"]);
      const [previous, next] = ["Previous page", "Next page"].map((name) =>
        history.getByRole("button", { name }),
      );
      const isEnd = (arrow: Locator | undefined) => arrow?.getAttribute("aria-disabled");
      await history.getByText("1 / 2").waitFor();
      expect([await isEnd(previous), await isEnd(next)]).toEqual(["true", null]);
      await next?.click();
      await history.getByText("2 / 2").waitFor();
      await settled(history);
      expect([await isEnd(previous), await isEnd(next)]).toEqual([null, "true"]);
      await next?.click({ force: true });
      expect(calls).toEqual(["deposits?page=1", "deposits?page=2"]);
      expect(await history.getByRole("row").count()).toBe(1 + 4);
      await history.getByRole("tab", { name: "Rewards" }).click();
      await settled(history);
      await history.getByRole("tab", { name: "Deposits" }).click();
      await settled(history);
      expect(calls.slice(2)).toEqual(["rewards?page=1", "deposits?page=1"]);
      await page.keyboard.press("Escape");
      await gone(history);
      await openHistory(page);
      await settled(history);
      expect(calls).toHaveLength(5);
    }));

  test("[L-45] closes on Escape, the icon, a tap outside and back, and the page stays", () =>
    visit({}, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/contactUs");
      await page.goto("/aboutUs");
      const ways = [
        () => page.keyboard.press("Escape"),
        () => historyOf(page).getByRole("button", { name: "Close" }).click(),
        () => page.mouse.click(40, 450),
        () => page.goBack(),
      ];
      for (const close of ways) {
        const history = await openHistory(page);
        await close();
        await gone(history);
        expect(new URL(page.url()).pathname).toBe("/aboutUs");
      }
      await page.goBack();
      await page.waitForURL("**/contactUs");
    }));

  test("[L-46] [K-11] has a spinner over it while loading, 200 ms at least, and the page keeps still", () =>
    visit({}, async (page) => {
      await page.clock.install();
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      await page.getByRole("button", { name: /, History$/ }).waitFor();
      await page.clock.pauseAt(Date.now() + 60_000);
      const answered = page.waitForResponse((response) =>
        response.url().includes(consumerDeposit.path),
      );
      await page.getByRole("button", { name: /, History$/ }).click();
      const history = historyOf(page);
      await history.getByText("Loading…").waitFor();
      await (await answered).finished();
      await page.clock.runFor(199);
      expect(await history.getAttribute("aria-busy")).toBe("true");
      await page.clock.runFor(1);
      await settled(history);
      expect(await history.getByText("Loading…").count()).toBe(0);
      const scroll = () => page.evaluate(() => scrollY);
      await page.mouse.move(40, 450);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
        "hidden",
      );
      expect(await scroll()).toBe(0);
    }));

  test("[L-41] [L-42] a deposit has its point or a warning, with kilograms, stars and tokens", () =>
    visit({}, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      await declareOne(page);
      const history = await openHistory(page);
      await settled(history);
      const rows = history.getByRole("row");
      const declared = rows.nth(1);
      await declared.getByText("Declared by you").waitFor();
      await declared.getByText("to be confirmed by the point").waitFor();
      expect(await declared.getAttribute("data-tone")).toBe("declared");
      const weighed = rows.nth(2);
      await weighed.getByText("El Baraka Grocery").waitFor();
      expect(await weighed.getAttribute("data-tone")).toBe("point");
      await weighed.getByText("2.30 kg").waitFor();
      await weighed.getByRole("img", { name: "2 of 3: crushed, well presented" }).waitFor();
      const colour = (row: Locator) =>
        row.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await colour(declared)).not.toBe(await colour(weighed));
      await history.getByText("Tokens are rounded down.").waitFor();
    }));

  test("[L-43] [X-11] a reward has its name by language, time and quantity; an unreadable name is empty", () =>
    visit({ locale: "ar", expected: /name of a reward/ }, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      await giveRewards(page, [...names.map((name) => JSON.stringify(name)), "{broken"]);
      const text = textsOf("history", "ar");
      const history = await openHistory(page, "ar");
      await history.getByRole("tab", { name: text("tab.rewards") }).click();
      await settled(history);
      const rows = history.getByRole("listitem");
      await rows.nth(0).getByText("تعبئة 500 دج").waitFor();
      await rows.nth(1).getByText("An olive tree").waitFor();
      await rows.nth(1).getByText("2026/07/30-18:04").waitFor();
      await rows.nth(1).getByText("الكمية 2").waitFor();
      await rows.nth(0).getByText("\u2212520").waitFor();
      expect(await rows.nth(2).locator("bdi").first().innerText()).toBe("");
    }));

  test("[L-43] [E-08] what was received has its giver, newest first and by page; the statement is near", () =>
    visit({ locale: "fr", viewport: phone }, async (page) => {
      const { db } = stack.database;
      const buyer = await buildUser(db, { phone: "+213550000078" });
      await counter.weigh({
        citizenCode: buyer.code,
        material: "aluminium",
        grams: 15_000,
        stars: { clean: true, compacted: true, manners: true },
      });
      const price = 5050;
      const rewardId = await buildReward(db, { pointId: counter.pointId, price, name: olive });
      for (const quantity of [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]) {
        const wish = { citizenId: buyer.id, rewardId, price, quantity };
        await receive(stack, buyer.id, await exchange(stack, wish));
      }
      const text = textsOf("history", "fr");
      await openSignedIn(stack, page, buyer.id, "/aboutUs");
      const history = await openHistory(page, "fr");
      await history.getByRole("tab", { name: text("tab.rewards") }).click();
      await settled(history);
      const rows = history.getByRole("listitem");
      expect(await rows.count()).toBe(10);
      const newest = rows.first();
      await newest.getByText("Un olivier planté").waitFor();
      await newest.getByText("El Baraka").waitFor();
      await newest.getByText(/^20\d\d\/\d\d\/\d\d-\d\d:\d\d$/).waitFor();
      await newest.getByText("Quantité 2").waitFor();
      await newest.getByText("\u2212101").waitFor();
      await look(page, "history-received-fr-360");
      await history.getByRole("button", { name: text("next") }).click();
      await history.getByText("2 / 2").waitFor();
      await settled(history);
      expect(await rows.count()).toBe(1);
      await history.getByRole("link", { name: text("statement") }).click();
      await page.waitForURL("**/settings#papers");
      await gone(history);
    }));

  test("opens from the panel and from the dashboard too", () =>
    visit({ viewport: phone }, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      await page.getByRole("button", { name: "Your profile" }).click();
      const panel = page.getByRole("dialog", { name: "Profile", exact: true });
      await panel.getByRole("button", { name: "History" }).click();
      await historyOf(page).waitFor();
      await gone(panel);
      await page.goBack();
      await gone(historyOf(page));
      await page.goto("/consumer/dashboard");
      await page.getByRole("button", { name: "History", exact: true }).click();
      await historyOf(page).waitFor();
    }));

  test("of somebody new says what will be here, and leads to a point", () =>
    visit({ viewport: phone }, async (page) => {
      const { id } = await buildUser(stack.database.db);
      await openSignedIn(stack, page, id, "/aboutUs");
      const history = await openHistory(page);
      await history.getByText("No deposits yet. Your first bag starts your wall.").waitFor();
      await look(page, "history-empty-en-360");
      await history.getByRole("link", { name: "Find a point" }).click();
      await page.waitForURL("**/consumer");
      await gone(history);
      await page.goBack();
      await page.waitForURL("**/aboutUs");
      expect(await history.count()).toBe(0);
    }));

  test("that cannot be loaded says so, and tries again", () =>
    visit({ expected: /status of 500|could not be fetched/ }, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      const refused = isCall(consumerDeposit.path);
      await page.route(refused, (route) => route.fulfill({ status: 500, body: "" }));
      const history = await openHistory(page);
      await history.getByText("Could not load.").waitFor();
      await look(page, "history-failed-en-1440");
      await page.unroute(refused);
      await history.getByRole("button", { name: "Try again" }).click();
      await history.getByText("El Baraka Grocery").first().waitFor();
    }));

  // The router asks ahead where the links of a list lead: that may be on its way when the network goes.
  const offlineNotes = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|manifest patches|could not be/;

  test("without a network shows the first page again, and no other", () =>
    visit({ viewport: phone, expected: offlineNotes }, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      const history = await openHistory(page);
      await settled(history);
      // What a page fetches once it is at rest must not be on its way either.
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await page.keyboard.press("Escape");
      await gone(history);
      await openHistory(page);
      await history.getByText("El Baraka Grocery").first().waitFor();
      await history.getByText(/^Offline\./).waitFor();
      for (const name of ["Previous page", "Next page"]) {
        const arrow = history.getByRole("button", { name });
        expect(await arrow.getAttribute("aria-disabled")).toBe("true");
      }
      await look(page, "history-offline-en-360");
    }));

  test("with the keyboard alone: open, the other tab, the next page, and out", () =>
    visit({ locale: "ar" }, async (page) => {
      const text = textsOf("history", "ar");
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      await page.getByRole("button", { name: new RegExp(`, ${text("title")}$`) }).focus();
      await page.keyboard.press("Enter");
      const history = historyOf(page, "ar");
      await settled(history);
      await page.keyboard.press("Tab");
      // Read from the right: the next tab is to the left.
      await page.keyboard.press("ArrowLeft");
      await history.getByRole("tab", { name: text("tab.rewards"), selected: true }).waitFor();
      await page.keyboard.press("ArrowRight");
      await history.getByRole("tab", { name: text("tab.deposits"), selected: true }).waitFor();
      await settled(history);
      // Past the list, each of its ten rows, which open as well, and the way to the statement.
      for (let step = 0; step < 4 + 10; step += 1) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await history.getByText("2 / 2").waitFor();
      await page.keyboard.press("Escape");
      await gone(history);
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
      expect(await focused()).toContain(text("title"));
    }));
});

describe.each(shownIn)("in %s", (locale) => {
  test.each([
    ["360", phone],
    ["1440", desktop],
  ] as const)("looks right at %s", (width, viewport) =>
    visit({ locale, viewport }, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/aboutUs");
      await declareOne(page);
      await giveRewards(page);
      const history = await openHistory(page, locale);
      await settled(history);
      await look(page, `history-deposits-${locale}-${width}`);
      await history.getByRole("tab", { name: textsOf("history", locale)("tab.rewards") }).click();
      await settled(history);
      await look(page, `history-rewards-${locale}-${width}`);
    }),
  );
});
