import type { Locale } from "@app/contract/locales";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Kept, nobody, openBrowser, openVisitor, phone } from "./support/browser.ts";
import { press, travel } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { settled } from "./support/settled.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let mailbox: Mailbox;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  mailbox = openMailbox(stack.catcher);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

let numbers = 0;
/** With the role and a proven address, and no company yet. */
const buildPerson = async (roles: readonly ("brand" | "citizen")[] = ["brand"]) => {
  numbers += 1;
  const { id } = await buildUser(stack.database.db, {
    roles,
    firstName: "Lina",
    lastName: "Haddad",
    phone: `+21377200${String(numbers).padStart(4, "0")}`,
    email: `lina${numbers}@tassili.example`,
  });
  const kept: Kept = {
    storage: [
      { name: "auth._token.local", value: await buildSession(stack.database.db, id) },
      { name: "auth.strategy", value: "local" },
    ],
  };
  return { id, kept };
};

const visit = (
  locale: Locale,
  kept: Kept,
  journey: (page: Page) => Promise<void>,
  refusals?: RegExp,
) => travel({ browser, url: stack.url, locale, kept, ...(refusals && { refusals }) }, journey);

const settings = textsOf("brandSettings", "fr");
const goals = textsOf("brandGoals", "fr");
const team = textsOf("brandTeam", "fr");

/** By key: two taps on one spot are one, and what comes next lies where the last thing lay. */
const answer = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).press("Enter");

/** The page before may still be there for a moment. */
const isOnBlue = async (page: Page): Promise<void> => {
  const ground = () =>
    page.getByRole("contentinfo").evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect.poll(ground).toBe("oklch(0.31 0.13 266)");
};

describe("may my brand take part", () => {
  const words = textsOf("eligibility", "fr");
  const begin = async (page: Page) => {
    await page.goto("/csr/eligibility");
    await page.getByRole("heading", { name: words("question.market.heading") }).waitFor();
    // The question comes from the server: before the page is alive nobody hears its answer.
    await settled(page);
  };

  test("a yes leads on, an almost says what is missing, a not yet what else there is", async () => {
    await visit("fr", nobody, async (page) => {
      await page.goto("/partners/csr");
      await page
        .getByRole("link", { name: textsOf("partners", "fr")("check") })
        .first()
        .click();
      await page.waitForURL("**/csr/eligibility");
      await settled(page);
      await look(page, "brand-eligibility-1-fr");
      for (const option of ["produces", "both", "underThousand", "law", "decides"]) {
        await answer(page, words(`option.${option}`));
      }
      await page.getByRole("heading", { name: words("ending.yes.heading") }).waitFor();
      await look(page, "brand-eligibility-yes-fr");
      await page.getByRole("link", { name: words("ending.signUp") }).waitFor();
      await press(page, words("again"));
      for (const option of ["distributes", "cans", "unknownTonnage", "image", "proposes"]) {
        await answer(page, words(`option.${option}`));
      }
      await page.getByText(words("missing.distributor")).waitFor();
      await look(page, "brand-eligibility-almost-fr");
      await press(page, words("again"));
      await begin(page);
      for (const option of ["noGoods", "plastic", "underTen", "community", "watches"]) {
        await answer(page, words(`option.${option}`));
      }
      await page.getByText(words("missing.goods")).waitFor();
      await look(page, "brand-eligibility-not-yet-fr");
    });
  });
});

const saved = async (page: Page, count: number): Promise<void> => {
  const lines = page.getByText(settings("saving.saved"), { exact: true });
  await expect.poll(() => lines.count()).toBe(count);
};

const fillCompany = async (page: Page): Promise<void> => {
  const label = (key: string) => page.getByLabel(settings(`company.${key}`), { exact: true });
  await press(page, settings("company.finish"));
  await page.getByRole("alert").waitFor();
  await look(page, "brand-company-wrong-fr");
  await label("legalName").fill("SARL Source Tassili");
  await label("registerNumber").fill("16/00-0123456B20");
  await label("taxNumber").fill("0016 1601 2345 678");
  await label("sector").selectOption("water");
  await saved(page, 1);
  await look(page, "brand-company-saved-fr");
  await page.getByRole("combobox", { name: settings("company.wilaya") }).fill("Alger");
  await page.getByRole("option", { name: "Alger", exact: true }).click();
  await label("address").fill("12, rue Didouche Mourad");
  await label("name").fill("Lina Haddad");
  await label("position").fill("Responsable RSE");
  await label("phone").fill("0550 12 34 56");
  await label("email").fill("lina@tassili.example");
  await label("tonnage").fill("420,5");
  await page.getByRole("radio", { name: settings("company.yes") }).check();
  await saved(page, 4);
};

const setGoal = async (page: Page): Promise<void> => {
  await page.getByText(goals("empty")).waitFor();
  await look(page, "brand-goals-empty-fr");
  await page.getByRole("link", { name: goals("first") }).click();
  await page.getByRole("heading", { name: goals("step.kind") }).waitFor();
  await page.getByRole("radio", { name: goals("material.pet") }).check();
  await look(page, "brand-goal-1-fr");
  await press(page, goals("next"));
  await page.getByRole("heading", { name: goals("step.amount") }).waitFor();
  await answer(page, goals("next"));
  await page.getByRole("alert").waitFor();
  await page.getByLabel(goals("amount.kilograms"), { exact: true }).fill("120");
  await page.getByRole("radio", { name: goals("area.some") }).check();
  await page.getByRole("combobox", { name: goals("area.add") }).fill("Oran");
  await page.getByRole("option", { name: "Oran", exact: true }).click();
  await look(page, "brand-goal-2-fr");
  await press(page, goals("next"));
  await page.getByRole("heading", { name: goals("step.months") }).waitFor();
  await page.getByRole("radio", { name: goals("split.season") }).check();
  await look(page, "brand-goal-3-fr");
  await page.getByRole("radio", { name: goals("split.hand") }).check();
  await page.getByLabel("janvier", { exact: true }).fill("10");
  await look(page, "brand-goal-hand-fr");
  await page.getByRole("radio", { name: goals("split.season") }).check();
  await press(page, goals("save"));
  await page.getByText(goals("saved.title")).waitFor();
  await look(page, "brand-goals-fr");
};

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" width="80" height="40">
  <rect width="80" height="40" fill="#2059d9"/><circle cx="60" cy="20" r="12" fill="#fecc1d"/>
  <script>parent.document.title = "drawn"</script></svg>`;

const showFace = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: settings("places.face.title") }).click();
  await page.waitForURL("**/csr/brand-profile");
  const upload = page.waitForResponse("**/api/v1/brand/face/logo");
  await page.getByLabel(settings("logo.file")).setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(drawing),
  });
  expect((await upload).status()).toBe(200);
  const logo = page.getByRole("img", { name: settings("logo.alt") });
  await logo.waitFor();
  expect(await logo.getAttribute("src")).toMatch(/^\/api\/pictures\/[0-9a-f]{32}\.png/);
  expect(await page.title()).not.toBe("drawn");
  await page.getByLabel(settings("face.name"), { exact: true }).fill("Tassili");
  await page.getByLabel(settings("face.colour"), { exact: true }).fill("#fecc1d");
  await page.getByText("1,5").waitFor();
  await look(page, "brand-face-pale-fr");
  await press(page, settings("face.darker"));
  await page.getByLabel(settings("face.story.fr")).fill("Chaque bouteille qui revient compte.");
  await page.getByLabel(settings("face.story.ar")).fill("كل قارورة تعود لها وزن.");
  await saved(page, 1);
  await look(page, "brand-face-fr");
};

const growTeam = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: settings("places.team.title") }).click();
  await page.waitForURL("**/csr/team");
  await press(page, team("distributors.new"));
  await page.getByText(team("distributors.codes")).waitFor();
  await press(page, team("leave"));
  const dialog = page.getByRole("dialog");
  await press(dialog, team("leave"));
  await dialog.getByText(team("problem.lastAdmin")).waitFor();
  await look(page, "brand-team-last-fr", "dialog");
  await press(dialog, team("leaving.keep"));
  await press(page, team("invite"));
  await page.getByLabel(team("email"), { exact: true }).fill("samir@tassili.example");
  await page.getByRole("radio", { name: team("rank.editor") }).check();
  await look(page, "brand-team-invite-fr");
  await press(page, team("send"));
  await page.getByText(team("waiting")).waitFor();
  await look(page, "brand-team-fr");
};

test("[G-07] [L-26] from the company to its goals, in French", async () => {
  const { kept } = await buildPerson();
  const journey = async (page: Page) => {
    // Everything waits for the company.
    await page.goto("/csr/team");
    await page.waitForURL("**/csr/business-profile");
    await isOnBlue(page);
    await look(page, "brand-company-fr");
    await fillCompany(page);
    await press(page, settings("company.finish"));
    await page.waitForURL("**/csr/setup");
    await isOnBlue(page);
    await page.goto("/CSR/setup/test");
    await page.waitForURL("**/csr/setup");
    await setGoal(page);
    await page.goto("/csr/business-profile");
    await page.getByText(settings("review.pending.title")).waitFor();
    await look(page, "brand-company-pending-fr");
  };
  await visit("fr", kept, journey);
});

test("a face for citizens, a team, and a colleague who comes by a link, in French", async () => {
  const { id, kept } = await buildPerson();
  await buildBrand(stack.database.db, id, "Source Vive");
  const journey = async (page: Page) => {
    await page.goto("/csr/setup");
    await showFace(page);
    await growTeam(page);
  };
  // That the last administrator cannot leave is refused on the way.
  await visit("fr", kept, journey, /409/);

  const guest = await buildPerson(["citizen"]);
  await visit(
    "fr",
    guest.kept,
    async (page) => {
      const link = await mailbox.link("samir@tassili.example");
      await page.goto(link);
      await page.getByText(team("join.lead.editor")).waitFor();
      await look(page, "brand-join-fr");
      await press(page, team("join.yes"));
      await page.waitForURL((url) => url.pathname !== "/csr/join");
      await page.goto("/csr/setup");
      await page.getByRole("link", { name: goals("first") }).waitFor();
      await page.goto(link);
      await page.getByRole("heading", { name: team("join.dead.heading") }).waitFor();
    },
    /410/,
  );
});

test("[G-07] without the role the pages of a brand lead to what a brand does", async () => {
  const { kept } = await buildPerson(["citizen"]);
  await visit("fr", kept, async (page) => {
    await page.goto("/csr/team");
    await page.waitForURL("**/partners/csr");
  });
});

const buildFullBrand = async () => {
  const { id, kept } = await buildPerson();
  const { db } = stack.database;
  const brandId = await buildBrand(db, id, "Tassili");
  await db
    .insertInto("brand_goals")
    .values([
      {
        id: crypto.randomUUID(),
        brand_id: brandId,
        material: "pet",
        grams: 120_000_000,
        due_on: "2026-12-31",
        split: "season",
        weights: [6, 6, 7, 8, 9, 11, 13, 13, 10, 7, 5, 5],
        wilayas: [16, 31],
      },
      {
        id: crypto.randomUUID(),
        brand_id: brandId,
        kind: "schools",
        count: 12,
        due_on: "2027-12-31",
      },
    ])
    .execute();
  return kept;
};

const wide = { width: 1280, height: 900 };

test.each([
  ["ar", phone],
  ["ar", wide],
  ["en", wide],
] as const)("every page in %s", async (locale, size) => {
  const kept = await buildFullBrand();
  const { page, complaints, close } = await openVisitor(browser, stack.url, locale, size, kept);
  const pages = [
    ["company", "/csr/business-profile", textsOf("brandSettings", locale)("review.approved.title")],
    ["face", "/csr/brand-profile", textsOf("brandSettings", locale)("face.offeredBy")],
    ["goals", "/csr/setup", textsOf("brandGoals", locale)("another")],
    ["team", "/csr/team", textsOf("brandTeam", locale)("distributors.none")],
  ] as const;
  for (const [name, path, words] of pages) {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    await look(page, `brand-all-${name}-${locale}-${size.width}`);
  }
  expect(complaints).toEqual([]);
  await close();
});
