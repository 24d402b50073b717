import { useCallback } from "react";
import { useTranslations } from "use-intl";
import type { StepWords } from "../../lib/step-form.tsx";
import { useStepForm } from "../../lib/use-step-form.ts";
import { type FileField, type Problem, problemsOf, type ProblemText } from "./problems.ts";

/** What the three steps have in common. */
export const useStepWords = (): StepWords => {
  const t = useTranslations("driver");
  const title = t("file.title");
  return {
    title,
    errorTitle: t("errorTitle", { title }),
    save: t("save"),
    saving: t("saving"),
    offline: t("offlineButton"),
    kept: t("kept"),
    toFix: (count) => t("toFix", { count }),
    unsent: t("unsent"),
  };
};

interface Step {
  check: () => readonly Problem[];
  send: () => Promise<unknown>;
}

export const useFileForm = (step: Step) => {
  const t = useTranslations("driver");
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  return useStepForm<FileField, ProblemText>({ name: "driver", problemsOf, text, ...step });
};
