import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { piecesOf } from "./faq-links.ts";
import { allDiffer, inThree } from "./in-three.ts";
import { locales } from "./locales.ts";
import { wordingReasonSchema, wordingVersionSchema } from "./wordings.ts";

/** No sign of a link is left that is none. */
const hasWholeLinks = (answer: string): boolean =>
  piecesOf(answer).every(({ text }) => !/[<>]/.test(text));

export const longestFaqQuestion = 200;
export const longestFaqAnswer = 600;

const answer = inThree(longestFaqAnswer).check((payload) => {
  for (const locale of locales) {
    if (hasWholeLinks(payload.value[locale])) continue;
    const { value: input } = payload;
    payload.issues.push({ code: "custom", message: "link", path: [locale], input });
  }
});

const entrySchema = z.strictObject({
  /** Kept, and shown to nobody for now. */
  isShown: z.boolean(),
  question: inThree(longestFaqQuestion),
  answer,
});
export type FaqEntry = z.infer<typeof entrySchema>;

export const mostFaqEntries = 20;

/** In the order in which they are shown. */
export const faqSchema = z.array(entrySchema).check(
  z.maxLength(mostFaqEntries, "most"),
  z.refine((all) => all.some(({ isShown }) => isShown), "shown"),
  z.refine((all) => allDiffer(all.map(({ question }) => question)), "same"),
);

const itemSchema = z.object({ question: z.string(), answer: z.string() });
export type FaqItem = z.infer<typeof itemSchema>;

/** The same for everybody. */
export const showFaq = defineEndpoint({
  method: "GET",
  path: "/api/v1/faq/:locale",
  summary: "What is asked often, in one language",
  access: "public",
  cacheSeconds: 60,
  params: z.object({ locale: z.enum(locales) }),
  status: 200,
  /** Null: the page's own texts are right. */
  response: z.object({ items: z.nullable(z.array(itemSchema)) }),
});

export const showFaqWords = defineEndpoint({
  method: "GET",
  path: "/api/v1/faq-words",
  summary: "What is asked often in every language, with what is hidden",
  access: "admin",
  status: 200,
  response: z.object({
    version: wordingVersionSchema,
    /** Null: those of the release. */
    entries: z.nullable(faqSchema),
    writtenAt: z.nullable(z.iso.datetime()),
  }),
});
export type ShownFaqWords = z.infer<(typeof showFaqWords)["response"]>;

export const saveFaqWords = defineEndpoint({
  method: "PUT",
  path: "/api/v1/faq-words",
  summary: "The whole list anew, on the home page within two minutes",
  access: "admin",
  idempotent: true,
  bodyBytes: 262_144,
  body: z.strictObject({
    /** The version that was read: whoever saved meanwhile is not written over. */
    version: wordingVersionSchema,
    /** Null: those of the release again. */
    entries: z.nullable(faqSchema),
    reason: wordingReasonSchema,
  }),
  status: 200,
  response: z.object({}),
  errors: ["already_decided"],
});
