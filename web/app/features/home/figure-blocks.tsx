import type { Figures, NewestDeposit } from "@app/contract/figures";
import { useTranslations } from "use-intl";
import { formatTenths, Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, relativeTime } from "../../i18n/when.ts";
import { classNames } from "../../ui/class-names.ts";
import { Stars } from "../../ui/stars.tsx";
import { monthFigure } from "./month-figure.ts";

/** The yellow place of the wall: the month in one number, or its beginning. */
export function MonthBlock({ figures, className }: { figures: Figures; className: string }) {
  return (
    <div
      className={classNames(
        "flex min-h-0 flex-col justify-between overflow-hidden bg-yellow-400",
        className,
      )}
    >
      {figures.grams > 0 ? (
        <MonthWeight grams={figures.grams} />
      ) : (
        <MonthStart points={figures.points} />
      )}
    </div>
  );
}

const useShown = (grams: number) => {
  const numbers = useNumbers();
  const language = useLanguage();
  const { value, unit, decimals } = monthFigure(grams);
  if (decimals === 2) return { value, unit, text: numbers.kilograms(value * 1000) };
  return {
    value,
    unit,
    text: decimals === 1 ? formatTenths(value, language) : numbers.whole(value),
  };
};

function MonthWeight({ grams }: { grams: number }) {
  const t = useTranslations("home.figures");
  const { value, unit, text } = useShown(grams);
  return (
    <>
      <p className="figure-label max-w-[15ch] font-bold text-balance">{t("title")}</p>
      <p>
        <Num className="num figure-number whitespace-nowrap">{text}</Num>{" "}
        <b className="figure-unit inline-block lg:block">
          {unit === "kilograms" && <span className="sm:hidden">{t("kg")}</span>}
          <span className={classNames(unit === "kilograms" && "max-sm:hidden")}>
            {t(unit, { count: value })}
          </span>
        </b>
      </p>
    </>
  );
}

function MonthStart({ points }: { points: number }) {
  const t = useTranslations("home.figures.start");
  const numbers = useNumbers();
  return (
    <>
      <p className="figure-start text-balance">{t("text")}</p>
      {points > 0 && (
        <p className="figure-label font-bold">
          {t("points", { count: points, shown: numbers.whole(points) })}
        </p>
      )}
    </>
  );
}

/** Times come to the minute: what is not two minutes old may have happened this minute. */
const justNowMs = 120_000;

interface NewestBlockProps {
  newest: NewestDeposit;
  now: number;
  className: string;
}

/** The dark place: where the last bag was weighed, when and what. */
export function NewestBlock({ newest, now, className }: NewestBlockProps) {
  const t = useTranslations("home");
  const language = useLanguage();
  const numbers = useNumbers();
  const { material, grams, stars, place, at } = newest;
  const moment = Date.parse(at);
  const when =
    now - moment < justNowMs
      ? t("figures.newest.now")
      : (relativeTime(moment, now, language) ?? dateOf(moment, language));
  return (
    <div
      className={classNames(
        "flex min-h-0 flex-col justify-between overflow-hidden bg-ink text-white",
        className,
      )}
    >
      {/* Browsers and servers may word "2 minutes ago" differently. */}
      <p className="newest-place line-clamp-2 text-green-200" suppressHydrationWarning>
        {t("figures.newest.line", { place: place[language === "ar" ? "ar" : "fr"], when })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-1.5 gap-y-0.5">
        <b className="newest-weight font-extrabold">
          {t("figures.newest.weight", {
            kg: numbers.kilograms(grams),
            material: t(`material.${material}`),
          })}
        </b>
        <Stars
          label={t("figures.newest.stars", { count: stars })}
          lit={[stars > 0, stars > 1, stars > 2]}
          onDark
          className="newest-stars [&>svg]:size-[1em]"
        />
      </div>
    </div>
  );
}
