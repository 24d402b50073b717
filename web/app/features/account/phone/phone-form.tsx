import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { phoneRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import { PasswordAgain } from "../password/password-again.tsx";
import { passwordRefusals, type Proof, usePasswordAgain } from "../password/use-password-again.ts";
import { useForm } from "../use-form.ts";

interface PhoneFormProps {
  /** The question of the whole screen; inside a page of more, a label. */
  isHeading?: boolean;
  submitLabel: string;
  /** Typed before; sent to once more so late that the password goes with it. */
  typed?: string | undefined;
  onSend: (phone: string, proof: Proof) => Promise<unknown>;
}

/** A number to send six digits to. */
export function PhoneForm({ isHeading = false, submitLabel, typed, onSend }: PhoneFormProps) {
  const t = useTranslations("account");
  const again = usePasswordAgain(typed !== undefined);
  const form = useForm<"phone" | "password">({
    rules: { phone: phoneRule, password: again.rule },
    refusals: passwordRefusals,
    send: ({ phone, password }) => again.send(password, (proof) => onSend(phone, proof)),
  });
  return (
    <Form form={form}>
      <PhoneField
        {...form.field("phone")}
        label={t(isHeading ? "phone.heading" : "settings.number.new")}
        isHeading={isHeading}
        defaultValue={typed}
        hint={t("phone.hint")}
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
