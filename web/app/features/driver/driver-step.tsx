import {
  type DriverInput,
  driverInputSchema,
  licenceCategories,
  type TransporterProfile,
} from "@app/contract/transporter-profile";
import { useTranslations } from "use-intl";
import { StepForm } from "../../lib/step-form.tsx";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import type { StepFormState } from "../../lib/use-step-form.ts";
import { Field } from "../../ui/field.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { saveDriver } from "./driver.api.ts";
import { driverBody, driverDraft, type DriverDraft, type FirstDriver } from "./drafts.ts";
import { type FileField, problemsIn } from "./problems.ts";
import { useFileForm, useStepWords } from "./use-file-form.ts";

export interface FileStepProps {
  file: TransporterProfile | null;
  first: FirstDriver;
  onSaved: () => Promise<unknown>;
}

/** Who drives, and with which licence. */
export function DriverStep({ file, first, onSaved }: FileStepProps) {
  const t = useTranslations("driver.person");
  const draft = useDraftState(
    deviceStore,
    `${keptPrefix}driver.person`,
    driverDraft(file?.driver ?? undefined, first),
  );
  const { value, change } = draft;
  const words = useStepWords();
  const form = useFileForm({
    check: () => problemsIn(driverInputSchema, driverBody(value)),
    send: async () => {
      await saveDriver(driverBody(value) as DriverInput);
      draft.clear();
      await onSaved();
    },
  });
  return (
    <StepForm form={form} words={words} heading={t("heading")} lead={t("lead")}>
      <NameFields {...{ form, value, change }} />
      <Field
        {...form.field("licenceNumber")}
        label={t("licenceNumber")}
        hint={t("licenceNumberHint")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={value.licenceNumber}
        onChange={({ currentTarget }) => change({ licenceNumber: currentTarget.value })}
      />
      <ListField
        {...form.field("licenceCategory")}
        label={t("licenceCategory")}
        placeholder={t("choose")}
        options={licenceCategories.map((one) => ({ value: one, label: t(`category.${one}`) }))}
        value={value.licenceCategory}
        onChange={({ currentTarget }) =>
          change({
            licenceCategory: licenceCategories.find((one) => one === currentTarget.value) ?? "",
          })
        }
      />
      <Field
        {...form.field("licenceUntil")}
        label={t("licenceUntil")}
        type="date"
        dir="ltr"
        value={value.licenceUntil}
        onChange={({ currentTarget }) => change({ licenceUntil: currentTarget.value })}
      />
    </StepForm>
  );
}

interface NameFieldsProps {
  form: Pick<StepFormState<FileField>, "field">;
  value: DriverDraft;
  change: (part: Partial<DriverDraft>) => void;
}

/** As on the licence first; the other script is for whoever reads the badge and not that one. */
function NameFields({ form, value, change }: NameFieldsProps) {
  const t = useTranslations("driver.person");
  const fields = ["firstName", "lastName", "otherFirstName", "otherLastName"] as const;
  return fields.map((name) => (
    <Field
      key={name}
      {...form.field(name)}
      label={t(name)}
      hint={name === "firstName" ? t("nameHint") : name === "otherFirstName" && t("otherHint")}
      dir="auto"
      autoComplete="off"
      maxLength={60}
      value={value[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  ));
}
