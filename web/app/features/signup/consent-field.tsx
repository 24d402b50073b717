import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import type { SignupFormState } from "./use-signup-form.ts";

/** Starts unticked, and without a name: a tick is never restored from a draft. */
export function ConsentField({ form, className }: { form: SignupFormState; className?: string }) {
  const t = useTranslations("signup");
  const { id, error } = form.field("consent");
  const linkTo = (path: string) => (words: ReactNode) => (
    <a href={path} target="_blank" rel="noreferrer" className="link">
      {words}
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  );
  return (
    <CheckboxField
      id={id}
      error={error}
      onChange={() => form.clear("consent")}
      label={t.rich("consent", {
        privacy: linkTo("/globalLegal/privacyPolicy"),
        terms: linkTo("/globalLegal/terms"),
      })}
      {...(className && { className })}
    />
  );
}
