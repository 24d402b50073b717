interface BarProps {
  value: number;
  max: number;
  className?: string;
}

/** Beside a number that says the same; from the reading side, with the turned corner at its end. */
export function Bar({ value, max, className = "" }: BarProps) {
  const share = max > 0 ? Math.max((100 * value) / max, 2) : 0;
  return (
    // An SVG attribute carries the width because the page's policy allows no style attributes.
    <svg
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      className={`block h-3.5 w-full rtl:-scale-x-100 ${className}`}
      aria-hidden="true"
    >
      <rect width={share} height="14" className="fill-blue-600" />
    </svg>
  );
}
