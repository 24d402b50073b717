import { randomUUID } from "node:crypto";
import type { Locale } from "@app/contract/locales";
import { allProfiles } from "@app/contract/profiles";
import {
  addMember,
  buildOrganisation,
  buildTransporterProfile,
  type UserOverrides,
} from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser, Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, phone } from "./support/browser.ts";
import { password } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import {
  avatarOf,
  buildYasmine,
  codeOf,
  gone,
  type Journey,
  makeJourney,
  openPanel,
  panelOf,
  someStars,
} from "./support/panel.ts";
import { buildCounter, openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let counter: Awaited<ReturnType<typeof buildCounter>>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  counter = await buildCounter(stack);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const build = (more: UserOverrides = {}) => buildYasmine(stack, more);
const visit = (journey: Journey, go: (page: Page) => Promise<void>) =>
  makeJourney(browser, stack, journey, go);

/** Words of the rows in their order, and where they lead. */
const rowsOf = (panel: Locator): Promise<{ label: string; to: string | null }[]> =>
  panel.locator("nav > *, nav ~ div:last-of-type > *").evaluateAll((rows) =>
    rows.map((row) => ({
      label: (row as HTMLElement).innerText.replaceAll(/\s+/g, " ").trim(),
      to: row.getAttribute("href"),
    })),
  );

describe("the avatar", () => {
  test("[L-06] [S-19] [L-17] opens the panel; a tap on it again, outside, Escape or a link closes it", () =>
    visit({}, async (page) => {
      const { id } = await build();
      await openSignedIn(stack, page, id, "/aboutUs");
      const avatar = avatarOf(page);
      await avatar.waitFor();
      expect(await avatar.getAttribute("aria-expanded")).toBe("false");
      const panel = await openPanel(page);
      expect(await page.locator("[aria-expanded=true]").count()).toBe(1);
      const box = await page.locator("[aria-expanded=true]").boundingBox();
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await gone(panel);
      await openPanel(page);
      await page.mouse.click(200, 500);
      await gone(panel);
      await openPanel(page);
      await page.keyboard.press("Escape");
      await gone(panel);
      expect(await avatar.evaluate((element) => element === document.activeElement)).toBe(true);
      await openPanel(page);
      await panel.getByRole("link", { name: "Settings" }).click();
      await gone(panel);
      await page.waitForURL("**/settings");
    }));

  /** Start and end of a thing along the line people read; animations are over. */
  const placeOf = async (thing: Locator, locale: Locale) => {
    const page = thing.page();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const { left, right, top, bottom } = await thing.evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    );
    const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
    return { toEnd: locale === "ar" ? left : width - right, top, bottom, width: right - left };
  };

  test.each(["en", "ar"] as const)("has the panel 8 px under it, 392 px wide, in %s", (locale) =>
    visit({ locale }, async (page) => {
      const { id } = await build();
      await openSignedIn(stack, page, id, "/aboutUs");
      const panel = await placeOf(await openPanel(page, locale), locale);
      const avatar = await placeOf(page.locator("[aria-expanded=true]"), locale);
      expect(panel.width).toBe(392);
      expect(panel.top - avatar.bottom).toBeCloseTo(8, 0);
      expect(panel.toEnd - avatar.toEnd).toBeCloseTo(0, 0);
    }),
  );

  test.each(["en", "ar"] as const)(
    "opens a sheet of the whole height on a phone, in %s",
    (locale) =>
      visit({ locale, viewport: phone }, async (page) => {
        const { id } = await build();
        await openSignedIn(stack, page, id, "/aboutUs");
        const panel = await openPanel(page, locale);
        const { toEnd, top, bottom } = await placeOf(panel, locale);
        expect([toEnd, top, bottom]).toEqual([0, 0, phone.height]);
        await panel.getByRole("button", { name: textsOf("panel", locale)("close") }).click();
        await gone(panel);
      }),
  );

  test("nothing of the panel is loaded before somebody is signed in and comes near it", async () => {
    const { id } = await build();
    await visit({}, async (page) => {
      const files: string[] = [];
      page.on("request", (request) => files.push(request.url()));
      const ours = () =>
        files.filter((url) => /panel-overlay|history-overlay|code-overlay/.test(url));
      await page.goto("/aboutUs", { waitUntil: "networkidle" });
      await openSignedIn(stack, page, id, "/aboutUs");
      await avatarOf(page).waitFor();
      await page.waitForLoadState("networkidle");
      expect(ours()).toEqual([]);
      await avatarOf(page).hover();
      await expect.poll(ours).toContainEqual(expect.stringContaining("panel-overlay"));
      expect(await panelOf(page).count()).toBe(0);
    });
  });
});

describe("what the panel says", () => {
  test("[L-18] the name, the number, the e-mail and the user name", () =>
    visit({}, async (page) => {
      const { id } = await build({
        firstName: "Yasmine",
        username: "yas.b",
        phone: "+213550000042",
        email: "yas@example.com",
      });
      await openSignedIn(stack, page, id, "/aboutUs");
      const panel = await openPanel(page);
      await panel.getByRole("heading", { name: "Yasmine B." }).waitFor();
      await panel.getByText("05 50 00 00 42").waitFor();
      await panel.getByText("yas@example.com").waitFor();
      await panel.getByText("yas.b", { exact: true }).waitFor();
      expect(await panel.getByText("Fill profile").count()).toBe(0);
    }));

  test("[L-18] without a profile a link to fill it in", () =>
    visit({}, async (page) => {
      const { id } = await build({ username: null });
      await openSignedIn(stack, page, id, "/aboutUs");
      const panel = await openPanel(page);
      await panel.getByRole("link", { name: "Fill profile" }).click();
      await gone(panel);
      await page.waitForURL("**/consumer/profile");
    }));

  test("[L-20] [L-21] [L-23] a citizen has tokens, the deposit link and their pages", () =>
    visit({}, async (page) => {
      const { id, code } = await build();
      await counter.weigh({ citizenCode: code, material: "pet", grams: 3400, stars: someStars });
      await openSignedIn(stack, page, id, "/aboutUs");
      const panel = await openPanel(page);
      await panel.getByText(/^81\s*tokens$/).waitFor();
      expect(await panel.innerText()).not.toContain("kg");
      expect(await rowsOf(panel)).toEqual([
        { label: "Deposit recyclables", to: "/consumer" },
        { label: "Dashboard", to: "/consumer/dashboard" },
        { label: "Training", to: "/training" },
        { label: "Settings", to: "/settings" },
        { label: "Sign out", to: "/logout" },
      ]);
      // One role only: nothing to choose between.
      expect(await panel.getByText("Choose role").count()).toBe(0);
    }));

  test("[L-20] [L-21] [L-22] [L-23] a point has kilograms, its day and the choice of roles, and no code", () =>
    visit({}, async (page) => {
      const { code } = await build();
      await counter.weigh({ citizenCode: code, material: "pehd", grams: 12_900, stars: someStars });
      await openSignedIn(stack, page, counter.owner.id, "/aboutUs");
      const panel = await openPanel(page);
      await panel.getByText("kg PET + PEHD").waitFor();
      expect(await panel.innerText()).not.toContain("token");
      expect(await panel.getByRole("img", { name: /QR/ }).count()).toBe(0);
      expect(await panel.getByRole("button", { name: "History" }).count()).toBe(0);
      expect(await rowsOf(panel)).toEqual([
        { label: "Dashboard", to: "/collection-point/dashboard" },
        { label: "Training", to: "/collection-point/training" },
        { label: "Settings", to: "/settings" },
        { label: "Sign out", to: "/logout" },
      ]);
      const choice = panel.getByRole("group", { name: "Choose role" });
      for (const role of ["Citizen", "Collection Point", "Transporter", "CSR"]) {
        await choice.getByRole("button", { name: new RegExp(`^${role}`) }).waitFor();
      }
      await look(page, "panel-point-en-1440");
      await choice.getByRole("button", { name: /^Transporter/ }).click();
      const question = page.getByRole("dialog", { name: "Are you sure?" });
      await question.getByRole("button", { name: "No" }).click();
      await gone(question);
      await panel.waitFor();
    }));

  test("[L-21] a collaborator has the counter beside their own pages, a transporter their dashboard", async () => {
    const { db } = stack.database;
    const helper = await build({ firstName: "Karim" });
    await addMember(db, counter.pointId, helper.id, "collaborator");
    await visit({}, async (page) => {
      await openSignedIn(stack, page, helper.id, "/aboutUs");
      const panel = await openPanel(page);
      await panel.getByRole("link", { name: "Weigh a bag" }).waitFor();
      expect((await rowsOf(panel)).map(({ label }) => label)).toEqual([
        "Deposit recyclables",
        "Dashboard",
        "Weigh a bag",
        "Training",
        "Settings",
        "Sign out",
      ]);
    });
    const driver = await build({ firstName: "Samir", roles: ["transporter"] });
    await buildTransporterProfile(db, driver.id);
    await visit({ viewport: phone }, async (page) => {
      await openSignedIn(stack, page, driver.id, "/aboutUs");
      const panel = await openPanel(page);
      await panel.getByText("Ziani Transport").waitFor();
      expect(await panel.getByRole("img", { name: /QR/ }).count()).toBe(0);
      expect((await rowsOf(panel)).map(({ label }) => label)).toEqual([
        "Dashboard",
        "Training",
        "Settings",
        "Sign out",
      ]);
      await look(page, "panel-transporter-en-360");
    });
  });

  test("an organisation has its name, its address and the way out", () =>
    visit({ locale: "fr" }, async (page) => {
      const email = `${randomUUID()}@example.com`;
      await buildOrganisation(stack.database.db, { email, passwordHash: await hash(password) });
      const text = textsOf("session", "fr");
      await page.goto("/officepack/auth/signin", { waitUntil: "networkidle" });
      await page.getByLabel(text("organisation.email")).fill(email);
      await page.getByLabel(text("password.label"), { exact: true }).fill(password);
      await page.getByRole("button", { name: text("submit"), exact: true }).click();
      await page.waitForURL((url) => !url.pathname.includes("signin"));
      await page.goto("/aboutUs");
      const panel = await openPanel(page, "fr");
      await panel.getByRole("heading", { name: "Cabinet Amrane" }).waitFor();
      await panel.getByText(email).waitFor();
      expect(await rowsOf(panel)).toEqual([
        { label: "Tableau de bord", to: "/officepack/dashboard" },
        { label: "Formation", to: "/training" },
        { label: "Se déconnecter", to: "/logout" },
      ]);
      await look(page, "panel-organisation-fr-1440");
    }));

  test("what could not be fetched is said, with the last known values and another try", () =>
    visit({ expected: /status of 503|could not be fetched/ }, async (page) => {
      const { id, code } = await build();
      await counter.weigh({ citizenCode: code, material: "pet", grams: 3400, stars: someStars });
      await openSignedIn(stack, page, id, "/aboutUs");
      await page.getByRole("button", { name: /^81 tokens/ }).waitFor();
      const refused = (url: URL) => url.pathname === allProfiles.path;
      await page.route(refused, (route) => route.fulfill({ status: 503, body: "" }));
      await page.reload();
      const panel = await openPanel(page);
      await panel.getByText(/^81$/).waitFor();
      await panel.getByText(/^Could not load. What you see is from \d\d:\d\d\.$/).waitFor();
      await look(page, "panel-failed-en-1440");
      await page.unroute(refused);
      await panel.getByRole("button", { name: "Try again" }).click();
      await panel.getByText(/^Could not load/).waitFor({ state: "detached" });
    }));

  /** The network may go while the page asks where links lead, for a late part or its version. */
  const offlineNotes = /ERR_INTERNET_DISCONNECTED|manifest patches|did not load|could not be/;

  test("without a network it works from what the device knows, and roles wait", () =>
    visit({ viewport: phone, expected: offlineNotes }, async (page) => {
      const { id } = await build({ roles: ["citizen", "point"] });
      await openSignedIn(stack, page, id, "/aboutUs");
      const asked: Request[] = [];
      page.on("request", (request) => asked.push(request));
      const panel = await openPanel(page);
      await panel.getByRole("group", { name: "Choose role" }).waitFor();
      // All that came with the panel: "networkidle" tells of the page's first rest alone.
      await Promise.all(asked.map(async (one) => (await one.response())?.finished()));
      await page.waitForFunction(() =>
        ["kept.profiles", "kept.codeSecret"].every((name) => name in localStorage),
      );
      await page.context().setOffline(true);
      await panel.getByText(/^Offline\. What you see is from/).waitFor();
      expect(await panel.locator("[aria-disabled=true]").count()).toBe(4);
      await look(page, "panel-offline-en-360");
      await panel.getByRole("button", { name: /Show my code large/ }).click();
      await codeOf(page).getByText("Renewed every minute, offline too").waitFor();
    }));
});
