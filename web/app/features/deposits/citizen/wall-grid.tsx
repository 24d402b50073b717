import type { WallTile } from "@app/contract/walls";
import { Clock, Hourglass, X, type LucideIcon } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf } from "../../../i18n/when.ts";
import { drawingOf } from "../../../lib/material-tile.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tile, type TilePair } from "../../../ui/tile.tsx";
import { useMaterialName } from "../material-label.tsx";
import { useAmounts } from "../use-amounts.ts";
import { createWallLayer } from "./lay-wall.ts";

/** The quarter turn: a tile that was not there before rolls into its place. */
const rollsIn =
  "transition-[rotate,scale,opacity] duration-400 ease-turn starting:-rotate-90 starting:scale-50 starting:opacity-0 rtl:starting:rotate-90";

interface Mark {
  text: "declared" | "disputed" | "refused" | "expired" | "waiting";
  Icon: LucideIcon;
  look: string;
  /** Instead of the colours by turn. */
  tile?: string;
}

const outlined =
  "bg-red-100! [--f:var(--color-red-600)] [--g:var(--color-red-200)] inset-ring-3 inset-ring-red-600 [&>svg]:scale-72";
const grey = "bg-ghost! [--f:var(--color-edge)] [--g:var(--color-line)] [&>svg]:scale-72";

/** What is not simply there has a sign and a word, not only another colour. */
const marks: Partial<Record<WallTile["status"], Mark>> = {
  declared: { text: "declared", Icon: Clock, look: "bg-red-600 text-white", tile: outlined },
  disputed: { text: "disputed", Icon: Hourglass, look: "bg-blue-700 text-white" },
  refused: { text: "refused", Icon: X, look: "bg-ink text-white", tile: grey },
  expired: { text: "expired", Icon: X, look: "bg-ink text-white", tile: grey },
};

/** It is weighed and stays; only its tokens are not here yet. */
const onTheirWay: Mark = { text: "waiting", Icon: Clock, look: "bg-blue-700 text-white" };

interface WallGridProps {
  /** Newest first; on the wall the newest is laid last. */
  tiles: readonly WallTile[];
  onChoose: (number: number) => void;
  className: string;
  /** After the last tile. */
  children?: ReactNode;
}

/** One tile for every deposit, each a way to what became of it. */
export function WallGrid({ tiles, onChoose, className, children }: WallGridProps) {
  const laid = useMemo(() => tiles.toReversed(), [tiles]);
  const [lay] = useState(createWallLayer);
  const pairs = useMemo(() => lay(laid), [lay, laid]);
  const [atFirst] = useState(() => new Set(tiles.map(({ id }) => id)));
  return (
    <div className={className}>
      {laid.map((tile, place) => (
        <WallButton
          key={tile.id}
          tile={tile}
          pair={pairs[place] ?? 1}
          isNew={!atFirst.has(tile.id)}
          onChoose={onChoose}
        />
      ))}
      {children}
    </div>
  );
}

interface WallButtonProps {
  tile: WallTile;
  pair: TilePair;
  isNew: boolean;
  onChoose: (number: number) => void;
}

function WallButton({ tile, pair, isNew, onChoose }: WallButtonProps) {
  const t = useTranslations("deposits");
  const language = useLanguage();
  const amounts = useAmounts();
  const materialName = useMaterialName();
  const { number, status, material, grams, at } = tile;
  const mark = marks[status] ?? (tile.isWaiting ? onTheirWay : undefined);
  const words = [
    materialName(material),
    amounts.weight(grams),
    dateOf(Date.parse(at), language),
    ...(mark ? [t(`citizen.status.${mark.text}`)] : []),
  ];
  return (
    <button
      type="button"
      data-status={status}
      aria-haspopup="dialog"
      aria-label={words.join(t("citizen.comma"))}
      className="relative block focus-visible:z-1"
      onClick={() => onChoose(number)}
    >
      <Tile
        name={drawingOf[material]}
        pair={pair}
        className={classNames(isNew && rollsIn, mark?.tile)}
      />
      {mark && (
        <span
          className={classNames(
            "absolute end-1 bottom-1 grid size-5 place-items-center rounded-full",
            mark.look,
          )}
        >
          <mark.Icon className="size-3.5" aria-hidden="true" />
        </span>
      )}
    </button>
  );
}
