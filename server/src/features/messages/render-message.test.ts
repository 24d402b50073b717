import { directionOf, type Locale, locales } from "@app/contract/locales";
import { brandDecisions } from "@app/contract/brand-company";
import { pointDecisions } from "@app/contract/point-changes";
import { expect, test } from "vitest";
import { segmentsOf } from "../../ports/sms-segments.ts";
import {
  answers,
  channelsOf,
  type Message,
  messageSchema,
  schoolAnswers,
  type Template,
} from "./message-kinds.ts";
import { tidyName } from "./message-values.ts";
import { renderMail, renderSms } from "./render-message.ts";

const site = "https://dawra.example";
/** As long as a secret of ours in a link. */
const secret = "k".repeat(43);
const names: Record<Locale, { pointName: string; inviterName: string }> = {
  en: { pointName: "El Baraka Grocery", inviterName: "Karim Haddad" },
  fr: { pointName: "Épicerie El Baraka", inviterName: "Karim Haddad" },
  ar: { pointName: "بقالة البركة", inviterName: "كريم حداد" },
};

const samples = (locale: Locale): Message[] => [
  { template: "code", data: { code: "407213", minutes: 10 } },
  { template: "number_in_use", data: {} },
  { template: "number_registered", data: {} },
  { template: "email_in_use", data: {} },
  { template: "confirm_email", data: { link: `${site}/auth/callback?confirm=${secret}` } },
  { template: "confirm_organisation", data: { link: `${site}/auth/callback?confirm=${secret}` } },
  { template: "reset_password", data: { link: `${site}/setNewPassword/${secret}` } },
  { template: "password_changed", data: {} },
  { template: "account_suspended", data: {} },
  { template: "account_open_again", data: {} },
  { template: "contact_changed", data: { what: "phone" } },
  { template: "contact_changed", data: { what: "email" } },
  {
    template: "point_invitation",
    data: {
      ...names[locale],
      link: `${site}/collection-point/activate-collaborator?token=${secret}`,
    },
  },
  {
    template: "brand_invitation",
    data: {
      brand: names[locale].pointName,
      inviterName: names[locale].inviterName,
      link: `${site}/csr/join?token=${secret}`,
    },
  },
  ...brandDecisions.map((decision): Message => ({
    template: "brand_decided",
    data: { decision, reason: "The register cannot be read", link: `${site}/csr/business-profile` },
  })),
  ...pointDecisions.map((decision): Message => ({
    template: "point_decided",
    data: {
      decision,
      pointName: names[locale].pointName,
      reason: "The pin is in the sea",
      link: `${site}/collection-point/profile`,
    },
  })),
  ...pointDecisions.map((decision): Message => ({
    template: "transporter_decided",
    data: {
      decision,
      reason: "The insurance cannot be read",
      link: `${site}/transporter/profile`,
    },
  })),
  { template: "erasure_planned", data: { date: "2026-12-15" } },
  { template: "new_device", data: { label: "Chrome, Android" } },
  {
    template: "contact_message",
    data: {
      senderName: names[locale].inviterName,
      contact: "yasmine@example.com",
      topic: "organisation",
      message: "A first line.\nA second one.",
      reference: "7F3A21",
    },
  },
  { template: "contact_received", data: { reference: "7F3A21" } },
  { template: "school_received", data: { reference: "NG-0412" } },
  ...schoolAnswers.map((decision): Message => ({
    template: "school_answered",
    data: { decision, reference: "NG-0412", reason: "On Sunday 6 December at ten." },
  })),
  ...answers.map((decision): Message => ({
    template: "answered",
    data: {
      decision,
      reference: "OF-1001",
      reason: "Somebody comes tomorrow.",
      date: "2026-12-15",
      link: `${site}/office/dashboard`,
    },
  })),
  { template: "team_answer", data: { answer: "Your hours are right on the map now." } },
  {
    template: "deposit_receipt",
    data: { pointName: names[locale].pointName, grams: 12_340, tokens: 81_600, balance: 1_248_000 },
  },
];

const hasChannel = (template: Template, channel: "sms" | "mail"): boolean =>
  (channelsOf[template] as readonly string[]).includes(channel);

const cases = (channel: "sms" | "mail") =>
  locales.flatMap((locale) =>
    samples(locale)
      .filter(({ template }) => hasChannel(template, channel))
      .map((message) => ({ locale, message, title: `${locale} ${JSON.stringify(message)}` })),
  );

test("every template has a sample here", () => {
  const sampled = new Set(samples("en").map(({ template }) => template));
  expect(sampled).toEqual(new Set(Object.keys(channelsOf)));
});

test.each(cases("sms"))("SMS $title is complete and short", ({ locale, message }) => {
  const text = renderSms(message, locale, site);
  expect(text).not.toMatch(/[{}]|undefined/);
  const { isGsm, parts } = segmentsOf(text);
  // Names and the longest address of ours need one part more.
  const spare = message.template === "point_invitation" ? 1 : 0;
  expect(isGsm).toBe(locale !== "ar");
  expect(parts.length).toBeLessThanOrEqual((locale === "ar" ? 2 : 1) + spare);
});

test.each(cases("mail"))("mail $title is complete in both parts", ({ locale, message }) => {
  const { subject, text, html } = renderMail(message, locale, site);
  expect(subject).not.toMatch(/[{}\n]|undefined/);
  expect(subject.length).toBeLessThanOrEqual(60);
  expect(text).not.toMatch(/[{}<>]|undefined/);
  expect(html).not.toMatch(/[{}]|undefined/);
  expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`);
  expect(text).toContain("salam@dawra.example");
});

test.each(cases("mail"))(
  "mail $title keeps its link and code in both parts",
  ({ locale, message }) => {
    const { text, html } = renderMail(message, locale, site);
    const { link, code } = message.data as { link?: string; code?: string };
    for (const value of [link, code].filter((one) => one !== undefined)) {
      expect(text.split("\n")).toContain(value);
      expect(html).toMatch(new RegExp(`<bdi dir="ltr"[^>]*>${RegExp.escape(value)}</bdi>`));
    }
    if (link) expect(html).toContain(`<a href="${link}"`);
  },
);

test.each(locales)("the %s code ends with the line that lets the phone fill it in", (locale) => {
  const message: Message = { template: "code", data: { code: "407213", minutes: 10 } };
  const lines = renderSms(message, locale, "https://dawra.example:8443").split("\n");
  expect(lines.at(-1)).toBe("@dawra.example #407213");
  expect(lines[0]).toContain("407213");
});

test.each([
  ["en", 1, "1 minute."],
  ["fr", 1, "1 minute."],
  ["ar", 1, "دقيقة واحدة."],
  ["ar", 2, "دقيقتين."],
  ["ar", 10, "10 دقائق."],
  ["ar", 15, "15 دقيقة."],
] as const)("in %s, %i minutes agree with their number", (locale, minutes, words) => {
  const message: Message = { template: "code", data: { code: "407213", minutes } };
  expect(renderSms(message, locale, site)).toContain(words);
});

const invitation = (pointName: string, inviterName = "Karim"): Message => ({
  template: "point_invitation",
  data: { pointName, inviterName, link: `${site}/collection-point/activate-collaborator?token=k` },
});

const signs = ["<", ">", "&", '"', "'", "{", "}", "{link}", "$&", "\n", "\r", "\u2028", "\u202E"];
const words = ["<script>alert(1)</script>", '" onclick="x', "http://evil.example/a", "a@b.example"];
const hostile = [...signs, ...words].flatMap((one) =>
  [...signs, ...words].map((other) => `a${one}b${other}c`),
);

test("what people call themselves never becomes markup, a link, a line or a placeholder", () => {
  const plain = renderMail(invitation("abc"), "en", site);
  const tags = (html: string): number => html.split("<").length;
  for (const name of hostile) {
    const mail = renderMail(invitation(name, name), "en", site);
    expect(tags(mail.html)).toBe(tags(plain.html));
    expect(mail.html).not.toContain("evil.example");
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u202E]/);
    const text = renderSms(invitation(name, name), "en", site);
    expect(text.match(/https?:\/\/[^/]+/g)).toEqual([site]);
    expect(text).not.toMatch(/[\r\n]|@b|evil\.example/);
  }
});

test("names keep their letters and are cut when they are far too long", () => {
  expect(tidyName("  Épicerie   El-Baraka & fils ")).toBe("Épicerie El-Baraka & fils");
  expect(tidyName("بقالة البركة")).toBe("بقالة البركة");
  expect(tidyName("M. Haddad")).toBe("M. Haddad");
  expect(tidyName("x".repeat(100))).toBe(`${"x".repeat(40)}...`);
});

test("data that a template does not know, or lacks, is refused", () => {
  expect(messageSchema.safeParse({ template: "code", data: {} }).success).toBe(false);
  expect(messageSchema.safeParse({ template: "number_in_use", data: { a: 1 } }).success).toBe(
    false,
  );
  const link = "javascript:alert(1)";
  expect(messageSchema.safeParse({ template: "confirm_email", data: { link } }).success).toBe(
    false,
  );
});
