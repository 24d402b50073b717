import { ArrowRight, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { headingLook } from "../ui/field-frame.tsx";
import { hearEarly } from "./early-input.ts";
import { useOnline } from "./use-online.ts";
import type { StepFormState } from "./use-step-form.ts";

/** The words, from the catalogue of whoever asks. */
export interface StepWords {
  title: string;
  /** Of the same page with something to fix. */
  errorTitle: string;
  save: string;
  saving: string;
  offline: string;
  /** What becomes of what is filled in. */
  kept: string;
  toFix: (count: number) => string;
  /** When nothing of the form is wrong. */
  unsent: string;
}

interface StepFormProps {
  form: Pick<StepFormState<string>, "busy" | "errors" | "submit">;
  words: StepWords;
  heading: string;
  lead: string;
  children: ReactNode;
  /** Beside the button: another way on. */
  after?: ReactNode;
}

/** One look and one behaviour for every step of a profile. */
export function StepForm({ form, words, heading, lead, children, after }: StepFormProps) {
  const isOnline = useOnline();
  const Icon = isOnline ? ArrowRight : WifiOff;
  const toFix = form.errors.filter(({ fieldId }) => fieldId).length;
  return (
    <form ref={hearEarly} method="post" noValidate onSubmit={form.submit} className="mt-3">
      <title>{form.errors.length > 0 ? words.errorTitle : words.title}</title>
      {form.errors.length > 0 && (
        <div className="mb-4">
          <ErrorSummary
            title={toFix > 0 ? words.toFix(toFix) : words.unsent}
            errors={form.errors}
          />
        </div>
      )}
      <h1 tabIndex={-1} className={`${headingLook} outline-none`}>
        {heading}
      </h1>
      <p className="mt-2 text-muted">{lead}</p>
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
      <Button
        type="submit"
        variant={isOnline ? "ink" : "soft"}
        full
        turned
        busy={form.busy}
        busyLabel={words.saving}
        className="mt-6 min-h-14"
      >
        {isOnline ? words.save : words.offline}
        <Icon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
      {after}
      <p className="mt-3 text-small text-muted">{words.kept}</p>
    </form>
  );
}
