import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldNotes, useFieldIds } from "./field-frame.tsx";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type"> & {
  /** May hold links: they open and do not tick the box. */
  label: ReactNode;
  hint?: ReactNode;
  /** In the same words as the error summary. */
  error?: string | undefined;
};

/** A box that starts unticked; the whole line is its target. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, id, className, ...input } = props;
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={className}>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
        <span className="grid flex-none *:col-start-1 *:row-start-1">
          <input
            {...input}
            id={ids.field}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            className={classNames(
              "peer size-8 cursor-pointer appearance-none rounded-small bg-white checked:border-green-700 checked:bg-green-700",
              error ? "border-3 border-red-600" : "border-2 border-edge",
            )}
          />
          <Check
            className="pointer-events-none m-auto size-6 stroke-3 text-white not-peer-checked:hidden"
            aria-hidden="true"
          />
        </span>
        <span className="min-w-0 self-center">{label}</span>
      </label>
    </div>
  );
}
