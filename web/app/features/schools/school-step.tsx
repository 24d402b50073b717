import { schoolLevels } from "@app/contract/quiz";
import { schoolSectors } from "@app/contract/schools";
import { useTranslations } from "use-intl";
import { PlaceFields } from "../../lib/place-fields.tsx";
import { StepForm } from "../../lib/step-form.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { Field } from "../../ui/field.tsx";
import { type ApplicationDraft, problemsOnPage } from "./application.ts";
import { levelTiles } from "./landing-tiles.ts";
import { useApplicationForm, useFormWords } from "./use-application.ts";

export interface FormPageProps {
  value: ApplicationDraft;
  change: (part: Partial<ApplicationDraft>) => void;
  onDone: () => Promise<unknown>;
}

/** The first page: which school, where, how large. */
export function SchoolStep({ value, change, onDone }: FormPageProps) {
  const t = useTranslations("schools");
  const words = useFormWords();
  const form = useApplicationForm({ check: () => problemsOnPage(1, value), send: onDone });
  return (
    <StepForm
      form={form}
      words={words}
      heading={t("form.school.heading")}
      lead={t("form.school.lead")}
    >
      <Field
        {...form.field("schoolName")}
        label={t("form.school.name")}
        autoComplete="organization"
        maxLength={120}
        dir="auto"
        value={value.schoolName}
        onChange={({ currentTarget }) => change({ schoolName: currentTarget.value })}
      />
      <ChoiceField
        {...form.field("level")}
        name="level"
        label={t("form.school.level")}
        choices={schoolLevels.map((level) => ({
          value: level,
          label: t(`level.${level}`),
          tile: levelTiles[level],
        }))}
        value={value.level}
        onChange={(level) => change({ level })}
      />
      <ChoiceField
        {...form.field("sector")}
        name="sector"
        label={t("form.school.sector")}
        choices={schoolSectors.map((sector) => ({
          value: sector,
          label: t(`form.school.sectors.${sector}`),
        }))}
        value={value.sector}
        onChange={(sector) => change({ sector })}
      />
      <PlaceFields
        value={{ wilaya: value.wilaya, communeCode: value.communeCode }}
        onChange={change}
        text={(key) => t(`places.${key}`)}
        ids={{ wilaya: form.idOf("wilaya"), communeCode: form.idOf("communeCode") }}
        errors={{
          wilaya: form.field("wilaya").error,
          communeCode: form.field("communeCode").error,
        }}
      />
      {(["classes", "pupils"] as const).map((name) => (
        <Field
          key={name}
          {...form.field(name)}
          label={t(`form.school.${name}`)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          dir="ltr"
          value={value[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
    </StepForm>
  );
}
