import { product } from "@app/contract/product";
import { applyForVisit } from "@app/contract/schools";
import { useCallback, useRef } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { call } from "../../lib/api-client.ts";
import type { StepWords } from "../../lib/step-form.tsx";
import { useStepForm } from "../../lib/use-step-form.ts";
import {
  type ApplicationDraft,
  type ApplicationField,
  type ApplicationProblem,
  type ApplicationText,
  bodyOf,
  problemsOf,
} from "./application.ts";

/** The same words sent again are the same application; other words are another one. */
export const useSending = () => {
  const last = useRef({ words: "", key: "" });
  return async (draft: ApplicationDraft): Promise<string> => {
    const body = bodyOf(draft);
    const words = JSON.stringify(body);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return (await call(applyForVisit, { body, idempotencyKey: last.current.key })).reference;
  };
};

/** What the pages of the form have in common. */
export const useFormWords = (): StepWords => {
  const t = useTranslations("schools");
  const title = t("form.title", { name: product.name[useLanguage()] });
  return {
    title,
    errorTitle: t("errorTitle", { title }),
    save: t("form.next"),
    saving: t("form.next"),
    // Only the last page needs a network.
    offline: t("form.next"),
    kept: t("form.kept"),
    toFix: (count) => t("toFix", { count }),
    unsent: t("unsent"),
  };
};

interface Page {
  check: () => readonly ApplicationProblem[];
  send: () => Promise<unknown>;
}

export const useApplicationForm = (page: Page) => {
  const t = useTranslations("schools");
  const text = useCallback((problem: ApplicationText) => t(`problem.${problem}`), [t]);
  return useStepForm<ApplicationField, ApplicationText>({
    name: "school",
    problemsOf,
    text,
    ...page,
  });
};
