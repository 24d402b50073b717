import { randomUUIDv7 } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dayInAlgeria } from "@app/contract/country-time";
import type { Locale } from "@app/contract/locales";
import type { Material } from "@app/contract/materials";
import { buildClaims } from "@app/database/testing/build-claims";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { look } from "./support/looks.ts";
import { avatarOf } from "./support/panel.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const desktop = { width: 1280, height: 1080 };
const tonne = 1_000_000;
/** The country's: its year and its months begin an hour before the machine's. */
const [year = 0, presentMonth = 0] = dayInAlgeria(Date.now()).split("-").map(Number);

let stack: Stack;
let browser: Browser;
/** Somebody of a brand whose packaging has come back all year. */
let lina: Kept;
/** Where it came back from. */
let wilayas: ReadonlySet<number>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { brandId, kept } = await openBrand();
  wilayas = await fillYear(brandId);
  lina = kept;
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** Somebody of a brand that wants six tonnes this year. */
const openBrand = async (): Promise<{ brandId: string; kept: Kept }> => {
  const { db } = stack.database;
  const { id } = await buildUser(db, {
    roles: ["brand"],
    firstName: "Lina",
    lastName: "Haddad",
    email: `${randomUUIDv7()}@example.com`,
  });
  const brandId = await buildBrand(db, id, "Source Tassili");
  await db
    .insertInto("brand_goals")
    .values({
      id: randomUUIDv7(),
      brand_id: brandId,
      grams: 6 * tonne,
      due_on: `${year}-12-31`,
      split: "season",
      weights: [6, 6, 7, 8, 9, 11, 13, 13, 10, 7, 5, 5],
    })
    .execute();
  const storage = [
    { name: "auth._token.local", value: await buildSession(db, id) },
    { name: "auth.strategy", value: "local" },
  ];
  return { brandId, kept: { storage } };
};

/** Bags of forty kilograms, each of somebody else. */
const bags = (count: number): number[] => Array.from({ length: count }, () => 40_000);

/** A year in which something came back in every month so far, by October from seven wilayas. */
const fillYear = async (brandId: string): Promise<ReadonlySet<number>> => {
  const { db, ownerUrl } = stack.database;
  const delivered = new Set<number>();
  const deliver = async (
    month: number,
    wilaya: number,
    count: number,
    material: Material = "pet",
  ): Promise<void> => {
    const day = Date.UTC(year, month - 1, 9, 10);
    if (month > presentMonth) return;
    delivered.add(wilaya);
    await buildClaims(db, {
      brandId,
      ownerUrl,
      wilaya,
      material,
      deposits: bags(count),
      receivedPercent: 99,
      at: new Date(Math.min(day, Date.now())),
    });
  };
  const bagsByMonth = [5, 5, 7, 7, 8, 10, 11, 9, 8, 5, 6];
  // One after another: a month that nothing was weighed in yet is made ready once.
  for (const [place, wilaya] of [16, 31, 25, 16, 9, 16, 15, 31, 16, 19, 16].entries()) {
    await deliver(place + 1, wilaya, bagsByMonth[place] ?? 6);
  }
  await deliver(2, 23, 5, "pehd");
  await deliver(5, 16, 5, "pehd");
  await deliver(7, 31, 5, "aluminium");
  await deliver(8, 25, 5, "pehd");
  await deliver(9, 9, 3, "aluminium");
  return delivered;
};

const visit = (locale: Locale, kept: Kept, viewport = phone): Promise<Visitor> =>
  openVisitor(browser, stack.url, locale, viewport, kept);

test("[R-31] before the first delivery the dashboard shows the plan alone", async () => {
  const { kept } = await openBrand();
  const { page, complaints, close } = await visit("ar", kept);
  const text = textsOf("overview", "ar");
  await page.goto("/CSR/dashboard");
  await page.getByText(text("goal.first")).waitFor();
  await look(page, "brand-first-month-ar");
  expect(complaints).toEqual([]);
  await close();
});

test("from the year to the weighings behind it, in French on a wide screen", async () => {
  const { page, complaints, close } = await visit("fr", lina, desktop);
  const text = textsOf("overview", "fr");
  const rail = textsOf("brandNav", "fr");

  await page.goto("/csr/dashboard");
  await page.getByRole("heading", { name: text("wilayas.title") }).waitFor();
  await look(page, "brand-dashboard-1280-fr");
  await page.getByRole("button", { name: text("goal.asTable") }).click();
  await page.getByRole("table", { name: text("goal.chart") }).waitFor();
  await page.getByRole("button", { name: text("goal.asTiles") }).click();

  // One wilaya alone: it has no goal of its own.
  await page.getByLabel(text("filter.wilaya")).selectOption("31");
  await page.waitForURL("**/csr/dashboard?wilaya=31");
  await page.getByText(/^Emballages repris en /).waitFor();
  await page.getByLabel(text("filter.wilaya")).selectOption("");

  await page.getByRole("link", { name: rail("returns") }).click();
  await page.getByRole("heading", { level: 1, name: text("wilayas.page") }).waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(1 + wilayas.size);
  await look(page, "brand-returns-1280-fr");

  await page.getByRole("link", { name: rail("lots") }).click();
  await page.getByRole("heading", { level: 1, name: text("lots.title") }).waitFor();
  await page.getByRole("row").nth(1).waitFor();
  await look(page, "brand-lots-1280-fr");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: text("lots.sheet") }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain('"Remis en kg"');

  await page.getByRole("row").nth(1).getByRole("link").click();
  await page.getByRole("heading", { name: text("lot.way") }).waitFor();
  await look(page, "brand-lot-1280-fr");
  await page.getByRole("link", { name: text("lot.weighings") }).click();
  await page.waitForURL("**/csr/weighings?lot=*");
  await page.getByRole("row").nth(1).locator("summary").click();
  await look(page, "brand-weighings-1280-fr");
  expect(complaints).toEqual([]);
  await close();
});

test("on a phone and wide, in Arabic", async () => {
  const { page, complaints, close } = await visit("ar", lina);
  const text = textsOf("overview", "ar");
  await page.goto("/csr/dashboard");
  await page.getByRole("heading", { name: text("wilayas.title") }).waitFor();
  await look(page, "brand-dashboard-ar");
  await page.setViewportSize(desktop);
  await look(page, "brand-dashboard-1280-ar");
  await page.setViewportSize(phone);
  for (const [path, title, name] of [
    ["/csr/returns", "wilayas.page", "returns"],
    ["/csr/lots", "lots.title", "lots"],
    ["/csr/weighings?material=pet", "weighings.title", "weighings"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: text(title) }).waitFor();
    await page.getByRole("row").nth(1).waitFor();
    await look(page, `brand-${name}-ar`);
  }
  await page.goto("/csr/lots");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await page.getByRole("heading", { name: text("lot.way") }).waitFor();
  await look(page, "brand-lot-ar");
  expect(complaints).toEqual([]);
  await close();
});

test("on a phone and wide, in English; without a network with what was last seen", async () => {
  const { page, complaints, close } = await visit("en", lina, desktop);
  const text = textsOf("overview", "en");
  await page.goto("/csr/dashboard");
  await page.getByRole("heading", { name: text("wilayas.title") }).waitFor();
  await look(page, "brand-dashboard-1280-en");
  // Asked for when the page is at rest: the last of what it brings by itself.
  await page.waitForFunction(() => localStorage.getItem("version") !== null);
  await page.setViewportSize(phone);
  // The bars of a phone bring their words with them, while there is a network.
  await page.locator(".bottom-bar").waitFor();
  await avatarOf(page).waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^Offline\. What you see is from /).waitFor();
  await look(page, "brand-dashboard-offline-en");
  // The bar may have been about to ask which profiles there are.
  expect(complaints.filter((one) => !one.includes("profiles could not be fetched"))).toEqual([]);
  await close();
});
