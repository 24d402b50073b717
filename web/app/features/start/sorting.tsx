import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";

const taken = {
  water: { name: "bottle", pair: 7 },
  juice: { name: "bottle", pair: 9 },
  milk: { name: "jug", pair: 7 },
  shampoo: { name: "jug", pair: 3 },
  bleach: { name: "jug", pair: 2 },
  cans: { name: "can", pair: 3 },
} as const satisfies Record<string, TileDrawing>;

const left = {
  bags: { name: "bag", pair: 0 },
  paper: { name: "book", pair: 0 },
  food: { name: "bread", pair: 0 },
  clothes: { name: "shirt", pair: 0 },
  phones: { name: "mobile", pair: 0 },
  oil: { name: "drops", pair: 0 },
} as const satisfies Record<string, TileDrawing>;

const namesOf = <Name extends string>(tiles: Record<Name, TileDrawing>): Name[] =>
  Object.keys(tiles) as Name[];

/** Six that we take and six that stay out, each with its drawing. */
export function Sorting() {
  const t = useTranslations("start.sorting");
  return (
    <section id="sorting" className="wrap py-15 lg:py-24">
      <h2 className="max-w-[20ch] text-h1">{t("title")}</h2>
      <div className="mt-8 grid gap-12 lg:mt-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h3 className="flex items-center gap-2 text-h3">
            <Check className="size-6 flex-none text-green-700" aria-hidden="true" />
            {t("yes")}
          </h3>
          <Things>
            {namesOf(taken).map((name) => (
              <Thing key={name} tile={taken[name]} text={t(`taken.${name}`)} />
            ))}
          </Things>
          <p className="mt-4 max-w-[52ch] text-muted">{t("yesNote")}</p>
        </div>
        <div>
          <h3 className="flex items-center gap-2 text-h3">
            <X className="size-6 flex-none text-red-600" aria-hidden="true" />
            {t("no")}
          </h3>
          <Things>
            {namesOf(left).map((name) => (
              <Thing key={name} tile={left[name]} text={t(`left.${name}`)} />
            ))}
          </Things>
          <p className="mt-4 max-w-[52ch] text-muted">{t("noNote")}</p>
        </div>
      </div>
    </section>
  );
}

function Things({ children }: { children: ReactNode }) {
  return <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3">{children}</ul>;
}

function Thing({ tile, text }: { tile: TileDrawing; text: string }) {
  return (
    <li>
      <Tile {...tile} className="rounded-medium rounded-ee-turn" />
      <p className="mt-2 leading-snug font-semibold">{text}</p>
    </li>
  );
}
