import { useTranslations } from "use-intl";
import { useDraft } from "../../../lib/use-draft.ts";
import { classNames } from "../../../ui/class-names.ts";
import { headingLook } from "../../../ui/field-frame.tsx";
import { NameField } from "../fields.tsx";
import { PlaceFields } from "../place-fields.tsx";
import { SignupForm } from "../signup-form.tsx";
import { useSignupForm } from "../use-signup-form.ts";
import { answersOf, checkName, nameFields } from "./citizen-rules.ts";
import { type CitizenSignupState, draftKeys } from "./use-citizen-signup.ts";

export function NameStep({ progress, giveAnswers, refused }: CitizenSignupState) {
  const t = useTranslations("signup");
  const { answers } = progress;
  const { ref } = useDraft(draftKeys.name);
  const form = useSignupForm({
    fields: nameFields,
    check: checkName,
    send: (values) => giveAnswers(answersOf(values)),
    firstProblems: refused,
  });
  return (
    <SignupForm
      title={t("citizen.name")}
      form={form}
      draft={ref}
      submit={t("continue")}
      sending={t("sending")}
    >
      <h1 tabIndex={-1} className={classNames(headingLook, "mb-4 outline-none")}>
        {t("citizen.name")}
      </h1>
      <div className="flex flex-col gap-4">
        <NameField
          {...form.field("firstName")}
          label={t("field.firstName")}
          autoComplete="given-name"
          defaultValue={answers?.firstName}
        />
        <NameField
          {...form.field("lastName")}
          label={t("field.lastName")}
          hint={t("hint.lastName")}
          autoComplete="family-name"
          defaultValue={answers?.lastName}
        />
        <PlaceFields
          form={form}
          wilaya={answers?.wilaya}
          communeCode={answers ? String(answers.communeCode) : undefined}
          communeHint={t("hint.commune")}
        />
      </div>
    </SignupForm>
  );
}
