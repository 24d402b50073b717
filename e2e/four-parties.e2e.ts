import { openFacility } from "@app/database/testing/build-pickup";
import { buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { buildDriver, isDueNow } from "./support/driver.ts";
import { look } from "./support/looks.ts";
import { buildCounter } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";
import { algiers } from "./support/van.ts";

// Four people with four phones, all of them open the whole time: a point that is full, a driver, the
// gate of a facility, and the citizen whose bags they are.

const words = {
  point: textsOf("pickups", "fr"),
  driver: textsOf("transport", "ar"),
  gate: textsOf("facility", "fr"),
  citizen: textsOf("tile", "fr"),
};
const bags = [15_000, 15_000, 15_000, 14_000];

let stack: Stack;
let browser: Browser;
let point: Visitor;
let driver: Visitor;
let gate: Visitor;
let citizen: Visitor;
let pickupId: string;
let lot: string;

const keptFor = async (userId: string): Promise<Kept> => ({
  storage: [
    { name: "auth._token.local", value: await buildSession(stack.database.db, userId) },
    { name: "auth.strategy", value: "local" },
  ],
});

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db, ownerUrl } = stack.database;
  await openFacility(ownerUrl);
  const shop = await buildCounter(stack, { phone: "+213550000921" });
  await db.updateTable("points").set({ commune_code: algiers.communeCode }).execute();
  const yasmine = await buildUser(db, { firstName: "Yasmine", phone: "+213550000922" });
  const stars = { clean: true, compacted: true, manners: true };
  for (const grams of bags) {
    await shop.weigh({ citizenCode: yasmine.code, material: "pet", grams, stars });
  }
  const open = (locale: "fr" | "ar", kept: Kept) =>
    openVisitor(browser, stack.url, locale, phone, kept);
  point = await open("fr", await keptFor(shop.owner.id));
  driver = await open("ar", (await buildDriver(stack)).kept);
  gate = await open("fr", { storage: [] });
  citizen = await open("fr", await keptFor(yasmine.id));
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const openTile = async (page: Page): Promise<void> => {
  await page.goto("/consumer/dashboard");
  await page.locator("[data-status]").first().click();
  await page.getByRole("dialog").getByText(words.citizen("fate.title")).waitFor();
};

test("the citizen sees the bag waiting at the point, and the point asks for a van", async () => {
  await openTile(citizen.page);
  await citizen.page.getByText(/il y attend le camion/).waitFor();

  const { page } = point;
  await page.goto("/collection-point/stock");
  await page.getByRole("button", { name: textsOf("counter", "fr")("stock.van") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Demander pour/ })
    .click();
  await page.getByTestId("next-van").waitFor();
});

test("a driver takes the job, and the point sees who comes", async () => {
  await point.page.goto("/collection-point/pickups");
  await point.page.getByTestId("coming").waitFor();

  const { page } = driver;
  await page.goto("/transporter/jobs");
  await page.getByTestId("job").getByRole("link").click();
  await page.waitForURL(/jobs\/./);
  pickupId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("button", { name: words.driver("jobs.accept"), exact: true }).click();
  await page.locator("[data-door]").waitFor();
  await point.page.getByTestId("coming").getByText("Karim Z.", { exact: true }).waitFor();
});

test("both sign the same weight, each on their own phone, and it is a lot", async () => {
  await isDueNow(stack, pickupId);
  const { page } = driver;
  await page.goto("/transporter/dashboard");
  await page.getByRole("button", { name: words.driver("today.arrived") }).click();
  await page.waitForURL(`**/transporter/handover/${pickupId}`);
  await point.page.getByRole("link", { name: words.point("coming.handOver") }).click();
  await page.getByTestId("weigh").first().click();
  const sheet = page.getByRole("dialog");
  for (const sign of ["5", "9"])
    await sheet.getByRole("button", { name: sign, exact: true }).click();
  await sheet.getByRole("button", { name: words.driver("handover.done") }).click();
  // By key: the same spot tapped again at once is taken for a shaky hand.
  await page.getByTestId("take").press("Enter");

  await point.page.getByTestId("give").filter({ hasText: "59,00" }).waitFor();
  await look(point.page, "four-point-signs-fr");
  await point.page.getByTestId("give").click();
  await point.page.getByTestId("give-sure").press("Enter");
  await point.page.getByTestId("handed-over").waitFor();
  await page.getByTestId("handed-over").waitFor();
  await look(page, "four-driver-has-it-ar");
  const { rows } = await stack.database.pool.query<{ number: string }>("select number from lots");
  expect(rows).toHaveLength(1);
  lot = rows[0]?.number ?? "";
  await openTile(citizen.page);
  await citizen.page.getByRole("dialog").getByText(lot).waitFor();
});

test("the facility weighs it in from the driver's code", async () => {
  const { page } = driver;
  await page.goto("/transporter/deliver");
  await page.getByTestId("on-board").waitFor();
  await page.getByRole("button", { name: words.driver("deliver.show") }).click();
  const address = await page.getByTestId("delivery-link").getAttribute("data-address");
  await gate.page.goto(new URL(address ?? "").pathname);
  const group = gate.page.getByRole("group", { name: "P.E.T ( 1 )" });
  await group.getByLabel(words.gate("received")).fill("58,9");
  await group.getByRole("radio", { name: /^A/ }).check({ force: true });
  await gate.page.getByLabel(words.gate("name")).fill("Nadia");
  await gate.page.getByRole("button", { name: words.gate("submit") }).click();
  await gate.page.getByText(words.gate("doneText")).waitFor();
  await page.getByTestId("delivered").waitFor();
});

test("the citizen's deposit shows where it went, and anybody can check the lot", async () => {
  const { page } = citizen;
  await openTile(page);
  const sheet = page.getByRole("dialog");
  await sheet.getByText(/Reçu à/).waitFor();
  await sheet.getByText(words.citizen("grade.A")).waitFor();
  await look(page, "four-citizen-fate-fr", "dialog");
  await sheet.getByRole("link", { name: words.citizen("fate.check") }).click();
  await page.waitForURL(`**/check/${lot}`);
  await page.getByTestId("answer").waitFor();
  await look(page, "four-check-fr");
});

test("nobody's phone complained on the way", () => {
  for (const { complaints } of [point, driver, gate, citizen]) expect(complaints).toEqual([]);
});
