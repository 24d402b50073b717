import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { emailRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import { PasswordAgain } from "../password/password-again.tsx";
import { passwordRefusals, type Proof, usePasswordAgain } from "../password/use-password-again.ts";
import { useForm } from "../use-form.ts";

interface EmailFormProps {
  label: string;
  /** The question of the whole screen; inside a page of more, a label. */
  isHeading?: boolean;
  hint?: ReactNode;
  submitLabel: string;
  onSend: (email: string, proof: Proof) => Promise<unknown>;
}

/** An address to send a link to. */
export function EmailForm({ label, isHeading, hint, submitLabel, onSend }: EmailFormProps) {
  const t = useTranslations("account");
  const again = usePasswordAgain();
  const form = useForm<"email" | "password">({
    rules: { email: emailRule, password: again.rule },
    refusals: passwordRefusals,
    send: ({ email, password }) => again.send(password, (proof) => onSend(email.trim(), proof)),
  });
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
      {again.isAsked && <PasswordAgain {...form.field("password")} />}
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
