import type { ResponseOf } from "@app/contract/endpoint";
import type { Material } from "@app/contract/materials";
import { announcedDays, type listRates, type PublicRate } from "@app/contract/rates";
import { tokensFor } from "@app/contract/tokens";
import { CalendarClock } from "lucide-react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { drawingOf } from "../../lib/material-tile.ts";
import { Table } from "../../ui/table.tsx";
import { Tile, type TilePair } from "../../ui/tile.tsx";
import { Missing } from "./section.tsx";
import { useTokenNumbers } from "./token-numbers.ts";

export type Rates = ResponseOf<typeof listRates>;

const pairs: Record<Material, TilePair> = { pet: 1, pehd: 3, aluminium: 7 };
const starCounts = [0, 1, 2, 3] as const;
const kilogram = 1000;

/** What a kilogram earns: today, soon, and before. */
export function RateSection({ rates }: { rates: Rates | null }) {
  const t = useTranslations("tokens.rates");
  return (
    <section className="wrap py-15 lg:py-24">
      <h2 className="text-h1">{t("title")}</h2>
      <p className="mt-4 max-w-[44ch] text-[1.125rem] text-muted">{t("text")}</p>
      {rates ? (
        <>
          <Today rates={rates.rates} />
          <Coming coming={rates.coming} />
          {rates.past.length > 0 && <Past past={rates.past} />}
        </>
      ) : (
        <Missing>{t("failed")}</Missing>
      )}
    </section>
  );
}

function Today({ rates }: { rates: readonly PublicRate[] }) {
  const t = useTranslations("tokens");
  const numbers = useTokenNumbers();
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-7 md:grid-cols-3 lg:mt-12">
      {rates.map((rate) => (
        <li key={rate.material} className="border-t-2 border-ink pt-5">
          <div className="flex items-center gap-4">
            <Tile
              name={drawingOf[rate.material]}
              pair={pairs[rate.material]}
              className="w-16 flex-none rounded-medium rounded-ee-turn"
            />
            <h3 className="text-h3">
              <bdi>{t(`material.${rate.material}`)}</bdi>
            </h3>
          </div>
          <dl className="mt-4">
            {starCounts.map((stars) => (
              <div
                key={stars}
                className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-line py-2"
              >
                <dt className="text-muted">{t("rates.stars", { count: stars })}</dt>
                <dd className="text-[1.375rem] font-extrabold tabular-nums">
                  <Num>{numbers.rate(tokensFor(kilogram, stars, rate))}</Num>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Coming({ coming }: { coming: readonly PublicRate[] }) {
  const t = useTranslations("tokens");
  const language = useLanguage();
  const numbers = useTokenNumbers();
  return (
    <div className="mt-9 rounded-large rounded-ee-[48px] bg-yellow-100 p-5 lg:mt-12 lg:p-8">
      <h3 className="flex items-center gap-3 text-h3">
        <CalendarClock className="size-6 flex-none" aria-hidden="true" />
        {t("rates.coming")}
      </h3>
      {coming.length === 0 ? (
        <p className="mt-3 font-semibold">{t("rates.noneComing")}</p>
      ) : (
        <ul className="mt-3 grid gap-2 font-semibold">
          {coming.map(({ material, perKilogram, starBonusPercent, validFrom }) => (
            <li key={`${material}-${validFrom}`}>
              {t("rates.change", {
                date: dateOf(Date.parse(validFrom), language),
                material: inOwnOrder(t(`material.${material}`)),
                tokens: numbers.amount(perKilogram),
                percent: starBonusPercent,
              })}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">{t("rates.promise", { days: announcedDays })}</p>
    </div>
  );
}

function Past({ past }: { past: Rates["past"] }) {
  const t = useTranslations("tokens");
  const language = useLanguage();
  const numbers = useTokenNumbers();
  const day = (moment: string): string => dateOf(Date.parse(moment), language);
  return (
    <details className="mt-6">
      <summary className="disclosure min-h-11 rounded-small font-bold">{t("rates.past")}</summary>
      <Table
        caption={t("rates.past")}
        isCaptionHidden
        rows={past}
        rowKey={({ material, validFrom }) => `${material}-${validFrom}`}
        empty={null}
        columns={[
          {
            id: "material",
            label: t("rates.material"),
            cell: ({ material }) => <bdi>{t(`material.${material}`)}</bdi>,
          },
          {
            id: "held",
            label: t("rates.held"),
            cell: ({ validFrom, validUntil }) =>
              t("rates.period", { from: day(validFrom), until: day(validUntil) }),
          },
          {
            id: "tokens",
            label: t("rates.perKilogram"),
            isNumber: true,
            cell: ({ perKilogram }) => <Num>{numbers.rate(perKilogram)}</Num>,
          },
          {
            id: "star",
            label: t("rates.perStar"),
            isNumber: true,
            cell: ({ starBonusPercent }) => (
              <Num>{t("rates.percent", { percent: starBonusPercent })}</Num>
            ),
          },
        ]}
        className="mt-3"
      />
    </details>
  );
}
