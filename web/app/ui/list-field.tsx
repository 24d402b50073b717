import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts, useFieldIds } from "./field-frame.tsx";

interface ListOption {
  value: string;
  label: string;
}

type ListFieldProps = FieldTexts &
  ComponentProps<"select"> & {
    options: readonly ListOption[];
    /** While nothing is chosen. */
    placeholder: string;
  };

/** One of a handful, with the phone's own wheel. */
export function ListField(props: ListFieldProps) {
  const { label, isHeading, hint, error, aside, id, className, options, placeholder, ...select } =
    props;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, isHeading, hint, error, aside, ids, className }}>
      <div className={classNames("field-box relative px-0", error && "field-box-error")}>
        <select
          {...select}
          id={ids.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className="min-h-13 w-full min-w-0 max-w-full flex-1 appearance-none bg-transparent ps-4 pe-12 outline-none"
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute end-4 size-5" aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
