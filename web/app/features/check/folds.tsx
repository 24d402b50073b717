import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import type { Checked } from "./check-proof.ts";

const blank = null;
const path = (name: TileDrawing["name"]): TileDrawing => ({ name, pair: 2 });
const light = (name: TileDrawing["name"], turn: TileDrawing["turn"] = 0): TileDrawing => ({
  name,
  pair: 7,
  turn,
});
const deep = (name: TileDrawing["name"], turn: TileDrawing["turn"] = 0): TileDrawing => ({
  name,
  pair: 4,
  turn,
});

/** From the root down to one leaf: yellow is the way, blue is what it is folded with. */
const rows = [
  {
    name: "root",
    tiles: [blank, blank, blank, path("khatam"), blank, blank, blank],
  },
  {
    name: "halves",
    tiles: [blank, blank, deep("q", 270), path("q"), deep("q"), blank, blank],
  },
  {
    name: "folds",
    tiles: [blank, light("q", 270), deep("leaf"), light("q", 180), path("q"), deep("q"), blank],
  },
  {
    name: "leaf",
    tiles: [
      deep("q", 270),
      light("leaf"),
      deep("q"),
      light("q", 90),
      path("bottle"),
      light("leaf", 90),
      deep("q"),
    ],
  },
] as const;

/** Why nobody can change it later: the weighings of all days, folded two by two. */
export function Folds({ checked }: { checked: Checked | undefined }) {
  const t = useTranslations("check.folds");
  const { whole } = useNumbers();
  const root = checked?.proof.root;
  const folds = checked?.proof.events.find(({ path: way }) => way !== null)?.path?.length;
  const labels = {
    root: t("root"),
    halves: t("halves"),
    folds: folds === undefined ? t("soOn") : t("soOnCount", { count: folds, shown: whole(folds) }),
    leaf:
      folds === undefined || !root
        ? t("leaf")
        : t("leafOf", { count: root.treeSize, shown: whole(root.treeSize) }),
  };
  return (
    <>
      <h2 className="text-[1.25rem] leading-tight rtl:leading-[1.4]">{t("title")}</h2>
      <p className="mt-1.5 max-w-[40rem] text-blue-200">{t("text")}</p>
      <ul className="mt-5">
        {rows.map(({ name, tiles }) => (
          <li key={name} className="flex items-center gap-4">
            <span className="grid w-40 flex-none grid-cols-7 lg:w-88" aria-hidden="true">
              {tiles.map((tile, place) =>
                tile ? (
                  <Tile key={place} {...tile} />
                ) : (
                  <span key={place} className="aspect-square" />
                ),
              )}
            </span>
            <span
              className={
                name === "root" || name === "leaf" ? "min-w-0 font-bold" : "min-w-0 text-blue-200"
              }
            >
              {labels[name]}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
