import { directionOf } from "@app/contract/locales";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import type { Segment } from "./van-load.ts";

const width = 350;
const hold = { x: 6, y: 9, width: 258, height: 92 } as const;
/** Narrower than this, a number would not fit. */
const narrowest = 64;

export const holdWidth = hold.width;

interface VanDrawingProps {
  label: string;
  segments: readonly Segment[];
  /** Whole kilograms that are free, as they are written. */
  free: string;
}

/** The van drives the way people read; its hold is the wall of what is in it. */
export function VanDrawing({ label, segments, free }: VanDrawingProps) {
  const t = useTranslations("transport");
  const id = useId();
  const isMirrored = directionOf(useLanguage()) === "rtl";
  const last = segments.at(-1);
  const used = last ? last.x + last.width : 0;
  const room = hold.width - used;
  const middle = hold.x + used + room / 2;
  const textX = isMirrored ? width - middle : middle;
  return (
    <svg
      viewBox="0 0 350 132"
      role="img"
      aria-label={label}
      preserveAspectRatio={isMirrored ? "xMaxYMid" : "xMinYMid"}
      // On a low screen the button of the next stop is worth more than a large van.
      className="w-full max-w-[30rem] max-lg:max-h-[15dvh]"
    >
      <Patterns id={id} />
      <g {...(isMirrored && { transform: `translate(${width} 0) scale(-1 1)` })}>
        <rect y="3" width="270" height="104" rx="14" className="fill-ink" />
        <rect x="6" y="9" width="258" height="92" rx="9" className="fill-white" />
        <clipPath id={`${id}hold`}>
          <rect x="6" y="9" width="258" height="92" rx="9" />
        </clipPath>
        <g clipPath={`url(#${id}hold)`}>
          {segments.map((segment) => (
            <rect
              key={segment.kind}
              x={hold.x + segment.x}
              y={hold.y}
              width={segment.width}
              height={hold.height}
              fill={`url(#${id}${segment.kind})`}
            />
          ))}
        </g>
        <path className="fill-ink" d="M276 34h34a12 12 0 0 1 9 4l27 32a12 12 0 0 1 3 8v29h-73Z" />
        <path className="fill-yellow-200" d="M288 46h20a6 6 0 0 1 5 2l17 22h-42Z" />
        <path className="fill-yellow-400" d="M338 84h11v12h-11z" />
        {[62, 308].map((x) => (
          <g key={x}>
            <circle cx={x} cy="109" r="21" className="fill-red-400" />
            <circle cx={x} cy="109" r="16" className="fill-ink" />
            <circle cx={x} cy="109" r="6" className="fill-white" />
          </g>
        ))}
      </g>
      {room >= narrowest && (
        <g aria-hidden="true" textAnchor="middle" className="fill-ink">
          <text x={textX} y="52" fontSize="27" fontWeight="800">
            {free}
          </text>
          <text x={textX} y="72" fontSize="14" fontWeight="600" className="fill-muted">
            {t("today.free")}
          </text>
        </g>
      )}
    </svg>
  );
}

/** The tile of each material, laid from the end of the hold. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}pet`} x="6" y="9" width="20" height="23" patternUnits="userSpaceOnUse">
        <path className="fill-green-900" d="M0 0h20v23H0z" />
        <path className="fill-green-500" d="M0 0a20 23 0 0 1 20 23H0Z" />
      </pattern>
      <pattern id={`${id}pehd`} x="6" y="9" width="15.8" height="23" patternUnits="userSpaceOnUse">
        <path className="fill-yellow-400" d="M0 0h15.8v23H0z" />
        <path className="fill-yellow-800" d="M0 23A15.8 23 0 0 1 15.8 0 15.8 23 0 0 1 0 23Z" />
      </pattern>
      <pattern
        id={`${id}aluminium`}
        x="6"
        y="9"
        width="8.4"
        height="11.5"
        patternUnits="userSpaceOnUse"
      >
        <path className="fill-blue-200" d="M0 0h8.4v11.5H0z" />
        <circle cx="4.2" cy="5.75" r="2.8" className="fill-blue-700" />
      </pattern>
      <pattern
        id={`${id}next`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="fill-white" d="M0 0h9v9H0z" />
        <path className="fill-ink" d="M0 0h3.5v9H0z" />
      </pattern>
    </defs>
  );
}
