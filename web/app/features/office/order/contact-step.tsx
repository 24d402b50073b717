import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useSession } from "../../../lib/session/session-store.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { CheckAnswers } from "./check-answers.tsx";
import type { AccountInput } from "./order-problems.ts";
import type { StepProps } from "./order-screen.tsx";

interface ContactStepProps extends StepProps {
  account: AccountInput;
  onAccount: (account: AccountInput) => void;
}

/** Who is called, who pays, everything once more, and the account. */
export function ContactStep({ draft, change, form, account, onAccount }: ContactStepProps) {
  const t = useTranslations("office");
  const { organisation } = useSession();
  const text = (
    field: "contactName" | "invoiceName" | "invoiceAddress" | "rc" | "nif",
    path: string,
    more: object = {},
  ) => (
    <Field
      {...form.field(path)}
      label={t(`field.${field}`)}
      value={draft[field]}
      dir="auto"
      {...more}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
  return (
    <>
      {text("contactName", "contactName", { autoComplete: "name", maxLength: 60 })}
      <PhoneField
        {...form.field("contactPhone")}
        label={t("field.contactPhone")}
        value={draft.contactPhone}
        onChange={({ currentTarget }) => change({ contactPhone: currentTarget.value })}
      />
      <h2 className="mt-2 text-h3">{t("order.contact.invoice")}</h2>
      {text("invoiceName", "invoice.name", { autoComplete: "organization", maxLength: 120 })}
      {text("invoiceAddress", "invoice.address", {
        autoComplete: "street-address",
        maxLength: 160,
      })}
      <div className="grid gap-5 sm:grid-cols-2">
        {text("rc", "invoice.rc", { maxLength: 20, dir: "ltr" })}
        {text("nif", "invoice.nif", { maxLength: 24, dir: "ltr", inputMode: "numeric" })}
      </div>
      <CheckAnswers draft={draft} />
      {!organisation && <AccountFields {...{ draft, change, form, account, onAccount }} />}
    </>
  );
}

const linkTo = (path: string, note: string) => (words: ReactNode) => (
  <a href={path} target="_blank" rel="noreferrer" className="link">
    {words}
    <span className="sr-only"> {note}</span>
  </a>
);

function AccountFields({ draft, change, form, account, onAccount }: ContactStepProps) {
  const t = useTranslations("office");
  const { id, error } = form.field("consent");
  return (
    <section className="grid gap-5 rounded-large rounded-ee-turn bg-white p-5 sm:p-6">
      <div>
        <h2 className="text-h3">{t("order.account.heading")}</h2>
        <p className="mt-1 text-muted">
          {t.rich("order.account.lead", {
            link: (words) => (
              <Link to="/officepack/auth/signin" className="link inline-block py-2.5">
                {words}
              </Link>
            ),
          })}
        </p>
      </div>
      <Field
        {...form.field("email")}
        label={t("field.email")}
        type="email"
        autoComplete="username"
        maxLength={254}
        dir="ltr"
        value={draft.email}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <PasswordField
        {...form.field("password")}
        label={t("field.password")}
        hint={t("order.account.passwordHint")}
        showLabel={t("order.account.show")}
        hideLabel={t("order.account.hide")}
        autoComplete="new-password"
        maxLength={128}
        value={account.password}
        onChange={({ currentTarget }) => onAccount({ ...account, password: currentTarget.value })}
      />
      <CheckboxField
        id={id}
        error={error}
        checked={account.consent}
        onChange={({ currentTarget }) => onAccount({ ...account, consent: currentTarget.checked })}
        label={t.rich("order.account.consent", {
          privacy: linkTo("/globalLegal/privacyPolicy", t("order.account.newTab")),
          terms: linkTo("/globalLegal/terms", t("order.account.newTab")),
        })}
      />
    </section>
  );
}
