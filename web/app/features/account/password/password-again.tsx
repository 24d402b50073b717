import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { PasswordField } from "../../../ui/password-field.tsx";

type PasswordAgainProps = Pick<
  ComponentProps<typeof PasswordField>,
  "id" | "name" | "error" | "onBlur"
>;

export function PasswordAgain(props: PasswordAgainProps) {
  const t = useTranslations("account");
  return (
    <div className="mt-4">
      <PasswordField
        {...props}
        label={t("settings.password.current")}
        showLabel={t("newPassword.show")}
        hideLabel={t("newPassword.hide")}
        maxLength={128}
      />
    </div>
  );
}
