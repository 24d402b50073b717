import { avatarTile } from "../lib/avatar-tile.ts";
import { classNames } from "../ui/class-names.ts";
import { Tile } from "../ui/tile.tsx";

/** A person's own tile; no photo, nothing to upload. */
export function Avatar({ id, className }: { id: string; className?: string }) {
  return (
    <Tile
      {...avatarTile(id)}
      className={classNames("rounded-medium rounded-ee-[24px]", className ?? "size-11")}
    />
  );
}
