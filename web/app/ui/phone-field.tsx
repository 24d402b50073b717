import type { ComponentProps } from "react";
import type { FieldTexts } from "./field-frame.tsx";
import { Field } from "./field.tsx";

type PhoneFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "type" | "prefix" | "dir" | "inputMode">;

/** A mobile number of Algeria, typed with or without its 0; the country's code is always there. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <Field
      autoComplete="tel-national"
      maxLength={24}
      {...props}
      type="tel"
      inputMode="numeric"
      dir="ltr"
      prefix={<span className="border-e-[1.5px] border-line py-1 pe-3">+213</span>}
    />
  );
}
