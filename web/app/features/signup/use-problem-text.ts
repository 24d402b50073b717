import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { waitTimeOf } from "../../lib/wait-time.ts";
import type { SignupProblem } from "./signup-problems.ts";

/** A problem in words; where the server says how long to wait, with that. */
export const useProblemText = () => {
  const t = useTranslations("signup");
  return useCallback(
    ({ text, seconds }: SignupProblem): string => {
      if (text !== "tooMany" || seconds === undefined) return t(`error.${text}`);
      const { unit, count } = waitTimeOf(seconds);
      return t(`wait.${unit}`, { count });
    },
    [t],
  );
};
