import type { NextVan } from "@app/contract/point-day";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";

/** Who comes, in a few words; without a driver yet, that one is looked for. */
export const useVanWords = (): ((state: NextVan["state"], driver: string | null) => string) => {
  const t = useTranslations("counter.van");
  return (state, driver) =>
    state === "looking" || driver === null ? t("looking") : t(state, { name: inOwnOrder(driver) });
};
