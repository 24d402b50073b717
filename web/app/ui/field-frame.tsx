import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface FieldTexts {
  label: string;
  /** The label is the heading of the page: one question, one screen. */
  isHeading?: boolean | undefined;
  hint?: ReactNode;
  /** In the same words as the error summary. */
  error?: string | undefined;
  /** Beside the label, at the end: "Forgotten?". */
  aside?: ReactNode;
}

export interface FieldIds {
  field: string;
  hint: string;
  error: string;
  /** Everything that describes the field, for `aria-describedby`. */
  describedBy: string | undefined;
}

/** The ids that tie a field to its texts; `id` is the field's own when the form gives it one. */
export const useFieldIds = (
  id: string | undefined,
  { hint, error }: Pick<FieldTexts, "hint" | "error">,
): FieldIds => {
  const ownId = useId();
  const field = id ?? ownId;
  const ids = { hint: `${field}-hint`, error: `${field}-error` };
  const describedBy = classNames(hint ? ids.hint : null, error ? ids.error : null) || undefined;
  return { field, ...ids, describedBy };
};

/** Of a label that is the heading of its page; Arabic letters are never moved closer. */
export const headingLook = "text-[2.125rem] ltr:tracking-[-0.03em] lg:text-h1";

type FieldFrameProps = FieldTexts & {
  ids: FieldIds;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, hint under it, error between them and the box. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, isHeading = false, hint, error, aside, ids, className, children } = props;
  const name = (
    <label htmlFor={ids.field} className={isHeading ? undefined : "font-bold"}>
      {label}
    </label>
  );
  return (
    <div className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {isHeading ? <h1 className={headingLook}>{name}</h1> : name}
        {aside}
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} className={isHeading ? "mt-2" : undefined} />
      <div className={isHeading ? "mt-3" : "mt-2"}>{children}</div>
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldTexts, "hint" | "error"> {
  ids: FieldIds;
  className?: string | undefined;
}

/** What stands between a label and its box. */
export function FieldNotes({ hint, error, ids, className }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={ids.hint} className={classNames("text-small text-muted", className)}>
          {hint}
        </p>
      )}
      {error && (
        <p
          id={ids.error}
          className="mt-1 flex items-start gap-2 text-[0.9375rem] font-semibold text-red-700"
        >
          <CircleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  );
}
