import { classNames } from "./class-names.ts";

export type MeterTone = "yellow" | "green" | "ink";

const fills: Record<MeterTone, string> = {
  yellow: "fill-yellow-400",
  green: "fill-green-700",
  ink: "fill-ink",
};

interface MeterProps {
  /** What is measured, for people who do not see the bar. */
  label: string;
  /** The value in words ("1,248 of 1,300 tokens"); a bare number says little. */
  valueText: string;
  value: number;
  max: number;
  tone?: MeterTone;
  className?: string;
}

/** How far towards something; fills from the reading side. */
export function Meter({ label, valueText, value, max, tone = "green", className }: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    // An SVG attribute carries the width because the page's policy allows no style attributes.
    <svg
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classNames(
        "h-2.5 w-full overflow-hidden rounded-full rtl:-scale-x-100",
        className,
      )}
    >
      <rect width="100%" height="100%" className="fill-current opacity-15" />
      <rect width={`${share * 100}%`} height="100%" rx="8" className={fills[tone]} />
    </svg>
  );
}
