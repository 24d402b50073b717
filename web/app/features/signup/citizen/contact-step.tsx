import { showPhone } from "@app/contract/phone";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useDraft } from "../../../lib/use-draft.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { EmailField } from "../fields.tsx";
import { SignupForm } from "../signup-form.tsx";
import { useSignupForm } from "../use-signup-form.ts";
import { checkContact, contactOf } from "./citizen-rules.ts";
import { type CitizenSignupState, draftKeys } from "./use-citizen-signup.ts";

/** One question: where the digits go. */
export function ContactStep({ progress, giveContact, prefer }: CitizenSignupState) {
  const t = useTranslations("signup");
  const { via, contact, timedOut } = progress;
  const { ref } = useDraft(draftKeys[via]);
  const form = useSignupForm({
    fields: [via],
    check: (values) => checkContact(via, values),
    send: (values) => giveContact(contactOf(via, values)),
  });
  const given = contact?.via === via ? contact.value : "";
  return (
    <SignupForm
      title={t("citizen.title")}
      form={form}
      draft={ref}
      submit={t("continue")}
      sending={t("sending")}
      after={
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-[0.96875rem]">
          <button
            type="button"
            className="link min-h-12 font-semibold"
            onClick={() => prefer(via === "phone" ? "email" : "phone")}
          >
            {t(via === "phone" ? "citizen.preferEmail" : "citizen.preferPhone")}
          </button>
          <Link to="/login" className="link inline-flex min-h-12 items-center font-semibold">
            {t("already")}
          </Link>
        </div>
      }
    >
      {timedOut && (
        <Notice tone="info" className="mb-4">
          {t("citizen.timedOut")}
        </Notice>
      )}
      {via === "phone" ? (
        <PhoneField
          {...form.field("phone")}
          isHeading
          label={t("citizen.phone")}
          hint={t("citizen.phoneHint")}
          defaultValue={given && showPhone(given)}
        />
      ) : (
        <EmailField
          {...form.field("email")}
          isHeading
          label={t("field.email")}
          hint={t("citizen.emailHint")}
          defaultValue={given}
        />
      )}
    </SignupForm>
  );
}
