import type { Window } from "@app/contract/pickups";
import { useTranslations } from "use-intl";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { windowParts } from "./window-days.ts";

/** "Tuesday 4 August, 8:00 to 12:00"; `short` leaves out the date beside a leaf that has it. */
export const useWindowText = (): ((window: Window, length?: "short") => string) => {
  const t = useTranslations("counter.van");
  const language = useLanguage();
  return (window, length) => {
    const { day, weekday, from, to } = windowParts(window, language);
    return t("window", {
      day: length === "short" ? weekday : day,
      from: leftToRight(from),
      to: leftToRight(to),
    });
  };
};
