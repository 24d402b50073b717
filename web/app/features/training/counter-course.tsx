import type { Lesson, LessonSlug } from "@app/contract/training";
import { type ReactNode, useCallback } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { hasPassedCounter } from "../../lib/training/progress.ts";
import { useProgress } from "../../lib/training/use-progress.ts";
import { AppBar } from "../../ui/app-bar.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { loadCourse } from "./course.api.ts";
import { LessonList } from "./lesson-list.tsx";
import { LessonPlayer } from "./lesson-player.tsx";
import { type LessonSummary, pickLesson } from "./pick-lesson.ts";
import { usePlace } from "./use-place.ts";

const path = "/collection-point/training";
const intake = "/collection-point/intake";
const pathOf = (slug: LessonSlug, step: number): string =>
  `${path}?lesson=${slug}${step > 1 ? `&step=${step}` : ""}`;

/** What has to be known before the first weighing. */
export function CounterCourse({ back }: { back: string }) {
  const language = useLanguage();
  const place = usePlace();
  const load = useCallback(() => loadCourse("counter", language), [language]);
  const { data: lessons, reload } = useLoaded(load);
  const picked = pickLesson(lessons ?? null, place.lesson);
  return (
    <CounterFrame back={back} hasStrip={!picked}>
      {picked && <CounterLesson key={picked.lesson.slug} {...picked} />}
      {!picked && lessons && <Overview lessons={lessons} />}
      {lessons === null && <Missing onRetry={reload} />}
    </CounterFrame>
  );
}

interface CounterFrameProps {
  back: string;
  hasStrip?: boolean;
  children?: ReactNode;
}

/** The same layout with nothing in it yet: what the server sends. */
export function CounterFrame({ back, hasStrip = true, children }: CounterFrameProps) {
  const t = useTranslations("training");
  const isOnline = useOnline();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t("counter.title")}</title>
      <meta name="robots" content="noindex" />
      <AppBar tone="yellow" title={t("counter.title")} back={{ to: back, label: t("back") }} />
      {hasStrip && !isOnline && <OfflineStrip>{t("lesson.offline")}</OfflineStrip>}
      {children ?? <Waiting />}
    </div>
  );
}

function Overview({ lessons }: { lessons: readonly Lesson[] }) {
  const t = useTranslations("training.counter");
  const { progress } = useProgress();
  const isDone = hasPassedCounter(progress);
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-[44rem] content-start gap-6 px-page pt-5 pb-10"
    >
      {isDone ? (
        <Notice
          tone="success"
          action={
            <ButtonLink to={intake} size="sm">
              {t("toIntake")}
            </ButtonLink>
          }
        >
          {t("done")}
        </Notice>
      ) : (
        <p className="text-[1.1875rem]">{t("lead")}</p>
      )}
      <LessonList lessons={lessons} progress={progress} pathOf={pathOf} />
    </main>
  );
}

function CounterLesson({ lesson, next }: { lesson: Lesson; next: LessonSummary | null }) {
  const t = useTranslations("training");
  const { progress } = useProgress();
  const isDone = hasPassedCounter(progress);
  return (
    <LessonPlayer
      lesson={lesson}
      list={path}
      isNamed
      courseDone={isDone ? t("end.counterDone") : null}
      ways={
        <>
          {isDone ? (
            <ButtonLink to={intake} size="lg" turned>
              {t("counter.toIntake")}
            </ButtonLink>
          ) : (
            <ButtonLink to={next ? pathOf(next.slug, 1) : path} size="lg" turned>
              {next ? t("end.next", { title: next.title }) : t("end.hub")}
            </ButtonLink>
          )}
          <ButtonLink to={path} size="lg" variant="soft">
            {t("end.hub")}
          </ButtonLink>
        </>
      }
    />
  );
}

function Waiting() {
  return (
    <main id="content" className="mx-auto grid w-full max-w-[44rem] gap-3 px-page pt-5">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </main>
  );
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("training.lesson");
  return (
    <main id="content" className="mx-auto w-full max-w-[44rem] px-page pt-8">
      <Empty
        tile={{ name: "book", pair: 0 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </main>
  );
}
