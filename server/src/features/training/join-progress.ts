import type { BodyOf } from "@app/contract/endpoint";
import {
  isPassed,
  type joinProgress as endpoint,
  lessonsOf,
  type Progress,
} from "@app/contract/training";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { questionsOf } from "./content.ts";
import { readProgress } from "./show-progress.ts";
import { joinLessons, type LessonStand, passCounter } from "./training.queries.ts";

type Brought = BodyOf<typeof endpoint>["lessons"][number];

/** The phone says what was answered; whether that passes is counted here. */
const standOf = ({ slug, card, answered }: Brought): LessonStand => ({
  slug,
  card,
  passedAt: answered && isPassed(questionsOf(slug), answered.answers) ? answered.at : null,
});

const hasPassedCounter = ({ lessons }: Progress): boolean =>
  lessonsOf.counter.every((slug) =>
    lessons.some((lesson) => lesson.slug === slug && lesson.passedAt !== null),
  );

/** What the phone knows and what the account knows become one, in one transaction. */
export const joinProgress = ({ db, clock }: Context, { userId }: Actor, brought: Brought[]) =>
  db.transaction().execute(async (trx): Promise<Progress> => {
    // In one order, so that two phones of a person never wait for each other.
    const lessons = brought.map(standOf).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    await joinLessons(trx, clock, userId, lessons);
    const progress = await readProgress(trx, userId);
    if (progress.counterPassedAt !== null || !hasPassedCounter(progress)) return progress;
    await passCounter(trx, clock, userId);
    return readProgress(trx, userId);
  });
