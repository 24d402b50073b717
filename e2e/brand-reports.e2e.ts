import { createHash, randomUUIDv7 } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Locale } from "@app/contract/locales";
import { buildClaims } from "@app/database/testing/build-claims";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor, phone } from "./support/browser.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const desktop = { width: 1280, height: 900 };
const tonne = 1_000_000;

let stack: Stack;
let browser: Browser;
let kept: Kept;

/** The first with rates; its spring is over. */
const year = 2026;

const openBrand = async (): Promise<Kept> => {
  const { db, ownerUrl } = stack.database;
  const { id } = await buildUser(db, { roles: ["brand"], email: `${randomUUIDv7()}@example.com` });
  const brandId = await buildBrand(db, id, "Source Tassili");
  await db
    .insertInto("brand_goals")
    .values({ id: randomUUIDv7(), brand_id: brandId, grams: tonne, due_on: `${year}-12-31` })
    .execute();
  const deliveries = [
    { month: "02", wilaya: 16, deposits: [40_000, 31_250] },
    { month: "05", wilaya: 31, deposits: [22_340], rule: "campaign" },
    { month: "05", wilaya: 25, deposits: [5120], material: "aluminium" },
  ] as const;
  for (const { month, ...delivery } of deliveries) {
    const at = new Date(`${year}-${month}-10T10:00:00Z`);
    await buildClaims(db, { brandId, ownerUrl, at, ...delivery });
  }
  return {
    storage: [
      { name: "auth._token.local", value: await buildSession(db, id) },
      { name: "auth.strategy", value: "local" },
    ],
  };
};

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  kept = await openBrand();
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

interface Visit {
  locale: Locale;
  viewport: typeof desktop;
  person?: Kept;
}

const visit = async (
  { locale, viewport, person }: Visit,
  go: (page: Page) => Promise<void>,
): Promise<void> => {
  const { page, complaints, close } = await openVisitor(
    browser,
    stack.url,
    locale,
    viewport,
    person,
  );
  try {
    await go(page);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
};

const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

const rows = (page: Page) => page.getByTestId("report");

/** Frozen by the worker while the page looks on. */
const isReady = async (page: Page, count: number): Promise<void> => {
  await expect
    .poll(() => page.locator('[data-testid="report"][data-state="ready"]').count(), {
      timeout: 30_000,
    })
    .toBe(count);
};

const saved = async (page: Page, press: () => Promise<void>): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return file;
};

let number: string;
let printed: Buffer;

test("in French on a phone: a quarter is reported, then the rest of the year, and files are taken along", () =>
  visit({ locale: "fr", viewport: phone, person: kept }, async (page) => {
    const t = textsOf("reports", "fr");
    await page.goto("/csr/reports");
    await page.getByText(t("empty")).waitFor();
    await look(page, "reports-empty-fr-phone");

    await page.getByRole("button", { name: t("create") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(t("form.kind.quarter")).click();
    await dialog.getByRole("combobox").selectOption(`${year}-01-01`);
    await dialog.getByText("71,25").waitFor();
    await look(page, "reports-create-fr-phone", "dialog");
    await dialog.getByRole("button", { name: t("form.send") }).click();
    await isReady(page, 1);
    expect(await rows(page).first().textContent()).toContain("71,25");

    await page.getByRole("button", { name: t("create") }).click();
    await dialog.getByRole("combobox").selectOption(`${year}-01-01`);
    await dialog.getByText("27,46").waitFor();
    expect(await dialog.textContent()).toContain("71,25");
    await dialog.getByRole("button", { name: t("form.send") }).click();
    await isReady(page, 2);
    await look(page, "reports-list-fr-phone");

    const newest = rows(page).first();
    number = /R-\w{4}-\w{4}/.exec((await newest.textContent()) ?? "")?.[0] ?? "";
    const press = (name: string) =>
      newest.getByRole("button", { name: filled(t("file.label"), { file: name, number }) }).click();
    const pdf = await saved(page, () => press("PDF"));
    printed = readFileSync(await pdf.path());
    expect(printed.subarray(0, 5).toString()).toBe("%PDF-");

    await page.locator('[data-column="recycler"]').scrollIntoViewIfNeeded();
    await page
      .getByRole("button", { name: filled(t("columns.up"), { name: t("columns.name.back") }) })
      .click();
    await page.getByRole("checkbox", { name: t("columns.name.report") }).check();
    await page.getByRole("button", { name: t("columns.save") }).click();
    await page.getByText(t("columns.saved")).waitFor();
    await look(page, "reports-columns-fr-phone");
    const sheet = await saved(page, () => press(t("file.return")));
    const [head = "", ...lines] = readFileSync(await sheet.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(head).toContain('"Matière";"Wilaya";"Repris, t"');
    expect(lines.some((line) => line.includes("0,022340") && line.includes(number))).toBe(true);
  }));

test("in Arabic on a phone: anybody checks the number, and a file by its checksum", () =>
  visit({ locale: "ar", viewport: phone }, async (page) => {
    const t = textsOf("check", "ar");
    await page.goto("/check");
    await page.getByLabel(t("form.label")).fill(number.toLowerCase().replaceAll("-", " "));
    await page.getByRole("button", { name: t("form.check"), exact: true }).click();
    await page.getByText("Source Tassili").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/check/${number}`);
    expect(await page.getByTestId("answer").textContent()).toContain("27,46");
    await look(page, "reports-check-ar-phone");

    const chooser = page.getByTestId("compare").locator('input[type="file"]');
    const match = page.getByTestId("match");
    await chooser.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: printed });
    await expect.poll(() => match.getAttribute("data-match")).toBe("file");
    expect(await match.textContent()).toContain(createHash("sha256").update(printed).digest("hex"));
    await match.scrollIntoViewIfNeeded();
    await look(page, "reports-compare-ar-phone");
    const changed = Buffer.concat([printed, Buffer.from(" ")]);
    await chooser.setInputFiles({ name: "b.pdf", mimeType: "application/pdf", buffer: changed });
    await expect.poll(() => match.getAttribute("data-match")).toBe("differs");
  }));

test("every screen in the other languages and at a desk", async () => {
  for (const locale of ["ar", "en", "fr"] as const) {
    await visit({ locale, viewport: desktop, person: kept }, async (page) => {
      await page.goto("/csr/reports");
      await isReady(page, 2);
      await look(page, `reports-list-${locale}-desktop`);
      await page.getByRole("button", { name: textsOf("reports", locale)("create") }).click();
      await page.getByRole("dialog").getByRole("status").waitFor();
      await look(page, `reports-create-${locale}-desktop`, "dialog");
    });
    await visit({ locale, viewport: desktop }, async (page) => {
      await page.goto(`/check/${number}`);
      await page.getByText("Source Tassili").waitFor();
      await look(page, `reports-check-${locale}-desktop`);
      await page.goto("/how-we-count");
      await page.getByText("WARM v16").first().waitFor();
      await look(page, `how-we-count-${locale}-desktop`);
    });
    await visit({ locale, viewport: phone }, async (page) => {
      await page.goto("/how-we-count");
      await page.getByText("WARM v16").first().scrollIntoViewIfNeeded();
      await look(page, `how-we-count-${locale}-phone`);
    });
  }
});
