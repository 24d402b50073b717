import { type ComponentProps, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { PasswordField } from "../../../ui/password-field.tsx";

type PasswordAgainProps = Pick<
  ComponentProps<typeof PasswordField>,
  "id" | "name" | "error" | "onBlur"
>;

export function PasswordAgain(props: PasswordAgainProps) {
  const t = useTranslations("account");
  const box = useRef<HTMLDivElement>(null);
  // It comes after a tap on the button below it, which has moved.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box} className="mt-4">
      <PasswordField
        {...props}
        hint={t("passwordAgain")}
        label={t("settings.password.current")}
        showLabel={t("newPassword.show")}
        hideLabel={t("newPassword.hide")}
        maxLength={128}
      />
    </div>
  );
}
