import type { BrandDecision } from "@app/contract/brand-company";
import type { ContactTopic } from "@app/contract/contact";
import type { Locale } from "@app/contract/locales";
import type { PointDecision } from "@app/contract/point-changes";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };
import type { AnswerAbout, Channel, Message, SchoolAnswer, TemplateOf } from "./message-kinds.ts";

/** Some are told in a sentence of their own for each kind of contact, or for each decision. */
type KeyOf<T extends string> = T extends "contact_changed"
  ? `${T}_${"phone" | "email"}`
  : T extends "point_decided" | "transporter_decided"
    ? `${T}_${PointDecision}`
    : T extends "brand_decided"
      ? `${T}_${BrandDecision}`
      : T extends "answered"
        ? `${T}_${AnswerAbout}`
        : T extends "school_answered"
          ? `${T}_${SchoolAnswer}`
          : T;

const keyOf = ({ template, data }: Message): string => {
  if (template === "contact_changed") return `${template}_${data.what}`;
  if ("decision" in data) return `${template}_${data.decision}`;
  return template;
};

export interface MailTexts {
  subject: string;
  body: string;
  /** Only where there is somewhere to go. */
  button?: string;
  note: string;
}

export interface Texts {
  minutes: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
  layout: { questions: string };
  /** What a message from the contact page is about. */
  topics: Record<ContactTopic, string>;
  sms: Record<KeyOf<TemplateOf<"sms">>, string>;
  mail: Record<KeyOf<TemplateOf<"mail">>, MailTexts>;
}

export const textsOf: Record<Locale, Texts> = { en, fr, ar };

/** The text of a message for a channel; a message that has none was never meant to go there. */
export const textFor = <C extends Channel>(
  locale: Locale,
  channel: C,
  message: Message,
): Texts[C][keyof Texts[C]] => {
  const texts: Texts[C] = textsOf[locale][channel];
  const key = keyOf(message);
  if (key in texts) return texts[key as keyof Texts[C]];
  throw new Error(`${message.template} has no text for ${channel}`);
};

export type Values = Readonly<Record<string, string>>;

/** In one pass: braces in a value are only text. `show` prepares each value for where it goes. */
export const fill = (
  text: string,
  values: Values,
  show: (value: string, name: string) => string = (value) => value,
): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}}`);
    return show(value, name);
  });
