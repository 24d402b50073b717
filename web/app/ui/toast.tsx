import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type PausableTimer, startTimer } from "./pausable-timer.ts";

const shownMs = 6000;

interface ToastProps {
  /** Under the thumb, or at the top where it covers no button. */
  place: "top" | "bottom";
  onClose: () => void;
  closeLabel: string;
  /** One button: "Undo". */
  action?: ReactNode;
  /** Goes by itself after six seconds, unless a pointer or the keyboard is on it. */
  passes?: boolean;
  children: ReactNode;
}

const places = {
  top: "top-0 pt-[max(0.75rem,env(safe-area-inset-top))]",
  bottom: "bottom-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]",
};

/** Lies over the page in ink, says one thing, and can be sent away. */
export function Toast(props: ToastProps) {
  const { place, onClose, closeLabel, action, passes = false, children } = props;
  const box = usePassing(passes, onClose);
  return (
    <div className={classNames("pointer-events-none fixed inset-x-0 z-40 px-3", places[place])}>
      <div
        ref={box}
        role="status"
        className="on-dark pointer-events-auto mx-auto flex w-full max-w-120 items-start gap-1 rounded-medium rounded-ee-[28px] bg-ink p-2 ps-4 text-white shadow-e3"
      >
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-2">
          {children}
          {action}
        </div>
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-11 flex-none place-items-center rounded-medium hover:bg-white/10"
          onClick={onClose}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/** Held while it is pointed at or has the focus: both must have left before the time runs on. */
const holdTimer = (box: HTMLElement, timer: PausableTimer): (() => void) => {
  const hold = () => {
    if (box.matches(":hover, :focus-within")) timer.pause();
    else timer.resume();
  };
  // The focus has moved only after its event.
  const holdSoon = () => queueMicrotask(hold);
  box.addEventListener("pointerenter", hold);
  box.addEventListener("pointerleave", hold);
  box.addEventListener("focusin", hold);
  box.addEventListener("focusout", holdSoon);
  return () => {
    box.removeEventListener("pointerenter", hold);
    box.removeEventListener("pointerleave", hold);
    box.removeEventListener("focusin", hold);
    box.removeEventListener("focusout", holdSoon);
  };
};

const usePassing = (passes: boolean, onClose: () => void) => {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!passes || !box.current) return undefined;
    const timer = startTimer(shownMs, () => close());
    const letGo = holdTimer(box.current, timer);
    return () => {
      letGo();
      timer.pause();
    };
  }, [passes]);
  return box;
};
