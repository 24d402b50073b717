import { Clock, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

interface ResendButtonProps {
  /** Must it wait? Then a tap does nothing, and the label says how long. */
  isWaiting: boolean;
  busy: boolean;
  onResend: () => void;
  children: ReactNode;
  className?: string | undefined;
}

/** Always a button, so that the focus stays on it while its words count down. */
export function ResendButton(props: ResendButtonProps) {
  const { isWaiting, busy, onResend, children, className } = props;
  const Icon = isWaiting ? Clock : RotateCw;
  return (
    <button
      type="button"
      aria-disabled={isWaiting || busy || undefined}
      onClick={() => {
        if (!isWaiting && !busy) onResend();
      }}
      className={classNames(
        "flex min-h-12 items-center gap-3 text-start font-semibold",
        isWaiting && "cursor-default text-muted",
        className,
      )}
    >
      {busy ? <Spinner /> : <Icon className="size-5 flex-none" aria-hidden="true" />}
      <span>{children}</span>
    </button>
  );
}
