import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { escapeHtml, layOutMail, leftToRight } from "./mail-layout.ts";
import type { Message } from "./message-kinds.ts";
import { fill, textFor, textsOf, type Values } from "./message-texts.ts";
import { destinationOf, valuesOf } from "./message-values.ts";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export const renderSms = (message: Message, locale: Locale, siteUrl: string): string =>
  fill(textFor(locale, "sms", message), valuesOf(message, locale, siteUrl));

/** Words, in whatever script; the other values are digits and addresses and read left to right. */
const words = new Set([
  "name",
  "inviterName",
  "pointName",
  "minutes",
  "date",
  "senderName",
  "topic",
  "message",
  "reason",
  "answer",
]);

const isolate = (value: string, name: string): string =>
  words.has(name) ? `<bdi>${escapeHtml(value).replaceAll("\n", "<br>")}</bdi>` : leftToRight(value);

const fillHtml = (text: string, values: Values): string => fill(escapeHtml(text), values, isolate);

export const renderMail = (message: Message, locale: Locale, siteUrl: string): RenderedMail => {
  const values = valuesOf(message, locale, siteUrl);
  const texts = textFor(locale, "mail", message);
  const { questions } = textsOf[locale].layout;
  const subject = fill(texts.subject, values);
  const link = texts.button && destinationOf(message, values);
  const address = product.contact.address[locale];
  const paragraphs = [
    fill(texts.body, values),
    values["code"],
    link,
    fill(texts.note, values),
    `${product.name[locale]}\n${address}\n${fill(questions, values)}`,
  ];
  return {
    subject,
    text: paragraphs.filter(Boolean).join("\n\n"),
    html: layOutMail({
      locale,
      subject,
      body: fillHtml(texts.body, values),
      note: fillHtml(texts.note, values),
      footer: `${escapeHtml(address)}<br>${fillHtml(questions, values)}`,
      code: values["code"],
      button: texts.button && link ? { label: texts.button, link } : undefined,
    }),
  };
};
