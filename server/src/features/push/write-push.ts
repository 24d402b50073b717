import type { Locale } from "@app/contract/locales";
import { localized, readLocalizedJson } from "@app/contract/localized-text";
import type { PushMessage } from "@app/contract/push";
import { shownTokens } from "@app/contract/tokens";
import { fillText } from "../../documents/document-texts.ts";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };
import { deliveryOf, type PushContent } from "./push-kinds.ts";

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
type Told = Exclude<PushContent, { kind: "dispute_decided" | "declaration_refused" }>;
type Decided = Extract<PushContent, { kind: "dispute_decided" }>["data"]["decision"];
type Refused = Extract<PushContent, { kind: "declaration_refused" }>["data"]["reason"];
/** A decision and a refusal have a text for each way they end. */
type TextName = Told["kind"] | `dispute_decided_${Decided}` | `declaration_refused_${Refused}`;
type Texts = { tokens: Forms } & Record<TextName, { title: string; body: string }>;

const textsOf: Record<Locale, Texts> = { en, fr, ar };
const languageTags: Record<Locale, string> = { en: "en", fr: "fr-DZ", ar: "ar-DZ" };

const tokensIn = (locale: Locale, hundredths: number): string => {
  const count = shownTokens(hundredths);
  const forms = textsOf[locale].tokens;
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  // An ordinary or a narrow space inside a number breaks or reorders it on some phones.
  const shown = new Intl.NumberFormat(languageTags[locale]).format(count);
  return form.replace("{count}", shown.replaceAll("\u202F", "\u00A0"));
};

/** A name that cannot be read is left out; the page that is opened shows the voucher. */
const rewardIn = (locale: Locale, json: string): string => {
  const name = readLocalizedJson(json);
  return name ? localized(name, locale) : "";
};

const textNameOf = (content: PushContent): TextName => {
  if (content.kind === "dispute_decided") return `${content.kind}_${content.data.decision}`;
  if (content.kind === "declaration_refused") return `${content.kind}_${content.data.reason}`;
  return content.kind;
};

/** In the person's language. */
export const writePush = (id: string, content: PushContent, locale: Locale): PushMessage => {
  const { title, body } = textsOf[locale][textNameOf(content)];
  const { path } = deliveryOf[content.kind];
  const values = {
    tokens: "tokens" in content.data ? tokensIn(locale, content.data.tokens) : "",
    reward: "reward" in content.data ? rewardIn(locale, content.data.reward) : "",
  };
  return { id, kind: content.kind, title, body: fillText(body, values), locale, path };
};
