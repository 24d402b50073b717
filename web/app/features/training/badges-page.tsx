import { useTranslations } from "use-intl";
import { dateOf } from "../../i18n/when.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { sorterSince } from "../../lib/training/progress.ts";
import { useProgress } from "../../lib/training/use-progress.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { badgeTiles, sorterTile } from "./badge-tiles.ts";
import type { LessonSummary } from "./pick-lesson.ts";

interface BadgesPageProps {
  lessons: readonly LessonSummary[] | null;
  onRetry: () => void;
}

/** One for each lesson, and one for all: outlined until it is earned. */
export function BadgesPage({ lessons, onRetry }: BadgesPageProps) {
  const t = useTranslations("training");
  const { progress } = useProgress();
  const hasNone = lessons?.every(({ slug }) => !progress.lessons[slug]?.passedAt) ?? false;
  return (
    <main id="content" className="wrap flex-1 pt-8 pb-15 lg:pt-14">
      <title>{t("badges.title")}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-h1">{t("badges.title")}</h1>
      <p className="mt-3 text-[1.1875rem]">{hasNone ? t("badges.empty") : t("badges.lead")}</p>
      {lessons ? (
        <ul className="mt-7 grid max-w-[52rem] grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3">
          {lessons.map(({ slug, title }) => (
            <Badge
              key={slug}
              tile={badgeTiles[slug]}
              name={title}
              at={progress.lessons[slug]?.passedAt ?? null}
            />
          ))}
          <Badge
            tile={sorterTile}
            name={t("badges.sorter")}
            hint={t("badges.sorterHint")}
            at={sorterSince(progress)}
          />
        </ul>
      ) : (
        <Empty
          tile={{ name: "book", pair: 0 }}
          action={<Button onClick={onRetry}>{t("lesson.tryAgain")}</Button>}
          className="mt-7"
        >
          {t("lesson.failed")}
        </Empty>
      )}
      <ButtonLink to={hasNone ? "/training/sorting" : "/training"} turned className="mt-9">
        {hasNone ? t("badges.start") : t("end.hub")}
      </ButtonLink>
    </main>
  );
}

interface BadgeProps {
  tile: TileDrawing;
  name: string;
  hint?: string;
  at: string | null;
}

function Badge({ tile, name, hint, at }: BadgeProps) {
  const t = useTranslations("training.badges");
  const language = useLanguage();
  return (
    <li>
      {at ? (
        <Tile {...tile} className="w-full rounded-medium rounded-ee-turn" />
      ) : (
        <span
          className="block aspect-square w-full rounded-medium rounded-ee-turn border-2 border-dashed border-edge"
          aria-hidden="true"
        />
      )}
      <p className="mt-3 font-bold">{name}</p>
      {hint && <p className="text-[0.9375rem] text-muted">{hint}</p>}
      <p className="text-[0.9375rem] text-muted">
        {at ? t("since", { date: dateOf(Date.parse(at), language) }) : t("missing")}
      </p>
    </li>
  );
}
