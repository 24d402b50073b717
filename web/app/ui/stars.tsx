import { classNames } from "./class-names.ts";
import { Glyph, type GlyphName } from "./glyph.tsx";

interface StarsProps {
  /** In words, with what each lit star stands for: "2 of 3: clean, crushed". */
  label: string;
  /** One per star, in the order clean, crushed, well presented. */
  lit: readonly [boolean, boolean, boolean];
  /** On the dark greens the lit stars are bright yellow. */
  onDark?: boolean;
  className?: string;
}

/** Three stars of a deposit: lit ones are filled, the others outlines, and all are announced as one. */
export function Stars({ label, lit, onDark = false, className }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={classNames("inline-flex gap-0.5", className)}>
      {lit.map((isLit, place) => (
        <Glyph
          key={place}
          name="star"
          className={classNames(
            "size-[1.1875rem] overflow-visible",
            !isLit && "stroke-edge stroke-[1.6] text-transparent",
            isLit && (onDark ? "text-yellow-400" : "text-star"),
          )}
        />
      ))}
    </span>
  );
}

interface StarToggleProps {
  glyph: Exclude<GlyphName, "star">;
  label: string;
  lit: boolean;
  onChange: (lit: boolean) => void;
  className?: string;
}

/** One of the three stars as the point gives it: drop, squeeze or smile, with its word. */
export function StarToggle({ glyph, label, lit, onChange, className }: StarToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={lit}
      className={classNames(
        "relative flex min-h-12 flex-col items-center justify-center gap-0.5 rounded-medium text-small leading-tight font-semibold ring-inset",
        lit
          ? "bg-yellow-200 text-ink ring-[2.5px] ring-ink"
          : "bg-white text-muted ring-[1.5px] ring-edge",
        className,
      )}
      onClick={() => onChange(!lit)}
    >
      <Glyph name={glyph} className="size-5" />
      {label}
      <Glyph
        name="star"
        className={classNames(
          "absolute end-2 top-1.5 size-4 overflow-visible",
          !lit && "stroke-edge stroke-[1.8] text-transparent",
        )}
      />
    </button>
  );
}
