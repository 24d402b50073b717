import { type DayRoot, printDayRoot } from "@app/contract/custody";
import { hexOf } from "@app/contract/merkle";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";

/** In fours: that is how people read and compare them. */
const inFours = (hex: string): string[] => hex.match(/.{4}/g) ?? [];

export function Root({ root }: { root: DayRoot }) {
  const t = useTranslations("check.root");
  const language = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const hex = hexOf(root.rootHash);
  const copy = () => {
    // Where copying is not allowed the number can still be marked by hand.
    navigator.clipboard.writeText(hex).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const Sign = isCopied ? Check : Copy;
  return (
    <div className="mt-6 border-t-[1.5px] border-blue-700 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-[1rem] font-bold">
          {t("title", { day: fullDayOf(root.day, language) })}
        </h3>
        <button
          type="button"
          onClick={copy}
          className="link inline-flex min-h-11 items-center gap-2 text-[0.9375rem]"
        >
          <Sign className="size-5" aria-hidden="true" />
          <span role="status">{isCopied ? t("copied") : t("copy")}</span>
        </button>
      </div>
      <p
        dir="ltr"
        className="flex max-w-[31rem] flex-wrap gap-x-4 gap-y-1 text-[1.0625rem] font-bold tracking-[0.06em] text-yellow-400 tabular-nums"
        data-testid="root"
        aria-label={hex}
        role="img"
      >
        {inFours(hex).map((four, place) => (
          <span key={place} aria-hidden="true">
            {four}
          </span>
        ))}
      </p>
      <a
        href={printDayRoot.path.replace(":day", root.day)}
        className="mt-1 inline-flex min-h-11 items-center text-[0.9375rem] text-blue-200 underline underline-offset-4"
      >
        {t("text")}
      </a>
    </div>
  );
}
