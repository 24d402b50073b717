import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { type ToldProblem, useLoginText } from "./use-login-text.ts";

export type PlacedProblem = ToldProblem & { field?: string };

interface LoginProblemsProps {
  /** A new list takes the focus; the same one leaves it alone, however often the page is drawn. */
  problems: readonly PlacedProblem[];
  /** Fields are called after it: `<formId>-<field>`. */
  formId: string;
  /** Of the browser's tab, which also says that something needs fixing. */
  title: string;
}

/** What stands above the heading of a form that was refused; nothing before that. */
export function LoginProblems({ problems, formId, title }: LoginProblemsProps) {
  const t = useTranslations("session");
  const textOf = useLoginText();
  const errors = useMemo(
    () =>
      problems.map((problem) => ({
        message: textOf(problem),
        ...(problem.field && { fieldId: `${formId}-${problem.field}` }),
      })),
    [problems, formId, textOf],
  );
  if (errors.length === 0) return <title>{title}</title>;
  return (
    <div className="mb-4">
      <title>{t("error.title", { title })}</title>
      <ErrorSummary title={t("error.summary", { count: errors.length })} errors={errors} />
    </div>
  );
}
