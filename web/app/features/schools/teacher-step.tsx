import { schoolLimits, teacherRoles, yardAnswers } from "@app/contract/schools";
import { useTranslations } from "use-intl";
import { StepForm } from "../../lib/step-form.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { Field } from "../../ui/field.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { problemsOnPage } from "./application.ts";
import { MonthsField } from "./months-field.tsx";
import type { FormPageProps } from "./school-step.tsx";
import { useApplicationForm, useFormWords } from "./use-application.ts";

/** The second page: whom we call, and when we come. */
export function TeacherStep({ value, change, onDone }: FormPageProps) {
  const t = useTranslations("schools.form.teacher");
  const words = useFormWords();
  const form = useApplicationForm({ check: () => problemsOnPage(2, value), send: onDone });
  return (
    <StepForm form={form} words={words} heading={t("heading")} lead={t("lead")}>
      <Field
        {...form.field("teacherName")}
        label={t("name")}
        autoComplete="name"
        maxLength={60}
        dir="auto"
        value={value.teacherName}
        onChange={({ currentTarget }) => change({ teacherName: currentTarget.value })}
      />
      <RoleField form={form} value={value} change={change} />
      <PhoneField
        {...form.field("phone")}
        label={t("phone")}
        value={value.phone}
        onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
      />
      <Field
        {...form.field("email")}
        label={t("email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        dir="ltr"
        value={value.email}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <MonthsField
        {...form.field("months")}
        value={value.months}
        onChange={(months) => change({ months })}
      />
      <ChoiceField
        {...form.field("yard")}
        name="yard"
        label={t("yard")}
        choices={yardAnswers.map((yard) => ({ value: yard, label: t(`yards.${yard}`) }))}
        value={value.yard}
        onChange={(yard) => change({ yard })}
      />
      <TextAreaField
        {...form.field("message")}
        label={t("message")}
        hint={t("messageHint", { max: schoolLimits.message })}
        maxLength={schoolLimits.message}
        rows={4}
        dir="auto"
        value={value.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
    </StepForm>
  );
}

interface RoleFieldProps extends Pick<FormPageProps, "value" | "change"> {
  form: Pick<ReturnType<typeof useApplicationForm>, "field">;
}

function RoleField({ form, value, change }: RoleFieldProps) {
  const t = useTranslations("schools");
  return (
    <ListField
      {...form.field("role")}
      label={t("form.teacher.role")}
      placeholder={t("choose")}
      options={teacherRoles.map((role) => ({
        value: role,
        label: t(`form.teacher.roles.${role}`),
      }))}
      value={value.role}
      onChange={({ currentTarget }) => change({ role: currentTarget.value })}
    />
  );
}
