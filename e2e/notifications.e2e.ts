import { buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWholeBrowser, openVisitor } from "./support/browser.ts";
import { buildNeighbour, openInstalled, signIn } from "./support/installed.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openWholeBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** As the browser does when its push service brings something. */
const deliver = async (context: BrowserContext, page: Page, content: object): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${stack.url}/`);
      if (found) resolve(found.registrationId);
    });
    void devtools.send("ServiceWorker.enable");
  });
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: stack.url,
    registrationId,
    data: JSON.stringify(content),
  });
  await devtools.detach();
};

/** What hears the worker begins with the look for a newer version, a moment after the page. */
const hearsWorker = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/version.json")),
  );

const shownNotifications = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, icon, lang, dir, tag }) => ({
      title,
      body,
      icon: new URL(icon).pathname,
      lang,
      dir,
      tag,
    }));
  });

type Subscription = ReturnType<Stack["pushService"]["addDevice"]>["subscription"];

/**
 * A browser asks its maker's push service for an address, which none can be reached for here: the
 * address comes from the push service of this machine. The rest is the browser's own.
 */
const giveAddress = (context: BrowserContext, subscription: Subscription) =>
  context.addInitScript((given) => {
    const held = "test.subscription";
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    const address = {
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem(held);
        return true;
      },
    };
    const askPermission = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      asked.push("permission");
      return askPermission();
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (sessionStorage.getItem(held) ? address : null),
      subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (!userVisibleOnly) throw new DOMException("", "NotAllowedError");
        asked.push(`address with ${applicationServerKey as string}`);
        sessionStorage.setItem(held, "yes");
        return address;
      },
    });
  }, subscription);

const askedFor = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

const topOf = (block: Locator): Promise<number> =>
  block.evaluate((element) => element.getBoundingClientRect().top);

const devicesOf = async (userId: string): Promise<string[]> => {
  const rows = await stack.database.db
    .selectFrom("push_subscriptions")
    .select("endpoint")
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ endpoint }) => endpoint);
};

describe("in the settings", () => {
  test.each(shownIn)(
    "[C-32] a person who asks in %s is told on this device, until they have enough",
    async (locale) => {
      const text = textsOf("installed", locale);
      const { db } = stack.database;
      const { id: userId } = await buildUser(db, { locale, roles: ["citizen"] });
      const device = stack.pushService.addDevice();
      const visitor = await openVisitor(browser, stack.url, locale);
      const { page } = visitor;
      const context = page.context();
      await context.grantPermissions(["notifications"], { origin: stack.url });
      await giveAddress(context, device.subscription);
      await signIn(page, await buildSession(db, userId));
      await openInstalled(page, "/notificationtest");
      await page.waitForURL("**/settings#notifications");
      const block = page.locator("#notifications");
      const turnOn = block.getByRole("button", { name: text("notifications.turnOn") });
      await turnOn.waitFor();
      // The address leads to this block, not to the top of the page.
      await expect.poll(() => topOf(block)).toBeLessThan(100);
      expect(await askedFor(page)).toEqual([]);

      await turnOn.click();
      await block.getByText(text("notifications.on")).waitFor();
      expect(await askedFor(page)).toEqual([
        "permission",
        `address with ${stack.pushService.publicKey}`,
      ]);
      expect(await devicesOf(userId)).toEqual([device.subscription.endpoint]);
      await look(page, `settings-notifications-${locale}`);

      await block.getByRole("button", { name: text("notifications.test") }).click();
      await block.getByText(text("notifications.testSent")).waitFor();
      await expect.poll(() => device.received.length, { timeout: 20_000 }).toBe(1);
      const { message = {} } = device.received[0] ?? {};
      await hearsWorker(page);
      await deliver(context, page, message);
      const toast = page.getByRole("status").filter({ hasText: String(message["title"]) });
      await toast.waitFor();
      expect(await toast.textContent()).toContain(message["body"]);
      expect(await toast.locator("img").getAttribute("src")).toBe("/icons/icon-192.png");

      await block.getByRole("button", { name: text("notifications.turnOff") }).click();
      await turnOn.waitFor();
      expect(await devicesOf(userId)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );

  test("[X-09] a phone that blocks them says where to allow them", async () => {
    const { db } = stack.database;
    const { id } = await buildUser(db, { roles: ["citizen"] });
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await signIn(page, await buildSession(db, id));
    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { value: "denied" });
    });
    await page.goto("/settings");
    const refused = textsOf("installed", "fr")("notifications.refused");
    await page.getByText(refused.replace("{name}", "Dawra")).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe("[P-08] a push message", () => {
  const message = {
    id: "0192f3c4-0000-7000-8000-000000000001",
    kind: "deposit_recorded",
    title: "أكّدت نقطة الجمع إيداعك",
    body: "ربحت 81 رمزًا.",
    locale: "ar",
    path: "/off?f=rewards",
  };

  test("is shown by the phone when nobody looks at the site, and the same one again only once", async () => {
    const visitor = await openVisitor(browser, stack.url, "ar");
    const context = visitor.page.context();
    await context.grantPermissions(["notifications"], { origin: stack.url });
    await openInstalled(visitor.page, "/");
    await visitor.page.goto("about:blank");
    await deliver(context, visitor.page, message);
    const expected = {
      title: message.title,
      body: message.body,
      icon: "/icons/icon-192.png",
      lang: "ar",
      dir: "rtl",
      tag: message.id,
    };
    await expect.poll(() => shownNotifications(context)).toEqual([expected]);
    await deliver(context, visitor.page, { ...message, body: "ربحت 82 رمزًا." });
    await expect
      .poll(() => shownNotifications(context))
      .toEqual([{ ...expected, body: "ربحت 82 رمزًا." }]);
    await visitor.close();
  });

  test("shows on the page that the person looks at, with title, body and icon, and leads on", async () => {
    const visitor = await openVisitor(browser, stack.url, "ar");
    const { page } = visitor;
    const context = page.context();
    await context.grantPermissions(["notifications"], { origin: stack.url });
    await openInstalled(visitor.page, "/");
    await hearsWorker(page);
    // Once: one that came late would stand there again after it was read.
    await deliver(context, page, message);
    const toast = page.getByRole("status").filter({ hasText: message.title });
    await toast.waitFor();
    expect(await toast.textContent()).toContain(message.body);
    expect(await toast.locator("img").getAttribute("src")).toBe("/icons/icon-192.png");
    await toast.getByRole("link").click();
    await page.waitForURL("**/off?f=rewards");
    expect(await toast.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("is left to the phone while a bag is weighed", async () => {
    const visitor = await openVisitor(browser, stack.url, "ar");
    const { page } = visitor;
    const context = page.context();
    await context.grantPermissions(["notifications"], { origin: stack.url });
    await signIn(page, (await buildNeighbour(stack)).token);
    await openInstalled(page, "/collection-point/intake");
    await page.getByLabel(textsOf("deposits", "ar")("intake.codeLabel")).waitFor();
    await deliver(context, page, message);
    await expect.poll(async () => (await shownNotifications(context))?.length).toBe(1);
    expect(await page.getByText(message.title).count()).toBe(0);
    await visitor.close();
  });

  test("that is tapped brings the open page there", async () => {
    const visitor = await openVisitor(browser, stack.url, "ar");
    const { page } = visitor;
    await page.context().grantPermissions(["notifications"], { origin: stack.url });
    await openInstalled(visitor.page, "/");
    const tap = () =>
      page
        .context()
        .serviceWorkers()[0]
        ?.evaluate(async (path) => {
          const worker = globalThis as unknown as {
            registration: ServiceWorkerRegistration;
            dispatchEvent: (event: Event) => void;
            NotificationEvent: new (type: string, init: object) => Event;
          };
          await worker.registration.showNotification("tap", { data: { path } });
          const [notification] = await worker.registration.getNotifications();
          worker.dispatchEvent(new worker.NotificationEvent("notificationclick", { notification }));
        }, message.path);
    await expect
      .poll(async () => {
        await tap();
        return new URL(page.url()).pathname;
      })
      .toBe("/off");
    await visitor.close();
  });
});
