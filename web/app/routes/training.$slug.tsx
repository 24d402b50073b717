import { isSortingLesson, showCourse } from "@app/contract/training";
import { useEffect } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { loadCourse } from "../features/training/course.api.ts";
import { LessonFailed, LessonPage, LessonWaiting } from "../features/training/lesson-page.tsx";
import { pickLesson } from "../features/training/pick-lesson.ts";
import { detectLocale, shownLocale } from "../i18n/locale.ts";
import { AnotherTry } from "../lib/another-try.tsx";
import { callPublicly } from "../lib/public-api.server.ts";
import { resolvePath } from "../lib/resolve-path.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/training.$slug";

/** The first lesson has an address of its own, without a parameter. */
const slugOf = (url: URL, { slug = "sorting" }: { slug?: string | undefined }): string => {
  // An old name of the hub looks like a lesson's.
  const resolution = resolvePath(url.pathname);
  if (resolution.kind === "redirect") throw redirect(resolution.to, 308);
  if (!isSortingLesson(slug)) throw data(null, { status: 404 });
  return slug;
};

export const loader = async ({ request, url, params }: Route.LoaderArgs) => {
  const slug = slugOf(url, params);
  const locale = detectLocale(request.headers, url.searchParams);
  const course = await callPublicly(showCourse, { params: { course: "sorting", locale } }).catch(
    () => null,
  );
  const picked = pickLesson(course?.lessons ?? null, slug);
  return picked ? { picked } : unkept({ picked });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** For a page opened from another one, and for another try; without a network what was kept. */
export const clientLoader = async ({ url, params }: Route.ClientLoaderArgs) => {
  const slug = slugOf(url, params);
  return { picked: pickLesson(await loadCourse("sorting", shownLocale()), slug) };
};

/** Another screen of the same lesson brings nothing new. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export default function TrainingLesson({ loaderData: { picked } }: Route.ComponentProps) {
  useEffect(() => {
    // The lessons after this one, for when the network is gone.
    void loadCourse("sorting", shownLocale());
  }, []);
  return (
    <>
      <SiteHeader />
      <div className="flex min-h-dvh flex-col">
        {picked ? (
          <LessonPage key={picked.lesson.slug} {...picked} />
        ) : (
          <AnotherTry
            waiting={<LessonWaiting />}
            failed={(again) => <LessonFailed onRetry={again} />}
          />
        )}
      </div>
      <SiteFooter />
    </>
  );
}
