import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openKeepingBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { askedForVan, buildDriver, isDueNow } from "./support/driver.ts";
import { waitUntilKept, workerReady } from "./support/installed.ts";
import { travel } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const text = textsOf("transport", "ar");
const pin = "4711";
/** As the weighbridge says it, with a comma. */
const weighedIn = [
  ["P.E.T ( 1 )", "60,4"],
  ["P.E.H.D ( 2 )", "15"],
  ["Aluminium", "12,5"],
] as const;
/** Far from the point, which is in Algiers. */
const oran = { latitude: 35.69, longitude: -0.64 };

let stack: Stack;
let browser: Browser;
let pickupId: string;
let driver: Visitor;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
  ({ pickupId } = await askedForVan(stack, pin));
  const { kept } = await buildDriver(stack);
  driver = await openVisitor(browser, stack.url, "ar", phone, kept);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const read = async (query: string): Promise<unknown> =>
  (await stack.database.pool.query<{ value: unknown }>(query)).rows[0]?.value;

/** What the design shows on one screen is all there without scrolling. */
const fits = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(phone.height);
};

const typeOn = async (sheet: Locator, kilograms: string): Promise<void> => {
  for (const sign of kilograms) {
    const name = sign === "." ? text("handover.decimal") : sign;
    await sheet.getByRole("button", { name, exact: true }).click();
  }
};

const weigh = async (page: Page, place: number, kilograms: string): Promise<void> => {
  await page.getByTestId("weigh").nth(place).click();
  const sheet = page.getByRole("dialog");
  await typeOn(sheet, kilograms);
  await sheet.getByRole("button", { name: text("handover.done") }).click();
};

/** By key: the same spot tapped again at once is taken for a shaky hand. */
const takeIt = (page: Page): Promise<void> => page.getByTestId("take").press("Enter");

test("a job is found, and taken with a van that holds it", async () => {
  const { page } = driver;
  await page.goto("/transporter/jobs");
  const job = page.getByTestId("job");
  await job.waitFor();
  // Half-days of the country, whose clocks are an hour ahead of this phone's.
  expect(await job.innerText()).toMatch(/08:00|13:00/);
  await look(page, "driver-jobs-ar");
  await job.getByRole("link").click();
  const accept = page.getByRole("button", { name: text("jobs.accept"), exact: true });
  await accept.waitFor();
  await look(page, "driver-job-ar");
  await accept.click();
  await page.waitForURL(/\/transporter\/route\?day=/);
  await page.locator("[data-door]").waitFor();
  expect(await read(`select status as value from pickups`)).toBe("accepted");
});

test("the day shows the van and the next door, and is ready for a place without a network", async () => {
  const { page } = driver;
  await isDueNow(stack, pickupId);
  await page.goto("/transporter/route");
  await page.locator("[data-door]").waitFor();
  await look(page, "driver-route-ar");
  await page.goto("/transporter/dashboard");
  await page.getByTestId("next-stop").waitFor();
  await look(page, "driver-today-stops-ar");
  await workerReady(page);
  await page.reload();
  await page.getByTestId("next-stop").waitFor();
  // What is opened there without a network; each is kept as soon as it is there, in any order.
  for (const path of [`/transporter/handover/${pickupId}`, "/transporter/dashboard"]) {
    await waitUntilKept(page, path);
  }
});

test("at a door without a network it is weighed, and both sign on the driver's phone", async () => {
  const { page } = driver;
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(oran);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: text("today.arrived") }).click();
  // The phone thinks that it is far away: it asks, and lets the driver decide.
  await page.getByRole("button", { name: text("today.farYes") }).click();
  await page.waitForURL(`**/transporter/handover/${pickupId}`);
  await page.getByText(text("handover.offline")).waitFor();
  await weigh(page, 0, "60.4");
  await weigh(page, 1, "15");
  await weigh(page, 2, "12.5");
  await takeIt(page);
  // Two and a half kilograms less than declared: a reason and a photo, or no signature.
  const why = page.getByRole("dialog");
  await why.getByRole("button", { name: text("handover.reason.wet") }).click();
  const photo = { name: "bag.png", mimeType: "image/png", buffer: await page.screenshot() };
  await why.locator("input[type=file]").setInputFiles(photo);
  await why.getByText(text("photo.kept")).waitFor();
  await why.getByRole("button", { name: text("handover.done") }).click();
  await look(page, "driver-weighed-ar");
  await fits(page);
  await takeIt(page);
  await page.getByTestId("give").waitFor();
  await page.getByLabel(text("handover.pin")).fill("47");
  await look(page, "driver-signed-ar");
  await fits(page);
  await page.getByLabel(text("handover.pin")).fill(pin);
  await page.getByTestId("give").press("Enter");
  await page.getByTestId("handed-over").getByText(text("handover.doneKept")).waitFor();
  await look(page, "driver-kept-ar");
  expect(await read(`select count(*)::int as value from lots`)).toBe(0);
});

test("killed and opened again it still has everything, and sends it once when it can", async () => {
  const { page } = driver;
  await page.goto("/transporter/dashboard");
  // Two things: the arrival, and what both signed.
  await page.getByText("إجراءان ينتظران", { exact: false }).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => read(`select count(*)::int as value from lots`)).toBe(1);
  expect(await read(`select sum(grams)::int as value from lot_items`)).toBe(87_900);
  expect(await read(`select count(*)::int as value from lot_items where photo is not null`)).toBe(
    1,
  );
  await page.reload();
  await page.getByTestId("van").waitFor();
  expect(await read(`select count(*)::int as value from lots`)).toBe(1);
});

test("the facility weighs in from the code, without an account, and the driver is paid", async () => {
  const { page } = driver;
  await page.goto("/transporter/deliver");
  await page.getByTestId("on-board").waitFor();
  await look(page, "driver-deliver-ar");
  await page.getByRole("button", { name: text("deliver.show") }).click();
  const link = page.getByTestId("delivery-link");
  const address = new URL((await link.getAttribute("data-address")) ?? "").pathname;
  await look(page, "driver-code-ar");
  const words = textsOf("facility", "fr");
  await travel({ browser, url: stack.url, locale: "fr" }, async (gate) => {
    await gate.goto(address);
    for (const [material, kilograms] of weighedIn) {
      const group = gate.getByRole("group", { name: material });
      await group.getByLabel(words("received")).fill(kilograms);
      await group.getByRole("radio", { name: /^A/ }).check({ force: true });
    }
    await gate.getByLabel(words("name")).fill("Nadia");
    await look(gate, "facility-fr");
    await gate.getByRole("button", { name: words("submit") }).click();
    await gate.getByText(words("doneText")).waitFor();
    await look(gate, "facility-done-fr");
    await gate.reload();
    await gate.getByTestId("used").waitFor();
  });
  await page.getByTestId("delivered").waitFor();
  await look(page, "driver-delivered-ar");
  await page.goto("/transporter/earnings");
  await page.getByTestId("month-earned").waitFor();
  await look(page, "driver-earnings-ar");
});

test("a link that is none, or is too old, says so in three languages", async () => {
  for (const locale of ["ar", "fr", "en"] as const) {
    const refusals = /410|404|422/;
    await travel({ browser, url: stack.url, locale, refusals }, async (gate) => {
      await gate.goto(`/facility/receive/${"A".repeat(43)}`);
      await gate.getByTestId("dead").waitFor();
      await look(gate, `facility-dead-${locale}`);
    });
  }
});
