import { citizenWalls, type EarlierWall } from "@app/contract/walls";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { call } from "../../../lib/api-client.ts";
import { useBackEntry } from "../../../lib/back-entry.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useAmounts } from "../use-amounts.ts";
import { elides, monthName } from "../../../i18n/month-name.ts";
import { SaveWall } from "./save-wall.tsx";
import { WallGrid } from "./wall-grid.tsx";

interface Gallery {
  walls: readonly EarlierWall[];
  /** Undefined until the first answer. */
  next: string | null | undefined;
  hasFailed: boolean;
}

const nothing: Gallery = { walls: [], next: undefined, hasFailed: false };

const useGallery = () => {
  const [gallery, setGallery] = useState(nothing);
  const [before, setBefore] = useState<{ month?: string }>({});

  useEffect(() => {
    const leaving = new AbortController();
    const query = before.month ? { before: before.month } : {};
    call(citizenWalls, { query, signal: leaving.signal })
      .then(({ walls, next }) =>
        setGallery((shown) => ({ walls: [...shown.walls, ...walls], next, hasFailed: false })),
      )
      .catch(() => {
        if (!leaving.signal.aborted) setGallery((shown) => ({ ...shown, hasFailed: true }));
      });
    return () => leaving.abort();
  }, [before]);

  /** The months before those that are shown, or the same question again. */
  const loadMore = () => setBefore(gallery.next ? { month: gallery.next } : {});
  return { ...gallery, loadMore };
};

interface EarlierWallsProps {
  renderTile: (number: number, freshAs: number, onClose: () => void) => ReactNode;
  onClose: () => void;
}

/** Every wall that was ever laid: nothing is lost when a month ends. */
export function EarlierWalls({ renderTile, onClose }: EarlierWallsProps) {
  const gallery = useGallery();
  const [chosen, setChosen] = useState<number | null>(null);
  return chosen === null ? (
    <Walls gallery={gallery} onChoose={setChosen} onClose={onClose} />
  ) : (
    renderTile(chosen, 0, () => setChosen(null))
  );
}

interface WallsProps {
  gallery: ReturnType<typeof useGallery>;
  onChoose: (number: number) => void;
  onClose: () => void;
}

function Walls({ gallery, onChoose, onClose }: WallsProps) {
  const t = useTranslations("deposits");
  const { walls, next, hasFailed, loadMore } = gallery;
  useBackEntry(onClose);
  return (
    <Sheet
      label={t("citizen.earlierWalls")}
      side="end"
      onClose={onClose}
      className="w-full max-w-130 overflow-y-auto px-page pb-8"
    >
      <div className="sticky top-0 z-2 -mx-5 flex items-center gap-4 bg-white px-5 py-3">
        <h2 className="flex-1 text-h2">{t("citizen.earlierWalls")}</h2>
        <button
          type="button"
          aria-label={t("citizen.close")}
          className="grid size-12 place-items-center rounded-medium bg-plaster hover:bg-key"
          onClick={onClose}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      <ol className="grid gap-7">
        {walls.map((wall) => (
          <EarlierWallItem key={wall.month} wall={wall} onChoose={onChoose} />
        ))}
      </ol>
      {next === undefined && !hasFailed && <Skeleton className="h-40 w-full" />}
      {hasFailed && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <p>{t("citizen.failed")}</p>
          <Button variant="soft" onClick={loadMore}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {next && !hasFailed && (
        <Button variant="soft" full className="mt-6" onClick={loadMore}>
          {t("citizen.moreWalls")}
        </Button>
      )}
    </Sheet>
  );
}

interface EarlierWallItemProps {
  wall: EarlierWall;
  onChoose: (number: number) => void;
}

function EarlierWallItem({ wall, onChoose }: EarlierWallItemProps) {
  const t = useTranslations("deposits");
  const language = useLanguage();
  const amounts = useAmounts();
  const name = monthName(wall.month, language, true);
  return (
    <li>
      <h3 className="text-h3">{t("citizen.wall", { month: name, elides: elides(name) })}</h3>
      <p className="mb-2 text-small text-muted">
        {t("citizen.month", {
          deposits: amounts.deposits(wall.deposits),
          weight: amounts.weight(wall.grams),
        })}
      </p>
      <WallGrid
        tiles={wall.tiles}
        onChoose={onChoose}
        className="grid grid-cols-6 overflow-hidden rounded-ss-medium rounded-se-medium rounded-ee-[26px]"
      />
      <SaveWall wall={wall} />
    </li>
  );
}
