import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { showCountdown, useCountdown } from "../../lib/use-countdown.ts";
import { ResendButton } from "../../ui/resend-button.tsx";

interface ResendProps {
  of: "code" | "email";
  /** From then on, in milliseconds since 1970. */
  resendAt: number | null;
  busy: boolean;
  isResent: boolean;
  onResend: () => void;
}

/** "Again", once the wait is over. */
export function Resend({ of, resendAt, busy, isResent, onResend }: ResendProps) {
  const t = useTranslations("account");
  const secondsLeft = useCountdown(resendAt);
  const time = () => <Num>{showCountdown(secondsLeft)}</Num>;
  const isWaiting = secondsLeft > 0;
  return (
    <>
      <ResendButton isWaiting={isWaiting} busy={busy} onResend={onResend}>
        {busy && t("sending")}
        {!busy && (isWaiting ? t.rich(`${of}.resendIn`, { time }) : t(`${of}.resend`))}
      </ResendButton>
      <p role="status" className="text-small font-semibold text-green-700">
        {isResent && t(`${of}.resent`)}
      </p>
    </>
  );
}
