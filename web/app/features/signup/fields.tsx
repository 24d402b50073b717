import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import type { SignupFormState } from "./use-signup-form.ts";

type FieldProps = ComponentProps<typeof Field>;

/** Names run as they are written, whatever the language of the page. */
export function NameField(props: FieldProps) {
  return <Field autoCapitalize="words" spellCheck={false} maxLength={60} {...props} dir="auto" />;
}

/** Of a company, a school: longer than a person's. */
export function OrganisationNameField(props: FieldProps) {
  return <Field autoComplete="organization" maxLength={120} {...props} dir="auto" />;
}

export function EmailField(props: FieldProps) {
  return (
    <Field
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
      type="email"
      dir="ltr"
    />
  );
}

interface AccessFieldsProps {
  form: SignupFormState;
  phone?: string | undefined;
  email?: string | undefined;
}

/** How an account is reached, and the password that opens it. */
export function AccessFields({ form, phone, email }: AccessFieldsProps) {
  const t = useTranslations("signup");
  return (
    <>
      <PhoneField
        {...form.field("phone")}
        label={t("field.phone")}
        hint={t("hint.phone")}
        defaultValue={phone}
      />
      <EmailField
        {...form.field("email")}
        label={t("field.email")}
        hint={t("hint.email")}
        defaultValue={email}
      />
      <PasswordField
        {...form.field("password")}
        label={t("field.password")}
        hint={t("hint.password")}
        autoComplete="new-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
        maxLength={128}
      />
    </>
  );
}
