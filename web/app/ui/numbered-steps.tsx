import type { ReactNode } from "react";
import { Tile, type TileDrawing } from "./tile.tsx";

export interface NumberedStep {
  tile: TileDrawing;
  title: string;
  text: string;
  /** Where this step is done. */
  link?: ReactNode;
}

/** A few things to do one after the other: side by side where there is room. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className="mt-8 grid gap-9 lg:mt-12 lg:grid-cols-3 lg:gap-12">
      {steps.map(({ tile, title, text, link }, place) => (
        <li key={title} className="border-t-2 border-ink pt-5">
          <div className="flex items-end justify-between">
            <span className="num text-number" aria-hidden="true">
              {place + 1}
            </span>
            <Tile {...tile} className="w-22 rounded-medium rounded-ee-turn" />
          </div>
          <h3 className="mt-5 text-h2">{title}</h3>
          <p className="mt-3 max-w-[38ch] text-muted">{text}</p>
          {link}
        </li>
      ))}
    </ol>
  );
}
