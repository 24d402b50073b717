import type { ListedPoint } from "@app/contract/points";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tile } from "../../ui/tile.tsx";
import { drawingOf } from "./kind-drawing.ts";
import { LocateButton } from "./locate-button.tsx";
import { OpenLine } from "./open-line.tsx";
import { Distance, Materials } from "./point-facts.tsx";
import type { Position } from "../../lib/distance.ts";
import { ListFailed, ListSkeleton } from "./point-list.tsx";
import { SearchBox } from "./search-box.tsx";
import { useKnownPosition } from "./use-known-position.ts";
import { useNearPoints } from "./use-near-points.ts";
import { usePointTexts } from "./use-point-texts.ts";

const mostPoints = 20;

interface PointPickerProps {
  /** Looked around when nobody says where they are. */
  home: Position | null;
  onChoose: (point: ListedPoint) => void;
}

/** Where the bag was left: only points that take bags, nearest first. */
export function PointPicker({ home, onChoose }: PointPickerProps) {
  const t = useTranslations("map");
  const { state, position, ask } = useKnownPosition();
  const [words, setWords] = useState("");
  const { points, problem, askAgain } = useNearPoints({
    around: position ?? home,
    words,
    bagsLeft: true,
    limit: mostPoints,
  });
  return (
    <section aria-labelledby="pick">
      <h2 id="pick" className="text-h2">
        {t("pick.title")}
      </h2>
      <SearchBox words={words} onSearch={setWords} />
      <LocateButton state={state} onAsk={ask} />
      {problem === "offline" && <Notice tone="warning">{t("offline.nothing")}</Notice>}
      {problem === "failed" && <ListFailed onRetry={askAgain} />}
      {!points && !problem && <ListSkeleton />}
      {points && (
        <ul className="mt-2">
          {points.map((point) => (
            <PickRow key={point.id} point={point} position={position} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {points?.length === 0 && (
        <Empty
          tile={{ name: "pin", pair: 3 }}
          className="pt-4"
          action={words && <Button onClick={() => setWords("")}>{t("empty.clear")}</Button>}
        >
          {t("pick.none")}
        </Empty>
      )}
    </section>
  );
}

interface PickRowProps {
  point: ListedPoint;
  position: Position | null;
  onChoose: (point: ListedPoint) => void;
}

function PickRow({ point, position, onChoose }: PickRowProps) {
  const texts = usePointTexts(position);
  return (
    <li>
      <button
        type="button"
        className="grid w-full grid-cols-[3.75rem_1fr_auto_auto] items-center gap-x-3.5 border-t-[1.5px] border-line py-2.5 text-start"
        onClick={() => onChoose(point)}
      >
        <Tile {...drawingOf[point.kind]} className="w-15 rounded-[12px] rounded-ee-[24px]" />
        <span className="min-w-0">
          <b className="block text-[1.0625rem] leading-tight">
            <bdi>{texts.name(point)}</bdi>
          </b>
          <span className="block text-small text-muted">
            <Materials point={point} first={texts.commune(point)} />
          </span>
          <span className="block text-small">
            <OpenLine point={point} />
          </span>
        </span>
        <Distance text={position ? texts.distance(point) : null} />
        <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </button>
    </li>
  );
}
