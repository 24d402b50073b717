import type { Locale } from "@app/contract/locales";
import type { MyDeposit } from "@app/contract/my-deposit";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { intlLocales } from "../../i18n/locale.ts";
import { Fate } from "./fate.tsx";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };

const texts = { en, fr, ar };
const facility = { en: "Rouïba Centre", fr: "Centre de Rouïba", ar: "مركز الرويبة" };
const weighed = { step: "weighed", at: "2026-08-01T09:00:00.000Z" } as const;
const left = { step: "handed_over", at: "2026-08-02T08:20:00.000Z", lot: "A-1182" } as const;
const received = {
  step: "received",
  at: "2026-08-02T14:00:00.000Z",
  lot: "A-1182",
  facility,
  grade: "A",
} as const;

const render = (steps: MyDeposit["fate"], locale: Locale = "en"): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider
        locale={intlLocales[locale].numbers}
        messages={{ tile: texts[locale] }}
        timeZone="Africa/Algiers"
      >
        <Fate steps={steps} pointName={{ en: "El Baraka", fr: "El Baraka", ar: "البركة" }} />
      </IntlProvider>
    </MemoryRouter>,
  );

test("what still lies at the point waits there for the van", () => {
  const html = render([weighed]);
  expect(html).toContain("it waits there for the van");
  expect(html).not.toContain("/check/");
});

test.each([
  ["en", "Rouïba Centre", "Grade A"],
  ["fr", "Centre de Rouïba", "Qualité A"],
  ["ar", "مركز الرويبة", "درجة A"],
] as const)("in %s it went with a lot that anybody can check, and arrived", (locale, ...words) => {
  const html = render([weighed, left, received], locale);
  for (const word of [...words, "A-1182", 'href="/check/A-1182"']) expect(html).toContain(word);
  expect(html).not.toContain("waits there");
  expect(html.split("<li")).toHaveLength(4);
});

test("a deposit that left with two vans has two lots", () => {
  const html = render([weighed, left, { ...left, lot: "A-1183" }]);
  expect(html).toContain('href="/check/A-1182"');
  expect(html).toContain('href="/check/A-1183"');
});
