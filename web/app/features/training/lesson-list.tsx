import type { LessonSlug } from "@app/contract/training";
import { ArrowRight, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { isLessonPassed, type KeptProgress } from "../../lib/training/progress.ts";
import { Tile } from "../../ui/tile.tsx";
import { badgeTiles } from "./badge-tiles.ts";
import type { LessonSummary } from "./pick-lesson.ts";

interface LessonListProps {
  lessons: readonly LessonSummary[];
  progress: KeptProgress;
  /** Where a lesson is, at one of its screens. */
  pathOf: (slug: LessonSlug, step: number) => string;
}

/** Each lesson a row for the thumb; one that was begun goes on where it was left. */
export function LessonList({ lessons, progress, pathOf }: LessonListProps) {
  return (
    <ol className="grid gap-3">
      {lessons.map((lesson) => (
        <li key={lesson.slug}>
          <Row lesson={lesson} progress={progress} pathOf={pathOf} />
        </li>
      ))}
    </ol>
  );
}

interface RowProps extends Omit<LessonListProps, "lessons"> {
  lesson: LessonSummary;
}

function Row({ lesson: { slug, title, summary }, progress, pathOf }: RowProps) {
  const t = useTranslations("training.hub");
  const isPassed = isLessonPassed(progress, slug);
  const seen = progress.lessons[slug]?.card ?? 0;
  const isBegun = !isPassed && seen > 1;
  return (
    <Link
      to={pathOf(slug, isBegun ? seen : 1)}
      className="flex items-stretch gap-4 overflow-hidden rounded-medium rounded-ee-turn border-2 border-line bg-white hover:border-ink"
    >
      <Tile {...badgeTiles[slug]} className="w-24 flex-none self-stretch" />
      <span className="grid min-w-0 flex-1 content-center gap-1 py-3 pe-2">
        <span className="text-[1.1875rem] font-bold">{title}</span>
        <span className="text-[0.9375rem] text-muted">{summary}</span>
        <span className="flex items-center gap-1.5 text-[0.9375rem] font-semibold">
          {isPassed ? (
            <>
              <CircleCheck className="size-5 flex-none text-green-700" aria-hidden="true" />
              {t("passed")}
            </>
          ) : (
            t(isBegun ? "continue" : "start")
          )}
        </span>
      </span>
      <ArrowRight
        className="me-5 size-5 flex-none self-center max-sm:hidden rtl:-scale-x-100"
        aria-hidden="true"
      />
    </Link>
  );
}
