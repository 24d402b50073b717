import { companyNameSchema } from "@app/contract/fields";
import { type Locale, locales } from "@app/contract/locales";
import { writtenDescriptionSchema, writtenNameSchema } from "@app/contract/localized-text";
import { buildReward } from "@app/database/testing/build-reward";
import { buildBrand, buildPoint, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { settled } from "./support/settled.ts";
import { openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";

let stack: Stack;
let browser: Browser;

const separator = String.fromCodePoint(0x2028);
const paragraph = String.fromCodePoint(0x2029);

/** Each would tell of itself by a dialog or by `taken` on the window, were it more than text. */
const payloads = [
  "<script>alert(1)</script>",
  "</script><script>alert(2)</script>",
  "<img src=x onerror=alert(3)>",
  "<svg onload=alert(4)>",
  "<iframe srcdoc='<script>alert(5)</script>'>",
  "<a href=javascript:alert(6)>a</a>",
  "<body onload=alert(7)>",
  "<style>*{display:none}</style>",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content=0;url=/off>",
  "<!--",
  "]]><b>",
  '" onmouseover="alert(8)',
  "' onfocus='alert(9)' autofocus='",
  "` onload=`alert(10)",
  '"><img src=x onerror=alert(11)>',
  "'><svg/onload=alert(12)>",
  "</title><script>alert(13)</script>",
  "</textarea><script>alert(14)</script>",
  "javascript:alert(15)",
  "data:text/html,<script>alert(16)</script>",
  '"};taken=1;//',
  "');taken=2;//",
  "\\u003cscript\\u003etaken=3\\u003c/script\\u003e",
  `a${separator}taken=4${separator}`,
  `b${paragraph}taken=5`,
  "{{constructor.constructor('taken=6')()}}",
  "${taken=7}",
  "<%= taken=8 %>",
  "{count, plural, one {a} other {b}}",
  "&lt;b&gt; &amp; &#60;i&#62;",
  "%3Cscript%3Etaken=9%3C/script%3E",
];
/** Refused where they are written: they would turn or hide the text around them. */
const refused = ["\u202Eevil", "a\u2066b", "\u202Dc", "d\u0000e", "f\u001Bg", "h\ni", "\uD800"];

/** As many beside each other as a name may hold. */
const groupsOf = (most: number): string[] => {
  const groups: string[] = [];
  for (const payload of payloads) {
    const last = groups.at(-1);
    if (last !== undefined && `${last} ${payload}`.length <= most)
      groups[groups.length - 1] = `${last} ${payload}`;
    else groups.push(payload);
  }
  return groups;
};
const names = groupsOf(80);
const brandNames = groupsOf(120);
const stories = groupsOf(500);

const inAll = (text: string) => ({ en: text, fr: text, ar: text });

const points: string[] = [];
const rewards: string[] = [];
let brandId: string;
let brandMember: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db } = stack.database;
  for (const [n, text] of names.entries()) {
    const place: [number, number] = [36.7 + n * 0.002, 3.18 + (n % 5) * 0.004];
    const { id } = await buildPoint(db, { name: inAll(text), place });
    points.push(id);
    rewards.push(
      await buildReward(db, {
        name: inAll(text),
        description: inAll(stories[n % stories.length] ?? text),
        partner: { name: inAll(names.at(-1 - n) ?? text) },
        stock: 3,
      }),
    );
  }
  brandMember = (await buildUser(db, { firstName: "Lina", roles: ["brand"] })).id;
  brandId = await buildBrand(db, brandMember, brandNames[0]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** What stands on the page for eyes, and in its fields: not what scripts hold. */
const textOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest("script, style, template"))
        texts.push(walker.currentNode.nodeValue ?? "");
    }
    const fields = [...document.querySelectorAll("input, textarea")];
    for (const field of fields) texts.push((field as HTMLInputElement).value);
    for (const pin of document.querySelectorAll("[aria-label]"))
      texts.push(pin.getAttribute("aria-label") ?? "");
    return texts.join("\n");
  });

/** The walls' own complaints, and whatever came of a payload. */
const watch = async (page: Page): Promise<{ dialogs: string[] }> => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(globalThis, { reports });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      reports.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return { dialogs };
};

const expectText = async (page: Page, texts: readonly string[]): Promise<void> => {
  await settled(page);
  await expect
    .poll(async () => {
      const shown = await textOn(page);
      return texts.filter((text) => !shown.includes(text));
    })
    .toEqual([]);
  const outcome = await page.evaluate(() => ({
    taken: "taken" in globalThis,
    reports: (globalThis as unknown as { reports: string[] }).reports,
    made: document.querySelectorAll(
      "body [onload], body [onerror], body [onmouseover], body [onfocus], iframe, base, body meta[http-equiv], a[href^='javascript:']",
    ).length,
  }));
  expect([page.url(), outcome]).toEqual([page.url(), { taken: false, reports: [], made: 0 }]);
};

const walk = async (locale: Locale, turn: number): Promise<void> => {
  const visitor = await openVisitor(browser, stack.url, locale, phone);
  const { page } = visitor;
  const { dialogs } = await watch(page);
  const chosen = [turn, turn + 3, turn + 6].map((n) => n % names.length);
  await page.goto("/marketplace");
  await expectText(page, names);
  await page.goto("/consumer");
  await expectText(page, names);
  for (const n of chosen) {
    await page.goto(`/marketplace/${rewards[n]}`);
    await expectText(page, [names[n] ?? "", stories[n % stories.length] ?? ""]);
    await page.goto(`/consumer/points/${points[n]}`);
    await expectText(page, [names[n] ?? ""]);
  }
  for (const name of brandNames.filter((_, n) => n % locales.length === turn)) {
    await stack.database.db.updateTable("brands").set({ name }).where("id", "=", brandId).execute();
    await openSignedIn(stack, page, brandMember, "/csr/brand-profile");
    await expectText(page, [name]);
  }
  expect(dialogs).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
};

test.each(locales.map((locale, turn) => [locale, turn] as const))(
  "in %s what a reward, a shop and a brand are called is text on five pages, whatever it looks like",
  walk,
);

test("what turns or hides the text around it is refused where it is written, and all else is taken", () => {
  const isTaken = (text: string): boolean[] => [
    writtenNameSchema.safeParse(inAll(text)).success,
    writtenDescriptionSchema.safeParse(inAll(text)).success,
    companyNameSchema.safeParse(`${text} a`).success,
  ];
  for (const text of refused) expect([text, ...isTaken(text)]).toEqual([text, false, false, false]);
  for (const text of payloads) expect([text, ...isTaken(text)]).toEqual([text, true, true, true]);
});
