import type { Locale } from "@app/contract/locales";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { describe, expect, test } from "vitest";
import { intlLocales } from "../../i18n/locale.ts";
import { DepositRows } from "./deposit-rows.tsx";
import type { DepositHistoryRow, ReceptionRow } from "./history.api.ts";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };
import { RewardRows } from "./reward-rows.tsx";

const texts = { en, fr, ar };

const render = (node: ReactNode, locale: Locale = "en"): string =>
  renderToStaticMarkup(
    <IntlProvider
      locale={intlLocales[locale].numbers}
      messages={{ history: texts[locale] }}
      timeZone="Africa/Algiers"
    >
      {node}
    </IntlProvider>,
  );

const weighed: DepositHistoryRow = {
  id: "0197f2a0-0000-7000-8000-000000000001",
  userProfile: "El Baraka Grocery",
  created_at: "2026-08-01T17:40:00.000Z",
  cp_id: "0197f2a0-0000-7000-8000-000000000009",
  type: "P.E.T ( 1 )",
  weight: 3.4,
  stars: [1, 1, 0],
  tokens: 81.6,
  status: "confirmed",
  number: 7,
};
const declared: DepositHistoryRow = {
  ...weighed,
  id: "0197f2a0-0000-7000-8000-000000000002",
  userProfile: "",
  cp_id: null,
  stars: [0, 0, 0],
  tokens: 36.9,
  status: "declared",
};
const deaf = () => undefined;

describe("a deposit", () => {
  test("[L-41] has the point, the date, the type, kilograms with two decimals, stars and tokens", () => {
    const html = render(<DepositRows rows={[weighed]} onOpen={deaf} />);
    expect(html).toContain("El Baraka Grocery");
    expect(html).toMatch(/1 August 2026, \d\d:40/);
    expect(html).toContain("P.E.T ( 1 )");
    expect(html).toContain("3.40 kg");
    expect(html).toContain('aria-label="2 of 3: clean, crushed"');
    expect(html).toContain("81 tokens earned");
    expect(html).toContain("+81");
  });

  test("[L-41] of anything else is aluminium, in the words of the language", () => {
    expect(
      render(<DepositRows rows={[{ ...weighed, type: "Aluminium" }]} onOpen={deaf} />, "fr"),
    ).toContain("Alu");
    const html = render(
      <DepositRows rows={[{ ...weighed, type: "P.E.H.D ( 2 )" }]} onOpen={deaf} />,
      "ar",
    );
    expect(html).toContain('<bdi dir="ltr" class="whitespace-nowrap">P.E.H.D ( 2 )</bdi>');
  });

  test("[L-42] without a point is a warning with words and a clock, never colour alone", () => {
    const html = render(<DepositRows rows={[declared]} onOpen={deaf} />);
    expect(html).toContain('data-tone="declared"');
    expect(html).toContain("bg-red-100");
    expect(html).toContain("Declared by you");
    expect(html).toContain("to be confirmed by the point");
    expect(html).toContain("lucide-clock");
    expect(html).toContain("36 tokens when confirmed");
    expect(html).not.toContain("+36");
    const other = render(<DepositRows rows={[weighed]} onOpen={deaf} />);
    expect(other).toContain('data-tone="point"');
    expect(other).toContain("bg-yellow-100");
    expect(other).not.toContain("lucide-clock");
  });
});

test.each([
  ["voided", {}, "undone at the counter", "81 tokens went back", "line-through"],
  ["disputed", {}, "we are looking at it", "81 tokens held", "lucide-hourglass"],
  ["corrected", {}, "corrected", "81 tokens earned", "+81"],
  ["refused", { cp_id: null, tokens: 0 }, "not taken by the point", "No tokens", "bg-red-100"],
  ["expired", { cp_id: null, tokens: 0 }, "nobody weighed it", "No tokens", "bg-red-100"],
  [
    "declared",
    { cp_id: null, tokens: 0 },
    "to be confirmed",
    "Tokens when confirmed",
    "lucide-clock",
  ],
] as const)("a deposit that is %s says so, in words and signs", (status, change, ...words) => {
  const html = render(<DepositRows rows={[{ ...weighed, ...change, status }]} onOpen={deaf} />);
  for (const word of words) expect(html).toContain(word);
  if (status !== "corrected") expect(html).not.toContain("+81");
});

test("[L-43] a reward has its name, giver, time, quantity and tokens", () => {
  const reward: ReceptionRow = {
    id: "0197f2a0-0000-7000-8000-000000000003",
    userProfile: "Djezzy",
    created_at: "2026-07-30T17:04:00.000Z",
    reward_name: '{"en":"Top-up 500 DA","fr":"Recharge mobile 500 DA"}',
    quantity: 2,
    tokens: 520.5,
  };
  const html = render(<RewardRows rows={[reward]} />, "fr");
  expect(html).toContain("Recharge mobile 500 DA");
  expect(html).toContain("Djezzy");
  expect(html).toContain("2026/07/30-18:04");
  expect(html).toContain("Quantité 2");
  expect(html).toContain("\u2212520");
});
