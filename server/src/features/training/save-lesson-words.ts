import type { saveLessonWords as endpoint } from "@app/contract/lesson-words";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { saveWording } from "../wordings/index.ts";
import { lessonInEach } from "./content.ts";
import { isSameShape, nameOfLesson } from "./lesson-words.rules.ts";

export const saveLessonWords = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { slug } = call.params;
  const { words: content, ...said } = call.body;
  // Answers are kept under the ids of questions, and places of cards: those are not words.
  if (content && !isSameShape(lessonInEach(slug).en, content)) {
    throw new AppError("invalid_request");
  }
  await saveWording(ctx, askedBy(call), { name: nameOfLesson(slug), content, ...said });
  return {};
};
