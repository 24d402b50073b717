import type { Account } from "@app/contract/account";
import { changePassword } from "@app/contract/password";
import { useTranslations } from "use-intl";
import { call } from "../../../lib/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { currentPasswordRule, passwordRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import { NewPasswordField } from "../password/new-password-field.tsx";
import type { FieldRules, Refusals } from "../problems.ts";
import { useForm } from "../use-form.ts";
import { Block, Saved } from "./block.tsx";
import { useEditing } from "./use-editing.ts";
import { EditingForm, ValueRow } from "./value-row.tsx";

interface PasswordBlockProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

export function PasswordBlock({ account: { hasPassword }, onChanged }: PasswordBlockProps) {
  const t = useTranslations("account");
  const editing = useEditing();
  return (
    <Block id="password" title={t("settings.password.title")}>
      {editing.isOpen ? (
        <EditingForm editing={editing}>
          <PasswordForm
            hasPassword={hasPassword}
            onSaved={async () => {
              editing.save();
              await onChanged();
            }}
          />
        </EditingForm>
      ) : (
        <ValueRow
          editing={editing}
          action={t(hasPassword ? "settings.password.change" : "settings.password.set")}
        >
          {!editing.isSaved && t(hasPassword ? "settings.password.has" : "settings.password.none")}
          <Saved>{editing.isSaved && t("settings.password.saved")}</Saved>
        </ValueRow>
      )}
    </Block>
  );
}

type PasswordInput = "current" | "password";

const firstRules: FieldRules<PasswordInput> = {
  // Whoever logs in with codes has none yet.
  current: { isRight: () => true, text: "current" },
  password: passwordRule,
};
const changeRules: FieldRules<PasswordInput> = {
  current: currentPasswordRule,
  password: passwordRule,
};
const refusals: Refusals<PasswordInput> = {
  wrong_password: { field: "current", text: "wrongPassword" },
  log_in_again: { text: "logInAgain" },
  weak_password: { field: "password", text: "weakPassword" },
};

interface PasswordFormProps {
  hasPassword: boolean;
  onSaved: () => Promise<void>;
}

function PasswordForm({ hasPassword, onSaved }: PasswordFormProps) {
  const t = useTranslations("account");
  const form = useForm({
    rules: hasPassword ? changeRules : firstRules,
    refusals,
    send: async ({ current, password }) => {
      await call(changePassword, { body: { password, ...(hasPassword && { current }) } });
      await onSaved();
    },
  });
  return (
    <Form form={form} className="grid gap-4">
      {hasPassword && (
        <PasswordField
          {...form.field("current")}
          label={t("settings.password.current")}
          showLabel={t("newPassword.show")}
          hideLabel={t("newPassword.hide")}
          maxLength={128}
        />
      )}
      <NewPasswordField {...form.field("password")} />
      <Button type="submit" variant="ink" full busy={form.busy} busyLabel={t("saving")}>
        {t("newPassword.submit")}
      </Button>
    </Form>
  );
}
