import { product } from "@app/contract/product";
import { buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const cookie = `i18n_${product.slug}=en`;
const fetchPage = (path: string): Promise<Response> =>
  fetch(stack.url + path, { headers: { cookie }, redirect: "manual" });

describe("[K-08] a second tap within 300 ms", () => {
  /** What the page sends to the API beside reading. */
  const countWrites = (page: Page): string[] => {
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") writes.push(new URL(request.url()).pathname);
    });
    return writes;
  };

  test("sends a form once", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    const text = textsOf("contact", "fr");
    await page.goto("/contactUs", { waitUntil: "networkidle" });
    await page.getByLabel(text("field.topic")).selectOption("point");
    await page.getByLabel(text("field.name")).fill("Yasmine Benali");
    await page.getByLabel(text("field.contact")).fill("yasmine@example.com");
    await page.getByLabel(text("field.message")).fill("Y a-t-il un point près du marché ?");
    const writes = countWrites(page);
    await page.getByRole("button", { name: text("send"), exact: true }).dblclick();
    await page.getByRole("heading", { name: text("sent.heading") }).waitFor();
    expect(writes).toEqual(["/api/v1/contact"]);
    await visitor.close();
  });

  test("does nothing, whatever came to lie under the finger", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    const { page } = visitor;
    await page.goto("/aboutUs");
    // From here on it listens to taps, also to those on what is none of React's.
    await alive(page);
    const taps = () => page.evaluate(() => (globalThis as unknown as { taps: string[] }).taps);
    await page.evaluate(() => {
      const heard: string[] = [];
      const add = (name: string): HTMLButtonElement => {
        const button = document.createElement("button");
        button.textContent = name;
        Object.assign(button.style, {
          position: "fixed",
          inset: "0 auto auto 0",
          width: "80px",
          height: "80px",
          zIndex: "99",
        });
        button.addEventListener("click", () => {
          heard.push(name);
          if (name === "first") add("second");
        });
        document.body.append(button);
        return button;
      };
      Object.assign(globalThis, { taps: heard });
      add("first");
    });
    await page.mouse.dblclick(30, 30);
    expect(await taps()).toEqual(["first"]);
    // A second wish, a moment later, is one.
    await page.waitForTimeout(350);
    await page.mouse.click(30, 30);
    expect(await taps()).toEqual(["first", "second"]);
    await visitor.close();
  });
});

describe("the style sheet as it is sent", () => {
  interface Found {
    widths: string[];
    scheme: string;
    moves: string[];
  }

  /** Every media query and every transition of the page's own sheets. */
  const readStyles = (page: Page): Promise<Found> =>
    page.evaluate(() => {
      const found = { widths: new Set<string>(), moves: new Set<string>() };
      const read = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) {
            if (rule.conditionText.includes("reduced-motion")) continue;
            const width = /(?:width >= |min-width: )([\d.]+(?:px|rem))/.exec(rule.conditionText);
            if (width?.[1]) found.widths.add(width[1]);
          }
          if (rule instanceof CSSStyleRule) {
            const { transitionProperty: moved, transitionDuration: seconds } = rule.style;
            if (seconds) found.moves.add(`${moved}: ${seconds}`);
          }
          if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) read(sheet.cssRules);
      return {
        widths: [...found.widths],
        moves: [...found.moves],
        scheme: getComputedStyle(document.documentElement).colorScheme,
      };
    });

  test("[K-13] [K-14] [L-38] breaks at five widths, moves in 0.3 to 0.4 s, is light", async () => {
    const visitor = await openVisitor(browser, stack.url, "fr");
    await visitor.page.emulateMedia({ colorScheme: "dark" });
    await visitor.page.goto("/", { waitUntil: "networkidle" });
    const { widths, scheme, moves } = await readStyles(visitor.page);
    const known = ["640px", "768px", "1024px", "1280px", "1536px"];
    expect(widths.filter((width) => width.endsWith("px") && !known.includes(width))).toEqual([]);
    expect(widths).toEqual(expect.arrayContaining(["640px", "768px", "1024px"]));
    expect(scheme).toBe("light only");
    const ground = visitor.page.locator("body");
    expect(await ground.evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      "oklch(0.972 0.009 118)",
    );
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      const seconds = [...move.matchAll(/([\d.]+)(m?)s\b/g)].map(
        ([, amount, milli]) => Number(amount) / (milli ? 1000 : 1),
      );
      // A button goes down under the finger at once: 80 ms.
      const slow = seconds.filter((one) => one !== 0.08);
      expect([move, slow.every((one) => one >= 0.3 && one <= 0.4)]).toEqual([move, true]);
    }
    await visitor.close();
  });
});

describe("doors of the site", () => {
  const hrefsOf = async (path: string): Promise<string[]> => {
    const html = await (await fetchPage(path)).text();
    return [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
  };

  test("[P-01] everybody who is served finds their own, three links from the home page at most", async () => {
    const found = new Set(["/"]);
    let edge = ["/"];
    for (let step = 0; step < 3; step++) {
      const next = new Set((await Promise.all(edge.map(hrefsOf))).flat());
      edge = [...next].filter((path) => !found.has(path));
      for (const path of edge) found.add(path);
    }
    const doors = {
      citizen: "/signup/citizen",
      point: "/signup/collectionpoint",
      transporter: "/signup/transporter",
      brand: "/signup/csr",
      distributor: "/signup/distributor",
      office: "/auth/signup?kind=office",
      school: "/auth/signup?kind=school",
    };
    expect([...found]).toEqual(expect.arrayContaining(Object.values(doors)));
    // A collaborator comes with an invitation of the point.
    const all = [...Object.values(doors), "/collection-point/activate-collaborator"];
    for (const path of all) expect([path, (await fetchPage(path)).status]).toEqual([path, 200]);
  });

  test("[R-01] / is the home page, and /#faq its questions", async () => {
    const html = await (await fetchPage("/")).text();
    expect(html).toContain('<section id="faq"');
    expect(html).toMatch(/<h1/);
  });

  test.each(shownIn)("[R-06] /signup offers every sign-up, in %s", async (locale) => {
    const visitor = await openVisitor(browser, stack.url, locale, phone);
    await visitor.page.goto("/signup", { waitUntil: "networkidle" });
    const links = await visitor.page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    for (const kind of ["citizen", "collectionpoint", "transporter", "csr", "distributor"]) {
      expect(links).toContain(`/signup/${kind}`);
    }
    await look(visitor.page, `signup-${locale}`);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test("[R-20] /off says what is switched off", async () => {
    const answer = await fetchPage("/off?f=rewards");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1/);
  });

  test("[R-26] the code on a phone leads to its page", async () => {
    const { code } = await buildUser(stack.database.db);
    const visitor = await openVisitor(browser, stack.url, "fr");
    await visitor.page.goto(`/ana-${product.slug}?q=${code}`);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    expect(visitor.page.url()).toContain(code);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  test.each(["privacypolicy", "privacyPolicy"])(
    "[R-32] /globalLegal/%s is the privacy policy, with the messages of the contact form",
    async (spelling) => {
      const answer = await fetchPage(`/globalLegal/${spelling}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(/<h1[^>]*>Privacy policy<\/h1>/);
      expect(html).toContain("erased after 12 months");
    },
  );

  test("[R-35] /partners and its children open, in either spelling", async () => {
    for (const child of ["", "/collectionpoint", "/CSR", "/csr", "/transporter"]) {
      expect([child, (await fetchPage(`/partners${child}`)).status]).toEqual([child, 200]);
    }
    const old = await fetchPage("/partners/collectionpoint11");
    expect([old.status, old.headers.get("location")]).toEqual([308, "/partners/collectionpoint"]);
  });
});
