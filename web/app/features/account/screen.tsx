import { useEffect, useRef, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";
import { Wall } from "../../ui/wall.tsx";

/** Beside the column, where there is room for it. */
const wall: readonly TileDrawing[] = [
  { name: "q", pair: 8, turn: 90 },
  { name: "arch", pair: 2 },
  { name: "leaf", pair: 3 },
  { name: "khatam", pair: 7 },
  { name: "q", pair: 1, turn: 180 },
  { name: "bottle", pair: 9 },
  { name: "leaf", pair: 5, turn: 90 },
  { name: "flower", pair: 8 },
  { name: "q", pair: 3 },
];

interface ScreenProps {
  /** Of the browser's tab. */
  title: string;
  children: ReactNode;
  className?: string;
}

/** One idea, one column. */
export function Screen({ title, children, className }: ScreenProps) {
  return (
    <main
      id="content"
      className="wrap grid flex-1 items-start gap-16 pt-4 pb-10 lg:grid-cols-2 lg:items-center lg:py-16"
    >
      <title>{title}</title>
      <div className={classNames("mx-auto w-full max-w-[34rem]", className)}>{children}</div>
      <Wall
        tiles={wall}
        className="grid-cols-3 overflow-hidden rounded-medium rounded-ee-[96px] max-lg:hidden"
      />
    </main>
  );
}

interface ToldProps {
  heading: string;
  lead?: ReactNode;
  /** It took the place of a form, and takes its focus too. */
  isNews?: boolean;
  children?: ReactNode;
}

/** A heading and what it means, for a screen that has nothing to fill in. */
export function Told({ heading, lead, isNews = false, children }: ToldProps) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) place.current?.focus();
  }, [isNews]);
  return (
    <>
      <h1 ref={place} tabIndex={-1} className={classNames(headingLook, "outline-none")}>
        {heading}
      </h1>
      {lead && <p className="mt-3 text-[1.0625rem]">{lead}</p>}
      {children && <div className="mt-6 grid gap-3">{children}</div>}
    </>
  );
}
