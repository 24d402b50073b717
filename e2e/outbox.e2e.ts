import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { makeCode } from "@app/contract/public-code";
import type { Locale } from "@app/contract/locales";
import { hash } from "@node-rs/argon2";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openKeepingBrowser, openVisitor, phone } from "./support/browser.ts";
import { countDeposits, readOutbox, waitUntilKept, weighBag } from "./support/counter.ts";
import { workerReady } from "./support/installed.ts";
import { press } from "./support/journey.ts";
import { shownIn } from "./support/languages.ts";
import { logInWithCode, password } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import { openMailbox } from "./support/mailbox.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const outbox = "/collection-point/outbox";
const intake = "/collection-point/intake";
/** Right by its check character, and nobody's. */
const nobodysCode = makeCode(() => 5);

let stack: Stack;
let browser: Browser;
let ownerId: string;
let pointId: string;
let code: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
  const { db } = stack.database;
  ({ id: ownerId } = await buildUser(db, { phone: "+213550000063", roles: ["point"] }));
  ({ id: pointId } = await buildPoint(db, { ownerId }));
  ({ code } = await buildUser(db, { firstName: "Yasmine", lastName: "Benali" }));
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const signedIn = async (userId = ownerId) => {
  const token = await buildSession(stack.database.db, userId);
  return {
    storage: [
      { name: "auth._token.local", value: token },
      { name: "auth.strategy", value: "local" },
    ],
  };
};

/** At the counter, with everything on the phone that a day without a network needs. */
const openCounter = async (locale: Locale) => {
  const visitor = await openVisitor(browser, stack.url, locale, phone, await signedIn());
  const { page } = visitor;
  await page.goto(intake);
  // Point and rates are there.
  await page.getByLabel(textsOf("deposits", locale)("intake.codeLabel")).waitFor();
  await workerReady(page);
  for (const path of ["/offline", outbox]) await waitUntilKept(page, path);
  return visitor;
};

/** What the browser does when the network is back, whoever is there to see it. */
const wakeWorker = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(stack.url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.dispatchSyncEvent", {
    origin: stack.url,
    registrationId: await registered,
    tag: "outbox",
    lastChance: false,
  });
};

/** Signed in through the door: the service worker needs the cookie that comes with it. */
const openAtOwnCounter = async (number: string) => {
  const { db } = stack.database;
  const passwordHash = await hash(password);
  const owner = await buildUser(db, {
    phone: number.replace(/^0/, "+213"),
    passwordHash,
    roles: ["point"],
  });
  const point = await buildPoint(db, { ownerId: owner.id });
  const visitor = await openVisitor(browser, stack.url, "fr");
  const { page } = visitor;
  await page.goto("/collection-point/login");
  await logInWithCode(page, "fr", number, openMailbox(stack.catcher));
  await page.waitForURL("**/collection-point/dashboard");
  await page.goto(intake);
  await page.getByLabel(textsOf("deposits", "fr")("intake.codeLabel")).waitFor();
  await workerReady(page);
  await waitUntilKept(page, outbox);
  return { ...visitor, point };
};

const statesOf = async (page: Page): Promise<string[]> =>
  (await readOutbox(page)).map(({ state }) => state);

describe.each(shownIn)("an evening in %s", (locale) => {
  test("what waited is sent by itself, and one needs somebody", async () => {
    const text = textsOf("deposits", locale);
    const { page, close } = await openCounter(locale);
    const before = await countDeposits(stack, pointId);
    await weighBag(page, locale, code, 3);
    // The counter waits three seconds for a slow server, then goes on.
    await expect.poll(() => statesOf(page)).toEqual(["recorded"]);
    await page.context().setOffline(true);
    await weighBag(page, locale, code, 4);
    await weighBag(page, locale, nobodysCode, 5);
    await weighBag(page, locale, code, 2);
    await look(page, `outbox-strip-${locale}`);
    await page.goto(outbox);
    await page.getByRole("list", { name: text("outbox.list.waiting") }).waitFor();
    // The name of somebody who was here before is known without a network.
    await page.getByText("Yasmine B.").first().waitFor();
    await look(page, `outbox-waiting-${locale}`);

    await page.context().setOffline(false);
    await page.getByText(text("outbox.refusal.citizen_unknown")).waitFor();
    expect(await statesOf(page)).toEqual(["recorded", "recorded", "refused", "recorded"]);
    expect(await countDeposits(stack, pointId)).toBe(before + 3);
    await look(page, `outbox-solve-${locale}`);

    await press(page, text("outbox.correct"));
    const field = page.getByLabel(text("intake.codeLabel"));
    await field.fill(code);
    await look(page, `outbox-correct-${locale}`);
    await press(page, text("outbox.correctSave"));
    await page.getByText(text("outbox.empty.toSolve")).waitFor();
    await expect.poll(() => statesOf(page), { timeout: 20_000 }).not.toContain("waiting");
    expect(await countDeposits(stack, pointId)).toBe(before + 4);
    await close();
  });
});

test("what did not arrive is sent again by itself, and nothing has to happen for it", async () => {
  const { page, close } = await openCounter("fr");
  let tries = 0;
  await page.route("**/api/v1/device-entries", (route) =>
    ++tries < 2 ? route.abort("internetdisconnected") : route.continue(),
  );
  await weighBag(page, "fr", code, 6);
  await expect.poll(() => statesOf(page)).toEqual(["recorded"]);
  expect(tries).toBe(2);
  await close();
});

test("what nobody can mend is given up with a reason, which stays", async () => {
  const text = textsOf("deposits", "fr");
  const { page, close } = await openCounter("fr");
  await page.context().setOffline(true);
  await weighBag(page, "fr", nobodysCode, 6);
  await page.context().setOffline(false);
  await page.goto(outbox);
  await press(page, text("outbox.giveUp"));
  const dialog = page.getByRole("dialog");
  await press(dialog, text("outbox.giveUp"));
  await dialog.getByText(text("outbox.giveUpChoose")).waitFor();
  await dialog.getByLabel(text("outbox.reason.other")).check();
  await press(dialog, text("outbox.giveUp"));
  await dialog.getByText(text("outbox.noteMissing")).waitFor();
  await look(page, "outbox-give-up-fr");
  await dialog.getByLabel(text("outbox.note")).fill("Parti sans attendre");
  await press(dialog, text("outbox.giveUp"));
  await page.getByText(text("outbox.empty.toSolve")).waitFor();
  await expect
    .poll(
      () =>
        stack.database.db
          .selectFrom("device_entries")
          .select("details")
          .where("outcome", "=", "given_up")
          .execute(),
      { timeout: 20_000 },
    )
    .toMatchObject([{ details: { reason: "other", note: "Parti sans attendre", grams: 6000 } }]);
  await close();
});

describe("whoever leaves or comes back", () => {
  test("is asked before signing out, told at the door, and sends after logging in", async () => {
    const session = textsOf("session", "fr");
    const text = textsOf("deposits", "fr");
    const { page, close } = await openCounter("fr");
    const context = page.context();
    await context.setOffline(true);
    await weighBag(page, "fr", code, 7);
    const before = await countDeposits(stack, pointId);
    // Before the network is back, and for the service worker too: who sends first must not decide.
    await context.route("**/api/v1/device-entries", (route) => route.abort());
    await context.setOffline(false);
    await page.goto("/logout");
    await page.getByRole("heading", { name: "1 dépôt n’est pas encore envoyé" }).waitFor();
    await look(page, "outbox-sign-out-fr");
    await press(page, session("unsent.leave"));
    await page.waitForURL((url) => !url.pathname.startsWith("/logout"));
    await page.goto("/collection-point/login");
    await page.getByText("1 dépôt attend sur ce téléphone").waitFor();
    await look(page, "outbox-door-fr");
    expect(await statesOf(page)).toEqual(["waiting"]);

    // Another person signs in on the same phone: it is not theirs to send.
    await context.unroute("**/api/v1/device-entries");
    const other = await buildUser(stack.database.db, { phone: "+213550000064", roles: ["point"] });
    const enter = async (userId: string) => {
      const { storage } = await signedIn(userId);
      await page.evaluate((kept) => {
        for (const { name, value } of kept) localStorage.setItem(name, value);
      }, storage);
      await page.goto(outbox);
    };
    await enter(other.id);
    await page.getByText("1 dépôt d’une autre personne attend").waitFor();
    await look(page, "outbox-others-fr");
    expect(await statesOf(page)).toEqual(["waiting"]);
    await page.evaluate(() => localStorage.removeItem("auth.user"));
    await enter(ownerId);
    await page.getByText(text("outbox.nothingWaits")).waitFor();
    expect(await countDeposits(stack, pointId)).toBe(before + 1);
    await close();
  });

  test("with the app closed, the service worker sends when the browser says the network is back", async () => {
    const text = textsOf("deposits", "fr");
    const { page, point, close } = await openAtOwnCounter("0660000065");
    await page.context().setOffline(true);
    await weighBag(page, "fr", code, 8);
    await page.goto("about:blank");
    await page.context().setOffline(false);

    await wakeWorker(page);
    await expect.poll(() => countDeposits(stack, point.id), { timeout: 20_000 }).toBe(1);
    // Its own exchange of secrets has not signed the person out.
    await page.goto(outbox);
    await page.getByText(text("outbox.nothingWaits")).waitFor();
    expect(await statesOf(page)).toEqual(["recorded"]);
    await close();
  });

  test("a page that is open and does not send, frozen by its phone, holds nothing back", async () => {
    const { page, close } = await openAtOwnCounter("0660000066");
    await page.route("**/api/v1/device-entries", (route) => route.abort());
    await page.context().setOffline(true);
    await weighBag(page, "fr", code, 9);
    await page.context().setOffline(false);
    await wakeWorker(page);
    await expect.poll(() => statesOf(page)).toEqual(["recorded"]);
    await close();
  });

  test("a phone whose memory broke says how many it lost, and the server asks for their numbers", async () => {
    const { page, close } = await openCounter("fr");
    await page.context().setOffline(true);
    await weighBag(page, "fr", code, 1);
    await weighBag(page, "fr", code, 2);
    await page.goto("/offline");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase("outbox").onsuccess = resolve;
        }),
    );
    await page.context().setOffline(false);
    await page.goto(outbox);
    await page.getByText("Ce téléphone a perdu 2 dépôts non envoyés").waitFor();
    await look(page, "outbox-lost-fr");
    await expect
      .poll(
        () =>
          stack.database.db
            .selectFrom("tasks")
            .select("data")
            .where("kind", "=", "entries_lost")
            .execute(),
        { timeout: 20_000 },
      )
      .toMatchObject([{ data: { numbers: [1, 2] } }]);
    await close();
  });
});
