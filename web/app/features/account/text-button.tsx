import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface TextButtonProps {
  icon: LucideIcon;
  /** An arrow points the way people read. */
  isMirrored?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A second way, under the main button. */
export function TextButton({ icon: Icon, isMirrored = false, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-12 items-center gap-3 text-start font-semibold"
    >
      <Icon
        className={classNames("size-5 flex-none", isMirrored && "rtl:-scale-x-100")}
        aria-hidden="true"
      />
      <span>{children}</span>
    </button>
  );
}
