import type { ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { useModal } from "./use-modal.ts";

export type SheetSide = "start" | "end" | "bottom";

const sides: Record<SheetSide, { place: string; size: string }> = {
  start: { place: "sheet-start me-auto h-full max-h-none", size: "w-[min(24rem,88%)]" },
  end: { place: "sheet-end ms-auto h-full max-h-none", size: "w-[min(24rem,88%)]" },
  bottom: { place: "sheet-bottom mt-auto w-full rounded-t-large", size: "max-h-[88%]" },
};

interface SheetProps {
  /** What it is, for people who do not see it come. */
  label: string;
  side: SheetSide;
  /** Escape, the phone's back button, a tap outside: the page stops rendering the sheet. */
  onClose: () => void;
  /** Where the keyboard starts; the first thing that takes it, unless told. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Its size and colours: takes the place of the usual width, or height from below. */
  className?: string;
  children: ReactNode;
}

/** Slides over the page from one side and is open as long as it is rendered. */
export function Sheet({ label, side, onClose, firstFocus, className, children }: SheetProps) {
  const dialog = useModal(onClose, firstFocus);
  const { place, size } = sides[side];
  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label={label}
      onClose={onClose}
      className={classNames("modal sheet", place, className ?? size)}
    >
      {children}
    </dialog>
  );
}
