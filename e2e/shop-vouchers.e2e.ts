import { readFile } from "node:fs/promises";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { makeCode } from "@app/contract/public-code";
import { voucherLabel } from "@app/contract/vouchers";
import { addMember, buildPoint, buildUser, type BuiltUser } from "@app/database/testing/builders";
import { buildReward } from "@app/database/testing/build-reward";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, phone } from "./support/browser.ts";
import { openBrowserSeeing } from "./support/fake-camera.ts";
import { look } from "./support/looks.ts";
import { desktop, gone, type Journey, makeJourney } from "./support/panel.ts";
import { buildCounter, openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";
import { exchange, receive } from "./support/vouchers.ts";

const vouchersPath = "/collection-point/vouchers";
/** Of one reward, in hundredths of a token; the shop gets as many centimes. */
const price = 12_000;
const basket = { en: "Fruit basket", fr: "Panier de fruits", ar: "سلة فواكه" };

let stack: Stack;
let browser: Browser;
let shop: Awaited<ReturnType<typeof buildCounter>>;
let yasmine: BuiltUser;
let rewardId: string;
let rewardElsewhere: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db } = stack.database;
  shop = await buildCounter(stack, { phone: "+213550000080" });
  yasmine = await buildUser(db, {
    firstName: "Yasmine",
    lastName: "Benali",
    phone: "+213550000081",
  });
  const { id: elsewhere } = await buildPoint(db);
  rewardId = await buildReward(db, { pointId: shop.pointId, price, name: basket });
  rewardElsewhere = await buildReward(db, { pointId: elsewhere, price, name: basket });
  for (let bag = 0; bag < 6; bag += 1) {
    await shop.weigh({
      citizenCode: yasmine.code,
      material: "aluminium",
      grams: 15_000,
      stars: { clean: true, compacted: true, manners: true },
    });
  }
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const visit = (journey: Journey, go: (page: Page) => Promise<void>, from = browser) =>
  makeJourney(from, stack, journey, go);

const exchangeHere = (quantity = 1): Promise<string> =>
  exchange(stack, { citizenId: yasmine.id, rewardId, price, quantity });

const openShop = (page: Page, userId = shop.owner.id): Promise<void> =>
  openSignedIn(stack, page, userId, vouchersPath);

const sheetOf = (page: Page, locale: Locale): Locator =>
  page.getByRole("dialog", { name: textsOf("shop", locale)("sheet") });

/** From the page to the boxes. */
const startTyping = async (page: Page, locale: Locale): Promise<Locator> => {
  await page.getByRole("button", { name: textsOf("shop", locale)("find.type") }).click();
  const sheet = sheetOf(page, locale);
  await sheet.getByRole("textbox").waitFor();
  return sheet;
};

const typeCode = (sheet: Locator, code: string): Promise<void> =>
  sheet.getByRole("textbox").pressSequentially(code);

const statusOf = async (code: string): Promise<string | undefined> => {
  const { rows } = await stack.database.pool.query<{ status: string }>(
    "select status from vouchers where code = $1 order by created_at desc limit 1",
    [code],
  );
  return rows[0]?.status;
};

describe.each(["ar", "fr"] as const)("the shop's side in %s", (locale) => {
  const text = textsOf("shop", locale);
  const counter = textsOf("counter", locale);

  test("[P-04] a voucher is typed in, given once, and never a second time", () =>
    visit({ locale, viewport: phone }, async (page) => {
      const code = await exchangeHere(2);
      await openSignedIn(stack, page, shop.owner.id, "/collection-point/dashboard");
      await page
        .getByRole("link", { name: counter("nav.vouchers") })
        .last()
        .click();
      await page.waitForURL(`**${vouchersPath}`);
      const pieces = page.getByTestId("pieces");
      await pieces.waitFor();
      const before = await pieces.textContent();
      await look(page, `shop-vouchers-${locale}-360`);

      const sheet = await startTyping(page, locale);
      await look(page, `shop-type-${locale}-360`, "dialog");
      // As it is written on the voucher, with its prefix and its dashes.
      await typeCode(sheet, voucherLabel(code));
      await sheet.getByRole("heading", { name: basket[locale] }).waitFor();
      await sheet.getByText("Yasmine B.").waitFor();
      const give = sheet.getByTestId("give-voucher");
      expect(await give.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(640);
      await look(page, `shop-voucher-${locale}-360`, "dialog");
      await give.click();
      await sheet.getByTestId("given").waitFor();
      expect(await statusOf(code)).toBe("received");
      await look(page, `shop-given-${locale}-360`, "dialog");

      await sheet.getByRole("button", { name: text("done.next") }).press("Enter");
      await typeCode(sheet, code);
      await sheet.getByText(text("voucher.received").split("{when}")[0]?.trim() ?? "").waitFor();
      expect(await give.count()).toBe(0);
      await look(page, `shop-used-${locale}-360`, "dialog");
      await page.keyboard.press("Escape");
      await gone(sheet);
      await expect.poll(() => pieces.textContent()).not.toBe(before);
      await page.getByText(voucherLabel(code)).waitFor();
      await look(page, `shop-month-${locale}-360`);
    }));
});

describe("a code that is no voucher of this shop", () => {
  const text = textsOf("shop", "en");

  test("mistyped, unknown or another shop's: each in words, and the keys stay", () =>
    visit({ viewport: phone, expected: /status of 404/ }, async (page) => {
      await openShop(page);
      const sheet = await startTyping(page, "en");
      const code = await exchangeHere();
      const last = code.endsWith("2") ? "3" : "2";
      await typeCode(sheet, code.slice(0, -1) + last);
      await sheet.getByText(text("problem.codeWrong")).waitFor();
      const field = sheet.getByRole("textbox");
      await field.fill(makeCode((below) => 11 % below));
      await sheet.getByText(text("problem.unknown")).waitFor();
      await look(page, "shop-unknown-en-360", "dialog");
      const elsewhere = await exchange(stack, {
        citizenId: yasmine.id,
        rewardId: rewardElsewhere,
        price,
      });
      await field.fill("");
      await field.fill(elsewhere);
      await sheet.getByText(text("problem.unknown")).waitFor();
      expect(await statusOf(elsewhere)).toBe("ready");
    }));

  test("given meanwhile by somebody else: it says when, and gives nothing twice", () =>
    visit({ viewport: phone, expected: /status of 409/ }, async (page) => {
      await openShop(page);
      const code = await exchangeHere();
      const sheet = await startTyping(page, "en");
      await typeCode(sheet, code);
      await sheet.getByTestId("give-voucher").waitFor();
      await receive(stack, yasmine.id, code);
      await sheet.getByTestId("give-voucher").click();
      await sheet.getByText(/^Already given on/).waitFor();
      expect(await sheet.getByTestId("give-voucher").count()).toBe(0);
    }));

  test("ended: it says when, and that the tokens went back", () =>
    visit({ viewport: phone }, async (page) => {
      await openShop(page);
      const code = await exchangeHere();
      await stack.database.pool.query(
        `select expire_voucher(now() + interval '31 days', id, 'test') from vouchers where code = $1`,
        [code],
      );
      const sheet = await startTyping(page, "en");
      await typeCode(sheet, code);
      await sheet.getByText(/^This voucher ended on/).waitFor();
      await look(page, "shop-ended-en-360", "dialog");
    }));
});

test("a voucher held before the camera is read, and offered to be given", async () => {
  const code = await exchangeHere();
  const seeing = await openBrowserSeeing(voucherLabel(code));
  try {
    await visit(
      { viewport: phone },
      async (page) => {
        await page.context().grantPermissions(["camera"]);
        await openShop(page);
        await page.getByRole("button", { name: "Scan a voucher" }).click();
        const sheet = sheetOf(page, "en");
        await sheet.getByRole("heading", { name: basket.en }).waitFor();
        await sheet.getByText(voucherLabel(code)).waitFor();
        expect(await statusOf(code)).toBe("ready");
      },
      seeing,
    );
  } finally {
    await seeing.close();
  }
});

/** The network may go while the page asks where links lead, for a late part or its version. */
const offlineNotes =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|manifest patches|did not load|could not be/;

test("without a network nothing is given, and the page says why", () =>
  visit({ locale: "fr", viewport: phone, expected: offlineNotes }, async (page) => {
    const text = textsOf("shop", "fr");
    await openShop(page);
    await page.getByTestId("pieces").waitFor();
    // The router learns of the links it sees a moment later.
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    const button = page.getByRole("button", { name: text("needsConnection") });
    await button.waitFor();
    await look(page, "shop-offline-fr-360");
    await button.click({ force: true });
    expect(await sheetOf(page, "fr").count()).toBe(0);
  }));

describe("the account of a month", () => {
  test("the owner sees what is owed, months before, and takes both files", () =>
    visit({ locale: "fr", viewport: desktop }, async (page) => {
      await openShop(page);
      const owed = page.getByTestId("owed");
      await owed.waitFor();
      const { rows } = await stack.database.pool.query<{ centimes: number }>(
        "select sum(partner_centimes)::int as centimes from vouchers where status = 'received'",
      );
      const dinars = new Intl.NumberFormat("fr-DZ").format((rows[0]?.centimes ?? 0) / 100);
      expect(await owed.textContent()).toBe(`${dinars.replaceAll("\u202F", "\u00A0")} DA`);
      await look(page, "shop-month-fr-1440");
      const save = async (name: string) => {
        const [file] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name }).click(),
        ]);
        return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
      };
      const text = textsOf("shop", "fr");
      const pdf = await save(text("account.pdf"));
      expect(pdf.name).toMatch(new RegExp(`^${product.slug}-20\\d\\d-\\d\\d\\.pdf$`));
      expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      const csv = await save(text("account.csv"));
      expect(csv.bytes.toString()).toContain("Panier de fruits");

      const months = page.getByRole("combobox", { name: text("account.month") });
      expect(await months.locator("option").count()).toBe(12);
      await months.selectOption({ index: 1 });
      await page.getByText(text("account.empty")).waitFor();
    }));

  test("a collaborator gives, and learns nothing of money", () =>
    visit({ viewport: phone }, async (page) => {
      const { db } = stack.database;
      const helper = await buildUser(db, { firstName: "Amine", phone: "+213550000082" });
      await addMember(db, shop.pointId, helper.id, "collaborator");
      await openShop(page, helper.id);
      await page.getByTestId("pieces").waitFor();
      expect(await page.getByTestId("owed").count()).toBe(0);
      expect(await page.getByRole("button", { name: /PDF/ }).count()).toBe(0);
    }));

  test("a point that gives no rewards is told how it could", () =>
    visit({ locale: "ar", viewport: phone }, async (page) => {
      const { owner } = await buildCounter(stack, { phone: "+213550000083" });
      await openShop(page, owner.id);
      await page.getByText(textsOf("shop", "ar")("account.none")).waitFor();
      await look(page, "shop-none-ar-360");
    }));
});
