import type { PublicReport } from "@app/contract/reports";
import { BadgeCheck } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, fullDayOf } from "../../i18n/when.ts";

/** Whose report it is, about which days, and how much. */
export function ReportAnswer({ report }: { report: PublicReport }) {
  const t = useTranslations("check.report");
  const { kilograms } = useNumbers();
  const language = useLanguage();
  const { brand, from, until, grams, claims, frozenAt, number, checksum } = report;
  return (
    <div className="flex items-start gap-3.5">
      <BadgeCheck className="size-8 flex-none text-green-300" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h2 className="text-[1.25rem] leading-tight rtl:leading-[1.4]">
          {t("title", { brand: inOwnOrder(brand) })}
        </h2>
        <p className="text-blue-200">
          <Num className="font-bold text-white">{number}</Num>
          <span className="block">
            {t("period", {
              from: fullDayOf(from, language),
              until: fullDayOf(until, language),
            })}
          </span>
        </p>
        <p className="num text-[1.75rem] leading-snug font-extrabold text-yellow-400">
          {t("total", { kg: kilograms(grams) })}
        </p>
        <p className="text-blue-200">
          {t("text", { count: claims, date: dateOf(Date.parse(frozenAt), language) })}
        </p>
        <p className="mt-2 text-small text-blue-200">{t("checksum")}</p>
        <Num className="text-[0.9375rem] font-bold wrap-anywhere">{checksum}</Num>
        <Link
          to="/how-we-count"
          className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
        >
          {t("howWeCount")}
        </Link>
      </div>
    </div>
  );
}
