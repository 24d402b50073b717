import { useLayoutEffect, useRef, useState, type ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts, useFieldIds } from "./field-frame.tsx";
import { latinDigits } from "./latin-digits.ts";

const cells = [0, 1, 2, 3, 4, 5] as const;

/** Digits alone, Arabic and Persian ones in Latin writing; a whole message may be pasted. */
export const readCode = (typed: string): string => latinDigits(typed).slice(0, cells.length);

type CodeFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "dir" | "maxLength" | "ref"> & {
    value: string;
    /** Digits only, six at most. */
    onChange: (code: string) => void;
    /** Six digits are in: the moment to send them. */
    onComplete?: ((code: string) => void) | undefined;
  };

/** Where the caret is, or what is marked: the cells show it in place of the input. */
const useMarked = (value: string) => {
  const field = useRef<HTMLInputElement>(null);
  const [marked, setMarked] = useState({ from: 0, to: 0 });
  const readMarked = () =>
    setMarked({ from: field.current?.selectionStart ?? 0, to: field.current?.selectionEnd ?? 0 });
  // A sign that was left out moves the caret without an event of its own.
  useLayoutEffect(readMarked, [value]);
  return { marked, field, readMarked };
};

/** One field for hands, keyboards and screen readers, drawn as six cells. */
export function CodeField(props: CodeFieldProps) {
  const { label, isHeading, hint, error, aside, id, className, ...rest } = props;
  const { value, onChange, onComplete, ...input } = rest;
  const ids = useFieldIds(id, { hint, error });
  const { marked, field, readMarked } = useMarked(value);

  const change = (typed: string) => {
    const code = readCode(typed);
    if (code === value) return;
    onChange(code);
    if (code.length === cells.length) onComplete?.(code);
  };
  // The digits are drawn elsewhere: a tap goes on typing, or replaces a code that was refused.
  const place = () => {
    field.current?.setSelectionRange(value.length < cells.length ? value.length : 0, value.length);
    readMarked();
  };

  return (
    <FieldFrame {...{ label, isHeading, hint, error, aside, ids, className }}>
      <div dir="ltr" className={classNames("code-box field-box", error && "field-box-error")}>
        <input
          autoComplete="one-time-code"
          {...input}
          ref={field}
          id={ids.field}
          inputMode="numeric"
          pattern="[0-9]*"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => change(event.currentTarget.value)}
          onSelect={readMarked}
          onClick={place}
          onFocus={place}
        />
        {cells.map((cell) => (
          <span
            key={cell}
            aria-hidden="true"
            className={classNames(
              cell >= marked.from && cell < marked.to && "code-marked",
              cell === marked.from && cell === marked.to && "code-caret",
            )}
          >
            {value.charAt(cell)}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
