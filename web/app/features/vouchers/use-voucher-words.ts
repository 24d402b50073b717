import { localized } from "@app/contract/localized-text";
import { shownTokens } from "@app/contract/tokens";
import type { Voucher } from "@app/contract/vouchers";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { rewardName } from "../../lib/reward-name.ts";

/** A voucher in the words of the page's language. */
export const useVoucherWords = () => {
  const t = useTranslations("vouchers");
  const language = useLanguage();
  const { whole } = useNumbers();
  return {
    name: ({ rewardName: json, quantity }: Voucher): string => {
      const name = rewardName(json, language);
      return quantity > 1 ? t("pieces", { quantity: whole(quantity), name }) : name;
    },
    partner: ({ partnerName }: Voucher): string => localized(partnerName, language),
    tokens: ({ tokens }: Voucher): string => {
      const count = shownTokens(tokens);
      return t("tokens", { count, shown: whole(count) });
    },
    date: (at: string): string => dateOf(Date.parse(at), language),
  };
};
