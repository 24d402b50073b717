import type { Locale } from "@app/contract/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { intlLocales } from "../../../i18n/locale.ts";
import ar from "../locales/ar.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import fr from "../locales/fr.json" with { type: "json" };
import { type Line, linesOf } from "./lines.ts";
import { WeightsTable } from "./weights-table.tsx";

const texts = { en, fr, ar };
const items = [
  { material: "pet" as const, bags: 14, grams: 168_000 },
  { material: "pehd" as const, bags: 6, grams: 38_600 },
];

const render = (lines: readonly Line[], locale: Locale, isOpen = true): string => {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <IntlProvider
      locale={intlLocales[locale].numbers}
      messages={{ transport: texts[locale] }}
      timeZone="Africa/Algiers"
    >
      <WeightsTable lines={lines} {...(isOpen && { onWeigh: nothing, onWhy: nothing })} />
    </IntlProvider>,
  );
};

const weighed = linesOf({ items, origin: "by_hand" }).map((line, place) => ({
  ...line,
  weighed: place === 0 ? "168.40" : "36.10",
}));

test.each([
  ["en", "+0.40", "\u22122.50", "204.50"],
  ["fr", "+0,40", "\u22122,50", "204,50"],
  ["ar", "+0,40", "\u22122,50", "204,50"],
] as const)("a difference has its sign in the numbers of %s", (locale, more, less, sum) => {
  const table = render(weighed, locale);
  for (const shown of [more, less, sum]) expect(table).toContain(shown);
});

test("what is too far apart asks why in words, not by its colour alone", () => {
  expect(render(weighed, "en")).toContain("Large difference: a reason and a photo are needed");
  const [pet, pehd] = weighed;
  const told = { ...pehd, reason: "Wet bag", photo: { data: "abc", name: null } } as Line;
  expect(render([pet as Line, told], "en")).toContain("Large difference: Wet bag, photo kept");
});

test("once it is signed nothing in it can be pressed", () => {
  expect(render(weighed, "en")).toContain("<button");
  expect(render(weighed, "en", false)).not.toContain("<button");
});
