import type { LessonSlug } from "@app/contract/training";
import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { isLessonPassed } from "../../lib/training/progress.ts";
import { useProgress } from "../../lib/training/use-progress.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Meter } from "../../ui/meter.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { hubWall } from "./badge-tiles.ts";
import { LessonList } from "./lesson-list.tsx";
import type { LessonSummary } from "./pick-lesson.ts";

const pathOf = (slug: LessonSlug, step: number): string =>
  step > 1 ? `/training/${slug}?step=${step}` : `/training/${slug}`;

interface HubPageProps {
  /** Null when neither the server nor this phone has them. */
  lessons: readonly LessonSummary[] | null;
  onRetry: () => void;
}

/** Where learning to sort begins: five lessons, and how far one is. */
export function HubPage({ lessons, onRetry }: HubPageProps) {
  const t = useTranslations("training");
  const { progress } = useProgress();
  const first = lessons?.find(({ slug }) => !isLessonPassed(progress, slug));
  return (
    <main id="content">
      <PageHead title={t("hub.title")} description={t("hub.description")} />
      <PageHero title={t("hub.headline")} lead={t("hub.lead")} tiles={hubWall}>
        <ButtonLink to={first ? pathOf(first.slug, 1) : "/training/badges"} turned>
          {first ? first.title : t("badges.all")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </ButtonLink>
        {first && (
          <ButtonLink to="/training/badges" variant="ghost">
            {t("badges.all")}
          </ButtonLink>
        )}
      </PageHero>
      <section className="wrap grid items-start gap-6 py-15 lg:grid-cols-[24rem_1fr] lg:gap-20 lg:py-24">
        <div className="grid gap-6">
          <h2 className="text-h1">{t("hub.lessons")}</h2>
          {lessons && <Done lessons={lessons} />}
        </div>
        {lessons ? (
          <LessonList lessons={lessons} progress={progress} pathOf={pathOf} />
        ) : (
          <Empty
            tile={{ name: "book", pair: 0 }}
            action={<Button onClick={onRetry}>{t("lesson.tryAgain")}</Button>}
          >
            {t("lesson.failed")}
          </Empty>
        )}
      </section>
    </main>
  );
}

function Done({ lessons }: { lessons: readonly LessonSummary[] }) {
  const t = useTranslations("training.hub");
  const { progress } = useProgress();
  const done = lessons.filter(({ slug }) => isLessonPassed(progress, slug)).length;
  const text = t("progress", { done, count: lessons.length });
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{text}</p>
      <Meter label={t("lessons")} valueText={text} value={done} max={lessons.length} />
    </div>
  );
}
