import type { Material } from "@app/contract/materials";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { formatTenths, Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { classNames } from "../../ui/class-names.ts";
import { Slider } from "../../ui/slider.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { type Bag, bagLimits, firstBag, piecesIn, type Rates, tokensOf } from "./bag.ts";
import { StarChips } from "./star-chips.tsx";

/** A bag to try out: what is in it, how heavy, how well kept, and what that earns. */
export function Calculator({ rates }: { rates: Rates }) {
  const [bag, setBag] = useState(firstBag);
  const change = (changes: Partial<Bag>) => setBag({ ...bag, ...changes });
  return (
    <div className="grid overflow-hidden rounded-large rounded-ee-[72px] bg-white md:grid-cols-[1fr_15rem] lg:rounded-[28px] lg:rounded-ee-[120px] xl:grid-cols-[1fr_18.75rem]">
      <div className="p-5.5 lg:p-8.5">
        <Materials chosen={bag.material} onChoose={(material) => change({ material })} />
        <Weight bag={bag} onWeigh={(grams) => change({ grams })} />
        <StarChips stars={bag.stars} onChange={(stars) => change({ stars })} />
      </div>
      <Earned tokens={tokensOf(bag, rates)} />
    </div>
  );
}

const drawings: readonly (TileDrawing & { material: Material })[] = [
  { material: "pet", name: "bottle", pair: 1 },
  { material: "pehd", name: "jug", pair: 3 },
  { material: "aluminium", name: "can", pair: 7 },
];

interface MaterialsProps {
  chosen: Material;
  onChoose: (material: Material) => void;
}

function Materials({ chosen, onChoose }: MaterialsProps) {
  const t = useTranslations("home.worth");
  return (
    <fieldset>
      <legend className="font-bold">{t("bag")}</legend>
      <div className="mt-3.5 grid grid-cols-3 gap-2.5">
        {drawings.map(({ material, ...drawing }) => (
          <label
            key={material}
            className="relative cursor-pointer rounded-[16px] pb-2.5 text-center leading-snug ring-[1.5px] ring-line has-checked:ring-3 has-checked:ring-green-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-600"
          >
            <input
              type="radio"
              name="bag-material"
              className="sr-only"
              checked={material === chosen}
              onChange={() => onChoose(material)}
            />
            <Tile {...drawing} className="mb-2 aspect-auto h-18 rounded-t-[14px] lg:h-21" />
            <span className="block text-[0.9375rem] font-bold">
              <bdi>{t(`label.${material}`)}</bdi>
            </span>
            <span className="block text-micro text-muted">{t(`hint.${material}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Weight({ bag, onWeigh }: { bag: Bag; onWeigh: (grams: number) => void }) {
  const t = useTranslations("home.worth");
  const id = useId();
  const language = useLanguage();
  const numbers = useNumbers();
  const count = piecesIn(bag);
  const pieces = t(bag.material === "aluminium" ? "pieces.cans" : "pieces.bottles", {
    count,
    shown: numbers.whole(count),
  });
  const weight = t("kilograms", { kg: numbers.kilograms(bag.grams) });
  const end = (grams: number) => t("kilograms", { kg: formatTenths(grams / 1000, language) });
  return (
    <div className="mt-7">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-bold">
          {t("weight")}
        </label>
        <output htmlFor={id} className="num text-[1.875rem]">
          {weight}
        </output>
      </div>
      <Slider
        id={id}
        {...bagLimits}
        value={bag.grams}
        valueText={`${weight}, ${pieces}`}
        onChange={onWeigh}
      >
        <span>{end(bagLimits.min)}</span>
        <span>{pieces}</span>
        <span>{end(bagLimits.max)}</span>
      </Slider>
    </div>
  );
}

function Earned({ tokens }: { tokens: number | null }) {
  const t = useTranslations("home.worth");
  const numbers = useNumbers();
  return (
    <div className="flex flex-col justify-between gap-3.5 bg-yellow-400 px-5.5 pt-6 pb-10 lg:p-8.5">
      {tokens === null ? (
        <p className="font-bold">{t("noRates")}</p>
      ) : (
        <p aria-live="polite">
          <b className="block">{t("earn")}</b>
          <span
            className={classNames(
              "num mt-3 block",
              tokens < 1000 ? "text-[5.25rem] lg:text-number" : "text-[4rem]",
            )}
          >
            <Num>{numbers.whole(tokens)}</Num>
          </span>
          <b className="block text-[1.375rem]">{t("tokens", { count: tokens })}</b>
        </p>
      )}
      <p className="max-w-[28rem] text-[0.96875rem] leading-[1.4] md:pe-3">{t("kept")}</p>
    </div>
  );
}
