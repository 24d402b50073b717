import { classNames } from "./class-names.ts";

/**
 * A plain plaster shape in the place of what is coming: `h-6 w-40` for a line, `aspect-square` for
 * a tile. It stays invisible for 200 ms, so that a fast answer never flickers.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span className={classNames("skeleton block rounded-small", className)} aria-hidden="true" />
  );
}
