import { ArrowRight, Check, WifiOff } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { FormDraft } from "../../lib/use-draft.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button, type ButtonVariant } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import type { SignupProblem } from "./signup-problems.ts";
import { useProblemText } from "./use-problem-text.ts";
import { fieldId, type SignupFormState } from "./use-signup-form.ts";

interface SignupFormProps {
  /** Of the browser's tab; it also says when something needs fixing. */
  title: string;
  form: SignupFormState;
  draft?: FormDraft["ref"] | undefined;
  /** What the button says, and what it says meanwhile. */
  submit: string;
  sending: string;
  variant?: ButtonVariant | undefined;
  children: ReactNode;
  /** Under the button. */
  after?: ReactNode;
  className?: string | undefined;
}

/** One look and one behaviour for every form of a sign-up. */
export function SignupForm(props: SignupFormProps) {
  const { title, form, draft, submit, sending, variant, children, after, className } = props;
  const { busy, problems } = form;
  return (
    <form
      ref={draft}
      method="post"
      noValidate
      onSubmit={form.submit}
      className={classNames("flex flex-1 flex-col", className)}
    >
      <SignupTitle title={title} hasProblems={problems.length > 0} />
      <ProblemList problems={problems} />
      {children}
      <SubmitButton {...{ busy, sending, variant }}>{submit}</SubmitButton>
      {after}
      {problems.length > 0 && <KeptLine />}
    </form>
  );
}

export function SignupTitle({ title, hasProblems }: { title: string; hasProblems: boolean }) {
  const t = useTranslations("signup");
  return <title>{hasProblems ? t("error.title", { title }) : title}</title>;
}

/** What to fix, by field; what is nobody's fault has another heading. */
export function ProblemList({ problems }: { problems: readonly SignupProblem[] }) {
  const t = useTranslations("signup");
  const textOf = useProblemText();
  // A new list takes the focus, so it must be new only when the problems are.
  const errors = useMemo(
    () =>
      problems.map((problem) => ({
        message: textOf(problem),
        ...(problem.field && { fieldId: fieldId(problem.field) }),
      })),
    [problems, textOf],
  );
  if (problems.length === 0) return null;
  const toFix = problems.filter(({ field }) => field).length;
  return (
    <div className="mb-4">
      <ErrorSummary
        title={toFix > 0 ? t("error.summary", { count: toFix }) : t("error.unsent")}
        errors={errors}
      />
    </div>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  sending: string;
  variant?: ButtonVariant | undefined;
  children: ReactNode;
}

/** Stays a button without a network too: the browser may be wrong about it. */
export function SubmitButton({ busy, sending, variant = "primary", children }: SubmitButtonProps) {
  const t = useTranslations("signup");
  const isOnline = useOnline();
  return (
    <Button
      type="submit"
      variant={isOnline ? variant : "soft"}
      full
      turned
      busy={busy}
      busyLabel={sending}
      className="mt-4 min-h-14 flex-none"
    >
      {isOnline ? children : t("offline.button")}
      {isOnline ? (
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      ) : (
        <WifiOff className="size-5" aria-hidden="true" />
      )}
    </Button>
  );
}

/** After a refusal people fear for what they typed. */
function KeptLine() {
  const t = useTranslations("signup");
  return (
    <p className="mt-auto flex items-center gap-2 pt-4 text-small text-muted">
      <Check className="size-4 flex-none" aria-hidden="true" />
      {t("kept")}
    </p>
  );
}
