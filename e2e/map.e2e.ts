import type { Locale } from "@app/contract/locales";
import { listPoints } from "@app/contract/points";
import { product } from "@app/contract/product";
import { buildPoint } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { barriers } from "./support/access.ts";
import { choiceOf, openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { digitsFromTheLeft } from "./support/reading-order.ts";
import { settled } from "./support/settled.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const desk = { width: 1440, height: 900 };
/** In front of the post office of Alger, 410 metres from El Baraka. */
const somewhere = { latitude: 36.7754, longitude: 3.0602 };
const communes = { alger: 1601, babEzzouar: 1621, oran: 3101 };

let stack: Stack;
let browser: Browser;
let barakaId: string;

const buildPoints = async (): Promise<void> => {
  const { db } = stack.database;
  const baraka = await buildPoint(db, {
    name: { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" },
    communeCode: communes.alger,
    place: [36.7718, 3.0612],
    acceptsBagsLeft: true,
  });
  barakaId = baraka.id;
  await buildPoint(db, {
    name: { en: "Ibn Khaldoun School", fr: "École Ibn Khaldoun", ar: "مدرسة ابن خلدون" },
    communeCode: communes.oran,
    place: [35.6971, -0.6308],
    materials: ["aluminium"],
  });
  for (let index = 1; index <= 24; index++) {
    await buildPoint(db, {
      name: { en: `Shop ${index}`, fr: `Commerce ${index}`, ar: `محل ${index}` },
      communeCode: communes.babEzzouar,
      place: [36.7 + index * 0.002, 3.18 + (index % 5) * 0.004],
      materials: ["pet"],
    });
  }
};

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await buildPoints();
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const open = async (locale: Locale, path: string, viewport = phone): Promise<Visitor> => {
  const visitor = await openVisitor(browser, stack.url, locale, viewport);
  await visitor.page.goto(path, { waitUntil: "networkidle" });
  // On a busy machine the page comes alive only after the network has come to rest.
  await settled(visitor.page);
  return visitor;
};

const rows = (page: Page) => page.locator("#content ul > li");
const names = (page: Page) => page.locator("#content ul > li h2").allTextContents();
const patience = { timeout: 20_000 };
const pinOf = (page: Page, name: string) =>
  page.locator(`.leaflet-marker-icon[aria-label="${name}"]`);
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** A slow API leaves a page without its list; such a page is not kept, and the next one has it. */
const htmlWith = (words: string, path: string): Promise<string> =>
  vi.waitFor(async () => {
    const headers = { cookie: `i18n_${product.slug}=fr` };
    const html = await (await fetch(stack.url + path, { headers })).text();
    expect(html).toContain(words);
    return html;
  }, patience);

test("search engines and old phones get the list without any script, also filtered", async () => {
  for (const path of ["/consumer", "/Consumer"]) {
    expect(await htmlWith("Commerce 1", path)).toContain('href="/consumer/points/');
  }
  const found = await htmlWith("Épicerie El Baraka", "/consumer?c=baraka");
  expect(found).not.toContain("Commerce 1");
});

describe("on a phone", () => {
  const text = textsOf("map", "fr");

  test("the list comes without the map, which weighs what the button says", async () => {
    // What a service worker answers has no weight.
    const context = await browser.newContext({
      viewport: phone,
      baseURL: stack.url,
      storageState: choiceOf(stack.url, "fr"),
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    const weight = { list: 0, map: 0 };
    let part: keyof typeof weight = "list";
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      if (!["script", "stylesheet"].includes(request.resourceType())) return;
      const counted = part;
      sizes.push(
        request.sizes().then(({ responseBodySize }) => {
          weight[counted] += responseBodySize / 1000;
        }),
      );
    });
    await page.goto("/consumer", { waitUntil: "networkidle" });
    await settled(page);
    expect(await rows(page).count()).toBe(20);
    expect(await page.locator(".leaflet-container").count()).toBe(0);
    await Promise.all(sizes);

    part = "map";
    await page.getByRole("link", { name: text("map.show") }).click();
    await page.locator(".pin-cluster, .pin").first().waitFor();
    await page.waitForLoadState("networkidle");
    await Promise.all(sizes);
    console.log(`list ${weight.list.toFixed(1)} KB, map ${weight.map.toFixed(1)} KB`);
    expect(weight.list).toBeLessThan(179);
    // "La carte pèse environ 60 Ko".
    expect(Math.abs(weight.map - 60)).toBeLessThan(5);

    await page.getByRole("link", { name: text("map.list") }).click();
    await rows(page).first().waitFor();
    await context.close();
  });

  test("the rest of the list is a button away", async () => {
    const visitor = await open("fr", "/consumer");
    await visitor.page.getByRole("button", { name: text("more") }).click();
    await expect.poll(() => rows(visitor.page).count(), patience).toBe(26);
    expect(await visitor.page.getByRole("button", { name: text("more") }).count()).toBe(0);
    await visitor.close();
  });

  test("a pin opens a sheet with the way there, and back closes the map", async () => {
    const visitor = await open("fr", "/consumer?c=baraka");
    const { page } = visitor;
    await page.getByRole("link", { name: text("map.show") }).click();
    await pinOf(page, "Épicerie El Baraka").click();
    const sheet = page.getByRole("status").filter({ hasText: "rue Didouche Mourad" });
    await sheet.waitFor();
    expect(await sheet.textContent()).toContain("P.E.H.D");
    const way = sheet.getByRole("link", { name: text("directions") });
    expect(await way.getAttribute("href")).toContain("36.7718,3.0612");
    await sheet.getByRole("button", { name: text("map.close") }).click();
    expect(await sheet.count()).toBe(0);
    await page.goBack();
    await rows(page).first().waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("without a network the last list stays, and says from when it is", async () => {
    const visitor = await open("fr", "/consumer");
    const { page } = visitor;
    await page.context().setOffline(true);
    await page.getByRole("button", { name: text("filters.bagsLeft") }).click();
    await page.getByText(/Hors ligne\. Ce que vous voyez date de \d\d:\d\d/).waitFor();
    expect(await rows(page).count()).toBe(20);
    await page.context().setOffline(false);
    await expect.poll(() => names(page), patience).toEqual(["Épicerie El Baraka"]);
    await visitor.close();
  });
});

test("a network that is back before its loss was told is not missed", async () => {
  const visitor = await open("fr", "/consumer");
  const { page } = visitor;
  const lost = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(new RegExp(String.raw`${listPoints.path}\?`), async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await lost.promise;
    await route.abort("internetdisconnected");
  });
  await page.getByRole("button", { name: textsOf("map", "fr")("filters.bagsLeft") }).click();
  await expect.poll(() => asked, patience).toBe(1);
  await page.evaluate(() => void dispatchEvent(new Event("online")));
  lost.resolve();
  await expect.poll(() => names(page), patience).toEqual(["Épicerie El Baraka"]);
  await visitor.close();
});

describe("looking for a point", () => {
  test("filters narrow the list, stand in the address and survive a reload", async () => {
    const text = textsOf("map", "fr");
    const visitor = await open("fr", "/consumer");
    const { page } = visitor;
    await page.getByRole("button", { name: text("material.aluminium"), exact: true }).click();
    await expect
      .poll(() => names(page), patience)
      .toEqual(["École Ibn Khaldoun", "Épicerie El Baraka"]);
    await page.getByRole("button", { name: text("filters.bagsLeft") }).click();
    await expect.poll(() => names(page), patience).toEqual(["Épicerie El Baraka"]);
    expect(new URL(page.url()).search).toBe("?material=aluminium&bags=1");
    await page.reload({ waitUntil: "networkidle" });
    await settled(page);
    expect(await names(page)).toEqual(["Épicerie El Baraka"]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("in Arabic, by the name of the point or of its wilaya", async () => {
    const text = textsOf("map", "ar");
    const visitor = await open("ar", "/consumer");
    const { page } = visitor;
    const field = page.getByRole("searchbox", { name: text("search.label") });
    await field.fill("البركه");
    await expect.poll(() => names(page), patience).toEqual(["بقالة البركة"]);
    await field.fill("وهران");
    await expect.poll(() => names(page), patience).toEqual(["مدرسة ابن خلدون"]);
    await field.fill("لا شيء هنا");
    await page.getByRole("button", { name: text("empty.clear") }).click();
    await expect.poll(() => rows(page).count(), patience).toBe(20);
    expect(await field.inputValue()).toBe("");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test.each(shownIn)(
    "near me in %s: the nearest first, its distance not reversed",
    async (locale) => {
      const text = textsOf("map", locale);
      const visitor = await open(locale, "/consumer");
      const { page } = visitor;
      await page.context().grantPermissions(["geolocation"]);
      await page.context().setGeolocation(somewhere);
      await page.getByRole("button", { name: text("filters.nearMe") }).click();
      await page.getByText(text("order.near")).waitFor();
      // Until its answer comes the list is the one of before, with the new distances.
      await page.locator("#content ul[aria-busy=false]").waitFor();
      const first = rows(page).first();
      const name = { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" }[
        locale
      ];
      await expect.poll(() => first.locator("h2").textContent(), patience).toBe(name);
      expect(await digitsFromTheLeft(first.locator("> span > bdi"))).toBe("410");
      const second = rows(page).nth(1).locator("> span > bdi");
      expect(await digitsFromTheLeft(second)).toMatch(/^1\d$/);
      // It opens by itself: somebody who asked wants to go there.
      await first.getByRole("link", { name: text("directions") }).waitFor();
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );

  test("a refused position is explained, and the list works without it", async () => {
    const text = textsOf("map", "fr");
    const visitor = await open("fr", "/consumer");
    await visitor.page.getByRole("button", { name: text("filters.nearMe") }).click();
    await visitor.page.getByText(text("position.refused")).waitFor();
    expect(await rows(visitor.page).count()).toBe(20);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe("beside each other on a wide screen", () => {
  test("the map comes by itself; a row chooses its pin and a pin its row", async () => {
    const visitor = await open("fr", "/consumer?material=aluminium", desk);
    const { page } = visitor;
    const row = (name: string) => rows(page).filter({ hasText: name }).getByRole("button").first();
    await pinOf(page, "Épicerie El Baraka").focus();
    await page.keyboard.press("Enter");
    await page.locator(".pin-chosen", { hasText: "Épicerie El Baraka" }).waitFor();
    expect(await row("Épicerie El Baraka").getAttribute("aria-expanded")).toBe("true");
    // The key that chose it goes on from there.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Épicerie El Baraka",
    );

    await row("École Ibn Khaldoun").click();
    await page.locator(".pin-chosen", { hasText: "École Ibn Khaldoun" }).waitFor();
    expect(await row("Épicerie El Baraka").getAttribute("aria-expanded")).toBe("false");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("a screen turned while the map moves takes it away in peace", async () => {
    const visitor = await open("fr", "/consumer", desk);
    const { page } = visitor;
    for (const width of [desk.width, desk.width - 160]) {
      await page.setViewportSize({ ...desk, width });
      await page.getByRole("button", { name: "Agrandir", exact: true }).click();
      await page.setViewportSize(phone);
      await page.locator(".leaflet-container").waitFor({ state: "detached" });
      // The library's own timers end within this; what they find is the complaint.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("a pin that is not in the list brings its point to the top of it", async () => {
    const visitor = await open("fr", `/consumer?point=${barakaId}`, desk);
    await visitor.page.locator(".pin-chosen", { hasText: "Épicerie El Baraka" }).waitFor();
    expect((await names(visitor.page))[0]).toBe("Épicerie El Baraka");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("whoever saves data is asked first", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr", desk);
    await visitor.page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await visitor.page.goto("/consumer", { waitUntil: "networkidle" });
    // A map that came by itself would come when the page is at rest.
    await visitor.page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(() => requestIdleCallback(resolve));
        }),
    );
    await visitor.page.waitForLoadState("networkidle");
    expect(await visitor.page.locator(".leaflet-container").count()).toBe(0);
    await visitor.page.getByRole("link", { name: "Afficher la carte" }).click();
    await visitor.page.locator(".pin-cluster, .pin").first().waitFor();
    await visitor.close();
  });
});

describe("the page of a point", () => {
  test("has its own title and address, and leads to the map", async () => {
    const visitor = await open("ar", `/consumer/points/${barakaId}`);
    const { page } = visitor;
    expect(await page.title()).toContain("بقالة البركة");
    await page.getByRole("link", { name: textsOf("map", "ar")("point.onMap") }).click();
    await page.locator(".pin-chosen").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test.each(["019fd090-4571-7782-8805-7eb05d2fde2f", "nothing"])(
    "of %s is not found",
    async (id) => {
      const answer = await fetch(`${stack.url}/consumer/points/${id}`);
      expect(answer.status).toBe(404);
    },
  );
});

describe.each([phone, desk])("at $width pixels", (viewport) => {
  test.each(["", "&become=citizen"])(
    "the map ends where the screen ends, whatever the header holds%s",
    async (news) => {
      const visitor = await open("fr", `/consumer?view=map${news}`, viewport);
      const { page } = visitor;
      await page.locator(".pin-cluster, .pin").first().waitFor();
      const map = await page.locator(".leaflet-container").boundingBox();
      expect(Math.round((map?.y ?? 0) + (map?.height ?? 0))).toBe(viewport.height);
      expect(map?.height).toBeGreaterThan(300);
      await visitor.close();
    },
  );

  test.each(shownIn)("list, map and point are accessible in %s", async (locale) => {
    for (const path of [
      "/consumer",
      `/consumer?view=map&point=${barakaId}`,
      `/consumer/points/${barakaId}`,
    ]) {
      const visitor = await open(locale, path, viewport);
      const { page } = visitor;
      if (path.includes("view=map")) await page.locator(".pin-chosen").waitFor();
      expect([path, await barriers(page)]).toEqual([path, []]);
      expect([path, await scrollsSideways(page)]).toEqual([path, false]);
      expect([path, visitor.complaints]).toEqual([path, []]);
      await visitor.close();
    }
  });
});
