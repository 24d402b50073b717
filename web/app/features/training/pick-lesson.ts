import type { Lesson } from "@app/contract/training";

/** As much of a lesson as a list shows. */
export type LessonSummary = Pick<Lesson, "slug" | "title" | "summary">;

export const summaryOf = ({ slug, title, summary }: Lesson): LessonSummary => ({
  slug,
  title,
  summary,
});

export interface PickedLesson {
  lesson: Lesson;
  /** The one that follows; null after the last. */
  next: LessonSummary | null;
}

export const pickLesson = (
  lessons: readonly Lesson[] | null,
  slug: string | null,
): PickedLesson | null => {
  const place = lessons?.findIndex((lesson) => lesson.slug === slug) ?? -1;
  const lesson = lessons?.[place];
  if (!lesson) return null;
  const next = lessons?.[place + 1];
  return { lesson, next: next ? summaryOf(next) : null };
};
