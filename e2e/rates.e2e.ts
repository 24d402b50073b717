import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor } from "./support/browser.ts";
import { press, travel } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let kept: Kept;
const wide = { width: 1280, height: 800 };

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db, ownerUrl } = stack.database;
  const { id } = await buildUser(db, { firstName: "Selma", lastName: "Amrani" });
  await makeAdmin(ownerUrl, id);
  const value = await buildSession(db, id, { isStrong: true });
  kept = {
    storage: [
      { name: "auth._token.local", value },
      { name: "auth.strategy", value: "local" },
    ],
  };
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const desk = "/business/dashboard";
const numbers = textsOf("numbers", "fr");
const rewards = textsOf("rewardDesk", "fr");
const switches = textsOf("switches", "fr");
const off = textsOf("off", "fr");

/** Of a part of the service that is closed. */
const closedWords = "Les commerces partenaires sont fermés pour l’Aïd.";

const publishLimit = async (page: Page): Promise<void> => {
  await page.goto(`${desk}/rates`);
  await page.getByRole("table", { name: numbers("limits") }).waitFor();
  await look(page, "rates-fr");
  await press(page, numbers("limit.voucher_days.name"));
  await page.getByLabel(numbers("form.newValue.days")).fill("5");
  await press(page, numbers("form.look"));
  await page.getByText(numbers("problem.range")).waitFor();
  await look(page, "rates-limit-wrong-fr");
  await page.getByLabel(numbers("form.newValue.days")).fill("45");
  await page.getByLabel(numbers("form.reason")).fill("Convenu avec les commerces");
  await press(page, numbers("form.look"));
  await page.getByText(numbers("effect.then"), { exact: true }).waitFor();
  await look(page, "rates-limit-effect-fr");
  await press(page, numbers("form.publish"));
  await page.getByText(numbers("form.done")).waitFor();
  await page.getByText("Convenu avec les commerces").last().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("cell", { name: /45 jours/ }).waitFor();
};

const publishRate = async (page: Page): Promise<void> => {
  const table = page.getByRole("table", { name: numbers("rates"), exact: true });
  await table.getByRole("button").first().click();
  await page.getByLabel(numbers("form.perKilogram")).fill("22,5");
  await page.getByLabel(numbers("form.reason")).fill("La bouteille se vend mieux");
  await press(page, numbers("form.look"));
  await page.getByText(numbers("effect.same")).waitFor();
  await look(page, "rates-rate-effect-fr");
  await press(page, numbers("form.publish"));
  await page.getByText(numbers("form.done")).waitFor();
  await page.keyboard.press("Escape");
  await table.getByRole("cell", { name: /22,50/ }).waitFor();
};

const writeReward = async (page: Page): Promise<void> => {
  await page.goto(`${desk}/rewards`);
  await press(page, rewards("partner.new"));
  await page.getByRole("tab", { name: rewards("language.en") }).click();
  await page.getByLabel(rewards("partner.name")).last().fill("Nour bakery");
  await press(page, rewards("partner.save"));
  await page.getByText(rewards("form.saved")).waitFor();
  await page.keyboard.press("Escape");
  await press(page, rewards("newReward"));
  await page
    .getByLabel(rewards("form.partner"), { exact: true })
    .selectOption({ label: "Nour bakery" });
  await page
    .getByRole("textbox", { name: rewards("form.name"), exact: true })
    .fill("Six petits pains");
  await page.getByRole("tab", { name: rewards("language.en") }).click();
  await page.getByRole("textbox", { name: rewards("form.name"), exact: true }).fill("Six rolls");
  await page.getByLabel(rewards("form.description"), { exact: true }).fill("Baked in the morning");
  await page.getByLabel(rewards("form.price"), { exact: true }).fill("50");
  await page.getByLabel(rewards("form.centimes"), { exact: true }).fill("60");
  await look(page, "reward-form-fr");
  await press(page, rewards("form.save"));
  await page.getByText(rewards("form.saved")).waitFor();
  await press(page, rewards("act.publish"));
  await page.getByRole("button", { name: rewards("act.pause") }).waitFor();
  await page.getByLabel(rewards("stock.label")).fill("12");
  await press(page, rewards("stock.save"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Six petits pains" }).waitFor();
  await look(page, "rewards-desk-fr");
};

const closeRewards = async (page: Page): Promise<void> => {
  await page.goto(`${desk}/flags`);
  await press(page, switches("part.rewards"));
  await press(page, switches("form.close"));
  await page.getByText(switches("problem.missing")).waitFor();
  await page.getByLabel(switches("form.words")).last().fill(closedWords);
  await page.getByRole("tab", { name: switches("form.language.en") }).click();
  await page.getByLabel(switches("form.words")).last().fill("Partner shops are closed for Eid.");
  await page.getByLabel(switches("form.backOn")).fill("2030-06-01");
  await page.getByLabel(switches("form.reason")).fill("Fermeture annuelle");
  await look(page, "switch-form-fr");
  await press(page, switches("form.close"));
  await page.getByText(switches("form.done")).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText(switches("state.closed"), { exact: true }).waitFor();
};

const openRewards = async (page: Page): Promise<void> => {
  await press(page, switches("part.rewards"));
  await page.getByLabel(switches("form.reason")).fill("Les commerces rouvrent");
  await press(page, switches("form.open"));
  await page.getByText(switches("form.done")).waitFor();
};

test("[R-29] a number, a rate, a reward and a switch, and what people then see, in French", async () => {
  await buildReward(stack.database.db, { stock: 3, name: { en: "Ten loaves" } });
  await travel({ browser, url: stack.url, locale: "fr", kept }, async (page) => {
    await publishLimit(page);
    await publishRate(page);
    await writeReward(page);
    await closeRewards(page);
    // Somebody who was never here opens the market, and is led to the words of the back office.
    await travel({ browser, url: stack.url, locale: "fr" }, async (visitor) => {
      await visitor.goto("/marketplace");
      await visitor.waitForURL("**/off?f=rewards");
      await visitor.getByText(closedWords).waitFor();
      await visitor.getByText(off("backOn").split("{")[0] ?? "").waitFor();
      await look(visitor, "off-rewards-fr");
    });
    await openRewards(page);
    await travel({ browser, url: stack.url, locale: "fr" }, async (visitor) => {
      await expect
        .poll(async () => (await fetch(`${stack.url}/api/v1/switches`)).text())
        .toBe('{"closed":[]}');
      await visitor.goto("/marketplace");
      await visitor.getByText("Six petits pains").first().waitFor();
    });
  });
});

test("each page in the other two languages, on a phone and on a desk", async () => {
  for (const locale of ["ar", "en"] as const) {
    for (const viewport of [undefined, wide]) {
      const size = viewport ? "wide" : "phone";
      const { page, complaints, close } = await openVisitor(
        browser,
        stack.url,
        locale,
        viewport,
        kept,
      );
      await page.goto(`${desk}/rates`);
      await press(page, textsOf("numbers", locale)("limit.ask_above_grams.name"));
      await look(page, `rates-${locale}-${size}`);
      await page.goto(`${desk}/rewards`);
      await press(page, textsOf("rewardDesk", locale)("newReward"));
      await look(page, `rewards-desk-${locale}-${size}`);
      await page.goto(`${desk}/flags`);
      await press(page, textsOf("switches", locale)("part.rewards"));
      await look(page, `switches-${locale}-${size}`);
      expect(complaints).toEqual([]);
      await close();
    }
  }
});
