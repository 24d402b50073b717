import { randomUUID } from "node:crypto";
import { confirmCampaign } from "@app/contract/campaigns";
import { recordDeposit } from "@app/contract/deposits";
import type { Locale } from "@app/contract/locales";
import { buildCampaign } from "@app/database/testing/build-campaign";
import { buildExchanges } from "@app/database/testing/build-exchanges";
import { buildReward } from "@app/database/testing/build-reward";
import {
  buildBrand,
  buildPoint,
  buildSession,
  buildUser,
  makeAdmin,
} from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor } from "./support/browser.ts";
import { press, travel } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const keptBy = async (userId: string): Promise<Kept> => ({
  storage: [
    { name: "auth._token.local", value: await buildSession(stack.database.db, userId) },
    { name: "auth.strategy", value: "local" },
  ],
});

/** A brand with a goal, which opens its pages. */
const buildBrandPerson = async (phone: string, name: string) => {
  const { db } = stack.database;
  const { id } = await buildUser(db, {
    roles: ["brand"],
    firstName: "Lina",
    lastName: "Haddad",
    phone,
  });
  const brandId = await buildBrand(db, id, name);
  await db
    .insertInto("brand_goals")
    .values({
      id: randomUUID(),
      brand_id: brandId,
      material: "pet",
      grams: 1,
      due_on: "2030-01-01",
    })
    .execute();
  return { brandId, kept: await keptBy(id) };
};

const send = async (
  { method, path }: { method: string; path: string },
  token: string,
  body: object,
): Promise<void> => {
  const { status } = await fetch(stack.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      origin: stack.url,
    },
    body: JSON.stringify(body),
  });
  expect(status).toBe(201);
};

const confirmPayment = async (id: string, centimes: number): Promise<void> => {
  const { db, ownerUrl } = stack.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  const token = await buildSession(db, admin.id, { isStrong: true });
  const path = confirmCampaign.path.replace(":id", id);
  await send({ ...confirmCampaign, path }, token, { centimes, reference: "Virement 7" });
};

/** A citizen brings a bag of 3.40 kg with two stars: 81.60 tokens. */
const weigh = async (): Promise<{ balance: () => Promise<number> }> => {
  const { db } = stack.database;
  const { id: pointId, ownerId } = await buildPoint(db);
  const citizen = await buildUser(db);
  const stars = { clean: true, compacted: true, manners: false };
  const body = { pointId, citizenCode: citizen.code, material: "pet", grams: 3400, stars };
  await send(recordDeposit, await buildSession(db, ownerId), body);
  const balance = async () => {
    const row = await db
      .selectFrom("accounts")
      .select("balance")
      .where("id", "=", citizen.id)
      .executeTakeFirstOrThrow();
    return row.balance;
  };
  return { balance };
};

/** By the clocks of the country, which are an hour ahead: late in the evening it is tomorrow there. */
const day = (days: number): string =>
  new Date(Date.now() + 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const words = textsOf("campaigns", "fr");

const writeDraft = async (page: Page): Promise<void> => {
  await press(page, words("new"));
  await page.getByRole("heading", { name: words("new") }).waitFor();
  await press(page, words("form.save"));
  await page.getByRole("alert").waitFor();
  await look(page, "campaign-form-wrong-fr");
  await page.getByLabel(words("form.name")).fill("Bouteilles du printemps");
  await page.getByLabel(words("aluminium")).uncheck();
  await page.getByText(words("form.some"), { exact: true }).click();
  for (const name of ["Alger", "Blida"]) {
    await page.getByRole("combobox", { name: words("form.wilayas") }).fill(name);
    await page.getByRole("option", { name, exact: true }).click();
    await page.getByRole("button", { name: `Retirer ${name}` }).waitFor();
  }
  // Everywhere after all: the point of this journey may stand in any wilaya.
  await page.getByText(words("fact.country"), { exact: true }).click();
  await page.getByLabel(words("form.firstDay")).fill(day(0));
  await page.getByLabel(words("form.lastDay")).fill(day(-3));
  await page.getByLabel(words("form.amount")).fill("50 000");
  await press(page, words("form.save"));
  await page.getByText(words("problem.order")).first().waitFor();
  await page.getByLabel(words("form.lastDay")).fill(day(30));
  await page.getByLabel(words("form.bonus")).press("ArrowRight");
  await page.getByText(/Un sac qui vaut 80 jetons rapporte 100 jetons/).waitFor();
  await look(page, "campaign-form-fr");
  await press(page, words("form.save"));
};

test("a campaign from its draft to its end, and the bonus of a bag, in French", async () => {
  const { brandId, kept } = await buildBrandPerson("+213771000001", "Source Tassili");
  const block = (page: Page) => page.getByTestId("campaign");
  await travel({ browser, url: stack.url, locale: "fr", kept }, async (page) => {
    await page.goto("/csr/campaigns");
    await page.getByText(words("empty")).waitFor();
    await look(page, "campaigns-empty-fr");
    await writeDraft(page);
    await block(page).getByText(words("state.draft"), { exact: true }).waitFor();
    await look(page, "campaigns-draft-fr");
    await press(page, words("ask.open"));
    await look(page, "campaigns-ask-fr", "dialog");
    await press(page.getByRole("dialog"), words("ask.confirm"));
    await block(page).getByText(words("next.asked")).waitFor();
    await look(page, "campaigns-asked-fr");
    const { id } = await stack.database.db
      .selectFrom("campaigns")
      .select("id")
      .where("brand_id", "=", brandId)
      .executeTakeFirstOrThrow();
    await confirmPayment(id, 5_000_000);
    const { balance } = await weigh();
    await expect.poll(balance).toBe(8160 + 2040);
    await page.reload();
    await block(page).getByText(words("state.running"), { exact: true }).waitFor();
    expect(await page.getByTestId("kilos").textContent()).toContain("3,40");
    expect(await page.getByTestId("bonus").textContent()).toBe("20");
    await look(page, "campaigns-running-fr");
    await press(page, words("end.open"));
    await look(page, "campaigns-end-fr", "dialog");
    await press(page.getByRole("dialog"), words("end.confirm"));
    await page.getByTestId("left-over").waitFor();
    await look(page, "campaigns-ended-fr");
  });
});

test("what a brand pays for, on a phone and a wide screen, and its reward in the marketplace", async () => {
  const { db } = stack.database;
  const { brandId, kept } = await buildBrandPerson("+213771000002", "Source Vive");
  await buildCampaign(db, { brandId, name: "Rentrée", centimes: 40_000_000 });
  await buildCampaign(db, { brandId, name: "Plages propres", state: "asked" });
  await buildCampaign(db, { brandId, name: "Ramadan", state: "draft", bonusPercent: 0 });
  const reward = await buildReward(db, {
    price: 2000,
    name: { en: "Two water bottles", fr: "Deux gourdes", ar: "قارورتان" },
  });
  await db.updateTable("rewards").set({ brand_id: brandId }).where("id", "=", reward).execute();
  for (const [day, times] of [
    ["2026-07-10", 7],
    ["2026-08-10", 2],
    ["2026-09-10", 6],
  ] as const) {
    await buildExchanges(stack.database, reward, { day, times });
  }
  for (const locale of ["ar", "en"] as const) {
    await visit(locale, 360, kept, async (page, name) => {
      await showCampaigns(page, locale, name);
      await page.goto("/csr/campaigns?draft=new");
      await page.getByLabel(textsOf("campaigns", locale)("form.name")).waitFor();
      await look(page, `campaign-form-${name}`);
      await page.goto(`/marketplace/${reward}`);
      await page.getByText("Source Vive").waitFor();
      await look(page, `reward-offered-${name}`);
    });
  }
  for (const locale of ["ar", "fr"] as const) {
    await visit(locale, 1280, kept, (page, name) => showCampaigns(page, locale, name));
  }
});

const visit = async (
  locale: Locale,
  width: number,
  kept: Kept,
  show: (page: Page, name: string) => Promise<void>,
): Promise<void> => {
  const size = { width, height: width < 600 ? 640 : 900 };
  const { page, complaints, close } = await openVisitor(browser, stack.url, locale, size, kept);
  await show(page, `${locale}-${width}`);
  expect(complaints).toEqual([]);
  await close();
};

const showCampaigns = async (page: Page, locale: Locale, name: string): Promise<void> => {
  const merged = page.getByText(textsOf("campaigns", locale)("rewards.merged"));
  await page.goto("/csr/campaigns");
  await merged.waitFor();
  await look(page, `campaigns-${name}`);
};
