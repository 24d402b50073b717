import { localized } from "@app/contract/localized-text";
import type { Reward } from "@app/contract/rewards";
import { shownTokens } from "@app/contract/tokens";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { shownDistance } from "../../lib/distance.ts";

/** A reward in the words of the page's language. */
export const useRewardWords = () => {
  const t = useTranslations("rewards");
  const language = useLanguage();
  const numbers = useNumbers();
  return useMemo(() => {
    const tokens = (count: number): string => t("tokens", { count, shown: numbers.whole(count) });
    const commune = ({ partner }: Reward): string | null =>
      partner.commune && (language === "ar" ? partner.commune.ar : partner.commune.fr);
    const distance = ({ distanceMeters }: Reward): string | null => {
      if (distanceMeters === null) return null;
      const { unit, shown } = shownDistance(distanceMeters, language);
      return t(`distance.${unit}`, { shown });
    };
    return {
      name: ({ name }: Reward): string => localized(name, language),
      description: ({ description }: Reward): string => localized(description, language),
      partner: ({ partner }: Reward): string => localized(partner.name, language),
      commune,
      /** Where it is, as far as it is known: "Bab Ezzouar, 600 m". */
      place: (reward: Reward): string =>
        [commune(reward), distance(reward)].filter(Boolean).join(t("comma")),
      distance,
      price: ({ price }: Reward): string => tokens(shownTokens(price)),
      tokens,
      stock: ({ stock }: Reward): string => {
        if (stock === null) return t("stock.always");
        if (stock === 0) return t("stock.none");
        return t("stock.left", { count: stock, shown: numbers.whole(stock) });
      },
    };
  }, [t, language, numbers]);
};
