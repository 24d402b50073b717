import type { Locale } from "@app/contract/locales";
import type { GivenVoucher } from "@app/contract/vouchers";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test, vi } from "vitest";
import { intlLocales } from "../../../../i18n/locale.ts";
import ar from "../../locales/shop.ar.json" with { type: "json" };
import en from "../../locales/shop.en.json" with { type: "json" };
import fr from "../../locales/shop.fr.json" with { type: "json" };
import { firstGiving } from "./giving-state.ts";
import { VoucherView } from "./voucher-view.tsx";

const texts = { en, fr, ar };

const voucher: GivenVoucher = {
  id: "0197f2a0-0000-7000-8000-000000000001",
  code: "83QFK2",
  rewardName: '{"en":"Fruit basket","fr":"Panier de fruits","ar":"سلة فواكه"}',
  quantity: 2,
  citizenName: "Yasmine B.",
  status: "ready",
  expiresAt: "2026-12-15T10:00:00.000Z",
  closedAt: null,
};

const render = (change: Partial<GivenVoucher> = {}, locale: Locale = "en"): string => {
  const shown = { ...voucher, ...change };
  const nothing = () => undefined;
  const giving = {
    state: { ...firstGiving("typing"), voucher: shown },
    type: nothing,
    scan: () => true,
    failCamera: nothing,
    chooseWay: nothing,
    give: async () => undefined,
  };
  return renderToStaticMarkup(
    <IntlProvider
      locale={intlLocales[locale].numbers}
      messages={{ shop: texts[locale] }}
      timeZone="Africa/Algiers"
    >
      <VoucherView giving={giving} voucher={shown} />
    </IntlProvider>,
  );
};

test.each([
  ["en", "Fruit basket", "2 pieces", "15 December 2026"],
  ["fr", "Panier de fruits", "2 pièces", "15 décembre 2026"],
  ["ar", "سلة فواكه", "قطعتان", "15 ديسمبر 2026"],
] as const)(
  "in %s it says what is given, how much, to whom, and until when",
  (locale, ...words) => {
    const html = render({}, locale);
    for (const word of [...words, "Yasmine B.", "DW-83QF-K2"]) expect(html).toContain(word);
    expect(html).toContain('data-testid="give-voucher"');
  },
);

test.each([
  ["received", /Already given on 3 November 2026, \d\d:12\./],
  ["expired", /This voucher ended on 3 November 2026, \d\d:12\./],
  ["cancelled", /This voucher was taken back on 3 November 2026, \d\d:12\./],
] as const)("one that is %s says when, and has no button to give it", (status, words) => {
  const html = render({ status, closedAt: "2026-11-03T10:12:00.000Z" });
  expect(html).toMatch(words);
  expect(html).not.toContain('data-testid="give-voucher"');
});

test("[X-11] a name that cannot be read is logged, and the voucher can be given all the same", () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  const html = render({ rewardName: "{broken" });
  expect(log).toHaveBeenCalled();
  expect(html).toContain("A reward");
  expect(html).toContain('data-testid="give-voucher"');
});
