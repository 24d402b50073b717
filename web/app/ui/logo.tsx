import { classNames } from "./class-names.ts";

/** light: on white or plaster. dark: on green or blue. yellow: on the yellow of the points. */
export type LogoVariant = "light" | "dark" | "yellow";

const marks: Record<LogoVariant, { tiles: string; cap: string }> = {
  light: { tiles: "fill-green-700", cap: "fill-yellow-400" },
  dark: { tiles: "fill-white", cap: "fill-yellow-400" },
  yellow: { tiles: "fill-ink", cap: "fill-white" },
};

/** The mark alone: three tiles and a bottle cap make a D. Never mirrored. */
export function LogoMark({
  variant = "light",
  className,
}: {
  variant?: LogoVariant;
  className?: string;
}) {
  const { tiles, cap } = marks[variant];
  return (
    <svg
      viewBox="0 0 48 48"
      className={classNames("size-8 flex-none", className)}
      aria-hidden="true"
    >
      <path
        className={tiles}
        d="M4 4h19v19H4zM25 4a19 19 0 0 1 19 19H25zM25 25h19a19 19 0 0 1-19 19z"
      />
      <circle className={cap} cx="13.5" cy="34.5" r="9.5" />
    </svg>
  );
}

interface LogoProps {
  /** The product's name in the page's language; written in lower case in Latin script. */
  name: string;
  variant?: LogoVariant;
  className?: string;
}

export function Logo({ name, variant = "light", className }: LogoProps) {
  return (
    <span
      className={classNames(
        "wordmark inline-flex items-center gap-2.5 text-[1.5625rem]",
        className,
      )}
    >
      <LogoMark variant={variant} className="size-[1.28em]" />
      {name}
    </span>
  );
}
