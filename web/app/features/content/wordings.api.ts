import type { BodyOf } from "@app/contract/endpoint";
import * as faq from "@app/contract/faq";
import * as lessons from "@app/contract/lesson-words";
import type { LessonSlug } from "@app/contract/training";
import { call } from "../../lib/api-client.ts";

export const loadLessons = async (): Promise<lessons.LessonRow[]> =>
  (await call(lessons.listLessonWords)).lessons;

export const loadLessonWords = (slug: LessonSlug): Promise<lessons.ShownLessonWords> =>
  call(lessons.showLessonWords, { params: { slug } });

export const saveLessonWords = async (
  slug: LessonSlug,
  body: BodyOf<typeof lessons.saveLessonWords>,
  idempotencyKey: string,
): Promise<void> => {
  await call(lessons.saveLessonWords, { params: { slug }, body, idempotencyKey });
};

export const loadFaqWords = (): Promise<faq.ShownFaqWords> => call(faq.showFaqWords);

export const saveFaqWords = async (
  body: BodyOf<typeof faq.saveFaqWords>,
  idempotencyKey: string,
): Promise<void> => {
  await call(faq.saveFaqWords, { body, idempotencyKey });
};
