import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Tile, type TileDrawing } from "./tile.tsx";

interface EmptyProps {
  tile: TileDrawing;
  /** One sentence that says what will be here. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
  className?: string;
}

/** A place where something will be; never a reproach. */
export function Empty({ tile, children, action, className }: EmptyProps) {
  return (
    <div className={classNames("grid justify-items-start gap-4", className)}>
      <Tile {...tile} className="w-20 rounded-medium rounded-ee-turn" />
      <p className="max-w-[32ch] text-[1.125rem]">{children}</p>
      {action}
    </div>
  );
}
