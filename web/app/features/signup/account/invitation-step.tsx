import { product } from "@app/contract/product";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { useDraft } from "../../../lib/use-draft.ts";
import { Field } from "../../../ui/field.tsx";
import { SignupForm } from "../signup-form.tsx";
import { useSignupForm } from "../use-signup-form.ts";
import { accountLooks } from "./account-looks.ts";
import { checkInvitation, invitationCodeOf } from "./account-rules.ts";
import { type AccountSignupState, invitationDraftKey } from "./use-account-signup.ts";

/** The code of a brand comes first: it tells who asks for this distributor. */
export function InvitationStep({ signup }: { signup: AccountSignupState }) {
  const t = useTranslations("signup");
  const { ref } = useDraft(invitationDraftKey);
  const form = useSignupForm({
    fields: ["invitation"],
    check: checkInvitation,
    send: (values) => signup.giveInvitation(invitationCodeOf(values)),
    firstProblems: signup.refused,
  });
  const { email } = product.contact;
  return (
    <SignupForm
      title={t("account.distributor.title")}
      form={form}
      draft={ref}
      submit={t("continue")}
      sending={t("sending")}
      variant={accountLooks.distributor.button}
      after={
        <p className="mt-5 border-t-[1.5px] border-line pt-4">
          <b className="block">{t("invitation.none")}</b>
          {t.rich("invitation.ask", {
            email: () => (
              <a href={`mailto:${email}`} className="link inline-block py-2.5">
                <Num>{email}</Num>
              </a>
            ),
          })}
        </p>
      }
    >
      <Field
        {...form.field("invitation")}
        label={t("field.invitation")}
        hint={t("hint.invitation")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        dir="ltr"
        defaultValue={signup.progress.invitation?.code}
        className="[&_input]:tracking-[0.12em] [&_input]:uppercase"
      />
    </SignupForm>
  );
}
