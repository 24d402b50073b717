import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { sorterSince } from "../../lib/training/progress.ts";
import { useProgress } from "../../lib/training/use-progress.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LessonPlayer } from "./lesson-player.tsx";
import type { LessonSummary, PickedLesson } from "./pick-lesson.ts";

const list = "/training";

/** A lesson that everybody may take. */
export function LessonPage({ lesson, next }: PickedLesson) {
  const t = useTranslations("training");
  const { progress } = useProgress();
  return (
    <>
      <PageHead title={lesson.title} description={lesson.summary} />
      <LessonPlayer
        lesson={lesson}
        list={list}
        courseDone={sorterSince(progress) ? t("end.sorterDone") : null}
        ways={<Ways next={next} />}
      />
    </>
  );
}

function Ways({ next }: { next: LessonSummary | null }) {
  const t = useTranslations("training");
  const { isVisitor } = useProgress();
  return (
    <>
      <ButtonLink to={next ? `${list}/${next.slug}` : `${list}/badges`} size="lg" turned>
        {next ? t("end.next", { title: next.title }) : t("badges.all")}
      </ButtonLink>
      <ButtonLink to={list} size="lg" variant="soft">
        {t("end.hub")}
      </ButtonLink>
      {isVisitor && (
        <p className="basis-full text-muted">
          {t("end.keep")}{" "}
          <ButtonLink to="/signup/citizen" variant="soft" size="sm" className="mt-2">
            {t("end.signUp")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

export function LessonWaiting() {
  const t = useTranslations("training.lesson");
  return (
    <main id="content" className="wrap grid flex-1 content-start gap-5 pt-6 pb-10">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-12 w-full max-w-[36rem]" />
      <Skeleton className="size-36 rounded-medium" />
      <Skeleton className="h-10 w-2/3 max-w-[24rem]" />
      <Skeleton className="h-24 w-full max-w-[36rem]" />
    </main>
  );
}

export function LessonFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("training.lesson");
  return (
    <main id="content" className="wrap flex-1 pt-8 pb-10">
      <Empty
        tile={{ name: "book", pair: 0 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </main>
  );
}
