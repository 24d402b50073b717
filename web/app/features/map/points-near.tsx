import type { ListedPoint } from "@app/contract/points";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tile } from "../../ui/tile.tsx";
import { drawingOf } from "./kind-drawing.ts";
import { LocateButton } from "./locate-button.tsx";
import { OpenLine } from "./open-line.tsx";
import { Distance, Materials } from "./point-facts.tsx";
import type { Position } from "../../lib/distance.ts";
import { pointPath } from "./point-path.ts";
import { useKnownPosition } from "./use-known-position.ts";
import { useNearPoints } from "./use-near-points.ts";
import { usePointTexts } from "./use-point-texts.ts";

const mostPoints = 3;

interface PointsNearProps {
  /** Where the citizen lives: looked around when nobody says where they are. */
  commune: (Position & { fr: string; ar: string }) | null;
}

/** The three nearest points, on the citizen's own page. */
export function PointsNear({ commune }: PointsNearProps) {
  const t = useTranslations("map");
  const texts = usePointTexts();
  const { state, position, ask } = useKnownPosition();
  const { points, problem, askAgain } = useNearPoints({
    around: position ?? commune,
    limit: mostPoints,
    keptAs: "near",
  });
  const title =
    position || !commune
      ? t("near.title")
      : t("near.commune", { commune: texts.placeName(commune) });
  return (
    <section aria-labelledby="points-near">
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 id="points-near" className="text-h2">
          {title}
        </h2>
        <Link
          to="/consumer"
          className="inline-flex min-h-11 items-center font-bold text-green-700 underline-offset-4 hover:underline"
        >
          {t("near.map")}
        </Link>
      </div>
      <Found {...{ points, problem, position, askAgain }} />
      <LocateButton state={state} onAsk={ask} />
    </section>
  );
}

interface FoundProps {
  points: readonly ListedPoint[] | null;
  problem: "offline" | "failed" | null;
  position: Position | null;
  askAgain: () => void;
}

/** What was found, or what this phone found last. */
function Found({ points, problem, position, askAgain }: FoundProps) {
  const t = useTranslations("map");
  if (points?.length === 0) return <p className="py-3 text-muted">{t("near.none")}</p>;
  if (points) {
    return (
      <ul className="mt-1">
        {points.map((point) => (
          <NearPoint key={point.id} point={point} position={position} />
        ))}
      </ul>
    );
  }
  if (problem === null) return <NearSkeleton />;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-4 py-2">
      {t(problem === "offline" ? "offline.nothing" : "failed")}
      <button type="button" className="link min-h-11" onClick={askAgain}>
        {t("tryAgain")}
      </button>
    </p>
  );
}

interface NearPointProps {
  point: ListedPoint;
  position: Position | null;
}

function NearPoint({ point, position }: NearPointProps) {
  const texts = usePointTexts(position);
  return (
    <li className="relative grid grid-cols-[3.75rem_1fr_auto] items-center gap-x-3.5 border-t-[1.5px] border-line py-2.5">
      <Tile {...drawingOf[point.kind]} className="w-15 rounded-[12px] rounded-ee-[24px]" />
      <div className="min-w-0">
        <h3 className="text-[1.0625rem] leading-tight">
          <Link to={pointPath(point.id)} className="after:absolute after:inset-0">
            <bdi>{texts.name(point)}</bdi>
          </Link>
        </h3>
        <p className="text-small text-muted">
          <Materials point={point} first={position ? undefined : texts.commune(point)} />
        </p>
        <p className="text-small">
          <OpenLine point={point} />
        </p>
      </div>
      {/* From the middle of a commune it would say nothing. */}
      <Distance text={position ? texts.distance(point) : null} />
    </li>
  );
}

function NearSkeleton() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="flex items-center gap-3.5 py-2.5">
      <Skeleton className="size-15" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    </div>
  ));
}
