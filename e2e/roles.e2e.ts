import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import type { ErrorBody } from "@app/contract/errors";
import type { Locale } from "@app/contract/locales";
import { listMyPoints } from "@app/contract/points";
import { product } from "@app/contract/product";
import { becomeRole, switchRole } from "@app/contract/role-calls";
import { currentUser } from "@app/contract/session";
import {
  buildPoint,
  buildSession,
  buildUser,
  type BuiltUser,
  makeAdmin,
  passCourse,
  type UserOverrides,
} from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser, Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { phoneNumbers, press, travel } from "./support/journey.ts";
import { shownIn } from "./support/languages.ts";
import { kept, logInWithCode, password, typeLogin } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { settled } from "./support/settled.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";
import { appCode } from "./support/totp.ts";

let stack: Stack;
let browser: Browser;
let mailbox: Mailbox;
let passwordHash: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  mailbox = openMailbox(stack.catcher);
  passwordHash = await hash(password);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const nextPhone = phoneNumbers("07");

interface Person extends BuiltUser {
  phone: string;
}

const build = async (more: UserOverrides = {}): Promise<Person> => {
  const phone = nextPhone();
  const user = await buildUser(stack.database.db, { phone: kept(phone), passwordHash, ...more });
  return { ...user, phone };
};

/** Somebody who lives with both roles and has a point. */
const buildOwner = async (): Promise<Person & { pointId: string }> => {
  const owner = await build({ firstName: "Rachid", roles: ["citizen", "point"] });
  const { id: pointId } = await buildPoint(stack.database.db, {
    ownerId: owner.id,
    name: { en: "El Baraka", fr: "El Baraka", ar: "البركة" },
  });
  return { ...owner, pointId };
};

const refusals = /status of (403|422)/;
const visit = (locale: Locale, journey: (page: Page) => Promise<void>): Promise<void> =>
  travel({ browser, url: stack.url, locale, refusals }, journey);

const at = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

const logInCitizen = async (page: Page, locale: Locale, phone: string): Promise<void> => {
  await page.goto("/login");
  await typeLogin(page, locale, phone);
  await page.waitForURL("**/consumer/dashboard");
};

const logInOwner = async (page: Page, locale: Locale, phone: string): Promise<void> => {
  await page.goto("/collection-point/login");
  await logInWithCode(page, locale, phone, mailbox);
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
};

const tilesOf = (page: Page, locale: Locale): Locator =>
  page.getByRole("group", { name: textsOf("roles", locale)("choose") });

const tileOf = (page: Page, locale: Locale, role: string): Locator =>
  tilesOf(page, locale).getByRole("button", {
    name: new RegExp(`^${textsOf("roles", locale)(`name.${role}`)}`),
  });

/** The calls of our own that a page makes, in their order. */
const listCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
};

/** What a page asks when it is at rest may lie between; the order of these is the statement. */
const expectFirst = (calls: readonly string[], paths: readonly string[]): void =>
  expect(calls.filter((path) => paths.includes(path)).slice(0, paths.length)).toEqual(paths);

/** The router's own question about a page it has not opened before. */
const isAskingFor = (path: string) => (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  return (
    pathname === "/__manifest" && searchParams.get("paths")?.split(",").includes(path) === true
  );
};

const rolesOf = async (userId: string): Promise<string[]> => {
  const rows = await stack.database.db
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .orderBy("role")
    .execute();
  return rows.map(({ role }) => role);
};

describe("a role that is not held", () => {
  const openQuestion = async (page: Page): Promise<Locator> => {
    await tileOf(page, "en", "point").click();
    const dialog = page.getByRole("dialog", { name: "Are you sure?" });
    await dialog.getByText("Do you want to become a Collection Point ?").waitFor();
    return dialog;
  };

  test("[S-10] [S-11] [C-33] is asked about first; yes leads to its profile page", () =>
    visit("en", async (page) => {
      const { id, phone } = await build();
      await logInCitizen(page, "en", phone);
      await page.goto("/settings");
      const calls = listCalls(page);
      await press(await openQuestion(page), "No");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(calls).not.toContain(becomeRole.path);
      const dialog = await openQuestion(page);
      calls.length = 0;
      const profile = page.waitForRequest(isAskingFor("/collection-point/profile"));
      await press(dialog, "Yes");
      await profile;
      await page.waitForURL("**/collection-point/profile");
      expectFirst(calls, [becomeRole.path, currentUser.path]);
      expect(await rolesOf(id)).toEqual(["citizen", "point"]);
      await page.goBack();
      await tileOf(page, "en", "point").waitFor();
      // Held now: nothing is asked any more.
      expect(await tileOf(page, "en", "point").innerText()).not.toContain("add this role");
    }));

  test("[V-01] that is refused keeps the question open, with the list of errors", () =>
    visit("en", async (page) => {
      const { id, phone } = await build();
      const errors = { user_type: ["A point near you has this name.", "Call us first."] };
      const refusal: ErrorBody = {
        error: "invalid_request",
        message: "Invalid request",
        errors,
        traceId: "0".repeat(32),
      };
      await page.route(`**${becomeRole.path}`, (route) =>
        route.fulfill({ status: 422, json: refusal }),
      );
      await logInCitizen(page, "en", phone);
      await page.goto("/settings");
      const dialog = await openQuestion(page);
      await press(dialog, "Yes");
      await dialog.getByRole("alert").waitFor();
      expect(await dialog.getByRole("listitem").allInnerTexts()).toEqual(errors.user_type);
      await look(page, "roles-refused-en");
      expect(at(page)).toBe("/settings");
      expect(await rolesOf(id)).toEqual(["citizen"]);
      await page.unroute(`**${becomeRole.path}`);
      await press(dialog, "Yes");
      await page.waitForURL("**/collection-point/profile");
    }));
});

test("[S-09] [S-12] [C-33] switching a held role loads its dashboard anew, and the check moves", () =>
  visit("en", async (page) => {
    const { phone } = await buildOwner();
    await logInOwner(page, "en", phone);
    await page.goto("/settings");
    const isCurrent = async (role: string): Promise<boolean> =>
      (await tileOf(page, "en", role).getAttribute("aria-current")) === "true";
    await tileOf(page, "en", "citizen").waitFor();
    expect([await isCurrent("citizen"), await isCurrent("point")]).toEqual([true, false]);
    const calls = listCalls(page);
    await page.evaluate(() => document.documentElement.setAttribute("data-before", ""));
    await tileOf(page, "en", "point").click();
    await page.waitForURL("**/collection-point/dashboard");
    // Another document: the mark left on the one before is gone.
    expect(await page.locator("html[data-before]").count()).toBe(0);
    expectFirst(calls, [switchRole.path, currentUser.path]);
    await page.goto("/settings");
    await tileOf(page, "en", "citizen").waitFor();
    expect([await isCurrent("citizen"), await isCurrent("point")]).toEqual([false, true]);
  }));

describe.each(shownIn)("in %s on a small phone", (locale) => {
  const text = textsOf("collaborators", locale);

  test("four roles are offered, and one not held is asked about", () =>
    visit(locale, async (page) => {
      const { phone } = await build();
      await logInCitizen(page, locale, phone);
      await page.goto("/settings");
      const tiles = tilesOf(page, locale);
      await tiles.scrollIntoViewIfNeeded();
      expect(await tiles.getByRole("button").count()).toBe(4);
      await look(page, `roles-${locale}`);
      await tileOf(page, locale, "transporter").click();
      await page.getByRole("dialog").waitFor();
      await look(page, `roles-question-${locale}`);
    }));

  const invite = async (page: Page, phone: string): Promise<void> => {
    await page.goto("/collection-point/collaborators");
    await look(page, `collaborators-empty-${locale}`);
    await press(page, text("invite"));
    await page.getByLabel(text("name")).fill("Samia");
    await page.getByLabel(text("to")).fill(phone);
    await look(page, `collaborators-invite-${locale}`);
    await press(page, text("send"));
    await page.getByRole("heading", { name: text("invited") }).waitFor();
    await look(page, `collaborators-invited-${locale}`);
  };

  const accept = async (page: Page, phone: string): Promise<void> => {
    await page.goto(await mailbox.link(kept(phone)));
    await page.getByRole("link", { name: text("activate.logIn") }).waitFor();
    await look(page, `activate-signed-out-${locale}`);
    await page.getByRole("link", { name: text("activate.logIn") }).click();
    await page.waitForURL("**/collection-point/login");
    await typeLogin(page, locale, phone);
    await page.getByRole("button", { name: text("activate.accept") }).waitFor();
    await look(page, `activate-${locale}`);
    await press(page, text("activate.accept"));
    await page.waitForURL("**/collection-point/dashboard");
  };

  const remove = async (page: Page): Promise<void> => {
    await page.reload();
    await page.getByRole("heading", { name: text("working") }).waitFor();
    await look(page, `collaborators-${locale}`);
    await page.getByRole("button", { name: text("remove") }).click();
    const dialog = page.getByRole("dialog");
    await look(page, `collaborators-remove-${locale}`);
    await press(dialog, text("remove"));
    await page.getByText(text("empty")).waitFor();
  };

  test("a collaborator is invited by SMS, works at the counter, and is removed", () =>
    visit(locale, (ownersPage) =>
      visit(locale, async (page) => {
        const deposits = textsOf("deposits", locale);
        const [owner, helper, citizen] = [await buildOwner(), await build(), await build()];
        await logInOwner(ownersPage, locale, owner.phone);
        await invite(ownersPage, helper.phone);
        await accept(page, helper.phone);
        await page.goto("/collection-point/intake");
        // Nobody weighs before the counter's course.
        await page.waitForURL("**/collection-point/training");
        await passCourse(stack.database.db, helper.id);
        // What the phone kept is shown at once; the newest must not come after they are removed.
        const points = page.waitForResponse(`**${listMyPoints.path}`);
        await page.goto("/collection-point/intake");
        await points;
        const code = page.getByLabel(deposits("intake.codeLabel"));
        await code.waitFor();
        await remove(ownersPage);
        // The page was open all along; the next thing they ask for is refused.
        await code.pressSequentially(citizen.code);
        await page.getByText(deposits("notice.notMember")).waitFor();
        await look(page, `counter-removed-${locale}`);
      }),
    ));

  test("a code on a phone shows nobody's name to a visitor, and leads staff to the counter", () =>
    visit(locale, async (page) => {
      const citizen = await build({ firstName: "Ghania", lastName: "Zerrouki" });
      const { phone } = await buildOwner();
      const card = textsOf("code", locale);
      await page.goto(`/ana-${product.slug}?q=${citizen.code}`);
      await page.getByRole("link", { name: card("staff") }).waitFor();
      expect(await page.content()).not.toMatch(/Ghania|Zerrouki/);
      await settled(page);
      await look(page, `code-card-${locale}`);
      await page.getByRole("link", { name: card("staff") }).click();
      await logInWithCode(page, locale, phone, mailbox);
      await page.waitForURL(`**/collection-point/intake?c=${citizen.code}`);
      await page.getByText("Ghania").first().waitFor();
      await look(page, `code-at-counter-${locale}`);
    }));
});

test("[G-18] the header shows tokens to a citizen and kilograms to a point", async () => {
  const [owner, citizen] = [await buildOwner(), await build()];
  const { db } = stack.database;
  const answer = await fetch(stack.url + recordDeposit.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await buildSession(db, owner.id)}`,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({
      pointId: owner.pointId,
      citizenCode: citizen.code,
      material: "pet",
      grams: 12_900,
      stars: { clean: false, compacted: false, manners: false },
    }),
  });
  const { tokens } = recordDeposit.response.parse(await answer.json());
  const header = (page: Page): Locator => page.getByRole("banner");
  await visit("en", async (page) => {
    await logInCitizen(page, "en", citizen.phone);
    await page.goto("/");
    const whole = Math.floor(tokens / 100);
    await header(page)
      .getByText(new RegExp(`^${whole} tokens`))
      .waitFor();
    expect(await header(page).innerText()).not.toContain("kg");
    await look(page, "header-citizen-en");
  });
  await db.updateTable("users").set({ default_role: "point" }).where("id", "=", owner.id).execute();
  await visit("en", async (page) => {
    await logInOwner(page, "en", owner.phone);
    await page.goto("/");
    await header(page).getByText("12 kg PET + PEHD").waitFor();
    expect(await header(page).innerText()).not.toContain("token");
    await look(page, "header-point-en");
  });
});

test("an administrator sets up an app once, and is asked for its code from then on", () =>
  visit("fr", async (page) => {
    const [session, account] = [textsOf("session", "fr"), textsOf("account", "fr")];
    const { id, phone } = await build();
    await makeAdmin(stack.database.ownerUrl, id);
    const isStrong = async (): Promise<boolean> => {
      const { strong_at } = await stack.database.db
        .selectFrom("sessions")
        .select("strong_at")
        .where("user_id", "=", id)
        .orderBy("created_at", "desc")
        .executeTakeFirstOrThrow();
      return strong_at !== null;
    };
    await page.goto("/login");
    await logInWithCode(page, "fr", phone, mailbox);
    await page.waitForURL("**/consumer/dashboard");
    expect(await isStrong()).toBe(false);
    await page.goto("/settings");
    const app = page.getByRole("region", { name: account("settings.app.title") });
    await press(app, account("settings.app.start"));
    const shown = await app
      .getByText(/(?:[A-Z2-7]{4}\s*){8}/)
      .last()
      .innerText();
    const [secret = ""] = /[A-Z2-7]{32}/.exec(shown.replaceAll(/\s/g, "")) ?? [];
    await app.getByRole("img", { name: account("settings.app.picture") }).waitFor();
    await app.scrollIntoViewIfNeeded();
    await look(page, "settings-app-fr");
    await app.getByLabel(account("settings.app.codeLabel")).fill(appCode(secret));
    await app.getByText(account("settings.app.has")).waitFor();
    expect(await isStrong()).toBe(true);
    await page.goto("/logout");
    await page.waitForURL("**/login");
    await typeLogin(page, "fr", phone);
    const field = page.getByLabel(session("code.headingApp"));
    await field.waitFor();
    await look(page, "login-app-fr");
    // The digits of before are spent; the app shows the next ones within half a minute.
    await field.fill(appCode(secret, 1));
    await page.waitForURL("**/consumer/dashboard");
    expect(await isStrong()).toBe(true);
  }));
