import type { Reward } from "@app/contract/rewards";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../i18n/in-own-order.ts";

/** The brand that pays for it, where one does. An answer that was kept before does not say. */
export function OfferedBy({ reward: { brand } }: { reward: Pick<Reward, "brand"> }) {
  const t = useTranslations("rewards");
  if (!brand) return null;
  return (
    // A name keeps its order inside a line of Arabic.
    <span className="block font-semibold text-blue-700">
      {t("offeredBy", { brand: inOwnOrder(brand) })}
    </span>
  );
}
