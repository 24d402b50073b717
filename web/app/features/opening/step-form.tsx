import { ArrowRight, WifiOff } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { headingLook } from "../../ui/field-frame.tsx";
import type { Problem } from "./problems.ts";
import { fieldId, type StepFormState } from "./use-step-form.ts";

interface StepFormProps {
  form: StepFormState;
  heading: string;
  lead: string;
  children: ReactNode;
  /** Beside the button: another way on. */
  after?: ReactNode;
}

/** One look and one behaviour for the three steps. */
export function StepForm({ form, heading, lead, children, after }: StepFormProps) {
  const t = useTranslations("opening");
  const isOnline = useOnline();
  const Icon = isOnline ? ArrowRight : WifiOff;
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-3">
      <title>
        {form.problems.length > 0 ? t("errorTitle", { title: t("title") }) : t("title")}
      </title>
      <ProblemList problems={form.problems} />
      <h1 tabIndex={-1} className={`${headingLook} outline-none`}>
        {heading}
      </h1>
      <p className="mt-2 text-muted">{lead}</p>
      <div className="mt-5 grid gap-5">{children}</div>
      <Button
        type="submit"
        variant={isOnline ? "ink" : "soft"}
        full
        turned
        busy={form.busy}
        busyLabel={t("saving")}
        className="mt-6 min-h-14"
      >
        {isOnline ? t("save") : t("offlineButton")}
        <Icon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
      {after}
      <p className="mt-3 text-small text-muted">{t("kept")}</p>
    </form>
  );
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations("opening");
  // A new list takes the focus, so it must be new only when the problems are.
  const errors = useMemo(
    () =>
      problems.map(({ field, text }) => ({
        message: t(`problem.${text}`),
        ...(field && { fieldId: fieldId(field) }),
      })),
    [problems, t],
  );
  if (problems.length === 0) return null;
  const toFix = problems.filter(({ field }) => field).length;
  return (
    <div className="mb-4">
      <ErrorSummary
        title={toFix > 0 ? t("toFix", { count: toFix }) : t("unsent")}
        errors={errors}
      />
    </div>
  );
}
