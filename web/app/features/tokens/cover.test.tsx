import type { Locale } from "@app/contract/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { intlLocales } from "../../i18n/locale.ts";
import { Cover } from "./cover.tsx";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };

const texts = { en, fr, ar };

const answer = {
  cover: {
    at: "2026-11-15T09:10:00.000Z",
    funded: 1_000_000,
    inBudgets: 600_050,
    withCitizens: 300_000,
    held: 4950,
    reserved: 45_000,
    spent: 50_000,
    waiting: 8160,
  },
  rule: { stage: "slow", slowPercent: 10, slowCeiling: 10_000 },
} as const;

const render = (locale: Locale = "en"): string =>
  renderToStaticMarkup(
    <IntlProvider
      locale={intlLocales[locale].numbers}
      messages={{ tokens: texts[locale] }}
      timeZone="Africa/Algiers"
    >
      <Cover answer={answer} />
    </IntlProvider>,
  );

const numberAt = (html: string, name: string): string | undefined =>
  new RegExp(`data-testid="${name}">(?:<[^>]+>)*([^<]+)<`).exec(html)?.[1];

test("what people hold stands against what covers it, each to the hundredth", () => {
  const html = render();
  expect(numberAt(html, "outstanding")).toBe("3,499.50");
  expect(numberAt(html, "behind")).toBe("9,500.00");
  expect(numberAt(html, "funded")).toBe("10,000.00");
  expect(html).toContain("Counted on 15 November 2026 at 10:10.");
});

test("what waits is told apart, and the step of the rule that holds today is marked", () => {
  const html = render();
  expect(html).toContain("81.6 tokens, waiting for the next filling");
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-current="true"[^>]*>.*?up to 100 tokens are paid at once/);
});

test("forty tiles are laid, and whatever there is has one", () => {
  const chart = /<div class="grid grid-cols-10.*?<\/div>/s.exec(render())?.[0] ?? "";
  expect(chart.match(/class="tile/g)).toHaveLength(40);
  for (const drawing of ["q", "khatam", "half", "dot", "leaf"]) {
    expect(chart).toContain(`#${drawing}"`);
  }
});

test("the numbers are written as each language writes them", () => {
  expect(numberAt(render("fr"), "funded")).toBe("10\u00A0000,00");
  expect(numberAt(render("ar"), "funded")).toBe("10.000,00");
  expect(render("ar")).toContain("100 رمز");
});
