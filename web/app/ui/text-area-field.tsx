import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts, useFieldIds } from "./field-frame.tsx";

type TextAreaFieldProps = FieldTexts & ComponentProps<"textarea">;

/** Several lines; it can be made taller by hand. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, isHeading, hint, error, aside, id, className, ...area } = props;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, isHeading, hint, error, aside, ids, className }}>
      <div className={classNames("field-box", error && "field-box-error")}>
        <textarea
          rows={6}
          {...area}
          id={ids.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className="w-full min-w-0 flex-1 resize-y py-3 leading-snug outline-none"
        />
      </div>
    </FieldFrame>
  );
}
