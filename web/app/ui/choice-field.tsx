import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldNotes, type FieldTexts, headingLook, useFieldIds } from "./field-frame.tsx";
import { Tile, type TileDrawing } from "./tile.tsx";

export interface Choice {
  value: string;
  label: ReactNode;
  /** One more line under the label. */
  detail?: ReactNode;
  tile?: TileDrawing | undefined;
}

interface ChoiceFieldProps extends Omit<FieldTexts, "aside"> {
  id?: string | undefined;
  name: string;
  choices: readonly Choice[];
  defaultValue?: string | undefined;
  /** With `onChange`, when the page itself must know what is chosen. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
}

/** One of a few, each a card for the thumb. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, isHeading = false, hint, error, id, choices, className, ...rest } = props;
  const { name, defaultValue, value, onChange } = rest;
  const ids = useFieldIds(id, { hint, error });
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={ids.describedBy}
      className={className}
    >
      <legend className={isHeading ? undefined : "font-bold"}>
        {isHeading ? <h1 className={headingLook}>{label}</h1> : label}
      </legend>
      <FieldNotes hint={hint} error={error} ids={ids} className={isHeading ? "mt-2" : undefined} />
      <div className="mt-2 grid gap-2">
        {choices.map((choice, place) => (
          <ChoiceCard key={choice.value} {...choice} hasError={Boolean(error)}>
            <input
              // The error summary leads to the first one.
              id={place === 0 ? ids.field : undefined}
              type="radio"
              name={name}
              value={choice.value}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={() => onChange?.(choice.value)}
            />
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

function ChoiceCard(props: Choice & { hasError: boolean; children: ReactNode }) {
  const { label, detail, tile, hasError, children } = props;
  return (
    <label className={classNames("choice", hasError && "choice-error")}>
      {tile && <Tile {...tile} className="w-16 flex-none self-stretch" />}
      <span className="min-w-0 flex-1 py-2.5 ps-4 leading-snug">
        <span className="block font-bold">{label}</span>
        {detail && <span className="block text-small text-muted">{detail}</span>}
      </span>
      {children}
    </label>
  );
}
