import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Glyph, type GlyphName } from "../../ui/glyph.tsx";
import type { Bag } from "./bag.ts";

const names = ["clean", "compacted", "manners"] as const;
const glyphs: Record<(typeof names)[number], GlyphName> = {
  clean: "drop",
  compacted: "squeeze",
  manners: "smile",
};

interface StarChipsProps {
  stars: Bag["stars"];
  onChange: (stars: Bag["stars"]) => void;
}

/** The three stars, each on or off: a lit one is full, an unlit one an outline. */
export function StarChips({ stars, onChange }: StarChipsProps) {
  const t = useTranslations("home.worth");
  const toggle = (place: number) => {
    const [clean, compacted, manners] = stars.map((lit, at) => (at === place ? !lit : lit));
    onChange([clean ?? false, compacted ?? false, manners ?? false]);
  };
  return (
    <div role="group" aria-label={t("stars")} className="mt-5 flex flex-wrap gap-2">
      {names.map((name, place) => {
        const isLit = stars[place] ?? false;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isLit}
            className={classNames(
              "inline-flex min-h-11 items-center gap-1.5 rounded-full px-3.5 text-small font-semibold ring-[1.5px] ring-inset",
              isLit ? "bg-green-100 text-green-900 ring-green-100" : "text-muted ring-edge",
            )}
            onClick={() => toggle(place)}
          >
            <Glyph name={glyphs[name]} className="size-4" />
            {t(name)}
            <Glyph
              name="star"
              className={classNames(
                "size-3.5 overflow-visible",
                !isLit && "stroke-edge stroke-2 text-transparent",
              )}
            />
          </button>
        );
      })}
    </div>
  );
}
