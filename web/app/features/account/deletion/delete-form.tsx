import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { cleanLogin, loginRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import { useForm } from "../use-form.ts";

interface DeleteFormProps {
  /** The person's own number or address, or what was typed before. */
  proposed: string | undefined;
  onSend: (login: string) => Promise<void>;
}

const rules = { login: loginRule };

export function DeleteForm({ proposed, onSend }: DeleteFormProps) {
  const t = useTranslations("account");
  const form = useForm({ rules, send: ({ login }) => onSend(cleanLogin(login)) });
  return (
    <Form form={form} className="mt-6">
      <Field
        {...form.field("login")}
        label={t("deletion.label")}
        hint={t("deletion.labelHint")}
        defaultValue={proposed}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        dir="ltr"
      />
      <div className="mt-4 grid gap-2">
        <Button
          type="submit"
          variant="ink"
          full
          turned
          busy={form.busy}
          busyLabel={t("sending")}
          className="min-h-14"
        >
          {t("deletion.sendCode")}
        </Button>
        <ButtonLink to="/" variant="soft" full>
          {t("deletion.keepIt")}
        </ButtonLink>
      </div>
    </Form>
  );
}
