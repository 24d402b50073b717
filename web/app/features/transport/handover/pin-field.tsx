import { useId, useState } from "react";
import { latinDigits } from "../../../ui/latin-digits.ts";
import { classNames } from "../../../ui/class-names.ts";
import "../transport.css";

export const pinLength = 4;
const cells = [0, 1, 2, 3] as const;

interface PinFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (pin: string) => void;
}

/** Typed by the owner of the point on a phone that is not theirs: nothing of it stays to be read. */
export function PinField({ label, value, error, onChange }: PinFieldProps) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  return (
    <div className="grid justify-items-center gap-2">
      <label htmlFor={id} className="text-center font-bold">
        {label}
      </label>
      <div dir="ltr" className={classNames("pin", error && "pin-wrong")}>
        <input
          id={id}
          type="password"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          data-1p-ignore
          maxLength={pinLength}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-problem` : undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={({ target }) => onChange(latinDigits(target.value).slice(0, pinLength))}
        />
        {cells.map((cell) => (
          <span
            key={cell}
            aria-hidden="true"
            className={classNames(
              isFocused && cell === Math.min(value.length, pinLength - 1) && "pin-next",
            )}
          >
            {cell < value.length && "\u2022"}
          </span>
        ))}
      </div>
      <p id={`${id}-problem`} role="alert" className="text-small font-semibold text-red-700">
        {error}
      </p>
    </div>
  );
}
