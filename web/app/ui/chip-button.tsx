import { Check, LocateFixed } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

interface ChipRowProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** One row that a thumb pushes sideways; the page itself never scrolls that way. */
export function ChipRow({ label, className, children }: ChipRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        "-mx-page flex gap-2 overflow-x-auto px-page py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0",
        className,
      )}
    >
      {children}
    </div>
  );
}

interface ChipButtonProps {
  isOn: boolean;
  /** Takes the place of the tick. */
  icon?: ReactNode;
  onPress: () => void;
  children: ReactNode;
}

export function ChipButton({ isOn, icon, onPress, children }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(
        "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full px-3.5 text-[0.9375rem] font-semibold whitespace-nowrap",
        isOn ? "bg-ink text-white" : "bg-white ring-[1.5px] ring-edge ring-inset",
      )}
      onClick={onPress}
    >
      {icon ?? (isOn && <Check className="size-4.5" aria-hidden="true" />)}
      {children}
    </button>
  );
}

interface NearMeChipProps {
  isFound: boolean;
  isAsking: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function NearMeChip({ isFound, isAsking, onPress, children }: NearMeChipProps) {
  const icon = isAsking ? <Spinner /> : <LocateFixed className="size-4.5" aria-hidden="true" />;
  return (
    <ChipButton isOn={isFound} icon={icon} onPress={onPress}>
      {children}
    </ChipButton>
  );
}
