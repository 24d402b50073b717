import { passwordLimits } from "@app/contract/fields";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { PasswordField } from "../../../ui/password-field.tsx";

type NewPasswordFieldProps = Pick<
  ComponentProps<typeof PasswordField>,
  "id" | "name" | "error" | "onBlur" | "className"
>;

/** Typed once: it can be shown, so there is no need to type it blindly twice. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = useTranslations("account");
  return (
    <PasswordField
      {...props}
      label={t("newPassword.label")}
      hint={t("newPassword.hint")}
      showLabel={t("newPassword.show")}
      hideLabel={t("newPassword.hide")}
      autoComplete="new-password"
      maxLength={passwordLimits.max}
    />
  );
}
