import { Check, Clock3, X } from "lucide-react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { classNames } from "../../ui/class-names.ts";
import { fullDayOf } from "../../i18n/when.ts";
import type { CheckedEvent } from "./check-proof.ts";
import { summaryOf } from "./summary.ts";

const signs = { matches: Check, waits: Clock3, differs: X };

interface HappenedProps {
  events: readonly CheckedEvent[];
  isDark: boolean;
}

/** Each thing that was written, with its own verdict: by a sign and by a word. */
export function Happened({ events, isDark }: HappenedProps) {
  const t = useTranslations("check.happened");
  const { kilograms } = useNumbers();
  const language = useLanguage();
  return (
    <ul
      className={classNames(
        "mt-2 grid border-t-[1.5px] text-[0.9375rem]",
        isDark ? "border-blue-700" : "border-line",
      )}
    >
      {events.map(({ content, verdict }, place) => {
        const Sign = signs[verdict];
        const grams = content && summaryOf([content])?.grams;
        return (
          <li
            key={place}
            className={classNames(
              "flex items-start gap-2.5 border-b-[1.5px] py-2",
              isDark ? "border-blue-700" : "border-line text-ink",
            )}
          >
            <Sign
              className={classNames("mt-0.5 size-5 flex-none", isDark ? "" : "text-red-700")}
              aria-label={t(`verdict.${verdict}`)}
              role="img"
            />
            <span className="min-w-0 flex-1">
              {content ? t(`kind.${content.kind}`) : t("unreadable")}
              {content && (
                <span className="block opacity-90">{fullDayOf(content.day, language)}</span>
              )}
            </span>
            {typeof grams === "number" && grams !== 0 && (
              <b className="flex-none tabular-nums">{t("kilograms", { kg: kilograms(grams) })}</b>
            )}
          </li>
        );
      })}
    </ul>
  );
}
