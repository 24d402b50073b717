import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { FieldNotes, useFieldIds } from "../../ui/field-frame.tsx";

interface TickListProps {
  id: string;
  label: string;
  error: string | undefined;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several of a handful; the error summary leads to the first. */
export function TickList({ id, label, error, options, chosen, onChange }: TickListProps) {
  const ids = useFieldIds(id, { error });
  return (
    <fieldset aria-describedby={ids.describedBy}>
      <legend className="font-bold">{label}</legend>
      <FieldNotes error={error} ids={ids} />
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {options.map(({ value, label: name }, place) => (
          <CheckboxField
            key={value}
            id={place === 0 ? id : undefined}
            label={name}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
