import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { phoneRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import { useForm } from "../use-form.ts";

interface PhoneFormProps {
  /** The question of the whole screen; inside a page of more, a label. */
  isHeading?: boolean;
  submitLabel: string;
  onSend: (phone: string) => Promise<unknown>;
}

const rules = { phone: phoneRule };

/** A number to send six digits to. */
export function PhoneForm({ isHeading = false, submitLabel, onSend }: PhoneFormProps) {
  const t = useTranslations("account");
  const form = useForm({ rules, send: ({ phone }) => onSend(phone) });
  return (
    <Form form={form}>
      <PhoneField
        {...form.field("phone")}
        label={t(isHeading ? "phone.heading" : "settings.number.new")}
        isHeading={isHeading}
        hint={t("phone.hint")}
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
