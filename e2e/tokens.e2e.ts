import { product } from "@app/contract/product";
import { buildUser, type BuiltUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countCover } from "./support/cover.ts";
import { openBrowser, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { desktop, type Journey, makeJourney } from "./support/panel.ts";
import { buildCounter, openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let counter: Awaited<ReturnType<typeof buildCounter>>;
let citizen: BuiltUser;

/** A hundred tokens: the first bag is paid, the second waits for the next filling. */
const budget = 10_000;

/** 3.40 kg with two stars: 81.60 tokens. */
const weigh = () =>
  counter.weigh({
    citizenCode: citizen.code,
    material: "pet",
    grams: 3400,
    stars: { clean: true, compacted: true, manners: false },
  });

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(budget), openBrowser()]);
  counter = await buildCounter(stack);
  citizen = await buildUser(stack.database.db, { firstName: "Yasmine", phone: "+213550000091" });
  await weigh();
  await weigh();
  await stack.database.pool.query(
    "select announce_rate(null, 'pet', 2200, 10, now() + interval '10 days', 'A better price')",
  );
  await countCover(stack);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const visit = (journey: Journey, go: (page: Page) => Promise<void>) =>
  makeJourney(browser, stack, journey, go);

/** Of the page that people see: what a page receives late lies beside it, hidden, until it is put into its place. */
const cell = (page: Page, name: string) => page.getByRole("main").getByTestId(name);

const asNumber = (text: string | null): number =>
  Number(
    (text ?? "")
      .replace(/[^\d.,]/g, "")
      .replace(/[.,](?=\d{3})/g, "")
      .replace(",", "."),
  );

describe.each(shownIn)("what a token is, in %s", (locale) => {
  const text = textsOf("tokens", locale);

  test("comes whole from the server, for people and for search engines", async () => {
    const answer = await fetch(`${stack.url}/tokens`, {
      headers: { cookie: `i18n_${product.slug}=${locale}` },
    });
    const html = await answer.text();
    expect(html).toContain(`>${text("headline")}</h1>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('data-testid="outstanding"');
    // Announced, with its day.
    expect(html).toContain("22");
  });

  test.each([
    ["360", phone],
    ["1440", desktop],
  ] as const)("at %s: the numbers add up to the hundredth, and it looks right", (width, viewport) =>
    visit({ locale, viewport }, async (page) => {
      await page.goto("/tokens");
      await cell(page, "outstanding").waitFor();
      const shown = async (name: string) => asNumber(await cell(page, name).textContent());
      expect(await shown("outstanding")).toBe(81.6);
      expect(await shown("funded")).toBe(100);
      expect(await shown("behind")).toBe(100);
      // What is not covered is told apart, and is in none of the others.
      const waiting = page
        .getByRole("main")
        .getByText(text("cover.waiting").split("{tokens}")[0] ?? "");
      expect(await waiting.textContent()).toMatch(/81[.,]6/);
      await look(page, `tokens-${locale}-${width}`);
      await cell(page, "outstanding").scrollIntoViewIfNeeded();
      await look(page, `tokens-cover-${locale}-${width}`);
    }),
  );
});

test("from another page the frame is there at once, and the numbers follow", () =>
  visit({ viewport: phone }, async (page) => {
    await page.goto("/start-recycling");
    await page.getByRole("link", { name: "What a token is" }).click();
    await page.waitForURL("**/tokens");
    await cell(page, "funded").waitFor();
    expect(await page.title()).toBe("What a token is");
  }));

describe("tokens that no budget covers yet", () => {
  const words: Record<"fr" | "ar", RegExp> = { fr: /81 jetons en route/, ar: /81 رمزًا في الطريق/ };

  test.each(["fr", "ar"] as const)("are told beside the balance and on the tile, in %s", (locale) =>
    visit({ locale, viewport: phone }, async (page) => {
      await openSignedIn(stack, page, citizen.id, "/consumer/dashboard");
      await page.getByText(words[locale]).waitFor();
      expect(await page.getByTestId("balance").textContent()).toBe("81");
      await look(page, `tokens-waiting-${locale}-360`);
      const waiting = textsOf("deposits", locale)("citizen.status.waiting");
      await page.getByRole("button", { name: new RegExp(waiting) }).click();
      await page.getByText(textsOf("tile", locale)("waiting")).waitFor();
      await look(page, `tokens-waiting-tile-${locale}-360`, "dialog");
    }),
  );
});
