import type { BrandOverview } from "@app/contract/brand-overview";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { formatDinars } from "../../i18n/dinars.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { usePercent } from "../../i18n/use-percent.ts";
import { useBrandWords } from "./use-brand-words.ts";

/** Four numbers of the year, each with what it is made of. */
export function KeyFigures({ overview }: { overview: BrandOverview }) {
  const t = useTranslations("overview.figures");
  const words = useBrandWords();
  const percent = usePercent();
  const language = useLanguage();
  const { signed, avoided, citizens, centimesPerKilogram } = overview;
  return (
    <dl className="my-7.5 grid grid-cols-1 gap-y-6 @md:grid-cols-2 @4xl:grid-cols-4">
      <Figure value={signed.ofGrams > 0 ? percent(signed.grams / signed.ofGrams) : t("none")}>
        {t("signed", { part: words.weight(signed.grams), whole: words.weight(signed.ofGrams) })}
      </Figure>
      <Figure value={words.weight(avoided.grams)}>
        {t.rich("avoided", {
          low: words.weight(avoided.lowGrams),
          high: words.weight(avoided.highGrams),
          sub: (text) => <sub>{text}</sub>,
          link: (text) => (
            <Link to="/how-we-count" className="link text-blue-600">
              {text}
            </Link>
          ),
        })}
      </Figure>
      <Figure value={citizens === null ? t("few") : words.whole(citizens)}>
        {t("citizens", { count: citizens ?? 2 })}
      </Figure>
      <Figure
        value={
          centimesPerKilogram === null
            ? t("none")
            : t("dinars", { amount: formatDinars(centimesPerKilogram, language) })
        }
      >
        {t(centimesPerKilogram === null ? "noMoney" : "spent")}
      </Figure>
    </dl>
  );
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1.5 border-s-2 border-ink px-4 @4xl:px-6 @4xl:first:border-s-0 @4xl:first:ps-0">
      <dt className="text-[0.9375rem] leading-snug text-muted">{children}</dt>
      <dd className="num text-[2.625rem]">
        {/* With its unit, which in Arabic comes after the number on its other side. */}
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
