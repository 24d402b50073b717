import { CircleAlert } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** In the same words as the error summary. */
  error?: string | undefined;
  /** Beside the label, at the end: "Forgotten?". */
  aside?: ReactNode;
}

type FieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "prefix"> & {
    /** Inside the box, before and after what is typed: +213, kg. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** Label above, hint under it, error between them and the box. */
export function Field(props: FieldProps) {
  const { label, hint, error, aside, prefix, suffix, id, className, ...input } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = classNames(hint && hintId, error && errorId);
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={fieldId} className="font-bold">
          {label}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={errorId}
          className="mt-1 flex items-start gap-2 text-[0.9375rem] font-semibold text-red-700"
        >
          <CircleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {error}
        </p>
      )}
      {/* What stands before a number belongs on its left in every language: +213 550. */}
      <div
        dir={prefix ? input.dir : undefined}
        className={classNames("field-box mt-2", error && "field-box-error")}
      >
        {prefix && <span className="flex-none font-bold">{prefix}</span>}
        <input
          {...input}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {suffix && <span className="flex-none text-muted">{suffix}</span>}
      </div>
    </div>
  );
}
