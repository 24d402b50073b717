import { brandDecisions } from "@app/contract/brand-company";
import { contactTopics } from "@app/contract/contact";
import type { Locale } from "@app/contract/locales";
import { pointDecisions } from "@app/contract/point-changes";
import { z } from "zod";

export type Channel = "sms" | "mail";

const kind = <T extends string, S extends z.ZodRawShape>(template: T, data: S) =>
  z.object({ template: z.literal(template), data: z.strictObject(data) });

const link = z.url({ protocol: /^https?$/ });

/** What the back office writes about, in its own words. */
export const answers = [
  "campaign_confirmed",
  "campaign_ended",
  "campaign_refused",
  "claim_reduced",
  "distribution_difference",
  "office_confirmed",
  "office_ended",
  "office_problem",
] as const;
export type AnswerAbout = (typeof answers)[number];

export const schoolAnswers = ["scheduled", "call_again", "refused"] as const;
export type SchoolAnswer = (typeof schoolAnswers)[number];

/** Every message there is, and what its text needs to know. */
export const messageSchema = z.discriminatedUnion("template", [
  kind("code", { code: z.string().regex(/^\d{6}$/), minutes: z.int().positive() }),
  kind("number_in_use", {}),
  kind("number_registered", {}),
  kind("email_in_use", {}),
  kind("confirm_email", { link }),
  kind("confirm_organisation", { link }),
  kind("reset_password", { link }),
  kind("password_changed", {}),
  kind("account_suspended", {}),
  kind("account_open_again", {}),
  kind("contact_changed", { what: z.enum(["phone", "email"]) }),
  kind("point_invitation", { pointName: z.string(), inviterName: z.string(), link }),
  kind("brand_invitation", { brand: z.string(), inviterName: z.string(), link }),
  kind("brand_decided", { decision: z.enum(brandDecisions), reason: z.string(), link }),
  kind("point_decided", {
    decision: z.enum(pointDecisions),
    pointName: z.string(),
    reason: z.string(),
    link,
  }),
  kind("transporter_decided", {
    decision: z.enum(pointDecisions),
    reason: z.string(),
    link,
  }),
  kind("erasure_planned", { date: z.iso.date() }),
  kind("new_device", { label: z.string() }),
  kind("contact_message", {
    senderName: z.string(),
    contact: z.string(),
    topic: z.enum(contactTopics),
    message: z.string(),
    reference: z.string(),
  }),
  kind("contact_received", { reference: z.string() }),
  kind("school_received", { reference: z.string() }),
  kind("school_answered", {
    decision: z.enum(schoolAnswers),
    reference: z.string(),
    reason: z.string(),
  }),
  kind("answered", {
    decision: z.enum(answers),
    /** What it is called: an order, a campaign, a report. */
    reference: z.string(),
    reason: z.string(),
    /** Only where something happens on a day. */
    date: z.nullable(z.iso.date()),
    link,
  }),
  kind("team_answer", { answer: z.string() }),
  kind("deposit_receipt", {
    pointName: z.string(),
    grams: z.int().positive(),
    tokens: z.int(),
    balance: z.int(),
  }),
]);
export type Message = z.infer<typeof messageSchema>;
export type Template = Message["template"];

export const channelsOf = {
  code: ["sms", "mail"],
  number_in_use: ["sms"],
  number_registered: ["sms"],
  email_in_use: ["mail"],
  confirm_email: ["mail"],
  confirm_organisation: ["mail"],
  reset_password: ["sms", "mail"],
  password_changed: ["sms", "mail"],
  account_suspended: ["sms", "mail"],
  account_open_again: ["sms", "mail"],
  contact_changed: ["sms", "mail"],
  point_invitation: ["sms", "mail"],
  brand_invitation: ["mail"],
  brand_decided: ["mail"],
  point_decided: ["sms", "mail"],
  transporter_decided: ["sms", "mail"],
  erasure_planned: ["sms", "mail"],
  new_device: ["sms", "mail"],
  contact_message: ["mail"],
  contact_received: ["mail"],
  school_received: ["mail"],
  school_answered: ["mail"],
  answered: ["mail"],
  team_answer: ["sms", "mail"],
  deposit_receipt: ["sms"],
} as const satisfies Record<Template, readonly Channel[]>;

/** The templates that have a text for this channel. */
export type TemplateOf<C extends Channel> = {
  [T in Template]: C extends (typeof channelsOf)[T][number] ? T : never;
}[Template];

type WithChannel<M extends Message> = M extends Message
  ? M & { channel: (typeof channelsOf)[M["template"]][number] }
  : never;

/** Queued like the others and never sent: what is done for a login nobody has takes as long. */
interface Decoy {
  template: "none";
  data: Record<never, never>;
  channel: Channel;
}

export type NewMessage = (WithChannel<Message> | Decoy) & {
  to: string;
  locale: Locale;
  /** Whom it concerns, so that it goes when they do. */
  userId?: string | null;
};

/** Whether somebody waits for digits: all that figures say of a message. A decoy is none. */
export const kindOf = (template: NewMessage["template"]): "code" | "other" =>
  template === "code" ? "code" : "other";

const hour = 60;
const day = 24 * hour;

/** Later than this the secret inside opens nothing: it would only cost money and confuse. */
export const usefulMinutes = (message: Message): number => {
  switch (message.template) {
    case "code":
      return message.data.minutes;
    case "reset_password":
      return hour;
    case "confirm_email":
    case "confirm_organisation":
    // By then the balance in it is an old one.
    case "deposit_receipt":
      return day;
    default:
      return Number.POSITIVE_INFINITY;
  }
};
