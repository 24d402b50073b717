import type { Locale } from "@app/contract/locales";
import { localized, readLocalizedJson } from "@app/contract/localized-text";
import type { PushMessage } from "@app/contract/push";
import { shownTokens } from "@app/contract/tokens";
import { fillText } from "../../documents/document-texts.ts";
import {
  formatHundredths,
  formatKilograms,
  formatTime,
  formatWeekDay,
} from "../../documents/format.ts";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };
import { deliveryOf, type PushContent } from "./push-kinds.ts";

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
type Told = Exclude<
  PushContent,
  { kind: "dispute_decided" | "declaration_refused" | "paper_expiring" }
>;
type Decided = Extract<PushContent, { kind: "dispute_decided" }>["data"]["decision"];
type Refused = Extract<PushContent, { kind: "declaration_refused" }>["data"]["reason"];
type Expiring = Extract<PushContent, { kind: "paper_expiring" }>["data"]["paper"];
/** A decision and a refusal have a text for each way they end, a paper one for each kind. */
type TextName =
  | Told["kind"]
  | `dispute_decided_${Decided}`
  | `declaration_refused_${Refused}`
  | `paper_expiring_${Expiring}`;
type Texts = { tokens: Forms; days: Forms } & Record<TextName, { title: string; body: string }>;

const textsOf: Record<Locale, Texts> = { en, fr, ar };
const languageTags: Record<Locale, string> = { en: "en", fr: "fr-DZ", ar: "ar-DZ" };

const countedIn = (locale: Locale, unit: "tokens" | "days", count: number): string => {
  const forms = textsOf[locale][unit];
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  // An ordinary or a narrow space inside a number breaks or reorders it on some phones.
  const shown = new Intl.NumberFormat(languageTags[locale]).format(count);
  return form.replace("{count}", shown.replaceAll("\u202F", "\u00A0"));
};

const tokensIn = (locale: Locale, hundredths: number): string =>
  countedIn(locale, "tokens", shownTokens(hundredths));

/** A name that cannot be read is left out; the page that is opened shows it. */
const nameIn = (locale: Locale, json: string): string => {
  const name = readLocalizedJson(json);
  return name ? localized(name, locale) : "";
};

const textNameOf = (content: PushContent): TextName => {
  if (content.kind === "dispute_decided") return `${content.kind}_${content.data.decision}`;
  if (content.kind === "declaration_refused") return `${content.kind}_${content.data.reason}`;
  if (content.kind === "paper_expiring") return `${content.kind}_${content.data.paper}`;
  return content.kind;
};

/** How each thing a text may name is written. */
const writings: Record<string, (value: never, locale: Locale) => string> = {
  tokens: (hundredths: number, locale) => tokensIn(locale, hundredths),
  days: (count: number, locale) => countedIn(locale, "days", count),
  reward: (json: string, locale) => nameIn(locale, json),
  place: (json: string, locale) => nameIn(locale, json),
  from: (moment: string) => formatTime(new Date(moment)),
  to: (moment: string) => formatTime(new Date(moment)),
  minutes: String,
  grams: formatKilograms,
  centimes: formatHundredths,
  driver: String,
  brand: String,
  plate: String,
  lot: String,
  note: String,
};
/** What a value is called in a text, where that is another word. */
const calledInText: Record<string, string> = { grams: "weight", centimes: "amount" };

const valuesOf = (data: PushContent["data"], locale: Locale): Record<string, string> => ({
  ...("from" in data && { day: formatWeekDay(new Date(data.from), locale) }),
  ...Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const write = writings[name];
      return write ? [[calledInText[name] ?? name, write(value as never, locale)]] : [];
    }),
  ),
});

/** In the person's language. */
export const writePush = (id: string, content: PushContent, locale: Locale): PushMessage => {
  const { title, body } = textsOf[locale][textNameOf(content)];
  const { path } = deliveryOf[content.kind];
  const values = valuesOf(content.data, locale);
  return {
    id,
    kind: content.kind,
    title: fillText(title, values),
    body: fillText(body, values),
    locale,
    path,
  };
};
