import type { ListedPoint } from "@app/contract/points";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AnyPoint } from "./point-facts.tsx";
import type { Position } from "../../lib/distance.ts";
import { PointRow } from "./point-row.tsx";
import { usePointTexts } from "./use-point-texts.ts";

interface PointListProps {
  points: readonly ListedPoint[];
  total: number;
  /** Chosen on the map and not in the list: it comes first. */
  elsewhere: AnyPoint | null;
  chosenId: string | null;
  position: Position | null;
  isBusy: boolean;
  onChoose: (id: string | null) => void;
}

export function PointList(props: PointListProps) {
  const { points, total, elsewhere, chosenId, position, isBusy, onChoose } = props;
  const t = useTranslations("map");
  const texts = usePointTexts();
  const rows: readonly AnyPoint[] = elsewhere ? [elsewhere, ...points] : points;
  return (
    <>
      <p className="mt-4 flex items-baseline justify-between gap-3 pb-2.5 text-[0.9375rem] lg:mt-5">
        <b role="status">{texts.count(total)}</b>
        <span className="text-muted">{position ? t("order.near") : t("order.name")}</span>
      </p>
      <ul aria-busy={isBusy} className={classNames("transition-opacity", isBusy && "opacity-60")}>
        {rows.map((point, index) => (
          <PointRow
            key={point.id}
            point={point}
            position={position}
            isChosen={point.id === chosenId}
            isAfterChosen={chosenId !== null && rows[index - 1]?.id === chosenId}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  );
}

export function ListSkeleton() {
  const t = useTranslations("map");
  return (
    <div className="mt-5">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-5 w-28" />
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="mt-3 flex items-center gap-3.5 py-1.5">
          <Skeleton className="size-15 lg:size-18" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Nothing found is an answer, not a fault. */
export function NothingFound({ onClear }: { onClear: (() => void) | null }) {
  const t = useTranslations("map");
  return (
    <div role="status" className="pt-8">
      <Empty
        tile={{ name: "pin", pair: 3 }}
        action={onClear && <Button onClick={onClear}>{t("empty.clear")}</Button>}
      >
        {onClear ? t("empty.found") : t("empty.none")}
      </Empty>
    </div>
  );
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("map");
  return (
    <div role="alert" className="pt-8">
      <Empty
        tile={{ name: "bottle", pair: 0 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}
