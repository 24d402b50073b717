import sprite from "./tiles.svg?no-inline";

export type GlyphName = "drop" | "squeeze" | "smile" | "star";

/** The small drawings of quality (clean, crushed, well presented) and the star; takes the text colour. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
