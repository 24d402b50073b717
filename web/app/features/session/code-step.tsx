import type { Challenge, ChallengeAnswer } from "@app/contract/codes";
import { ArrowLeft } from "lucide-react";
import { useEffect, useId, useMemo, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { ApiError } from "../../lib/api-client.ts";
import { session } from "../../lib/session/session-store.ts";
import { useCodeEntry } from "../../lib/use-code-entry.ts";
import { showCountdown, useCountdown } from "../../lib/use-countdown.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { ResendButton } from "../../ui/resend-button.tsx";
import { codeProblem } from "./code-problem.ts";
import { type Door, doorLooks } from "./doors.ts";
import type { LoginProblem } from "./login-input.ts";
import { LoginProblems } from "./login-problems.tsx";
import { sendCodeAgain, sendLoginCode } from "./login.api.ts";
import { useLoginText } from "./use-login-text.ts";
import type { AskedCode } from "./use-login.ts";

interface CodeStepProps extends AskedCode {
  door: Door;
  /** What was typed, to send another code to. */
  login: string;
  onBack: () => void;
  onStartAgain: (problem: LoginProblem) => void;
}

/** How digits are sent and asked for; where only a password helps, the form comes back. */
const callsOf = ({ isInsteadOfPassword, login, onStartAgain }: CodeStepProps) => {
  const orStartAgain = async <T,>(
    work: Promise<T>,
    refusal: "password_needed" | "code_dead",
    text: "passwordNeeded" | "startAgain",
  ): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const isOver = error instanceof ApiError && error.name === refusal;
      if (isOver) onStartAgain({ field: "password", text });
      throw error;
    }
  };
  return {
    answer: (answer: ChallengeAnswer) =>
      orStartAgain(session.answer(answer), "password_needed", "passwordNeeded"),
    // In place of a password a new code can always be asked for; after it, the log-in may be over.
    askAgain: (challenge: Challenge) =>
      isInsteadOfPassword
        ? sendLoginCode(login)
        : orStartAgain(sendCodeAgain(challenge), "code_dead", "startAgain"),
  };
};

export function CodeStep(props: CodeStepProps) {
  const { challenge, isInsteadOfPassword, door, onBack } = props;
  const t = useTranslations("session");
  const textOf = useLoginText();
  const id = useId();
  const fieldId = `${id}-code`;
  const entry = useCodeEntry({ challenge, ...callsOf(props) });
  const { failure } = entry;
  const problems = useMemo(() => {
    const problem = codeProblem(failure, challenge.channel);
    return problem ? [{ ...problem, field: "code" }] : [];
  }, [failure, challenge.channel]);
  const isApp = challenge.channel === "app";
  const heading = t(isApp ? "code.headingApp" : "code.heading");
  const sentTo = () => (
    <Num className="font-bold whitespace-nowrap text-ink">{entry.challenge.sentTo}</Num>
  );
  const afterPassword = challenge.channel === "mail" ? "code.secondStepMail" : "code.secondStep";

  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void entry.send(entry.code);
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col">
      <button
        type="button"
        aria-label={t("code.back")}
        onClick={onBack}
        className="-ms-3 grid size-12 place-items-center rounded-medium"
      >
        <ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />
      </button>
      <LoginProblems problems={problems} formId={id} title={heading} />
      <div className={doorLooks[door].box}>
        <CodeField
          id={fieldId}
          label={heading}
          isHeading
          hint={
            isApp
              ? t("code.app")
              : t.rich(isInsteadOfPassword ? "code.maybe" : afterPassword, { to: sentTo })
          }
          error={problems[0] && textOf(problems[0])}
          value={entry.code}
          onChange={entry.type}
          onComplete={(code) => void entry.send(code)}
        />
        <Button
          type="submit"
          variant={doorLooks[door].button}
          full
          turned
          busy={entry.activity === "sending"}
          busyLabel={t("code.sending")}
          className="mt-4 min-h-14"
        >
          {t("code.submit")}
        </Button>
        {!isApp && <Resend {...entry} />}
      </div>
    </form>
  );
}

function Resend(props: ReturnType<typeof useCodeEntry>) {
  const { activity, isResent, resend, resendAt } = props;
  const secondsLeft = useCountdown(resendAt);
  const t = useTranslations("session");
  const isBusy = activity === "resending";
  const time = () => <Num>{showCountdown(secondsLeft)}</Num>;
  return (
    <div className="mt-2">
      <ResendButton isWaiting={secondsLeft > 0} busy={isBusy} onResend={() => void resend()}>
        {isBusy && t("code.resending")}
        {!isBusy && (secondsLeft > 0 ? t.rich("code.resendIn", { time }) : t("code.resend"))}
      </ResendButton>
      <p role="status" className="text-small font-semibold text-green-700">
        {isResent && t("code.resent")}
      </p>
    </div>
  );
}
