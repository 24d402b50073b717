import { Minus, Plus } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts, useFieldIds } from "./field-frame.tsx";
import { latinDigits } from "./latin-digits.ts";

const min = 1;
const usualMax = 99;

/** What typed digits ask for; null while there are none. */
export const readQuantity = (typed: string): number | null => {
  const digits = latinDigits(typed);
  return digits === "" ? null : Number(digits);
};

export const withinLimits = (quantity: number, max = usualMax): number =>
  Math.min(Math.max(quantity, min), max);

const byKey: Record<string, (value: number, max: number) => number> = {
  ArrowUp: (value) => value + 1,
  ArrowDown: (value) => value - 1,
  Home: () => min,
  End: (_, max) => max,
};

/** The label at the start of the line, the buttons at its end. */
const beside =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 [&>:last-child]:col-start-2 [&>:last-child]:row-span-2 [&>:last-child]:row-start-1 [&>:last-child]:mt-0";

interface StepperProps extends Omit<FieldTexts, "aside" | "isHeading"> {
  id?: string;
  name?: string;
  /** From 1 to `max`, which is 99 unless told. */
  value: number;
  max?: number;
  isBeside?: boolean;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** Said to somebody who asks for less or more: "Choose between 1 and 99". */
  limitText: string;
  className?: string;
}

/** A small quantity: two big buttons, or typed. */
export function Stepper(props: StepperProps) {
  const { label, hint, error, id, name, value, onChange, className } = props;
  const { decreaseLabel, increaseLabel, limitText, max = usualMax, isBeside = false } = props;
  const ids = useFieldIds(id, { hint, error });
  // Null unless somebody types: the field then shows the value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  const ask = (quantity: number) => {
    const given = withinLimits(quantity, max);
    setRefused(given !== quantity);
    setTyped(null);
    if (given !== value) onChange(given);
  };
  const type = (text: string) => {
    const quantity = readQuantity(text);
    setTyped(latinDigits(text));
    if (quantity !== null && quantity === withinLimits(quantity, max)) onChange(quantity);
  };
  const leave = () => {
    if (typed !== null) ask(readQuantity(typed) ?? value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = byKey[event.key];
    if (!step) return;
    event.preventDefault();
    ask(step(value, max));
  };

  return (
    <FieldFrame
      {...{ label, hint, error, ids }}
      className={classNames(isBeside && beside, className)}
    >
      <div data-taps="many" className="flex items-center gap-2">
        <StepButton label={decreaseLabel} isEnd={value <= min} onClick={() => ask(value - 1)}>
          <Minus className="size-6" aria-hidden="true" />
        </StepButton>
        <div
          className={classNames(
            "field-box min-h-12 w-18 flex-none px-0 font-bold tabular-nums",
            error && "field-box-error",
          )}
        >
          <input
            id={ids.field}
            name={name}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(value)}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            className="text-center"
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
        </div>
        <StepButton label={increaseLabel} isEnd={value >= max} onClick={() => ask(value + 1)}>
          <Plus className="size-6" aria-hidden="true" />
        </StepButton>
      </div>
      <p role="status" className="mt-1.5 text-small text-muted empty:mt-0">
        {isRefused && limitText}
      </p>
    </FieldFrame>
  );
}

interface StepButtonProps {
  label: string;
  isEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** At a limit it looks spent, but a tap still says why. */
function StepButton({ label, isEnd, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      className={classNames(
        "key grid size-12 flex-none place-items-center rounded-medium",
        isEnd ? "cursor-default bg-key text-edge" : "bg-ink text-white hover:bg-green-950",
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
