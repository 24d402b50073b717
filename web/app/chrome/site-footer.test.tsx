import { type Locale, locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { describe, expect, test } from "vitest";
import { intlLocales, languageNames } from "../i18n/locale.ts";
import { mapsPageOf } from "../lib/maps-page.ts";
import { pages } from "../lib/route-table.ts";
import arabic from "../routes/locales/shell.ar.json" with { type: "json" };
import english from "../routes/locales/shell.en.json" with { type: "json" };
import french from "../routes/locales/shell.fr.json" with { type: "json" };
import { SiteFooter } from "./site-footer.tsx";

const texts = { en: english, fr: french, ar: arabic };

const footerOn = (path: string, locale: Locale = "en"): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <IntlProvider
        locale={intlLocales[locale].numbers}
        messages={{ shell: texts[locale] }}
        timeZone="Africa/Algiers"
      >
        <SiteFooter />
      </IntlProvider>
    </MemoryRouter>,
  );

const colourOf = (path: string): string =>
  /<footer class="[^"]*\bbg-(green|yellow|blue)-/.exec(footerOn(path))?.[1] ?? "none";

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "");

interface Shown {
  text: string;
  href: string | undefined;
}

/** The rows under a heading: what they say and where they lead. */
const columnOf = (html: string, title: string): Shown[] => {
  const list = html.split(`>${title}</h2>`)[1]?.split("</ul>")[0] ?? "";
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = ""]) => ({
    text: textOf(row),
    href: /<a [^>]*href="([^"]*)"/.exec(row)?.[1],
  }));
};

// As the spec lists them; the group of points is written with a space there.
const yellow = [
  "/Collection Point/dashboard",
  "/Collection Point/eligibility",
  "/Collection Point/profile",
  "/Collection Point/login",
  "/Collection Point/training",
  "/partners/collectionpoint",
  "/signup/collectionpoint",
  "/emailVerification",
];
const blue = ["/CSR/dashboard", "/CSR/setup", "/CSR/business-profile"];

describe("the colour of the footer", () => {
  test.each(yellow)("[L-25] is yellow on %s", (path) => {
    expect(colourOf(path)).toBe("yellow");
  });

  test.each(blue)("[L-26] is blue on %s", (path) => {
    expect(colourOf(path)).toBe("blue");
  });

  test("[L-27] is green on every other page that has a footer, and where there is no page", () => {
    // The team of a point and the further pages of a brand belong to the same two groups.
    const others = pages.filter(
      ({ path, footer }) => footer !== "none" && !/^\/(collection-point|csr)\//.test(path),
    );
    const named = new Set(["/partners/collectionpoint", "/signup/collectionpoint"]);
    const green = others.filter(({ path }) => !named.has(path) && path !== "/emailVerification");
    expect(green.length).toBeGreaterThan(30);
    for (const { path } of green) expect([path, colourOf(path)]).toEqual([path, "green"]);
    for (const path of ["/csr/brand-profile", "/csr/eligibility", "/no-such-page"]) {
      expect([path, colourOf(path)]).toEqual([path, "green"]);
    }
  });
});

test.each(["/", "/partners/collectionpoint", "/csr/setup"])(
  "its strip has eighteen tiles, no two neighbours on the same ground: %s",
  (path) => {
    const grounds = [...footerOn(path).matchAll(/class="tile (c\d)"/g)].map(([, pair]) => pair);
    expect(grounds).toHaveLength(18);
    grounds.forEach((pair, place) => expect(pair).not.toBe(grounds[place + 1]));
  },
);

describe("what the footer holds", () => {
  const html = footerOn("/");

  test("[L-28] [P-02] the ecosystem, with the facility announced and leading nowhere", () => {
    expect(columnOf(html, "Ecosystem")).toEqual([
      { text: "Citizen", href: "/start-recycling" },
      { text: "Collection Point", href: "/partners/collectionpoint" },
      { text: "Transporter", href: "/partners/transporter" },
      { text: "Soon...", href: undefined },
      { text: "CSR", href: "/partners/csr" },
    ]);
  });

  test("[L-29] the two services on their own hosts, and the pages of the site", () => {
    expect(columnOf(html, "Services")).toEqual([
      { text: "Campus, opens another site", href: product.links.campus },
      { text: "Office, opens another site", href: product.links.office },
    ]);
    expect(columnOf(html, "Site")).toEqual(
      expect.arrayContaining([
        { text: "Home", href: "/" },
        { text: "Find a point", href: "/consumer" },
        { text: "About us", href: "/aboutUs" },
        { text: "Questions", href: "/#faq" },
        { text: "Training", href: "/training" },
      ]),
    );
  });

  test("[L-30] links to the four networks, each with a name", () => {
    const { videos, network, photos, work } = product.links.social;
    const named = [...html.matchAll(/<a href="([^"]*)"[^>]* aria-label="([^"]*)"/g)];
    expect(named.map(([, href, name]) => [href, name])).toEqual([
      [videos, "Videos"],
      [network, "Social network"],
      [photos, "Photos"],
      [work, "Professional network"],
    ]);
  });

  test.each(locales)("[L-31] e-mail, phone and address, on a map, in %s", (locale) => {
    const { email, phone, address } = product.contact;
    const contact = columnOf(footerOn("/", locale), texts[locale].footer.contact);
    expect(contact).toEqual(
      expect.arrayContaining([
        { text: email, href: `mailto:${email}` },
        { text: phone, href: `tel:${phone.replaceAll(" ", "")}` },
        { text: address[locale], href: mapsPageOf(address[locale]) },
      ]),
    );
  });

  test.each(locales)("[L-32] the law and the year, in %s", (locale) => {
    const footer = footerOn("/", locale);
    expect(footer).toContain('href="/globalLegal/privacyPolicy"');
    expect(footer).toContain('href="/globalLegal/terms"');
    expect(footer).toContain(`© ${new Date().getFullYear()} ${product.name[locale]}`);
  });

  test.each(locales)("[L-33] the two badges and the three languages, in %s", (locale) => {
    const footer = footerOn("/", locale);
    const { algeria, startup } = texts[locale].footer.badges;
    for (const badge of [algeria, startup]) expect(footer).toContain(`>${badge}</span>`);
    const buttons = [...footer.matchAll(/<li lang="(..)"><button(.*?)>([^<]*)<\/button>/g)];
    expect(buttons.map(([, language, , name]) => [language, name])).toEqual(
      (["ar", "fr", "en"] as const).map((language) => [language, languageNames[language]]),
    );
    const current = buttons.filter(([, , attributes]) => attributes?.includes("aria-current"));
    expect(current.map(([, language]) => language)).toEqual([locale]);
  });

  test("is not there in the installed app", () => {
    expect(html).toMatch(/<footer class="standalone:hidden/);
  });
});
