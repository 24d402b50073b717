import type { Locale } from "@app/contract/locales";
import { buildCertificate } from "@app/database/testing/build-certificate";
import { buildPoint } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, sidewaysScroll, smallTargets } from "./support/access.ts";
import { countCover } from "./support/cover.ts";
import { nobody, openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { inLanguages } from "./support/languages.ts";
import { meetPeople, type PersonName } from "./support/people.ts";
import { headingOf, settled } from "./support/settled.ts";
import { isOff, type Row, siteMap } from "./support/site-map.ts";
import { startStack, type Stack } from "./support/stack.ts";

/** The narrowest of each layout: what fits there fits until the next one. */
const narrowest = [320, 640, 768, 1024, 1280, 1536];
/** axe at one of these, and on the next page at the next. */
const looked = [360, 768, 1440];

let stack: Stack;
let browser: Browser;
let pointId: string;
let certificate: string;
let meet: ReturnType<typeof meetPeople>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  meet = meetPeople(stack);
  pointId = (await buildPoint(stack.database.db)).id;
  certificate = await buildCertificate(stack.database.db);
  await countCover(stack);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

interface Place {
  path: string;
  person: PersonName | "nobody";
}

const personOf = ({ seenBy }: Row): Place["person"] =>
  seenBy === "anyone" || seenBy === "guest" || seenBy === "" ? "nobody" : seenBy;

const shown = siteMap.filter(
  ({ decision, address }) => decision !== "404" && decision !== "resolver" && !isOff(address),
);

/** Every page that is open, once, and the screen of an address that is none. */
const places: readonly Place[] = [
  { path: "/aaa", person: "nobody" },
  ...new Map(shown.map((row) => [row.address.replace(/[?#].*/, ""), personOf(row)]))
    .entries()
    .map(([path, person]) => ({ path, person })),
];

const filled = (pattern: string): string =>
  pattern
    .replace(/(?<=(points|pickups|jobs|handover|lots|orders)\/):id/, pointId)
    .replace(/(?<=certificate\/):id/, certificate)
    .replace(/(?<=training\/):slug/, "cans")
    .replace(/(?<=check\/):subject/, "A-9999")
    .replace(/:token/, "A".repeat(43))
    .replaceAll(/:[a-z]+/g, "aB3-x");

const textSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** One load for all widths: a window is made wider and narrower, as people turn their phones. */
const problemsOf = async (page: Page, path: string, lookedAt: number): Promise<string[]> => {
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]): void => {
    problems.push(...found.map((one) => `${path} ${where}: ${one}`));
  };
  await page.setViewportSize(phone);
  await page.goto(filled(path));
  await settled(page);
  await headingOf(page);
  note("targets at 360", await smallTargets(page));
  await page.setViewportSize({ width: lookedAt, height: 900 });
  note(`${lookedAt} px`, await sidewaysScroll(page));
  note(`axe at ${lookedAt}`, await barriers(page));
  await textSize(page, 130);
  for (const width of narrowest) {
    await page.setViewportSize({ width, height: 900 });
    note(`${width} px, text 130 %`, await sidewaysScroll(page));
  }
  return problems;
};

/** One window for each person and language, as on a device of theirs. */
const windows = new Map<string, Promise<Visitor>>();
const windowOf = (locale: Locale, person: Place["person"]): Promise<Visitor> => {
  const open = async () =>
    openVisitor(
      browser,
      stack.url,
      locale,
      phone,
      person === "nobody" ? nobody : await meet(person),
    );
  const opened = windows.get(`${locale} ${person}`) ?? open();
  windows.set(`${locale} ${person}`, opened);
  return opened;
};

test.each(inLanguages(places).map((place, turn) => ({ ...place, turn })))(
  "$path is open to all in $locale, at every width and with larger text",
  async ({ path, person, locale, turn }) => {
    const { page } = await windowOf(locale, person);
    // The next page at the next width, and the same page in the next language as well.
    const lookedAt = looked[(turn + Math.floor(turn / looked.length)) % looked.length] ?? 360;
    expect(await problemsOf(page, path, lookedAt)).toEqual([]);
  },
);

test("no page is left out, and none complained", async () => {
  expect(places.length).toBeGreaterThan(35);
  expect(new Set(places.map(({ person }) => person))).toEqual(
    new Set([
      "admin",
      "brand",
      "citizen",
      "driver",
      "newcomer",
      "nobody",
      "organisation",
      "owner",
      "school",
      "transporter",
    ]),
  );
  const all = (await Promise.all(windows.values())).flatMap(({ complaints }) => complaints);
  expect(all.filter((one) => !/status of (404|410)/.test(one))).toEqual([]);
});
