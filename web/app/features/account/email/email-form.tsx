import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { emailRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import { useForm } from "../use-form.ts";

interface EmailFormProps {
  label: string;
  /** The question of the whole screen; inside a page of more, a label. */
  isHeading?: boolean;
  hint?: ReactNode;
  submitLabel: string;
  onSend: (email: string) => Promise<unknown>;
}

const rules = { email: emailRule };

/** An address to send a link to. */
export function EmailForm({ label, isHeading, hint, submitLabel, onSend }: EmailFormProps) {
  const t = useTranslations("account");
  const form = useForm({ rules, send: ({ email }) => onSend(email.trim()) });
  return (
    <Form form={form}>
      <Field
        {...form.field("email")}
        label={label}
        isHeading={isHeading}
        hint={hint}
        type="email"
        autoComplete="email"
        maxLength={254}
        dir="ltr"
      />
      <Button
        type="submit"
        full
        turned
        busy={form.busy}
        busyLabel={t("sending")}
        className="mt-4 min-h-14"
      >
        {submitLabel}
      </Button>
    </Form>
  );
}
