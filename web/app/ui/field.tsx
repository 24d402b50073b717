import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts, useFieldIds } from "./field-frame.tsx";

type FieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "prefix"> & {
    /** Inside the box, before and after what is typed: +213, kg. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

export function Field(props: FieldProps) {
  const { label, isHeading, hint, error, aside, prefix, suffix, id, className, ...input } = props;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, isHeading, hint, error, aside, ids, className }}>
      {/* What stands before a number belongs on its left in every language: +213 550. */}
      <div
        dir={prefix ? input.dir : undefined}
        className={classNames("field-box", error && "field-box-error")}
      >
        {prefix && <span className="flex-none font-bold">{prefix}</span>}
        <input
          {...input}
          id={ids.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        {suffix && <span className="flex-none text-muted">{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
