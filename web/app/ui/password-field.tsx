import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import type { FieldTexts } from "./field-frame.tsx";
import { Field } from "./field.tsx";

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "type" | "prefix"> & {
    showLabel: string;
    hideLabel: string;
  };

/** Pasting stays allowed; the button says what it will do. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      autoComplete="current-password"
      {...field}
      type={shown ? "text" : "password"}
      dir="ltr"
      suffix={
        <button
          type="button"
          className="-me-3 grid size-11 place-items-center rounded-medium text-ink"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      }
    />
  );
}
