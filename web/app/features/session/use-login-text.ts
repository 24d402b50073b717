import { product } from "@app/contract/product";
import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { waitTimeOf } from "../../lib/wait-time.ts";
import type { Messages } from "../../i18n/catalogues.ts";
import { leftToRight } from "../../i18n/in-own-order.ts";

/** Stays in its own order inside a line of Arabic. */
const phone = leftToRight(product.contact.phone);

export interface ToldProblem {
  /** The key of its words, under `error`. */
  text: Exclude<keyof Messages["session"]["error"], "summary" | "title">;
  /** Told with `tooMany`, when the server says how long to wait. */
  seconds?: number;
}

/** A problem in words; where the server says how long to wait, with that. */
export const useLoginText = () => {
  const t = useTranslations("session");
  return useCallback(
    ({ text, seconds }: ToldProblem): string => {
      if (text === "suspended") return t("error.suspended", { phone });
      if (text !== "tooMany" || seconds === undefined) return t(`error.${text}`);
      const { unit, count } = waitTimeOf(seconds);
      return t(`wait.${unit}`, { count });
    },
    [t],
  );
};
