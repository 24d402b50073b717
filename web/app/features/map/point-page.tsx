import type { PublicPoint } from "@app/contract/points";
import { ArrowLeft, Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tile } from "../../ui/tile.tsx";
import { HoursTable } from "./hours-table.tsx";
import { drawingOf, materialDrawing } from "./kind-drawing.ts";
import { OpenLine } from "./open-line.tsx";
import { PointActions } from "./point-actions.tsx";
import { BagsLeft } from "./point-facts.tsx";
import { onMapPath } from "./point-path.ts";
import { usePointTexts } from "./use-point-texts.ts";

/** The public page of one point; below everything else what a visitor may say about it. */
export function PointPage({ point, children }: { point: PublicPoint; children?: ReactNode }) {
  const t = useTranslations("map");
  const texts = usePointTexts();
  return (
    <Frame>
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 md:items-start md:gap-x-10 lg:gap-x-16">
        <Tile
          {...drawingOf[point.kind]}
          className="w-24 rounded-large rounded-ee-[44px] md:row-span-2 md:w-60 md:rounded-ee-[96px] lg:w-88"
        />
        <div className="min-w-0">
          <p className="font-semibold text-muted">{t(`kind.${point.kind}`)}</p>
          <h1 className="text-h2 wrap-anywhere lg:text-h1">
            <bdi>{texts.name(point)}</bdi>
          </h1>
        </div>
        <div className="mt-5 max-md:col-span-2 md:max-w-[36rem]">
          <p className="text-[1.125rem]">
            <bdi className="block">{texts.address(point)}</bdi>
            <span className="text-muted">{texts.place(point)}</span>
          </p>
          <p className="mt-2 text-[1.0625rem]">
            <OpenLine point={point} />
          </p>
          <PointActions point={point} className="mt-4" />
          <h2 className="mt-8 text-h3">{t("hours.label")}</h2>
          <HoursTable hours={point.hours} />
          <h2 className="mt-8 text-h3">{t("point.materials")}</h2>
          <MaterialTiles point={point} />
          {point.acceptsBagsLeft && (
            <p className="mt-4 text-[1.0625rem]">
              <BagsLeft point={point} />
            </p>
          )}
          <ButtonLink to={onMapPath(point.id)} variant="ink" full turned className="mt-8">
            <MapIcon className="size-5" aria-hidden="true" />
            {t("point.onMap")}
          </ButtonLink>
          {children}
        </div>
      </div>
    </Frame>
  );
}

/** The same layout with nothing in it yet. */
export function PointPageWaiting() {
  const t = useTranslations("map");
  return (
    <Frame>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div className="mt-2 grid gap-6 md:grid-cols-[auto_1fr] md:gap-10">
        <Skeleton className="size-28 md:size-60" />
        <div className="grid content-start gap-3 md:max-w-[34rem]">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      </div>
    </Frame>
  );
}

/** No answer: the page says so and tries again when it is asked to. */
export function PointPageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("map");
  return (
    <Frame>
      <div role="alert" className="mt-6">
        <Empty
          tile={{ name: "bottle", pair: 0 }}
          action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
        >
          {t("failed")}
        </Empty>
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("map");
  return (
    <main id="content" className="wrap pt-4 pb-12 lg:pt-8 lg:pb-20">
      <Link to="/consumer" className="inline-flex min-h-11 items-center gap-2 font-bold">
        <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        {t("point.all")}
      </Link>
      {children}
    </main>
  );
}

function MaterialTiles({ point }: { point: PublicPoint }) {
  const t = useTranslations("map");
  const texts = usePointTexts();
  if (point.materials.length === 0) return <p className="mt-2">{t("material.none")}</p>;
  return (
    <ul className="mt-3 flex flex-wrap gap-4">
      {point.materials.map((material) => (
        <li key={material} className="text-center font-semibold">
          <Tile {...materialDrawing[material]} className="w-18 rounded-medium rounded-ee-[28px]" />
          <Num>{texts.material(material)}</Num>
        </li>
      ))}
    </ul>
  );
}
