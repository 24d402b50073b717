import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { useFigureWords } from "./use-figure-words.ts";

const rules = [
  { name: "point", tile: { name: "scale", pair: 2 } },
  { name: "van", tile: { name: "van", pair: 6 } },
  { name: "facility", tile: { name: "flakes", pair: 4 } },
  { name: "never", tile: { name: "bag", pair: 0 } },
] as const satisfies readonly { name: string; tile: TileDrawing }[];

/** When a kilogram is one of these, and when not. */
export function CountingRules({ heldGrams }: { heldGrams: number }) {
  const t = useTranslations("figures.how");
  const words = useFigureWords();
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-h1 lg:text-[2.75rem]">
        {t("title")}
      </h2>
      <ul className="mt-5.5 border-b-2 border-ink">
        {rules.map(({ name, tile }) => (
          <li key={name} className="grid grid-cols-[4rem_1fr] gap-4.5 border-t-2 border-ink py-4.5">
            <Tile {...tile} className="w-16" />
            <div>
              <h3 className="text-[1.1875rem] leading-tight rtl:leading-[1.4]">
                {t(`${name}.title`)}
              </h3>
              <p className="mt-1 text-[0.96875rem] text-muted">
                {t.rich(`${name}.text`, { sub: (text) => <sub>{text}</sub> })}
                {name === "facility" && heldGrams > 0 && (
                  <> {t("out", { weight: words.weight(heldGrams) })}</>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Link
        to="/how-we-count"
        className="link mt-2 inline-flex min-h-11 items-center text-blue-600"
      >
        {t("more")}
      </Link>
    </section>
  );
}
