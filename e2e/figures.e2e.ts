import { randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";
import { hexOf } from "@app/contract/merkle";
import type { NationalFigures } from "@app/contract/national-figures";
import { openFiguresCsv } from "@app/contract/open-data";
import { buildClaims } from "@app/database/testing/build-claims";
import { buildPickup, openFacility } from "@app/database/testing/build-pickup";
import { buildBrand, buildPoint, buildUser } from "@app/database/testing/builders";
import { waitFor } from "@app/harness/processes";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { openBrowser, phone } from "./support/browser.ts";
import { look, photograph } from "./support/looks.ts";
import { desktop, type Journey, makeJourney } from "./support/panel.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
const hour = 3_600_000;
const yesterday = new Date(Date.now() - 24 * hour + hour).toISOString().slice(0, 10);
const root = randomBytes(32);
const six = [21_000, 12_000, 9000, 8000, 5000, 3000];

/** Some months of some wilayas; in one of them too few people to be named. */
const places = [
  { wilaya: 16, months: [0, 1, 2, 3, 5, 8], deposits: six },
  { wilaya: 31, months: [0, 1, 3], deposits: six.map((grams) => grams / 2) },
  { wilaya: 25, months: [1], deposits: six.map((grams) => grams / 4) },
  { wilaya: 19, months: [1], deposits: [4000, 3000] },
] as const;

const nothing: NationalFigures = {
  closedOn: null,
  grams: 0,
  waitingGrams: 0,
  heldGrams: 0,
  wilayaCount: 0,
  months: [],
  wilayas: [],
  root: null,
};

/** In the middle of a month, or the day before yesterday. */
const inMonth = (back: number): Date => {
  const recent = new Date(Date.now() - 48 * hour);
  if (back === 0) return recent;
  return new Date(Date.UTC(recent.getUTCFullYear(), recent.getUTCMonth() - back, 14, 12));
};

const signAlone = async (grams: number): Promise<void> => {
  const { db, ownerUrl, pool } = stack.database;
  const { id, transporter } = await buildPickup(db, await buildPoint(db), {
    facilityId: await openFacility(ownerUrl),
    items: [{ material: "pet", grams }],
  });
  const weights = { declaredGrams: grams, weighedGrams: grams, refusedGrams: 0 };
  await pool.query(
    "select sign_handover(now(), $1, $2, $3, 'driver', 'phone', $4, now(), $5, 'trace')",
    [
      transporter.id,
      randomUUID(),
      id,
      JSON.stringify([{ material: "pet", bags: 1, ...weights }]),
      randomUUIDv7(),
    ],
  );
};

/** The night's work, by the worker itself, under a root that is published. */
const closeNight = async (): Promise<void> => {
  const { db, pool } = stack.database;
  await db
    .insertInto("custody_roots")
    .values({ day: yesterday, tree_size: 412, root_hash: root, created_at: new Date() })
    .execute();
  await pool.query("select graphile_worker.add_job('close-figures')");
  await waitFor("the closing", async () => {
    const { rows } = await pool.query("select 1 from public_closings");
    return rows.length === 1;
  });
};

/** Every five minutes the worker publishes a root itself: the day would close when half built. */
const withoutOtherRoots = async (work: () => Promise<void>): Promise<void> => {
  const session = await stack.database.pool.connect();
  try {
    await session.query("select pg_advisory_lock(hashtext('seal_custody'))");
    await work();
  } finally {
    // The lock goes with the connection.
    session.release(true);
  }
};

const buildCountry = async (): Promise<void> => {
  const { db, ownerUrl } = stack.database;
  const brandId = await buildBrand(db, (await buildUser(db)).id);
  for (const { wilaya, months, deposits } of places) {
    for (const back of months) {
      const at = inMonth(back);
      await buildClaims(db, { brandId, ownerUrl, wilaya, deposits, at, isClaimed: false });
    }
  }
  // One that the facility found too far off, and one that the driver alone has signed.
  const apart = { wilaya: 16, receivedPercent: 110, at: inMonth(0), isClaimed: false };
  await buildClaims(db, { brandId, ownerUrl, ...apart });
  await signAlone(12_000);
};

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await withoutOtherRoots(async () => {
    await buildCountry();
    await closeNight();
  });
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const visit = (journey: Journey, go: (page: Page) => Promise<void>) =>
  makeJourney(browser, stack, journey, go);

test("in English on a desk: months, a wilaya that lights up, the table, the root and a number", async () => {
  await visit({ locale: "en", viewport: desktop }, async (page) => {
    const t = textsOf("figures", "en");
    await page.goto(`${stack.url}/figures`);
    await alive(page);
    await page.getByRole("heading", { level: 1 }).getByText("456 kilos, weighed twice").waitFor();
    const alger = page.getByRole("button", { name: /^Alger/ });
    const oran = page.getByRole("button", { name: /^Oran/ });
    expect(await alger.getAttribute("aria-pressed")).toBe("true");
    await page.getByText("of which Alger").waitFor();
    await page.getByText(t("months.waiting")).waitFor();
    await page.getByText("4 kg are out today.").waitFor();
    await look(page, "figures-en-desktop");
    await photograph(page.locator("main"), "figures-en-desktop-whole");
    await oran.click();
    await page.getByText("of which Oran").waitFor();
    expect(await alger.getAttribute("aria-pressed")).toBe("false");
    // Two people of one wilaya, and the smallest of the named with them.
    await page.getByRole("button", { name: /^Other wilayas/ }).waitFor();
    expect(await page.getByRole("button", { name: /^Béjaïa|^Sétif/ }).count()).toBe(0);
    await page.getByRole("button", { name: t("months.asTable") }).click();
    expect(await page.getByRole("row").count()).toBe(13);
    await look(page, "figures-table-en-desktop", "main");
    expect(await page.getByRole("main").getByTestId("root").getAttribute("aria-label")).toBe(
      hexOf(root.toString("base64")),
    );
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^CSV/ }).first().click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^dawra-figures-v1-\d{4}\.csv$/);
    await page.getByLabel(textsOf("check", "en")("form.label")).fill("A-1001");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/check/A-1001");
  });
});

test.each([
  ["ar", phone, "phone"],
  ["fr", phone, "phone"],
  ["ar", { width: 1280, height: 800 }, "desktop"],
  ["fr", { width: 1280, height: 800 }, "desktop"],
] as const)("in %s at %o it is whole", (locale, viewport, name) =>
  visit({ locale, viewport }, async (page) => {
    await page.goto(`${stack.url}/figures`);
    await page
      .getByRole("heading", { name: textsOf("figures", locale)("byWilaya.title") })
      .waitFor();
    await look(page, `figures-${locale}-${name}`);
    await photograph(page.locator("main"), `figures-${locale}-${name}-whole`);
  }),
);

const answerPath = "**/api/v1/figures/national";

/** From another page, so that the browser asks for the figures itself. */
const comeFromCounting = async (page: Page): Promise<void> => {
  await page.goto(`${stack.url}/how-we-count`);
  await alive(page);
  await page.getByRole("link", { name: textsOf("counting", "fr")("figures") }).click();
};

test("without an answer it says so and asks again; before the first night it says what will be there", () =>
  visit({ locale: "fr", viewport: phone, expected: /ERR_|Failed/ }, async (page) => {
    const t = textsOf("figures", "fr");
    await page.route(answerPath, (route) => route.abort());
    await comeFromCounting(page);
    await page.getByText(t("missing.failed")).waitFor();
    await look(page, "figures-missing-fr-phone");
    await page.unroute(answerPath);
    await page.getByRole("button", { name: t("missing.again") }).click();
    await page.getByRole("heading", { name: t("byWilaya.title") }).waitFor();
    await page.route(answerPath, (route) => route.fulfill({ json: nothing }));
    await comeFromCounting(page);
    await page.getByText(t("empty.headline")).waitFor();
    await look(page, "figures-empty-fr-phone");
  }));

test("the file is public, and kept by whoever has it", async () => {
  const sheet = await fetch(stack.url + openFiguresCsv.path);
  expect(sheet.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(await sheet.text()).toContain('"Alger"');
});
