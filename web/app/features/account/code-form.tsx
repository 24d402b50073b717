import { useEffect, useId, useMemo, type ReactNode, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { type CodeEntrySettings, useCodeEntry } from "../../lib/use-code-entry.ts";
import { Button, type ButtonVariant } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Problems } from "./form.tsx";
import { codeProblemsOf, type Refusals } from "./problems.ts";
import { Resend } from "./resend.tsx";
import { useProblemText } from "./use-problem-text.ts";

interface CodeFormProps extends CodeEntrySettings {
  /** The question of the whole screen; inside a page of more, only a label. */
  isHeading?: boolean;
  /** Nobody is told whether there is such an account. */
  isMaybe?: boolean;
  submit?: { label: string; busyLabel: string; variant: ButtonVariant };
  /** A constant of the module: refusals that belong to this form. */
  refusals?: Refusals<"code">;
  /** Under the digits: another number, another way. */
  children?: ReactNode;
}

/** Six digits that were sent to somebody; they go off by themselves once they are all there. */
export function CodeForm(props: CodeFormProps) {
  const { isHeading = false, isMaybe = false, submit, refusals, children } = props;
  const t = useTranslations("account");
  const textOf = useProblemText();
  const id = useId();
  const fieldId = `${id}-code`;
  const entry = useCodeEntry(props);
  const { failure } = entry;
  const problems = useMemo(() => codeProblemsOf(failure, refusals), [failure, refusals]);
  const atField = problems.find((problem) => problem.field === "code");

  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void entry.send(entry.code);
  };

  return (
    <form method="post" noValidate onSubmit={send}>
      <Problems formId={id} problems={problems} />
      <CodeField
        id={fieldId}
        label={t(isHeading ? "code.heading" : "code.label")}
        isHeading={isHeading}
        hint={t.rich(isMaybe ? "code.sentToMaybe" : "code.sentTo", {
          to: () => (
            <Num className="font-bold whitespace-nowrap text-ink">{entry.challenge.sentTo}</Num>
          ),
        })}
        error={atField && textOf(atField)}
        value={entry.code}
        onChange={entry.type}
        onComplete={(code) => void entry.send(code)}
      />
      <Button
        type="submit"
        variant={submit?.variant ?? "primary"}
        full
        turned
        busy={entry.activity === "sending"}
        busyLabel={submit?.busyLabel ?? t("code.checking")}
        className="mt-4 min-h-14"
      >
        {submit?.label ?? t("continue")}
      </Button>
      <div className="mt-2 grid justify-items-start">
        <Resend
          of="code"
          resendAt={entry.resendAt}
          busy={entry.activity === "resending"}
          isResent={entry.isResent}
          onResend={() => void entry.resend()}
        />
        {children}
      </div>
    </form>
  );
}
