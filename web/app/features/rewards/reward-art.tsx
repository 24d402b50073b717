import type { Reward, RewardCategory } from "@app/contract/rewards";
import { classNames } from "../../ui/class-names.ts";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";

type ArtTile = TileDrawing & { className?: string };

interface Art {
  /** Side by side on a card. */
  card: readonly ArtTile[];
  /** Alone, where there is room for one. */
  one: ArtTile;
  /** Four by two, over the whole page. */
  page: readonly ArtTile[];
}

/** In none of the pairs: brown, as it comes out of the oven. */
const bread: ArtTile = {
  name: "bread",
  pair: 9,
  className: "[--f:var(--color-yellow-800)] [--g:var(--color-yellow-400)]",
};

const arch: TileDrawing = { name: "arch", pair: 7 };
const lightArch: TileDrawing = { name: "arch", pair: 4 };

const artOf: Record<RewardCategory, Art> = {
  food: {
    card: [bread],
    one: { name: "basket", pair: 6 },
    page: [
      { name: "q", pair: 9, turn: 90 },
      { name: "basket", pair: 6 },
      { name: "leaf", pair: 3 },
      bread,
      { name: "flower", pair: 2 },
      { name: "arcs", pair: 6 },
      { name: "basket", pair: 9 },
      { name: "q", pair: 6, turn: 270 },
    ],
  },
  home: {
    card: [
      { name: "jug", pair: 7 },
      { name: "drops", pair: 4 },
    ],
    one: { name: "jug", pair: 7 },
    page: [
      { name: "leaf", pair: 7 },
      { name: "jug", pair: 4 },
      { name: "drops", pair: 7 },
      { name: "q", pair: 4, turn: 180 },
      { name: "flower", pair: 4 },
      { name: "drops", pair: 7 },
      { name: "jug", pair: 2 },
      { name: "waves", pair: 7 },
    ],
  },
  leisure: {
    card: [arch, lightArch],
    one: arch,
    page: [
      { name: "leaf", pair: 7 },
      lightArch,
      arch,
      { name: "q", pair: 4, turn: 180 },
      { name: "waves", pair: 4 },
      arch,
      { name: "khatam", pair: 4 },
      { name: "waves", pair: 7 },
    ],
  },
  phone: {
    card: [{ name: "mobile", pair: 3 }],
    one: { name: "mobile", pair: 3 },
    page: [
      { name: "q", pair: 8, turn: 90 },
      { name: "mobile", pair: 3 },
      { name: "dot", pair: 2 },
      { name: "leaf", pair: 8 },
      { name: "arcs", pair: 3 },
      { name: "leaf", pair: 1 },
      { name: "mobile", pair: 2 },
      { name: "q", pair: 3, turn: 180 },
    ],
  },
  tree: {
    card: [
      { name: "tree", pair: 8 },
      { name: "tree", pair: 2 },
    ],
    one: { name: "tree", pair: 8 },
    page: [
      { name: "leaf", pair: 3 },
      { name: "tree", pair: 8 },
      { name: "sun", pair: 9 },
      { name: "q", pair: 2, turn: 180 },
      { name: "tree", pair: 2 },
      { name: "leaf", pair: 8 },
      { name: "tree", pair: 3 },
      { name: "waves", pair: 8 },
    ],
  },
  give: {
    card: [{ name: "heart", pair: 6 }],
    one: { name: "heart", pair: 6 },
    page: [
      { name: "q", pair: 6, turn: 90 },
      { name: "heart", pair: 9 },
      { name: "flower", pair: 6 },
      { name: "leaf", pair: 9 },
      { name: "arcs", pair: 9 },
      { name: "book", pair: 2 },
      { name: "heart", pair: 6 },
      { name: "q", pair: 9, turn: 180 },
    ],
  },
};

/** The sizes that the image endpoint makes. */
const widths = [160, 320, 640, 960, 1280] as const;

const sourceOf = (path: string, width: number): string => `/api/${path}?w=${width}`;

interface PictureProps {
  path: string;
  /** How wide it is shown, for the browser to choose a file by. */
  sizes: string;
  className: string;
  isFirst?: boolean;
}

/** Decoration beside the name: what it shows is written there. */
function Picture({ path, sizes, className, isFirst = false }: PictureProps) {
  return (
    <img
      alt=""
      src={sourceOf(path, 640)}
      srcSet={widths.map((width) => `${sourceOf(path, width)} ${width}w`).join(", ")}
      sizes={sizes}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={classNames("w-full object-cover", className)}
    />
  );
}

type ArtProps = { reward: Pick<Reward, "picture" | "category"> };

const cardHeight = "h-18 lg:h-28";

export function CardArt({ reward: { picture, category } }: ArtProps) {
  if (picture) {
    return <Picture path={picture} sizes="(width >= 80rem) 20rem, 50vw" className={cardHeight} />;
  }
  return (
    <div className={classNames("grid auto-cols-fr grid-flow-col", cardHeight)}>
      {artOf[category].card.map((drawing, place) => (
        <Tile key={place} {...drawing} className={classNames("aspect-auto!", drawing.className)} />
      ))}
    </div>
  );
}

export function TileArt({ reward: { category }, className }: ArtProps & { className: string }) {
  const drawing = artOf[category].one;
  return <Tile {...drawing} className={classNames(className, drawing.className)} />;
}

export function PageArt({ reward: { picture, category } }: ArtProps) {
  if (picture) {
    return (
      <Picture
        path={picture}
        sizes="(width >= 64rem) 42rem, 100vw"
        isFirst
        className="h-40 lg:h-[30rem] lg:rounded-large lg:rounded-ee-[96px]"
      />
    );
  }
  return (
    <div className="grid grid-cols-4 overflow-hidden lg:rounded-large lg:rounded-ee-[96px]">
      {artOf[category].page.map((drawing, place) => (
        <Tile key={place} {...drawing} />
      ))}
    </div>
  );
}
