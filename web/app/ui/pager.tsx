import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface PagerProps {
  /** From 1. */
  page: number;
  last: number;
  onChange: (page: number) => void;
  labels: {
    previous: string;
    next: string;
    /** What "1 / 4" is read out as: page 1 of 4. */
    status: string;
  };
  className?: string;
}

/** Previous, where we are, next. */
export function Pager({ page, last, onChange, labels, className }: PagerProps) {
  return (
    <div
      data-taps="many"
      className={classNames("flex items-center justify-center gap-5", className)}
    >
      <Arrow label={labels.previous} isEnd={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />
      </Arrow>
      <p role="status" className="min-w-12 text-center font-bold tabular-nums">
        <span className="sr-only">{labels.status}</span>
        <bdi dir="ltr" aria-hidden="true">{`${page} / ${last}`}</bdi>
      </p>
      <Arrow label={labels.next} isEnd={page >= last} onClick={() => onChange(page + 1)}>
        <ChevronRight className="size-6 rtl:-scale-x-100" aria-hidden="true" />
      </Arrow>
    </div>
  );
}

interface ArrowProps {
  label: string;
  isEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** At an end it does nothing but stays: the keyboard is not thrown off it. */
function Arrow({ label, isEnd, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      className={classNames(
        "grid h-12 w-13 place-items-center rounded-medium",
        isEnd ? "cursor-default bg-key text-edge" : "bg-ink text-white hover:bg-green-950",
      )}
      onClick={isEnd ? undefined : onClick}
    >
      {children}
    </button>
  );
}
