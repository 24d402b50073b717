import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

/** A key to press; only where there is a keyboard. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      dir="ltr"
      aria-hidden="true"
      className={classNames(
        "hidden min-w-6 flex-none items-center justify-center rounded-[6px] px-1.5 py-0.5 font-sans text-[0.8125rem] leading-snug font-semibold ring-[1.5px] ring-edge ring-inset pointer-fine:inline-flex",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
