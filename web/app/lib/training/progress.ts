import {
  type LessonAnswer,
  type LessonSlug,
  lessonsOf,
  type Progress,
} from "@app/contract/training";

/** How far somebody is in one lesson. */
export interface Stand {
  /** How many screens were seen. */
  card: number;
  /** The answers that passed it, until the account has them. */
  answered: { answers: readonly LessonAnswer[]; at: string } | null;
  passedAt: string | null;
}

export type Stands = Readonly<Partial<Record<LessonSlug, Stand>>>;

export interface KeptProgress {
  lessons: Stands;
  /** What the account says; lessons passed here may be further. */
  counterPassedAt: string | null;
  isSent: boolean;
}

export const nothing: KeptProgress = { lessons: {}, counterPassedAt: null, isSent: true };

const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/** The further of two, whichever came first: nothing that was learnt is lost. */
export const further = (one: Stand | undefined, other: Stand): Stand =>
  one
    ? {
        card: Math.max(one.card, other.card),
        answered: one.answered ?? other.answered,
        passedAt: earlier(one.passedAt, other.passedAt),
      }
    : other;

export const joinStands = (one: Stands, other: Stands): Stands => {
  const joined: Partial<Record<LessonSlug, Stand>> = { ...one };
  for (const [slug, stand] of Object.entries(other) as [LessonSlug, Stand][]) {
    joined[slug] = further(joined[slug], stand);
  }
  return joined;
};

/** As the account knows them. */
export const standsOf = ({ lessons }: Progress): Stands =>
  Object.fromEntries(
    lessons.map(({ slug, card, passedAt }) => [slug, { card, passedAt, answered: null }]),
  );

export const isLessonPassed = ({ lessons }: KeptProgress, slug: LessonSlug): boolean =>
  (lessons[slug]?.passedAt ?? null) !== null;

/** By the account, or by lessons whose results are still on their way. */
export const hasPassedCounter = (progress: KeptProgress): boolean =>
  progress.counterPassedAt !== null ||
  lessonsOf.counter.every((slug) => isLessonPassed(progress, slug));

/** The day on which the last lesson of the course was passed; null while one is missing. */
export const sorterSince = ({ lessons }: KeptProgress): string | null => {
  let last = "";
  for (const slug of lessonsOf.sorting) {
    const day = lessons[slug]?.passedAt ?? null;
    if (day === null) return null;
    if (day > last) last = day;
  }
  return last;
};
