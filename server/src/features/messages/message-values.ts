import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { shownTokens } from "@app/contract/tokens";
import { toKilograms } from "@app/contract/weights";
import type { Message } from "./message-kinds.ts";
import { fill, textsOf, type Values } from "./message-texts.ts";

const longestName = 40;

/**
 * What people call themselves and their shops travels in our name: on one line, not too long, and
 * without the signs of which a phone makes a link or a mailbox an address.
 */
export const tidyName = (name: string): string => {
  const signs = [
    ...name
      .normalize("NFC")
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
      .replaceAll(/(?<=\S)[.:/\\@]+(?=\S)/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ];
  return signs.length <= longestName
    ? signs.join("")
    : `${signs.slice(0, longestName).join("")}...`;
};

const minutesIn = (count: number, locale: Locale): string => {
  const forms = textsOf[locale].minutes;
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { count: String(count) });
};

const languageTags: Record<Locale, string> = { en: "en-GB", fr: "fr-DZ", ar: "ar-DZ" };

const dateIn = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );

/** Without a space between thousands: one that does not break is in no SMS alphabet of the West. */
const kilogramsIn = (grams: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(toKilograms(grams));

const ownValues = ({ template, data }: Message, locale: Locale): Values => {
  switch (template) {
    case "code":
      return { code: data.code, minutes: minutesIn(data.minutes, locale) };
    case "point_invitation":
      return {
        link: data.link,
        inviterName: tidyName(data.inviterName),
        pointName: tidyName(data.pointName),
      };
    case "brand_invitation":
      return {
        link: data.link,
        inviterName: tidyName(data.inviterName),
        brand: tidyName(data.brand),
      };
    case "point_decided":
      return { link: data.link, pointName: tidyName(data.pointName), reason: data.reason };
    case "erasure_planned":
      return { date: dateIn(data.date, locale) };
    case "answered":
      return {
        ...data,
        reference: tidyName(data.reference),
        date: data.date ? dateIn(data.date, locale) : "",
      };
    case "new_device":
      return { label: tidyName(data.label) };
    case "contact_message":
      return {
        ...data,
        senderName: tidyName(data.senderName),
        topic: textsOf[locale].topics[data.topic],
      };
    case "deposit_receipt":
      return {
        pointName: tidyName(data.pointName),
        kilograms: kilogramsIn(data.grams, locale),
        tokens: String(shownTokens(data.tokens)),
        balance: String(shownTokens(data.balance)),
      };
    default:
      // Written as they came: a link, a reference, or nothing at all.
      return { ...data };
  }
};

/** As it is dialled in the country: digits alone read the same in both directions of writing. */
const phone = product.contact.phone.replaceAll(" ", "").replace("+213", "0");

export const valuesOf = (message: Message, locale: Locale, siteUrl: string): Values => ({
  name: product.name[locale],
  phone,
  email: product.contact.email,
  host: new URL(siteUrl).hostname,
  login: `${siteUrl}/login`,
  signUp: `${siteUrl}/signup/citizen`,
  forgotten: `${siteUrl}/forgotPassword`,
  ...ownValues(message, locale),
});

/** Where the button of a mail leads. */
export const destinationOf = ({ template }: Message, values: Values): string | undefined => {
  switch (template) {
    case "email_in_use":
    case "erasure_planned":
      return values["login"];
    case "password_changed":
    case "new_device":
      return values["forgotten"];
    default:
      return values["link"];
  }
};
