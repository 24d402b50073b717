import { type FaqEntry, showFaqWords } from "@app/contract/faq";
import { showLessonWords } from "@app/contract/lesson-words";
import type { World } from "./authorisation-world.ts";
import { call } from "./call.ts";

interface Asked {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

const inThree = (text: string) => ({ en: text, fr: text, ar: text });
const reason = "Readers asked what was meant";

export const faqSample: FaqEntry = {
  isShown: true,
  question: inThree("May I bring glass?"),
  answer: inThree("Not yet. <contact>Write to us</contact> if you have a lot of it."),
};

export const wordingsSamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "GET /api/v1/faq/:locale": () => ({ params: { locale: "ar" } }),
  "PUT /api/v1/faq-words": async ({ server, passes }) => {
    const { body } = await call(server.url, showFaqWords, { token: passes.A.token ?? "" });
    const { version } = showFaqWords.response.parse(body);
    return { body: { version, entries: [faqSample], reason } };
  },
  "GET /api/v1/lesson-words/:slug": () => ({ params: { slug: "cans" } }),
  "PUT /api/v1/lesson-words/:slug": async ({ server, passes }) => {
    const params = { slug: "cans" } as const;
    const token = passes.A.token ?? "";
    const { body } = await call(server.url, showLessonWords, { token, params });
    const { version, words } = showLessonWords.response.parse(body);
    return { params, body: { version, words: { ...words, title: inThree("All cans") }, reason } };
  },
};
