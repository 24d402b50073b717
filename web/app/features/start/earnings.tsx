import type { ResponseOf } from "@app/contract/endpoint";
import type { listRates } from "@app/contract/rates";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";

export type Rates = ResponseOf<typeof listRates>["rates"];

const tiles: Record<Rates[number]["material"], TileDrawing> = {
  pet: { name: "bottle", pair: 2 },
  pehd: { name: "jug", pair: 3 },
  aluminium: { name: "can", pair: 4 },
};

/** Today's rates; where they did not arrive, the page says nothing of numbers. */
export function Earnings({ rates }: { rates: Rates }) {
  const t = useTranslations("start.earn");
  const numbers = useNumbers();
  const [first] = rates;
  if (!first) return null;
  return (
    <section className="on-dark bg-green-900 py-15 text-white lg:py-24">
      <div className="wrap grid gap-9 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 className="text-h1">{t("title")}</h2>
          <p className="mt-4 max-w-[40ch] text-green-200">
            {t("text", { percent: first.starBonusPercent })}
          </p>
          <Link to="/tokens" className="link mt-2 inline-flex min-h-11 items-center text-white">
            {t("about")}
          </Link>
        </div>
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-3">
          {rates.map(({ material, perKilogram }) => (
            <li
              key={material}
              className="flex items-center gap-5 border-t-2 border-green-500 pt-5 sm:block"
            >
              <Tile
                {...tiles[material]}
                className="w-20 flex-none rounded-medium rounded-ee-turn"
              />
              <div className="sm:mt-5">
                <p className="font-bold">
                  <bdi>{t(`material.${material}`)}</bdi>
                </p>
                <p className="num text-[3.5rem] text-yellow-400 lg:text-[4.5rem]">
                  <Num>{numbers.tokens(perKilogram)}</Num>
                </p>
                <p>{t("perKilogram", { count: Math.floor(perKilogram / 100) })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
