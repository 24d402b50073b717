import { useTranslations } from "use-intl";
import { useDraft } from "../../../lib/use-draft.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ConsentField } from "../consent-field.tsx";
import { AccessFields, NameField, OrganisationNameField } from "../fields.tsx";
import { SignupForm } from "../signup-form.tsx";
import { useSignupForm } from "../use-signup-form.ts";
import { accountLooks } from "./account-looks.ts";
import type { AccountRole } from "./account-progress.ts";
import { accountFields, accountInputOf, checkAccount } from "./account-rules.ts";
import { accountDraftKey, type AccountSignupState } from "./use-account-signup.ts";

interface AccountFormProps {
  role: AccountRole;
  signup: AccountSignupState;
}

/** One form: who the person is, and how the account is reached and opened. */
export function AccountForm({ role, signup }: AccountFormProps) {
  const t = useTranslations("signup");
  const { invitation, timedOut } = signup.progress;
  const { ref } = useDraft(accountDraftKey(role));
  const form = useSignupForm({
    fields: accountFields(role),
    check: (values) => checkAccount(role, values, invitation),
    send: (values) => signup.giveAccount(accountInputOf(role, values, invitation)),
  });
  return (
    <SignupForm
      title={t(`account.${role}.title`)}
      form={form}
      draft={ref}
      submit={t("continue")}
      sending={t("sending")}
      variant={accountLooks[role].button}
    >
      <div className="flex flex-col gap-4">
        {timedOut && <Notice tone="info">{t("account.timedOut")}</Notice>}
        {role === "distributor" && (
          <OrganisationNameField {...form.field("company")} label={t("field.company")} />
        )}
        <NameField
          {...form.field("firstName")}
          label={t("field.firstName")}
          autoComplete="given-name"
        />
        <NameField
          {...form.field("lastName")}
          label={t("field.lastName")}
          autoComplete="family-name"
        />
        <AccessFields form={form} />
        <ConsentField form={form} />
      </div>
    </SignupForm>
  );
}
