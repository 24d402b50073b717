import { showCourse } from "@app/contract/training";
import { useRevalidator } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { loadCourse } from "../features/training/course.api.ts";
import { BadgesPage } from "../features/training/badges-page.tsx";
import { summaryOf } from "../features/training/pick-lesson.ts";
import { detectLocale, shownLocale } from "../i18n/locale.ts";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/training.badges";

export const loader = async ({ request, url }: Route.LoaderArgs) => {
  const locale = detectLocale(request.headers, url.searchParams);
  const params = { course: "sorting", locale } as const;
  const course = await callPublicly(showCourse, { params }).catch(() => null);
  return course ? { lessons: course.lessons.map(summaryOf) } : unkept({ lessons: null });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** For a page opened from another one, and for another try; without a network what was kept. */
export const clientLoader = async () => {
  const lessons = await loadCourse("sorting", shownLocale());
  return { lessons: lessons?.map(summaryOf) ?? null };
};

export default function TrainingBadges({ loaderData: { lessons } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <SiteHeader />
      <BadgesPage lessons={lessons} onRetry={() => void revalidate()} />
      <SiteFooter />
    </>
  );
}
