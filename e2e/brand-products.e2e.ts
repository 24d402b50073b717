import type { Locale } from "@app/contract/locales";
import { buildDistributor, buildReturns } from "@app/database/testing/build-products";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser } from "./support/browser.ts";
import { press, travel } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { settled } from "./support/settled.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let brandId: string;
let brand: Kept;
let distributor: Kept;
const year = new Date().getUTCFullYear();

const keptBy = async (userId: string): Promise<Kept> => ({
  storage: [
    { name: "auth._token.local", value: await buildSession(stack.database.db, userId) },
    { name: "auth.strategy", value: "local" },
  ],
});

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db } = stack.database;
  const owner = await buildUser(db, { roles: ["brand"], phone: "+213771009001" });
  brandId = await buildBrand(db, owner.id, "Source Tassili");
  const carrier = await buildUser(db, { roles: ["brand"], phone: "+213771009002" });
  await buildDistributor(db, brandId, carrier.id, "SARL Nour");
  [brand, distributor] = [await keptBy(owner.id), await keptBy(carrier.id)];
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const visit = (
  locale: Locale,
  kept: Kept,
  journey: (page: Page) => Promise<void>,
  refusals?: RegExp,
) => travel({ browser, url: stack.url, locale, kept, ...(refusals && { refusals }) }, journey);

const products = textsOf("products", "fr");
const distribution = textsOf("distribution", "fr");
const own = textsOf("distributor", "fr");

const barcode = "6130000000015";

const fillProduct = async (page: Page): Promise<void> => {
  await page.goto("/csr/setup/my-products");
  await page.getByText(products("empty")).waitFor();
  await look(page, "brand-products-empty-fr");
  await page.getByRole("link", { name: products("addFirst") }).click();
  await page.waitForURL("**/csr/setup/product");
  await press(page, products("save"));
  await page.getByRole("alert").waitFor();
  await look(page, "brand-product-wrong-fr");
  await page.getByLabel(products("field.name")).fill("Tassili 1,5 L");
  await page.getByLabel("P.E.T ( 1 )").check();
  await page.getByLabel(products("field.volume")).fill("1,5");
  await page.getByLabel(products("field.weight")).fill("32,5");
  await page.getByLabel(products("field.barcode")).fill("6130000000014");
  await page.getByLabel(products("field.units")).fill("3 000 000");
  await page.getByRole("status").getByText("97,5").waitFor();
  const photo = { name: "bottle.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.locator("input[type=file]").setInputFiles(photo);
  await page.getByRole("button", { name: products("photo.remove") }).waitFor();
  await press(page, products("save"));
  await page.getByText(products("problem.barcode")).first().waitFor();
  await page.getByLabel(products("field.barcode")).fill(barcode);
  await look(page, "brand-product-fr");
  await press(page, products("save"));
  await page.waitForURL("**/csr/setup/my-products");
  await page.getByText(products("unplaced")).waitFor();
  // A link came to lie where the button was: pointed at, it is between two colours when it is looked at.
  await page.mouse.move(0, 0);
};

test("[R-31] a brand says what it sells, and what that weighs", () =>
  visit("fr", brand, async (page) => {
    await fillProduct(page);
    await look(page, "brand-products-fr");
    await page.getByRole("link", { name: /Tassili/ }).click();
    await press(page, products("archive.open"));
    await page.getByRole("dialog").waitFor();
    await look(page, "brand-product-archive-fr");
    await press(page, products("archive.yes"));
    await page.getByRole("heading", { name: products("archived"), exact: true }).waitFor();
    await page.getByRole("link", { name: /Tassili/ }).click();
    await press(page, products("archive.restore"));
    await page.getByRole("heading", { name: products("sold"), exact: true }).waitFor();
  }));

/** As an old spreadsheet of the country writes it. */
const oldSheet = (rows: readonly string[]) => ({
  name: "distribution.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Code-barres;Wilaya;Distributeur;Unités", ...rows].join("\r\n"), "latin1"),
});

const importSheet = async (page: Page): Promise<void> => {
  await press(page, distribution("sheet.open"));
  const file = page.locator("input[type=file]");
  await file.setInputFiles(oldSheet([`${barcode};Béjaïa;;400 000`, `${barcode};Paris;;1,5`]));
  await page.getByText(distribution("sheet.error.wilaya_unknown")).waitFor();
  await look(page, "brand-import-wrong-fr");
  const right = [`${barcode};Béjaïa;;400 000`, `${barcode};31;sarl nour;600000,0`];
  await file.setInputFiles(oldSheet(right));
  await page.getByRole("button", { name: "Importer 2 lignes" }).waitFor();
  await look(page, "brand-import-fr");
  await press(page, "Importer 2 lignes");
  await page.getByText("2 lignes lues : 2 nouvelles, 0 modifiées.").waitFor();
};

test("[R-31] it says where its products are sold, by hand and by CSV", () =>
  visit("fr", brand, async (page) => {
    await page.goto("/csr/setup/distribution");
    await page.getByText(distribution("empty").replace("{year}", String(year))).waitFor();
    await press(page, distribution("add"));
    await press(page, distribution("save"));
    await page.getByRole("alert").waitFor();
    const form = page.locator("form");
    await form.getByLabel(distribution("column.product")).selectOption({ label: "Tassili 1,5 L" });
    await form.getByRole("combobox", { name: distribution("column.wilaya") }).fill("Alger");
    await page.getByRole("option", { name: "Alger", exact: true }).click();
    await form.getByLabel(distribution("column.distributor")).selectOption({ label: "SARL Nour" });
    await form.getByLabel(distribution("line.units")).fill("1 000 000");
    await look(page, "brand-line-fr");
    await press(page, distribution("save"));
    await page.getByRole("row").filter({ hasText: "Alger" }).waitFor();
    await importSheet(page);
    await page.getByText("65", { exact: true }).waitFor();
    await settled(page);
    await look(page, "brand-distribution-fr");
    const saved = page.waitForEvent("download");
    await press(page, distribution("sheet.save"));
    expect((await saved).suggestedFilename()).toBe(`dawra-distribution-${year}.csv`);
    await press(page, "Retirer : Tassili 1,5 L, Béjaïa");
    await press(page, distribution("remove.yes"));
    await page.getByText("52", { exact: true }).waitFor();
  }));

const bringBack = async (): Promise<void> => {
  for (const [month, wilaya, grams] of [
    [2, 16, 2_100_000],
    [3, 16, 4_400_000],
    [3, 31, 1_600_000],
    [4, 16, 6_200_000],
    [4, 31, 2_900_000],
  ] as const) {
    const returned = { brandId, wilaya, year, month, grams, citizens: 60 };
    await buildReturns(stack.database.ownerUrl, returned);
  }
};

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("tab", { name }).click();
  await settled(page);
};

test("[R-31] a distributor answers for their lines, tells their month and sees their area", () =>
  visit("fr", distributor, async (page) => {
    await bringBack();
    await page.goto("/csr/setup/distribution");
    const alger = page.getByRole("listitem").filter({ hasText: "Alger" });
    await alger.waitFor();
    await look(page, "distributor-lines-fr");
    await alger.getByRole("button", { name: own("lines.confirm") }).click();
    await alger.getByText(own("state.confirmed")).waitFor();
    const oran = page.getByRole("listitem").filter({ hasText: "Oran" });
    await oran.getByLabel(own("lines.mine")).fill("450000");
    await oran.getByRole("button", { name: own("lines.differ") }).click();
    await oran.getByText(own("state.different")).waitFor();
    await look(page, "distributor-said-fr");
    await openTab(page, own("tab.month"));
    await page.getByLabel(own("month.units")).first().fill("90000");
    await press(page, own("month.confirm"));
    await page.getByRole("alert").waitFor();
    await look(page, "distributor-month-wrong-fr");
    await page.getByLabel(own("month.units")).last().fill("0");
    await press(page, own("month.confirm"));
    await page.getByRole("button", { name: own("month.again") }).waitFor();
    await look(page, "distributor-month-fr");
    await openTab(page, own("tab.returns"));
    await page.getByText("17,2").first().waitFor();
    await look(page, "distributor-returns-fr");
  }));

const wide = { width: 1280, height: 900 };

test("everything is whole in the other languages and on a wide screen", async () => {
  for (const locale of ["ar", "en"] as const) {
    await visit(locale, brand, async (page) => {
      for (const place of ["my-products", "distribution", "product"]) {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto(`/csr/setup/${place}`);
        await settled(page);
        await look(page, `brand-${place}-${locale}`);
        await page.setViewportSize(wide);
        await look(page, `brand-${place}-wide-${locale}`);
      }
    });
    await visit(locale, distributor, async (page) => {
      const texts = textsOf("distributor", locale);
      await page.goto("/csr/setup/distribution");
      await page.getByRole("listitem").filter({ hasText: "Tassili" }).first().waitFor();
      await look(page, `distributor-lines-${locale}`);
      for (const tab of ["month", "returns"]) {
        await openTab(page, texts(`tab.${tab}`));
        await look(page, `distributor-${tab}-${locale}`);
      }
      await page.setViewportSize(wide);
      await look(page, `distributor-returns-wide-${locale}`);
    });
  }
});
