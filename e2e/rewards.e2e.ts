import { randomUUID } from "node:crypto";
import type { Locale } from "@app/contract/locales";
import { myVote, redeemReward } from "@app/contract/rewards";
import { listVouchers } from "@app/contract/vouchers";
import { buildSession, buildUser, type BuiltUser } from "@app/database/testing/builders";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser, openKeepingBrowser, phone } from "./support/browser.ts";
import { waitUntilKept, workerReady } from "./support/installed.ts";
import { look } from "./support/looks.ts";
import { openMarket } from "./support/market.ts";
import { desktop, makeJourney } from "./support/panel.ts";
import { settled } from "./support/settled.ts";
import { buildCounter, openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let counter: Awaited<ReturnType<typeof buildCounter>>;
let market: Awaited<ReturnType<typeof openMarket>>;
let citizen: BuiltUser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  counter = await buildCounter(stack);
  market = await openMarket(stack, counter.pointId);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

let people = 0;
beforeEach(async () => {
  people += 1;
  citizen = await buildUser(stack.database.db, {
    firstName: "Yasmine",
    phone: `+21355001${String(people).padStart(4, "0")}`,
  });
});

const plain = { clean: false, compacted: false, manners: false };

/** 1,248 tokens, from two bags of cans. */
const earn = async (): Promise<void> => {
  for (const grams of [10_800, 10_000]) {
    await counter.weigh({ citizenCode: citizen.code, material: "aluminium", grams, stars: plain });
  }
};

const visit = (
  locale: Locale,
  viewport: typeof phone,
  go: (page: Page) => Promise<void>,
  expected?: RegExp,
) => makeJourney(browser, stack, { locale, viewport, ...(expected && { expected }) }, go);

const open = (page: Page, path: string) => openSignedIn(stack, page, citizen.id, path);

const voucherOf = (page: Page): Locator => page.getByTestId("voucher-code");

/** A thumb that draws the knob so far along its way, forward being the way people read. */
const slide = async (page: Page, label: string, share: number): Promise<void> => {
  const knob = page.getByRole("button", { name: label });
  const track = knob.locator("..");
  const [from, way] = await Promise.all([knob.boundingBox(), track.boundingBox()]);
  if (!from || !way) throw new Error("nothing to slide");
  const isRtl = (await page.locator("html").getAttribute("dir")) === "rtl";
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (isRtl ? -1 : 1) * share * (way.width - from.width), y, { steps: 8 });
  await page.mouse.up();
};

const exchange = async (page: Page, locale: Locale, reward: string): Promise<void> => {
  const text = textsOf("rewards", locale);
  await open(page, `/marketplace/${reward}`);
  await page.getByRole("button", { name: text("exchange") }).click();
  await page.getByRole("button", { name: text("sheet.confirm") }).click();
  await page.waitForURL("**/marketplace/vouchers/*");
};

/** Somebody else is quicker. */
const takeAway = async (reward: string, price: number): Promise<void> => {
  const { db } = stack.database;
  const { id, code } = await buildUser(db, { phone: "+213550019999" });
  await counter.weigh({ citizenCode: code, material: "aluminium", grams: 5000, stars: plain });
  const answer = await fetch(stack.url + redeemReward.path.replace(":id", reward), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await buildSession(db, id)}`,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({ quantity: 1, price }),
  });
  expect(answer.status).toBe(201);
};

const balanceOf = async (): Promise<number> => {
  const { balance } = await stack.database.db
    .selectFrom("accounts")
    .select("balance")
    .where("id", "=", citizen.id)
    .executeTakeFirstOrThrow();
  return balance;
};

describe("in Arabic on a small phone", () => {
  test("[P-04] [R-09] from the balance to the voucher to the reception by a slide", () =>
    visit("ar", phone, async (page) => {
      const text = textsOf("rewards", "ar");
      const words = textsOf("vouchers", "ar");
      await earn();
      await open(page, "/consumer/dashboard");
      await page.getByRole("meter").waitFor();
      await look(page, "rewards-dashboard-ar");

      await page.goto("/marketplace");
      await page.getByTestId("balance").waitFor();
      expect(await page.getByTestId("balance").textContent()).toBe("1.248");
      await page.getByRole("heading", { name: text("goal.title") }).waitFor();
      await look(page, "market-ar");
      await page.getByRole("button", { name: text("filters.reach") }).click();
      await page.getByText("لتر زيت زيتون").waitFor({ state: "detached" });
      await look(page, "market-reach-ar");

      await page.getByRole("link", { name: "دخولان إلى الحمّام" }).click();
      await page.waitForURL(`**/marketplace/${market.hammam}`);
      const button = page.getByRole("button", { name: text("exchange") });
      await button.waitFor();
      await page.getByText("448", { exact: true }).waitFor();
      await look(page, "reward-ar");
      // Two would cost more than there is.
      await page.getByRole("button", { name: text("quantity.more") }).click();
      await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
      await page.getByRole("button", { name: text("quantity.less") }).click();
      await button.click();
      const sheet = page.getByRole("dialog");
      await sheet.waitFor();
      await look(page, "reward-exchange-ar", "dialog");
      await sheet.getByRole("button", { name: text("sheet.confirm") }).dblclick();

      await page.waitForURL("**/marketplace/vouchers/*");
      await voucherOf(page).waitFor();
      expect(await voucherOf(page).textContent()).toMatch(/^DW-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
      expect(await balanceOf()).toBe(44_800);
      await look(page, "voucher-ar");
      // Half the way is no reception.
      await slide(page, words("slide"), 0.5);
      expect(await page.getByTestId("received").count()).toBe(0);
      await slide(page, words("slide"), 1.1);
      await page.getByTestId("received").waitFor();
      await look(page, "voucher-received-ar");

      await page.goto("/marketplace/vouchers");
      await page.getByRole("tab", { name: words("tab.received") }).click();
      await page.getByRole("link", { name: "دخولان إلى الحمّام" }).waitFor();
      await look(page, "vouchers-ar");
      const { status, ended_by: endedBy } = await stack.database.db
        .selectFrom("vouchers")
        .select(["status", "ended_by"])
        .where("citizen_id", "=", citizen.id)
        .executeTakeFirstOrThrow();
      expect([status, endedBy]).toEqual(["received", "slide"]);
    }));

  test("too few tokens: how many are missing, about how many bottles, and where to bring them", () =>
    visit("ar", phone, async (page) => {
      const text = textsOf("rewards", "ar");
      await earn();
      await open(page, `/marketplace/${market.basket}`);
      await page.getByText("بقي 52 رمزًا").waitFor();
      await page.getByText(/نحو 3 كغ/).waitFor();
      expect(await page.getByRole("button", { name: text("exchange") }).count()).toBe(0);
      await look(page, "reward-missing-ar");
    }));
});

describe("what may stand in the way", () => {
  test("the last piece was gone a moment before: it is said, and similar ones are offered", () =>
    visit(
      "fr",
      phone,
      async (page) => {
        const text = textsOf("rewards", "fr");
        await earn();
        await open(page, `/marketplace/${market.last}`);
        await page.getByRole("button", { name: text("exchange") }).click();
        await takeAway(market.last, 15_000);
        await page.getByRole("button", { name: text("sheet.confirm") }).click();
        await page.getByText(text("problem.soldOut")).waitFor();
        expect(await page.getByRole("dialog").count()).toBe(0);
        expect(await balanceOf()).toBe(124_800);
        await look(page, "reward-refused-fr");
      },
      /409/,
    ));

  test("the list of before the exchange, which the phone has kept, does not deny the voucher", () =>
    visit("en", phone, async (page) => {
      const words = textsOf("vouchers", "en");
      await earn();
      await open(page, "/marketplace/vouchers");
      await page.waitForFunction(() => "kept.vouchers" in localStorage);
      const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**${listVouchers.path}`, async (route) => {
        await asked;
        await route.continue();
      });
      await exchange(page, "en", market.hammam);
      await page.getByText(words("loading")).waitFor({ state: "attached" });
      expect(await page.getByText(words("unknown")).count()).toBe(0);
      answer();
      await voucherOf(page).waitFor();
    }));

  test("what is sold out offers similar ones", () =>
    visit("en", phone, async (page) => {
      const text = textsOf("rewards", "en");
      await open(page, `/marketplace/${market.gone}`);
      await page.getByText(text("soldOut")).waitFor();
      await page.getByRole("heading", { name: text("similar") }).waitFor();
      await page.getByRole("link", { name: "Ten loaves" }).waitFor();
      await look(page, "reward-gone-en");
    }));

  test("a number that nobody confirmed is confirmed first", () =>
    visit("en", phone, async (page) => {
      await earn();
      await stack.database.db
        .updateTable("users")
        .set({ phone_verified_at: null })
        .where("id", "=", citizen.id)
        .execute();
      await open(page, `/marketplace/${market.hammam}`);
      await page.getByRole("button", { name: textsOf("rewards", "en")("exchange") }).click();
      await page.waitForURL("**/sendCode");
      expect(await page.evaluate(() => sessionStorage.getItem("auth.redirect"))).toBe(
        `/marketplace/${market.hammam}`,
      );
    }));

  test("phone credit asks for a number and proposes one's own", () =>
    visit("en", phone, async (page) => {
      const text = textsOf("rewards", "en");
      stack.airtime.follow({ send: () => "takes its time" });
      await earn();
      await open(page, `/marketplace/${market.credit}`);
      await page.getByRole("button", { name: text("exchange") }).click();
      const field = page.getByLabel(text("phone.label"));
      await expect.poll(() => field.inputValue()).toMatch(/^05 50/);
      await field.fill("123");
      await page.getByRole("button", { name: text("sheet.confirm") }).click();
      await page.getByText(text("phone.wrong")).waitFor();
      await look(page, "reward-credit-en", "dialog");
      await field.fill("0661 23 45 67");
      await page.getByRole("button", { name: text("sheet.confirm") }).click();
      await page.waitForURL("**/marketplace/vouchers/*");
      await page
        .getByText(textsOf("vouchers", "en")("digital.onItsWay"), { exact: true })
        .waitFor();
      await look(page, "voucher-credit-en");
    }));

  test("a gift arrives at once", () =>
    visit("fr", phone, async (page) => {
      await earn();
      await exchange(page, "fr", market.tree);
      await page.getByText(textsOf("vouchers", "fr")("end.given.title")).waitFor();
      expect(await balanceOf()).toBe(94_800);
      await look(page, "voucher-given-fr");
    }));
});

describe("a voucher", () => {
  test("opens without a network; only the slide needs one", async () => {
    await using device = await openKeepingBrowser();
    const expected = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|net::|Who is signed in/;
    await makeJourney(device, stack, { locale: "fr", viewport: phone, expected }, async (page) => {
      const words = textsOf("vouchers", "fr");
      await earn();
      await exchange(page, "fr", market.hammam);
      await voucherOf(page).waitFor();
      await workerReady(page);
      const { pathname } = new URL(page.url());
      await waitUntilKept(page, pathname);
      await waitUntilKept(page, "/marketplace/vouchers");
      const code = (await voucherOf(page).textContent()) ?? "";
      await page.context().setOffline(true);
      await page.goto(pathname);
      await voucherOf(page).waitFor();
      expect(await voucherOf(page).textContent()).toBe(code);
      await page.getByRole("button", { name: words("slide") }).click({ force: true });
      await page.getByText(words("problem.offline")).waitFor();
      await look(page, "voucher-offline-fr");
      await page.goto("/marketplace/vouchers");
      await page.getByRole("link", { name: "Deux entrées au hammam" }).waitFor();
      await look(page, "vouchers-offline-fr");
      await page.context().setOffline(false);
    });
  });

  test("is received with the keyboard alone: four arrows, or a press and an answer", () =>
    visit("en", phone, async (page) => {
      const words = textsOf("vouchers", "en");
      await earn();
      await exchange(page, "en", market.hammam);
      const knob = page.getByRole("button", { name: words("slide") });
      await knob.focus();
      await page.keyboard.press("Enter");
      await page.getByText(words("question")).waitFor();
      await look(page, "voucher-question-en");
      // The keyboard is on the way back.
      await page.keyboard.press("Enter");
      await knob.focus();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowRight");
      expect(await page.getByTestId("received").count()).toBe(0);
      await page.keyboard.press("ArrowRight");
      await page.getByTestId("received").waitFor();
    }));
});

describe("for everybody", () => {
  test("[R-09] a visitor sees the rewards as the server sent them, and what tokens are", () =>
    visit("en", phone, async (page) => {
      const text = textsOf("rewards", "en");
      const html = await (await fetch(`${stack.url}/marketplace?lang=en`)).text();
      expect(html).toContain("Two entries to the hammam");
      await page.goto("/marketplace");
      await settled(page);
      await page.getByText(text("visitor.title")).waitFor();
      await look(page, "market-visitor-en");
      await page.getByRole("link", { name: "Two entries to the hammam" }).click();
      await page.getByText(text("visitor.exchange")).waitFor();
      await look(page, "reward-visitor-en");
      await page
        .getByRole("main")
        .getByRole("link", { name: text("logIn") })
        .click();
      await page.waitForURL("**/login");
    }));

  test("the list, a reward and a voucher where there is room", () =>
    visit("fr", desktop, async (page) => {
      await earn();
      await open(page, "/marketplace");
      await page.getByTestId("balance").waitFor();
      await settled(page);
      await look(page, "market-desktop-fr");
      await page.getByRole("link", { name: "Deux entrées au hammam" }).click();
      await page.getByText("448", { exact: true }).waitFor();
      await look(page, "reward-desktop-fr");
      await exchange(page, "fr", market.hammam);
      await voucherOf(page).waitFor();
      await look(page, "voucher-desktop-fr");
    }));

  test("a citizen has one vote for the next cause, also before the page knows of another", () =>
    visit("en", phone, async (page) => {
      const text = textsOf("rewards", "en");
      const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**${myVote.path}`, async (route) => {
        await asked;
        await route.continue();
      });
      await open(page, "/marketplace");
      await page.getByRole("button", { name: text("causes.vote") }).click();
      answer();
      await page.getByRole("button", { name: text("causes.mine") }).waitFor();
      await page.getByText("1 vote", { exact: true }).scrollIntoViewIfNeeded();
      await look(page, "market-causes-en");
      await page.reload();
      await page.getByRole("button", { name: text("causes.mine") }).waitFor();
      await page.getByText("1 vote", { exact: true }).waitFor();
    }));
});
