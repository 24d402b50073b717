import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Tile, type TileDrawing } from "./tile.tsx";

/** One is laid for every step; no two equal grounds side by side. */
const laid: readonly TileDrawing[] = [
  { name: "bottle", pair: 1 },
  { name: "q", pair: 3, turn: 90 },
  { name: "khatam", pair: 2 },
  { name: "leaf", pair: 8 },
];

interface StepsProps {
  /** In words, as it is read: "Step 1 of 4". */
  label: string;
  /** From 1. */
  step: number;
  count: number;
  /** To another page, or to the step before. */
  back?: { label: string; to: string } | { label: string; onBack: () => void } | undefined;
  className?: string | undefined;
}

/** The bar of a form of several screens: the way back, and one tile for every step so far. */
export function Steps({ label, step, count, back, className }: StepsProps) {
  return (
    <div className={classNames("flex min-h-12 items-center gap-2", className)}>
      {back && <Back {...back} />}
      <span className="steps" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => {
          const drawing = laid[place % laid.length];
          return place < step && drawing ? (
            <Tile key={place} {...drawing} />
          ) : (
            <span key={place} className="tile" />
          );
        })}
      </span>
      <p className="ms-auto flex-none text-[0.9375rem] font-semibold whitespace-nowrap text-muted">
        {label}
      </p>
    </div>
  );
}

const backLook = "-ms-2 grid size-12 flex-none place-items-center rounded-medium";

function Back(back: NonNullable<StepsProps["back"]>) {
  const arrow = <ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />;
  return "to" in back ? (
    <Link to={back.to} aria-label={back.label} className={backLook}>
      {arrow}
    </Link>
  ) : (
    <button type="button" aria-label={back.label} className={backLook} onClick={back.onBack}>
      {arrow}
    </button>
  );
}
