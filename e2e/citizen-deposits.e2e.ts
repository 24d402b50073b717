import { randomUUID } from "node:crypto";
import { decideDispute, voidDeposit } from "@app/contract/deposit-changes";
import { confirmDeclaration } from "@app/contract/declarations";
import { recordDeposit, type DepositInput, type RecordedDeposit } from "@app/contract/deposits";
import type { Endpoint } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { ageDeposits } from "@app/database/testing/age-deposits";
import {
  buildPoint,
  buildSession,
  buildUser,
  type BuiltUser,
  makeAdmin,
} from "@app/database/testing/builders";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { desktop, gone, makeJourney } from "./support/panel.ts";
import { openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let point: { id: string; token: string };
let citizen: BuiltUser;
let adminToken: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db } = stack.database;
  const owner = await buildUser(db, { firstName: "Rachid", roles: ["point"] });
  const { id } = await buildPoint(db, {
    ownerId: owner.id,
    name: { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" },
    acceptsBagsLeft: true,
  });
  await buildPoint(db, { name: { en: "No bags here" } });
  point = { id, token: await buildSession(db, owner.id) };
  const admin = await buildUser(db);
  await makeAdmin(stack.database.ownerUrl, admin.id);
  adminToken = await buildSession(db, admin.id, { isStrong: true });
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

let people = 0;
beforeEach(async () => {
  people += 1;
  citizen = await buildUser(stack.database.db, {
    phone: `+21355000${String(people).padStart(4, "0")}`,
  });
});

/** As the point's phone or the back office would. */
const send = async (
  { method, path }: Endpoint,
  token: string,
  body: object,
  id = "",
): Promise<unknown> => {
  const answer = await fetch(stack.url + path.replace(":id", id), {
    method,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
  expect([path, answer.status]).toEqual([path, expect.closeTo(200, -1)]);
  return answer.json();
};

const weigh = async (change: Partial<DepositInput> = {}): Promise<string> => {
  const recorded = await send(recordDeposit, point.token, {
    pointId: point.id,
    citizenCode: citizen.code,
    material: "pet",
    grams: 3400,
    stars: { clean: true, compacted: true, manners: false },
    ...change,
  });
  return (recorded as RecordedDeposit).id;
};

const undo = (id: string) => send(voidDeposit, point.token, { afterSeconds: 9 }, id);

const visit = (
  locale: Locale,
  viewport: typeof phone,
  go: (page: Page) => Promise<void>,
  expected?: RegExp,
) => makeJourney(browser, stack, { locale, viewport, ...(expected && { expected }) }, go);

const open = (page: Page, path: string) => openSignedIn(stack, page, citizen.id, path);

const tilesOf = (page: Page): Locator => page.locator("[data-status]");
const balanceOf = (page: Page): Locator => page.getByTestId("balance");

describe("a bag that was left", () => {
  test("[P-07] from the choice to the number on the bag, in Arabic on a small phone", () =>
    visit("ar", phone, async (page) => {
      const text = textsOf("declarations", "ar");
      await open(page, "/consumer/deposit");
      await page.getByRole("link", { name: text("left.title") }).waitFor();
      await look(page, "deposit-choices-ar");
      await page.getByRole("link", { name: text("left.title") }).click();
      const baraka = page.getByRole("button", { name: "بقالة البركة" });
      await baraka.waitFor();
      // Only points that take bags.
      expect(await page.getByText("No bags here").count()).toBe(0);
      await look(page, "deposit-points-ar");
      await baraka.click();
      await page.getByText("P.E.T ( 1 )").click();
      const more = page.getByRole("button", { name: text("more") });
      for (let times = 0; times < 2; times += 1) await more.click();
      await page.getByText("2,00", { exact: true }).waitFor();
      await page.getByText(/حوالي 40 رمزًا/).waitFor();
      await look(page, "deposit-bag-ar");
      await page.getByRole("button", { name: text("send") }).click();
      await page.getByTestId("bag-number").waitFor();
      expect(await page.getByTestId("bag-number").textContent()).toBe("B-1");
      await look(page, "deposit-number-ar");
      await page.getByRole("link", { name: text("done.home") }).click();
      await page.waitForURL("**/consumer/dashboard");
      expect(await tilesOf(page).getAttribute("data-status")).toBe("declared");
      expect(await balanceOf(page).textContent()).toBe("0");
      await look(page, "dashboard-waiting-ar");
      const { id } = await stack.database.db
        .selectFrom("declarations")
        .select("deposit_id as id")
        .executeTakeFirstOrThrow();
      await send(
        confirmDeclaration,
        point.token,
        { grams: 1600, stars: { clean: false, compacted: false, manners: false } },
        id,
      );
      await page.locator("[data-status=corrected]").waitFor();
      await expect.poll(() => balanceOf(page).textContent()).toBe("32");
    }));

  test("is sent once when the line broke on the way", () =>
    visit(
      "en",
      phone,
      async (page) => {
        await open(page, "/consumer/deposit?step=point");
        await page.getByRole("button", { name: "El Baraka Grocery" }).click();
        await page.getByText("P.E.T ( 1 )").click();
        await page.route("**/api/v1/declarations", async (route) => {
          await route.fetch();
          await route.abort();
        });
        const button = page.getByRole("button", { name: "I left this bag" });
        await button.click();
        await page.getByText("Not sent: no connection.").waitFor();
        await page.unroute("**/api/v1/declarations");
        // A tap so soon would be a shaky hand; a key is meant.
        await button.press("Enter");
        await page.getByTestId("bag-number").waitFor();
        const bags = await stack.database.db
          .selectFrom("declarations")
          .select("bag_number")
          .where("citizen_id", "=", citizen.id)
          .execute();
        expect(bags).toHaveLength(1);
      },
      /ERR_FAILED/,
    ));
});

/** Left by the worker, a moment after what they tell of. */
const countNews = async (): Promise<number> => {
  const news = await stack.database.db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", citizen.id)
    .execute();
  return news.length;
};

describe("a tile of the wall", () => {
  test("opens, is said to be not right in French, and shows the decision as it comes", () =>
    visit("fr", phone, async (page) => {
      const text = textsOf("tile", "fr");
      await weigh();
      await open(page, "/consumer/dashboard");
      await tilesOf(page).click();
      const sheet = page.getByRole("dialog", { name: text("label") });
      await sheet.getByText("Épicerie El Baraka", { exact: true }).waitFor();
      await sheet.getByText("propre, écrasé").waitFor();
      await sheet.getByText("3,40 kg").waitFor();
      await sheet.getByText(text("identified.typed_code")).waitFor();
      await look(page, "tile-sheet-fr");
      await sheet.getByRole("button", { name: text("notRight") }).click();
      await sheet.getByRole("button", { name: text("dispute.send") }).click();
      await sheet.getByText(text("problem.reason")).waitFor();
      await sheet.getByText(text("reason.weight")).click();
      await sheet.getByLabel(text("dispute.note")).fill("Le sac faisait 4 kg");
      await look(page, "tile-dispute-fr");
      await sheet.getByRole("button", { name: text("dispute.send") }).click();
      await sheet.getByText("81 jetons retenus").waitFor();
      await look(page, "tile-held-fr");
      await expect.poll(() => balanceOf(page).textContent()).toBe("0");
      const { id } = await stack.database.db
        .selectFrom("disputes")
        .select("id")
        .where("citizen_id", "=", citizen.id)
        .executeTakeFirstOrThrow();
      const decision = { decision: "corrected", grams: 4000, note: "Pesé de nouveau : 4 kg" };
      await send(decideDispute, adminToken, decision, id);
      await sheet.getByText(text("dispute.corrected")).waitFor();
      await sheet.getByText("Pesé de nouveau : 4 kg").waitFor();
      await sheet.getByText("4,00 kg").waitFor();
      await expect.poll(() => balanceOf(page).textContent()).toBe("96");
      await look(page, "tile-decided-fr");
      await page.goBack();
      await gone(sheet);
      expect(new URL(page.url()).pathname).toBe("/consumer/dashboard");
    }));

  test("leaves the wall when the deposit is undone, before the citizen's eyes", () =>
    visit("en", phone, async (page) => {
      await weigh({ material: "aluminium", grams: 1000 });
      const id = await weigh();
      // Whether there is news comes with the wall: what is written later shows with the next one.
      await expect.poll(countNews).toBe(2);
      await open(page, "/consumer/dashboard");
      await expect.poll(() => tilesOf(page).count()).toBe(2);
      await undo(id);
      await expect.poll(() => tilesOf(page).count()).toBe(1);
      await expect.poll(() => balanceOf(page).textContent()).toBe("72");
      const bell = page.getByRole("button", { name: "Notifications, there are new ones" });
      await bell.click();
      const news = page.getByRole("dialog", { name: "Notifications" });
      await news.getByText("undone at the counter: 81 tokens went back").waitFor();
      await look(page, "notifications-en");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
    }));

  test("is reached from the history as well, and back leads to the list", () =>
    visit("en", desktop, async (page) => {
      for (const grams of [1000, 2000]) await weigh({ grams });
      await undo(await weigh({ grams: 500 }));
      await open(page, "/aboutUs");
      await page.getByRole("button", { name: /, History$/ }).click();
      const history = page.getByRole("dialog", { name: "History" });
      await history.getByText("undone at the counter").waitFor();
      await look(page, "history-statuses-en");
      await history.getByRole("row").nth(2).getByRole("button").click();
      const sheet = page.getByRole("dialog", { name: "Deposit" });
      await sheet.getByText("2.00 kg").waitFor();
      await look(page, "tile-sheet-desktop-en");
      await page.goBack();
      await history.getByText("1 / 1").waitFor();
      await page.goBack();
      await gone(history);
    }));
});

/** By the worker, a moment after the weighing. */
const countedDeposits = () =>
  stack.database.db
    .selectFrom("citizen_months")
    .select("deposits")
    .where("citizen_id", "=", citizen.id)
    .execute();

describe("the dashboard", () => {
  test.each(shownIn)("has the month's wall and points near, in %s", (locale) =>
    visit(locale, phone, async (page) => {
      const materials = ["pet", "pehd", "aluminium"] as const;
      for (let bag = 0; bag < 8; bag += 1) {
        await weigh({ material: materials[bag % 3] ?? "pet", grams: 1000 + bag * 350 });
      }
      await open(page, "/consumer/dashboard");
      await expect.poll(() => tilesOf(page).count()).toBe(8);
      await page.getByRole("link", { name: /Baraka|البركة/ }).waitFor();
      await look(page, `dashboard-wall-${locale}`);
      await page.setViewportSize(desktop);
      await look(page, `dashboard-wall-desktop-${locale}`);
    }),
  );

  test("tells whose number nobody confirmed that tokens wait for it, and leads there", () =>
    visit("fr", phone, async (page) => {
      await stack.database.db
        .updateTable("users")
        .set({ phone_verified_at: null })
        .where("id", "=", citizen.id)
        .execute();
      await open(page, "/consumer/dashboard");
      const confirm = page.getByRole("link", { name: "Confirmer mon numéro" });
      await confirm.waitFor();
      await page.getByText(textsOf("deposits", "fr")("citizen.emptyWall")).waitFor();
      await look(page, "dashboard-unconfirmed-fr");
      expect(await confirm.getAttribute("href")).toBe("/sendCode");
    }));

  test("keeps every wall: an earlier month opens, and is saved as a picture", () =>
    visit("fr", phone, async (page) => {
      for (const grams of [1000, 1500, 2000]) await weigh({ grams });
      await expect.poll(countedDeposits).toEqual([{ deposits: 3 }]);
      await ageDeposits(stack.database.ownerUrl, citizen.id);
      await open(page, "/consumer/dashboard");
      await page.getByText(textsOf("deposits", "fr")("citizen.newMonth")).waitFor();
      await look(page, "dashboard-new-month-fr");
      await page.getByRole("button", { name: "Murs précédents" }).click();
      const gallery = page.getByRole("dialog", { name: "Murs précédents" });
      await expect.poll(() => gallery.locator("[data-status]").count()).toBe(3);
      await look(page, "earlier-walls-fr");
      const saved = page.waitForEvent("download");
      await gallery.getByRole("button", { name: "Enregistrer l’image" }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^dawra-\d{4}-\d{2}\.png$/);
      await download.saveAs(new URL("../.data/pictures/wall-fr.png", import.meta.url).pathname);
      await gallery.locator("[data-status]").first().click();
      await page.getByRole("dialog", { name: "Dépôt" }).getByText("1,00 kg").waitFor();
      await page.goBack();
      await gallery.waitFor();
    }));
});
