import type { BrandLotDetails } from "@app/contract/brand-overview";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatTenths } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { useBrandWords } from "./use-brand-words.ts";

/** In tenths of a percent of what the point handed over; less than nothing is more. */
const missing = ({ givenGrams, receivedGrams }: BrandLotDetails): number =>
  givenGrams > 0 ? Math.round((1000 * (givenGrams - receivedGrams)) / givenGrams) / 10 : 0;

/** From the weighings to the facility, with the four weights. It names places and no people. */
export function LotRibbon({ lot }: { lot: BrandLotDetails }) {
  const t = useTranslations("overview.lot");
  const words = useBrandWords();
  const language = useLanguage();
  const { deposits, point, facility, wilaya } = lot;
  const off = missing(lot);
  const difference = off === 0 ? "same" : off > 0 ? "less" : "more";
  return (
    <ol>
      <Stop
        colour="bg-green-500"
        title={
          deposits
            ? t("deposits", {
                count: deposits.count,
                shown: words.whole(deposits.count),
                weight: words.exact(deposits.grams),
              })
            : t("fewDeposits")
        }
      >
        {deposits ? words.days(deposits.from, deposits.until) : t("fewPeople")}
      </Stop>
      <Stop
        colour="bg-yellow-500"
        title={point ? words.name(point) : t("somePoint", { wilaya: words.wilaya(wilaya) })}
      >
        {t("given", { weight: words.exact(lot.givenGrams) })}
      </Stop>
      <Stop colour="bg-red-400" title={t("van")}>
        {t("signed", { weight: words.exact(lot.signedGrams) })}
      </Stop>
      <Stop colour="bg-blue-600" title={words.name(facility)}>
        {t(difference, {
          weight: words.exact(lot.receivedGrams),
          percent: formatTenths(Math.abs(off), language),
        })}
      </Stop>
    </ol>
  );
}

interface StopProps {
  colour: string;
  title: string;
  children: ReactNode;
}

/** A dot of its own colour, and a line to the next. */
function Stop({ colour, title, children }: StopProps) {
  return (
    <li className="group grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-4">
      <span className="flex flex-col items-center" aria-hidden="true">
        <span className={`mt-0.5 size-4.5 flex-none rounded-full ${colour}`} />
        <span className={`w-1.25 flex-1 group-last:hidden ${colour}`} />
      </span>
      <span className="pb-4 group-last:pb-0">
        <b className="block text-[0.96875rem] leading-tight">{title}</b>
        <span className="text-small text-muted">{children}</span>
      </span>
    </li>
  );
}
