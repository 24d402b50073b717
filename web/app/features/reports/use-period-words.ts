import type { ReportPeriod } from "@app/contract/reports";
import { useTranslations } from "use-intl";
import { monthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { kindOf, type PeriodKind } from "./periods.ts";

const monthsInQuarter = 3;

/** What a period is called; its days where it has no name. */
export const usePeriodWords = () => {
  const t = useTranslations("reports.period");
  const language = useLanguage();
  const days = ({ from, until }: ReportPeriod): string =>
    t("days", { from: fullDayOf(from, language), until: fullDayOf(until, language) });
  const named = (kind: PeriodKind, from: string): string => {
    const year = from.slice(0, 4);
    if (kind === "year") return year;
    if (kind === "month") return monthName(from.slice(0, 7), language, true);
    return t("quarter", { number: Math.ceil(Number(from.slice(5, 7)) / monthsInQuarter), year });
  };
  const name = (period: ReportPeriod): string => {
    const kind = kindOf(period);
    return kind === "days" ? days(period) : named(kind, period.from);
  };
  return { days, named, name };
};
