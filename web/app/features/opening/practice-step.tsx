import { materialLabels, materials } from "@app/contract/materials";
import { type PointProfile, practiceInputSchema } from "@app/contract/point-profile";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { StepForm } from "../../lib/step-form.tsx";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import type { StepFormState } from "../../lib/use-step-form.ts";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { Field } from "../../ui/field.tsx";
import { FieldNotes, useFieldIds } from "../../ui/field-frame.tsx";
import { practiceBody, practiceDraft, type PracticeDraft } from "./drafts.ts";
import { HoursField } from "./hours-field.tsx";
import { savePractice } from "./opening.api.ts";
import { problemsIn, type ProfileField } from "./problems.ts";
import { useOpeningForm, useStepWords } from "./use-opening-form.ts";

interface PracticeStepProps {
  profile: PointProfile;
  onSaved: () => Promise<unknown>;
}

export function PracticeStep({ profile, onSaved }: PracticeStepProps) {
  const t = useTranslations("opening.practice");
  const draft = useDraftState(
    deviceStore,
    `${keptPrefix}opening.practice`,
    practiceDraft(profile.practice),
  );
  const { value, change } = draft;
  const words = useStepWords();
  const form = useOpeningForm({
    check: () => problemsIn(practiceInputSchema, practiceBody(value)),
    send: async () => {
      await savePractice(practiceBody(value));
      draft.clear();
      await onSaved();
    },
  });
  return (
    <StepForm form={form} words={words} heading={t("heading")} lead={t("lead")}>
      <MaterialFields {...{ form, value, change }} />
      <CheckboxField
        label={
          <>
            <span className="block font-bold">{t("bagsLeft")}</span>
            <span className="block text-small text-muted">{t("bagsLeftHint")}</span>
          </>
        }
        checked={value.acceptsBagsLeft}
        onChange={({ currentTarget }) => change({ acceptsBagsLeft: currentTarget.checked })}
      />
      <HoursField
        {...form.field("hours")}
        value={value.hours}
        onChange={(hours) => change({ hours })}
      />
      <Field
        {...form.field("storage")}
        label={t("storage")}
        hint={t("storageHint")}
        inputMode="numeric"
        dir="ltr"
        maxLength={5}
        suffix={t("squareMeters")}
        value={value.storage}
        onChange={({ currentTarget }) => change({ storage: currentTarget.value })}
      />
      <Field
        {...form.field("scale")}
        label={t("scale")}
        hint={t("scaleHint")}
        inputMode="numeric"
        dir="ltr"
        maxLength={5}
        suffix={t("kilograms")}
        value={value.scale}
        onChange={({ currentTarget }) => change({ scale: currentTarget.value })}
      />
    </StepForm>
  );
}

interface MaterialFieldsProps {
  form: Pick<StepFormState<ProfileField>, "field">;
  value: PracticeDraft;
  change: (part: Partial<PracticeDraft>) => void;
}

function MaterialFields({ form, value, change }: MaterialFieldsProps) {
  const t = useTranslations("opening");
  const { id, error } = form.field("materials");
  const ids = useFieldIds(id, { error });
  return (
    <fieldset aria-describedby={ids.describedBy}>
      <legend className="font-bold">{t("practice.materials")}</legend>
      <FieldNotes error={error} ids={ids} />
      {materials.map((material, index) => (
        <CheckboxField
          key={material}
          id={index === 0 ? id : undefined}
          label={
            material === "aluminium" ? (
              t("practice.aluminium")
            ) : (
              <Num>{materialLabels[material]}</Num>
            )
          }
          checked={value.materials.includes(material)}
          onChange={({ currentTarget }) =>
            change({
              materials: materials.filter((one) =>
                one === material ? currentTarget.checked : value.materials.includes(one),
              ),
            })
          }
        />
      ))}
    </fieldset>
  );
}
