import type { NationalFigures } from "@app/contract/national-figures";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { monthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { useFigureWords } from "./use-figure-words.ts";

interface FrameProps {
  title: ReactNode;
  children: ReactNode;
}

/** The page in one line, and beside it what that line stands for. */
export function HeroFrame({ title, children }: FrameProps) {
  return (
    <section className="grid grid-cols-1 gap-6 pt-9 pb-8 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-10 lg:pt-13 lg:pb-8.5">
      <h1 className="max-w-[14ch] text-[clamp(2.25rem,12vw,3rem)] leading-[0.92] tracking-[-0.034em] lg:text-[clamp(4rem,7.2vw,6.5rem)] lg:leading-[0.9] rtl:leading-[1.25] rtl:tracking-normal rtl:lg:text-[clamp(3.25rem,5.6vw,5.25rem)] rtl:lg:leading-[1.25]">
        {title}
        <span className="text-yellow-500" aria-hidden="true">
          .
        </span>
      </h1>
      <div className="max-w-[25.5rem] text-[1.125rem] leading-[1.5] text-muted lg:text-[1.1875rem]">
        {children}
      </div>
    </section>
  );
}

/** How the sentence under the headline says what counts. */
export function WhatCounts() {
  const t = useTranslations("figures");
  return t.rich("counts", { b: (text) => <b className="text-ink">{text}</b> });
}

export function FiguresHero({ figures }: { figures: NationalFigures }) {
  const t = useTranslations("figures");
  const language = useLanguage();
  const words = useFigureWords();
  const { months, grams, wilayaCount, closedOn } = figures;
  const nameOf = (month: string | undefined) => monthName(month ?? "", language, true);
  return (
    <HeroFrame
      title={t("headline", { count: Math.floor(grams / 1000), shown: words.kilograms(grams) })}
    >
      <p>
        {t("period", {
          from: nameOf(months[0]?.month),
          until: nameOf(months.at(-1)?.month),
          count: wilayaCount,
          shown: words.whole(wilayaCount),
        })}{" "}
        <WhatCounts />
      </p>
      {closedOn !== null && (
        <p className="mt-2 text-[1rem]">{t("closedOn", { day: fullDayOf(closedOn, language) })}</p>
      )}
    </HeroFrame>
  );
}
