import { product } from "@app/contract/product";
import type { Challenge, ChallengeAnswer } from "@app/contract/codes";
import { useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { leftToRight } from "../../i18n/in-own-order.ts";
import { Num } from "../../i18n/num.tsx";
import { useCodeEntry } from "../../lib/use-code-entry.ts";
import { showCountdown, useCountdown } from "../../lib/use-countdown.ts";
import { Button, ButtonLink, type ButtonVariant } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CodeField } from "../../ui/code-field.tsx";
import { headingLook } from "../../ui/field-frame.tsx";
import { ResendButton } from "../../ui/resend-button.tsx";
import { challengeOf, type SentCode } from "./sent-code.ts";
import { ProblemList, SignupTitle, SubmitButton } from "./signup-form.tsx";
import { isRefusal, problemsOfCode } from "./signup-problems.ts";
import { useProblemText } from "./use-problem-text.ts";
import { fieldId } from "./use-signup-form.ts";

interface CodeStepProps {
  code: SentCode;
  variant?: ButtonVariant | undefined;
  /** Throws what the server refuses. */
  answer: (answer: ChallengeAnswer) => Promise<void>;
  askAgain: () => Promise<Challenge>;
  /** To another number, or another address. */
  onChange: () => void;
  /** The door of whoever has a password. */
  login: string;
}

/** Stays in its own order inside a line of Arabic. */
const ourPhone = leftToRight(product.contact.phone);

type Entry = ReturnType<typeof useCodeEntry>;

/** Six digits; those that no longer count, or never did, make place for what helps. */
export function CodeStep({ code, variant, answer, askAgain, onChange, login }: CodeStepProps) {
  const t = useTranslations("signup");
  const [challenge] = useState(() => challengeOf(code, Date.now()));
  const entry = useCodeEntry({ challenge, answer, askAgain });
  if (isRefusal(entry.failure, "password_needed")) {
    return (
      <Closed title={t("code.guarded.title")} text={t("code.guarded.text")}>
        <ButtonLink to={login} full turned className="min-h-14" {...(variant && { variant })}>
          {t("logIn")}
        </ButtonLink>
        <ChangeButton onChange={onChange} />
      </Closed>
    );
  }
  if (isRefusal(entry.failure, "account_suspended")) {
    return (
      <Closed
        title={t("code.suspended.title")}
        text={t("code.suspended.text", { phone: ourPhone })}
      >
        <ChangeButton onChange={onChange} />
      </Closed>
    );
  }
  if (code.isDead) {
    return (
      <Closed title={t("code.dead.title")} text={t("code.dead.text")}>
        <NewCodeButton entry={entry} variant={variant} />
        <ChangeButton onChange={onChange} />
      </Closed>
    );
  }
  return <OpenCode {...{ code, entry, variant, onChange }} />;
}

interface OpenCodeProps extends Pick<CodeStepProps, "code" | "variant" | "onChange"> {
  entry: Entry;
}

/** Sent off as soon as they are all there; wrong ones stay to be corrected. */
function OpenCode({ code, entry, variant, onChange }: OpenCodeProps) {
  const t = useTranslations("signup");
  const textOf = useProblemText();
  const { failure } = entry;
  // One list for each refusal: a new one takes the focus, typing after it must not.
  const problems = useMemo(() => problemsOfCode(failure), [failure]);
  const wrong = problems.find(({ field }) => field === "code");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void entry.send(entry.code);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-1 flex-col">
      <SignupTitle title={t("code.heading")} hasProblems={problems.length > 0} />
      <ProblemList problems={problems} />
      <CodeField
        id={fieldId("code")}
        isHeading
        label={t("code.heading")}
        hint={t.rich(code.channel === "mail" ? "code.mailTo" : "code.sentTo", {
          to: () => <Num className="font-bold whitespace-nowrap text-ink">{code.sentTo}</Num>,
          change: (words) => (
            <button type="button" className="link -my-2 py-2 text-ink" onClick={onChange}>
              {words}
            </button>
          ),
        })}
        error={wrong && textOf(wrong)}
        value={entry.code}
        onChange={entry.type}
        onComplete={(digits) => void entry.send(digits)}
      />
      <SubmitButton
        busy={entry.activity === "sending"}
        sending={t("code.checking")}
        variant={variant}
      >
        {t("continue")}
      </SubmitButton>
      <Resend entry={entry} />
    </form>
  );
}

function Resend({ entry }: { entry: Entry }) {
  const t = useTranslations("signup");
  const left = useCountdown(entry.resendAt);
  const busy = entry.activity === "resending";
  const time = () => <Num>{showCountdown(left)}</Num>;
  return (
    <div className="mt-1">
      <ResendButton isWaiting={left > 0} busy={busy} onResend={() => void entry.resend()}>
        {left > 0 ? t.rich("code.resendIn", { time }) : t(busy ? "sending" : "code.resend")}
      </ResendButton>
      <p role="status" className="text-small font-semibold text-green-700">
        {entry.isResent && t("code.resent")}
      </p>
    </div>
  );
}

function NewCodeButton({ entry, variant }: { entry: Entry; variant?: ButtonVariant | undefined }) {
  const t = useTranslations("signup");
  const left = useCountdown(entry.resendAt);
  const problems = useMemo(() => problemsOfCode(entry.failure), [entry.failure]);
  const time = () => <Num>{showCountdown(left)}</Num>;
  return (
    <>
      <ProblemList problems={problems} />
      <Button
        full
        turned
        variant={left > 0 ? "soft" : (variant ?? "primary")}
        busy={entry.activity === "resending"}
        busyLabel={t("sending")}
        className="min-h-14"
        onClick={() => void entry.resend()}
      >
        {left > 0 ? t.rich("code.dead.wait", { time }) : t("code.dead.action")}
      </Button>
    </>
  );
}

interface ClosedProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Takes the place of the digits, and the focus with it. */
function Closed({ title, text, children }: ClosedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <title>{title}</title>
      <h1 ref={heading} tabIndex={-1} className={classNames(headingLook, "outline-none")}>
        {title}
      </h1>
      <p className="mt-2 mb-5">{text}</p>
      {children}
    </div>
  );
}

function ChangeButton({ onChange }: { onChange: () => void }) {
  const t = useTranslations("signup");
  return (
    <button type="button" className="link mt-2 min-h-12" onClick={onChange}>
      {t("code.another")}
    </button>
  );
}
