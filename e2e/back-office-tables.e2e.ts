import { recordDeposit } from "@app/contract/deposits";
import { signHandover } from "@app/contract/handovers";
import { type Locale } from "@app/contract/locales";
import { isAdmin } from "@app/contract/role-calls";
import { waitFor } from "@app/harness/processes";
import { buildPickup, openFacility } from "@app/database/testing/build-pickup";
import { buildTransporter } from "@app/database/testing/build-transporter";
import { buildPoint, buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor } from "./support/browser.ts";
import { press, travel } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { type Stack, startStack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";
import { algiers, elsewhere } from "./support/van.ts";

let stack: Stack;
let browser: Browser;
let selma: Kept;

const home = "/business/dashboard";
const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 800 };
const baraka = { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" };
const nour = { en: "Nour Foods", fr: "Alimentation Nour", ar: "أغذية نور" };
const items = [{ material: "pet", grams: 118_000, bags: 12 }] as const;

/** A shop with three bags and a lot on its way, and one where nobody came. */
const buildScene = async (): Promise<void> => {
  const { db, ownerUrl } = stack.database;
  const { communeCode } = algiers;
  const facilityId = await openFacility(ownerUrl);
  const point = await buildPoint(db, { name: baraka, communeCode });
  const owner = await elsewhere(stack, point.ownerId);
  const citizen = await buildUser(db, { firstName: "Yasmine", lastName: "Benali" });
  for (const grams of [2400, 4200, 16_500]) {
    const stars = { clean: true, compacted: grams > 4000, manners: false };
    const bag = { pointId: point.id, citizenCode: citizen.code, material: "pet" as const };
    await owner(recordDeposit, {}, { ...bag, grams, stars });
  }
  const karim = await buildTransporter(db, { firstName: "Karim", wilayas: algiers.wilayas });
  const { id } = await buildPickup(db, point, {
    facilityId,
    transporter: karim,
    items: [{ material: "pet", grams: 20_000, bags: 3 }],
  });
  const now = new Date().toISOString();
  const weighed = { declaredGrams: 20_000, refusedGrams: 0, weighedGrams: 20_000 };
  const line = { material: "pet" as const, bags: 3, ...weighed, reason: null, photo: null };
  const body = { items: [line], occurredAt: now, sentAt: now };
  const driver = await elsewhere(stack, karim.id);
  await driver(signHandover, { id }, { ...body, side: "driver" });
  await owner(signHandover, { id }, { ...body, side: "point" });
  const other = await buildPoint(db, { name: nour, communeCode });
  const left = await buildPickup(db, other, { facilityId, items });
  await stack.database.pool.query(
    "update pickups set status = 'no_taker', transporter_id = null, vehicle_id = null where id = $1",
    [left.id],
  );
};

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db, ownerUrl } = stack.database;
  const admin = await buildUser(db, { firstName: "Selma", lastName: "Amrani" });
  await makeAdmin(ownerUrl, admin.id);
  const token = await buildSession(db, admin.id, { isStrong: true });
  selma = {
    storage: [
      { name: "auth._token.local", value: token },
      { name: "auth.strategy", value: "local" },
    ],
  };
  await buildScene();
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const text = textsOf("desk", "fr");
const words = (pattern: string): RegExp => new RegExp(pattern);

const open = async (page: Page, path: string, title: string): Promise<void> => {
  await page.goto(`${home}${path}`);
  await page.getByRole("heading", { level: 1, name: text(title) }).waitFor();
};

const giveReason = async (page: Page, reason: string, action: string): Promise<void> => {
  await page.getByLabel(text("act.reason"), { exact: true }).fill(reason);
  await press(page, text(action));
};

const holdHeavyBag = async (page: Page): Promise<void> => {
  await open(page, "/deposits", "deposits.title");
  await page.getByLabel(text("filter.flag")).selectOption("heavy");
  const rows = page.getByRole("row").filter({ hasText: baraka.fr });
  await waitFor("the heavy bag alone", async () => (await rows.count()) === 1);
  const download = page.waitForEvent("download");
  await press(page, text("sheet.make"));
  expect((await download).suggestedFilename()).toBe("dawra-deposits.csv");
  await rows.getByRole("button").press("Enter");
  await page.getByRole("heading", { name: words("^16,50") }).waitFor();
  await look(page, "desk-deposit-fr");
  await press(page, text("hold.action"));
  await page.getByText(text("act.reasonNeeded")).waitFor();
  await giveReason(page, "Le poids dépasse un sac plein", "hold.action");
  await page.getByText(text("disputeReason.review")).waitFor();
  await page.getByLabel(text("filter.flag")).selectOption("");
  await page.getByRole("row").nth(3).waitFor();
  // A key of the page, not of the field that was used last.
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.getByRole("heading", { name: words("^4,20") }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("complementary").waitFor({ state: "detached" });
};

const assignVan = async (page: Page): Promise<void> => {
  await open(page, "/pickups", "pickups.title");
  const other = page.getByRole("button", { name: baraka.fr });
  await other.waitFor();
  await page.getByLabel(text("filter.status")).selectOption("no_taker");
  // All rows are drawn anew: a key that comes in between is pressed on one that is gone.
  await other.waitFor({ state: "detached" });
  await page.getByRole("button", { name: nour.fr }).press("Enter");
  await page.getByRole("radio").first().waitFor();
  await look(page, "desk-pickup-fr");
  await giveReason(page, "Convenu avec Karim au téléphone", "assign.action");
  await page.getByText(text("step.assigned")).waitFor();
};

const pauseAndReopen = async (page: Page): Promise<void> => {
  await open(page, "/points", "points.title");
  await page.getByRole("button", { name: baraka.fr }).press("Enter");
  await look(page, "desk-point-fr");
  await giveReason(page, "La balance est en panne", "pause.pause.action");
  await page.getByRole("heading", { name: text("pause.reopen.title") }).waitFor();
  await giveReason(page, "La balance est réparée", "pause.reopen.action");
  await page.getByRole("heading", { name: text("pause.pause.title") }).waitFor();
};

test("[R-29] the dashboard tells the day, and the tables open what needs somebody", () =>
  travel({ browser, url: stack.url, locale: "fr", kept: selma }, async (page) => {
    await page.setViewportSize(desk);
    await open(page, "", "overview.title");
    await page.getByText("23,10").waitFor();
    await page.getByRole("link", { name: text("overview.tasks.open") }).waitFor();
    await look(page, "desk-dashboard-fr-1280");
    await holdHeavyBag(page);
    await assignVan(page);
    await open(page, "/lots", "lots.title");
    await page.getByRole("button", { name: words("^.?A-") }).press("Enter");
    await page.getByRole("heading", { name: text("lots.chain") }).waitFor();
    await look(page, "desk-lot-fr");
    await pauseAndReopen(page);
    await page.goto(`${home}/audit`);
    const audit = textsOf("audit", "fr");
    for (const act of ["hold_deposit", "assign_pickup", "pause_point", "reopen_point"]) {
      await page.getByRole("cell", { name: audit(`act.${act}`) }).waitFor();
    }
  }));

test("what is chosen while the guards are still asked is shown, and not lost by the next choice", () =>
  travel({ browser, url: stack.url, locale: "fr", kept: selma }, async (page) => {
    await page.setViewportSize(desk);
    await open(page, "/deposits", "deposits.title");
    await page.getByRole("row").nth(3).waitFor();
    const guard = Promise.withResolvers<void>();
    await page.route(`**${isAdmin.path}`, async (route) => {
      await guard.promise;
      await route.continue();
    });
    const flag = page.getByLabel(text("filter.flag"));
    await flag.selectOption("heavy");
    await page.getByLabel(text("filter.material")).selectOption("pet");
    await expect.poll(() => flag.inputValue()).toBe("heavy");
    expect(new URL(page.url()).search).toBe("");
    guard.resolve();
    await page.waitForURL((url) => url.searchParams.has("material"));
    expect(new URL(page.url()).searchParams.get("flag")).toBe("heavy");
    const rows = page.getByRole("row").filter({ hasText: baraka.fr });
    await waitFor("the heavy bag alone", async () => (await rows.count()) === 1);
  }));

const screens = [
  ["dashboard", "", "overview.title"],
  ["deposits", "/deposits", "deposits.title"],
  ["pickups", "/pickups", "pickups.title"],
  ["lots", "/lots", "lots.title"],
  ["points", "/points", "points.title"],
] as const;

test.each(["ar", "en"] satisfies Locale[])(
  "every screen in %s, on a phone and wide",
  async (locale) => {
    const own = textsOf("desk", locale);
    const { page, close, complaints } = await openVisitor(browser, stack.url, locale, phone, selma);
    for (const [name, path, title] of screens) {
      await page.setViewportSize(phone);
      await page.goto(`${home}${path}`);
      await page.getByRole("heading", { level: 1, name: own(title) }).waitFor();
      await page
        .getByText(baraka[locale === "ar" ? "ar" : "en"])
        .first()
        .waitFor();
      await look(page, `desk-${name}-${locale}`);
      await page.setViewportSize(desk);
      await look(page, `desk-${name}-${locale}-1280`);
    }
    expect(complaints).toEqual([]);
    await close();
  },
);
