import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { waitTimeOf } from "../../lib/wait-time.ts";
import type { Problem } from "./problems.ts";

/** A problem in words; where the server says how long to wait, with that. */
export const useProblemText = () => {
  const t = useTranslations("account");
  return useCallback(
    ({ text, seconds, suggestion = "" }: Problem): string => {
      if (text !== "tooMany" || seconds === undefined) return t(`problem.${text}`, { suggestion });
      const { unit, count } = waitTimeOf(seconds);
      return t(`wait.${unit}`, { count });
    },
    [t],
  );
};
