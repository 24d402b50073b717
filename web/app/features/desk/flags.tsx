import type { DepositFlag } from "@app/contract/desk-deposits";
import { Flag } from "lucide-react";
import { useTranslations } from "use-intl";
import { intlLocales } from "../../i18n/locale.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Why a deposit looks odd; nothing for most of them. */
export function Flags({ flags }: { flags: readonly DepositFlag[] }) {
  const t = useTranslations("desk.flag");
  const language = useLanguage();
  if (flags.length === 0) return null;
  const list = new Intl.ListFormat(intlLocales[language].dates, { type: "unit", style: "short" });
  return (
    <span className="inline-flex items-center gap-1.5 text-small font-semibold text-red-700">
      <Flag className="size-4 flex-none" aria-hidden="true" />
      {list.format(flags.map((flag) => t(flag)))}
    </span>
  );
}
