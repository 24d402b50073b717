import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface OpenRowProps {
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** The name of a row, which opens it beside the table. */
export function OpenRow({ isOpen, onOpen, children }: OpenRowProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={classNames(
        "-my-2 min-h-11 text-start font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink",
        isOpen && "decoration-ink",
      )}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
