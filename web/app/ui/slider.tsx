import type { ReactNode } from "react";

interface SliderProps {
  id: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words ("4.20 kg, about 140 bottles"); a bare number says little. */
  valueText: string;
  onChange: (value: number) => void;
  /** Under the track: its two ends, and what lies between. */
  children?: ReactNode;
}

/** A value by thumb or by keyboard, growing from the reading side. The label is the caller's. */
export function Slider({ id, min, max, step, value, valueText, onChange, children }: SliderProps) {
  return (
    <div>
      <div className="slider">
        <span className="slider-track">
          {/* An SVG attribute carries the width because the page's policy allows no style attributes. */}
          <svg aria-hidden="true">
            <rect width={`${((value - min) / (max - min)) * 100}%`} height="100%" />
          </svg>
        </span>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      {children && (
        <div className="flex justify-between gap-3 text-micro text-muted">{children}</div>
      )}
    </div>
  );
}
