import { randomUUID } from "node:crypto";
import type { Locale } from "@app/contract/locales";
import { addDays, isOfficeDay } from "@app/contract/office-calendar";
import { advanceOfficeOrder } from "@app/contract/office-orders";
import { signHandover } from "@app/contract/handovers";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { openFacility } from "@app/database/testing/build-pickup";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { press } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";
import { buildKarim } from "./support/van.ts";

// One office from its first visit to its first certificate, in French; then every screen in the
// other two languages.

const text = textsOf("office", "fr");
const email = "accueil@cabinet-saadi.example";
const password = "seven green crates";
const pin = "2468";
const desk = { width: 1280, height: 900 };

let stack: Stack;
let browser: Browser;
let mailbox: Mailbox;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  mailbox = openMailbox(stack.catcher);
  await openFacility(stack.database.ownerUrl);
  visitor = await openVisitor(browser, stack.url, "fr");
  ({ page } = visitor);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const fill = (label: string, value: string) =>
  page.getByLabel(text(label), { exact: true }).fill(value);

const choose = async (label: string, name: string): Promise<void> => {
  await page.getByRole("combobox", { name: text(label) }).fill(name);
  await page.getByRole("option", { name, exact: true }).click();
};

const heading = (key: string) => page.getByRole("heading", { level: 1, name: text(key) }).waitFor();

const orderId = async (): Promise<string> => {
  const { rows } = await stack.database.pool.query<{ id: string }>("select id from office_orders");
  return rows[0]?.id ?? "";
};

/** The back office takes the order further, by the call its page will make. */
const advance = async (status: string, day: string | null = null): Promise<void> => {
  const { db, ownerUrl } = stack.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  const answer = await fetch(stack.url + advanceOfficeOrder.path.replace(":id", await orderId()), {
    method: advanceOfficeOrder.method,
    headers: {
      authorization: `Bearer ${await buildSession(db, admin.id, { isStrong: true })}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      origin: stack.url,
    },
    body: JSON.stringify({ status, day, note: "" }),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

const soon = (days: number): string => {
  let day = addDays(new Date().toISOString().slice(0, 10), days);
  while (!isOfficeDay(day)) day = addDays(day, 1);
  return day;
};

test("[R-19] the landing has three packs, and leads to the order", async () => {
  await page.goto("/officepack");
  await heading("landing.headline");
  await look(page, "office-landing-fr");
  await page.getByRole("link", { name: /^Choisir Pack Équipe/ }).click();
  await page.waitForURL("**/officepack/placeorder?pack=team");
});

test("[R-34] four steps; a mistake is named, and what was filled in survives the phone", async () => {
  await heading("order.company.heading");
  await press(page, text("order.continue"));
  await page.getByRole("alert").getByText(text("problem.company")).waitFor();
  await fill("field.company", "Cabinet Saadi");
  await fill("field.people", "64");
  await look(page, "office-order-1-fr");
  await press(page, text("order.continue"));
  await heading("order.sites.heading");
  await fill("field.siteName", "Siège");
  await fill("field.address", "12, rue des Jardins");
  await choose("place.wilaya", "Alger");
  await choose("place.commune", "Alger Centre");
  await look(page, "office-order-2-fr");
  await page.reload();
  expect(await page.getByLabel(text("field.siteName"), { exact: true }).inputValue()).toBe("Siège");
  await press(page, text("order.continue"));
  await heading("order.rhythm.heading");
  await page.getByText(text("rhythm.weekly"), { exact: true }).first().click();
  await page.getByText("mardi", { exact: true }).click();
  await page.getByText(text("half.morning"), { exact: true }).click();
  await look(page, "office-order-3-fr");
  await press(page, text("order.continue"));
  await heading("order.contact.heading");
});

test("[R-34] the account is made with the order, which waits for the link, then is placed", async () => {
  await fill("field.contactName", "Lynda Saadi");
  await fill("field.contactPhone", "0550123456");
  await fill("field.invoiceName", "Cabinet Saadi");
  await fill("field.invoiceAddress", "12, rue des Jardins");
  await fill("field.rc", "16/00-0123456");
  await fill("field.nif", "000116001234567");
  await fill("field.email", email);
  await fill("field.password", password);
  await page.getByRole("checkbox").check();
  await look(page, "office-order-4-fr");
  await press(page, text("order.placeWithAccount"));
  await heading("sent.draftHeading");
  await look(page, "office-order-sent-fr");
  await page.goto(await mailbox.link(email));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto("/officepack/auth/signin");
  const session = textsOf("session", "fr");
  await page.getByLabel(session("organisation.email")).fill(email);
  await page.getByLabel(session("password.label"), { exact: true }).fill(password);
  await press(page, session("submit"));
  await page.waitForURL("**/officepack/dashboard");
  await page.getByText(text("state.draft.heading")).waitFor();
  await press(page, text("order.place"));
  await page.getByText(text("state.placed.heading")).waitFor();
  await look(page, "office-placed-fr");
});

test("[R-34] bins arrive, four digits are chosen, a van is asked for", async () => {
  await advance("confirmed", soon(3));
  await page.reload();
  await page.getByText(/^Vos bacs arrivent/).waitFor();
  await advance("installed");
  await page.reload();
  await fill("pin.label", pin);
  await look(page, "office-pin-fr");
  await press(page, text("pin.save"));
  await page.getByLabel(text("pin.label")).waitFor({ state: "detached" });
  await advance("active", soon(5));
  await page.reload();
  await press(page, text("dashboard.extra"));
  await look(page, "office-extra-fr");
  await press(page, text("extra.ask"));
  await page.getByText(text("dashboard.done.extra")).waitFor();
  await press(page, text("dashboard.problem"));
  await page.getByLabel(text("report.note")).fill("Le bac de l’accueil déborde");
  await look(page, "office-problem-fr");
  await press(page, text("report.send"));
  await page.getByText(text("dashboard.done.problem")).waitFor();
});

test("[R-34] the driver weighs, the office's digits sign, and the wall, the report and the PDF have it", async () => {
  const karim = await buildKarim(stack);
  const { rows } = await stack.database.pool.query<{ id: string }>("select id from pickups");
  const id = rows[0]?.id ?? "";
  await karim.accept(id);
  const now = new Date().toISOString();
  const line = (material: "pet" | "pehd" | "aluminium", grams: number) => ({
    material,
    bags: 3,
    declaredGrams: grams,
    refusedGrams: 0,
    weighedGrams: grams,
    reason: null,
    photo: null,
  });
  const items = [line("pet", 22_400), line("pehd", 6200), line("aluminium", 8100)];
  await karim.call(
    signHandover,
    { id },
    { side: "driver", items, occurredAt: now, sentAt: now, pin },
  );
  await page.reload();
  await page.getByText("36,70").first().waitFor();
  await look(page, "office-dashboard-fr");
  await page.getByRole("link", { name: text("nav.reports") }).click();
  await page.getByText("A-1001").first().waitFor();
  await look(page, "office-reports-fr");
  const download = page.waitForEvent("download");
  await press(page, text("reports.certificate"));
  expect((await download).suggestedFilename()).toMatch(/^dawra-\d{4}-\d{2}\.pdf$/);
  await page.getByRole("link", { name: /^Vérifier/ }).click();
  await page.waitForURL("**/check/A-1001");
});

test("[R-34] a date of the calendar moves, and the company's details are changed", async () => {
  await page.goto(`/officepack/orders/${await orderId()}`);
  await page
    .getByRole("button", { name: /^Déplacer/ })
    .first()
    .click();
  await look(page, "office-move-fr");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("move.save") })
    .click();
  await page.getByText(/^au lieu du/).waitFor();
  await look(page, "office-order-page-fr");
  await page.getByRole("link", { name: text("nav.profile") }).click();
  await fill("field.people", "70");
  await press(page, text("profile.save"));
  await page.getByText(text("profile.saved")).waitFor();
  await look(page, "office-profile-fr");
  expect(visitor.complaints).toEqual([]);
});

test.each(["ar", "en"] satisfies Locale[])(
  "every screen in %s, on a phone and wide",
  async (locale) => {
    const kept = await page.context().storageState();
    const secret = kept.cookies.find(({ name }) => name.endsWith("organisation"));
    const own = textsOf("office", locale);
    const one = await openVisitor(browser, stack.url, locale, phone, {
      storage: [
        { name: "auth._token.user", value: "named by the cookie" },
        { name: "auth.strategy", value: "user" },
      ],
      cookies: [{ name: "organisation", value: secret?.value ?? "" }],
    });
    const screens = [
      ["landing", "/officepack", "landing.headline"],
      ["order", "/officepack/placeorder", "order.company.heading"],
      ["dashboard", "/officepack/dashboard", "hero.unit"],
      ["order-page", `/officepack/orders/${await orderId()}`, "calendar.heading"],
      ["reports", "/officepack/reports", "reports.lots"],
      ["profile", "/officepack/profile", "profile.details"],
    ] as const;
    for (const [name, path, words] of screens) {
      await one.page.setViewportSize(phone);
      await one.page.goto(path);
      await one.page.getByText(own(words), { exact: true }).first().waitFor();
      await look(one.page, `office-${name}-${locale}`);
      await one.page.setViewportSize(desk);
      await look(one.page, `office-${name}-${locale}-1280`);
    }
    expect(one.complaints).toEqual([]);
    await one.close();
  },
);
