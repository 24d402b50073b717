import { directionOf, type Locale, locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { buildPoint } from "@app/database/testing/builders";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openVisitor } from "./support/browser.ts";
import { settled } from "./support/settled.ts";
import { holdScripts } from "./support/slow-scripts.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const pages = [
  "/",
  "/aboutUs",
  "/contactUs",
  "/start-recycling",
  "/check",
  "/how-we-count",
  "/figures",
  "/NextGenGreen",
  "/NextGenGreen/quiz",
  "/NextGenGreen/school_form",
  "/NextGenGreen/league",
  "/officepack",
  "/training",
  "/training/sorting",
  "/tokens",
  "/consumer",
  "/marketplace",
  "/partners",
  "/partners/collectionpoint",
  "/partners/csr",
  "/partners/transporter",
  "/collection-point/eligibility",
  "/transporter/eligibility",
  "/csr/eligibility",
  "/globalLegal/privacyPolicy",
  "/globalLegal/terms",
  "/delete-account",
  "/login",
  "/collection-point/login",
  "/transporter/login",
  "/signup",
  "/signup/citizen",
  "/signup/collectionpoint",
  "/signup/csr",
  "/signup/distributor",
  "/signup/transporter",
];
const site = product.links.site;
const evilName = '</script><script>alert("<b>")</script> & Cie';

let stack: Stack;
let browser: Browser;
let points: string[];

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db } = stack.database;
  const built = [
    await buildPoint(db, { name: { en: "El Baraka Grocery", ar: "بقالة البركة" } }),
    await buildPoint(db, { name: { en: evilName }, place: [35.69, -0.63] }),
  ];
  await buildPoint(db, { name: { en: "Not open" }, status: "suspended" });
  points = built.map(({ id }) => `/consumer/points/${id}`);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.url + path, { headers, redirect: "manual" });

const unescape = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

interface Described {
  "@type"?: string;
  "@graph"?: Described[];
}

/** What the head of a page says, as a search engine reads it. */
const readPage = async (path: string) => {
  const answer = await get(path, { cookie: `i18n_${product.slug}=en` });
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, one = ""]) => unescape(one));
  const metaOf = (name: string) =>
    all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));
  return {
    answer,
    html,
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: metaOf("description"),
    metaOf,
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json) as Described,
    ),
  };
};

const alternatesOf = (path: string): string[] => [
  ...locales.map((locale) => `${locale} ${site}${path}?lang=${locale}`),
  `x-default ${site}${path}`,
];

describe.each(locales)("in %s every public page", (locale) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };

  test("says what it is, where it is and where its other languages are", async () => {
    for (const path of [...pages, ...points]) {
      const { answer, html, titles, descriptions, ...page } = await readPage(
        `${path}?lang=${locale}`,
      );
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, html]).toEqual([
        path,
        expect.stringContaining(`<html lang="${locale}" dir="${directionOf(locale)}"`),
      ]);
      expect([path, titles.length, descriptions.length]).toEqual([path, 1, 1]);
      expect([path, titles[0]]).toEqual([path, expect.stringMatching(/.{4,}/)]);
      expect([path, descriptions[0]]).toEqual([path, expect.stringMatching(/.{40,}/)]);
      expect([path, page.canonicals]).toEqual([path, [`${site}${path}?lang=${locale}`]]);
      expect([path, page.alternates]).toEqual([path, alternatesOf(path)]);
      expect(page.metaOf("og:title")).toEqual(titles);
      expect(page.metaOf("og:description")).toEqual(descriptions);
      expect(page.metaOf("og:url")).toEqual(page.canonicals);
      expect(page.metaOf("twitter:card")).toEqual(["summary_large_image"]);
      expect(answer.headers.get("x-robots-tag")).toBeNull();
      expect(html).not.toMatch(/<meta name="robots"/);
      expect(answer.headers.getSetCookie()).toEqual([]);
      seen.titles.add(titles[0] ?? "");
      seen.descriptions.add(descriptions[0] ?? "");
    }
    expect(seen.titles.size).toBe(pages.length + points.length);
    expect(seen.descriptions.size).toBe(pages.length + points.length);
  });

  test("has a picture for those who share it", async () => {
    const pictures = new Set<string>();
    for (const path of [...pages, ...points]) {
      const [picture, ...more] = (await readPage(`${path}?lang=${locale}`)).metaOf("og:image");
      expect([path, more]).toEqual([path, []]);
      expect(picture).toMatch(new RegExp(`^${site}/assets/[\\w-]+-${locale}-`));
      pictures.add(picture ?? "");
    }
    expect(pictures.size).toBe(12);
    for (const picture of pictures) {
      const answer = await get(new URL(picture).pathname);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([picture, answer.status, answer.headers.get("content-type")]).toEqual([
        picture,
        200,
        "image/png",
      ]);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(40_000);
    }
  });
});

test("without a language in it, an address shows the visitor's and counts for all of them", async () => {
  const page = await readPage("/partners");
  expect(page.html).toContain('<html lang="en"');
  expect(page.canonicals).toEqual([`${site}/partners`]);
  expect(page.alternates).toEqual(alternatesOf("/partners"));
  const poster = await readPage("/partners?utm_source=poster");
  expect(poster.canonicals).toEqual([`${site}/partners`]);
});

describe("structured data", () => {
  const typesOn = async (path: string): Promise<Described[]> =>
    (await readPage(path)).data.flatMap((one) => one["@graph"] ?? [one]);

  test("tells who we are and what is asked, on the home page", async () => {
    const data = await typesOn("/?lang=fr");
    expect(data).toContainEqual(
      expect.objectContaining({ "@type": "Organization", email: product.contact.email }),
    );
    const questions = data.find((one) => one["@type"] === "FAQPage") as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(questions.mainEntity.length).toBeGreaterThan(2);
    expect(questions.mainEntity.every(({ acceptedAnswer }) => acceptedAnswer.text)).toBe(true);
  });

  test("tells where a point is, whatever it is called", async () => {
    const page = await readPage(`${points[1]}?lang=en`);
    expect(page.data).toContainEqual(
      expect.objectContaining({
        "@type": "RecyclingCenter",
        name: evilName,
        geo: { "@type": "GeoCoordinates", latitude: 35.69, longitude: -0.63 },
        address: expect.objectContaining({
          streetAddress: "12, rue Didouche Mourad",
          addressCountry: "DZ",
        }),
      }),
    );
    expect(page.data).toContainEqual(expect.objectContaining({ "@type": "BreadcrumbList" }));
    expect(page.html).not.toContain("<script>alert");
  });

  test("every script of a page has the nonce of its answer", async () => {
    for (const path of ["/", "/consumer", points[0]]) {
      const { answer, html } = await readPage(`${path}?lang=ar`);
      const policy = answer.headers.get("content-security-policy") ?? "";
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    }
  });
});

describe("for those who read the whole site", () => {
  const locations = async (address: string): Promise<string[]> => {
    const answer = await get(new URL(address).pathname);
    expect([address, answer.status, answer.headers.get("content-type")]).toEqual([
      address,
      200,
      "application/xml; charset=utf-8",
    ]);
    return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);
  };

  test("the sitemap lists every public page in every language, and nothing else", async () => {
    const parts = await locations(`${site}/sitemap.xml`);
    const listed = (await Promise.all(parts.map(locations))).flat();
    const expected = [...pages, ...points].flatMap((path) => [
      site + path,
      ...locales.map((locale) => `${site}${path}?lang=${locale}`),
    ]);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    const xml = await (await get("/sitemap/pages.xml")).text();
    expect(xml).toContain(
      `<xhtml:link rel="alternate" hreflang="ar" href="${site}/aboutUs?lang=ar"/>`,
    );
    expect((await get("/sitemap/points/2.xml")).status).toBe(404);
    expect((await get("/sitemap/points/x.xml")).status).toBe(404);
  });

  test("robots.txt closes what is private, leaves what is public open and names the sitemap", async () => {
    const robots = await (await get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
    expect([...pages, ...points].filter(isClosed)).toEqual([]);
    const secret = ["/consumer/dashboard", "/settings", "/business/dashboard/audit", "/api/v1/x"];
    expect(secret.filter((path) => !isClosed(path))).toEqual([]);
  });

  test.each([
    "/off?f=rewards",
    "/offline",
    `/ana-${product.slug}?q=ABCDE`,
    "/setNewPassword/some-token",
    "/auth/callback?confirm=some-token",
    "/collection-point/activate-collaborator?t=some-token",
    "/consumer/dashboard",
    "/settings",
    "/nowhere",
  ])("%s is for no index", async (path) => {
    expect((await get(path)).headers.get("x-robots-tag")).toBe("noindex");
  });
});

describe("in a browser", () => {
  test("an address in another language stays in it for its visit and changes no choice", async () => {
    const visitor = await openVisitor(browser, stack.url, "ar");
    const { page } = visitor;
    await page.goto("/aboutUs?lang=fr");
    // A link of a page that is not alive yet loads the next one anew, in the visitor's language.
    await settled(page);
    await page.getByRole("link", { name: textsOf("about", "fr")("home.partners") }).click();
    await page.waitForURL("**/partners");
    const partners = textsOf("partners", "fr");
    await page.getByRole("heading", { name: partners("hub.headline"), level: 1 }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    // The address that counts, and what is said of the page, are those of the new page.
    expect(await page.locator("link[rel=canonical]").count()).toBe(1);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${site}/partners`);
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBe(
      partners("hub.description"),
    );
    await page.reload();
    await page.locator('html[lang="ar"]').waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name.startsWith("i18n_"))?.value).toBe("ar");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("a page the browser has already comes alive again with the nonce it came with", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    await visitor.page.goto("/aboutUs");
    await settled(visitor.page);
    const sizes: number[] = [];
    visitor.page.on("requestfinished", async (request) => {
      if (request.isNavigationRequest()) sizes.push((await request.sizes()).responseBodySize);
    });
    await visitor.page.reload();
    await settled(visitor.page);
    // Headers alone; what the browser reckons from them is less than nothing.
    await expect.poll(() => sizes).toEqual([expect.toSatisfy((size: number) => size <= 0)]);
    await visitor.page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await visitor.page.getByRole("link", { name: textsOf("about", "fr")("home.partners") }).click();
    await visitor.page.waitForURL("**/partners");
    expect(await visitor.page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe("before the page has come alive", () => {
  const openSlowly = async (locale: Locale, path: string) => {
    const visitor = await openVisitor(browser, stack.url, locale);
    const letThrough = await holdScripts(visitor.page);
    await visitor.page.goto(path, { waitUntil: "commit" });
    return { ...visitor, letThrough };
  };

  test("a form that is sent waits with everything typed, and is sent then", async () => {
    const text = textsOf("contact", "fr");
    const { page, complaints, letThrough, close } = await openSlowly("fr", "/contactUs");
    await page.getByLabel(text("field.name")).fill("Yasmine Benali");
    await page.getByLabel(text("field.message")).fill("Court");
    const button = page.getByRole("button", { name: text("send"), exact: true });
    await button.click();
    await button.click();
    expect(await button.getAttribute("aria-busy")).toBe("true");
    expect(await page.getByLabel(text("field.name")).inputValue()).toBe("Yasmine Benali");
    letThrough();
    const problems = page.getByRole("alert").getByRole("link");
    await problems.first().waitFor();
    expect(await problems.allInnerTexts()).toEqual([
      text("problem.topic"),
      text("problem.contact"),
      text("problem.message"),
    ]);
    expect(await page.getByLabel(text("field.name")).inputValue()).toBe("Yasmine Benali");
    expect(await page.getByLabel(text("field.message")).inputValue()).toBe("Court");
    expect(await button.getAttribute("aria-busy")).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test("a log-in is not lost either", async () => {
    const text = textsOf("session", "ar");
    const { page, letThrough, close } = await openSlowly("ar", "/login");
    await page.locator("input[name=login]").fill("0550 00 00 01");
    await page.locator("input[name=password]").fill("not the password");
    await page.locator("input[name=password]").press("Enter");
    letThrough();
    await page.getByRole("alert").getByText(text("error.wrong")).waitFor();
    expect(await page.locator("input[name=login]").inputValue()).toBe("0550 00 00 01");
    await close();
  });

  test("a search needs no script and goes its way", async () => {
    const { page, letThrough, close } = await openSlowly("fr", "/consumer");
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("baraka");
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().press("Enter");
    await page.waitForURL(/\/consumer\?.*baraka/, { waitUntil: "commit" });
    letThrough();
    await close();
  });
});
