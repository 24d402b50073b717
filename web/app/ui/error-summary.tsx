import { useEffect, useRef, type MouseEvent } from "react";

export interface FieldError {
  /** The id of the field; left out when the error belongs to no field. */
  fieldId?: string;
  message: string;
}

/** Shown after a refused submit: takes the focus and leads to each field. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);

  // Every new list takes the focus, so that a second refused submit is noticed as well.
  useEffect(() => box.current?.focus(), [errors]);

  const focusField = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.scrollIntoView({ block: "center" });
  };

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-medium rounded-ee-large bg-red-100 px-4.5 py-4 text-red-700"
    >
      <h2 className="text-[1.125rem]">{title}</h2>
      <ul className="mt-1 grid gap-1">
        {errors.map(({ fieldId, message }) => (
          <li key={message} className="font-semibold">
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="link"
                onClick={(event) => focusField(event, fieldId)}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
