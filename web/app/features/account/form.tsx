import { useEffect, useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import type { Problem } from "./problems.ts";
import type { FormState } from "./use-form.ts";
import { useProblemText } from "./use-problem-text.ts";

interface FormProps {
  form: FormState;
  className?: string;
  children: ReactNode;
}

/**
 * A form that says above everything else what has to be fixed. Sent before the page came alive, it
 * goes by POST: what was typed must not end up in an address.
 */
export function Form({ form, className, children }: FormProps) {
  const { id, problems, submit } = form;
  return (
    <form method="post" noValidate onSubmit={submit} className={className}>
      <Problems formId={id} problems={problems} />
      {children}
    </form>
  );
}

interface ProblemsProps {
  /** Fields are called after it: `<formId>-<field>`. */
  formId: string;
  /** A new list takes the focus; the same one leaves it alone, however often the page is drawn. */
  problems: readonly Problem[];
}

export function Problems({ formId, problems }: ProblemsProps) {
  const t = useTranslations("account");
  const textOf = useProblemText();
  const errors = useMemo(
    () =>
      problems.map((problem) => ({
        message: textOf(problem),
        ...(problem.field && { fieldId: `${formId}-${problem.field}` }),
      })),
    [problems, formId, textOf],
  );
  useErrorTitle(errors.length > 0);
  if (errors.length === 0) return null;
  return (
    <div className="mb-4">
      <ErrorSummary title={t("summary", { count: errors.length })} errors={errors} />
    </div>
  );
}

/** The tab says so too; a page of several forms has one title for them all. */
const useErrorTitle = (hasProblems: boolean) => {
  const t = useTranslations("account");
  useEffect(() => {
    if (!hasProblems) return undefined;
    const title = document.title;
    document.title = t("errorTitle", { title });
    return () => {
      document.title = title;
    };
  }, [hasProblems, t]);
};
