import { bonusFor } from "@app/contract/campaigns";
import { materialLabels, materials } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import type { StepFormState } from "../../lib/use-step-form.ts";
import { WilayasField } from "../../lib/wilayas-field.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { FieldNotes, useFieldIds } from "../../ui/field-frame.tsx";
import { Slider } from "../../ui/slider.tsx";
import type { CampaignDraft } from "./campaign-draft.ts";
import type { CampaignField } from "./problems.ts";
import { useCampaignNumbers } from "./use-campaign-numbers.ts";

interface FieldsProps {
  form: Pick<StepFormState<CampaignField>, "field">;
  value: CampaignDraft;
  change: (part: Partial<CampaignDraft>) => void;
}

export function MaterialFields({ form, value, change }: FieldsProps) {
  const t = useTranslations("campaigns");
  const { id, error } = form.field("materials");
  const ids = useFieldIds(id, { hint: undefined, error });
  return (
    <fieldset aria-describedby={ids.describedBy}>
      <legend className="font-bold">{t("form.materials")}</legend>
      <FieldNotes error={error} ids={ids} />
      {materials.map((material, place) => (
        <CheckboxField
          key={material}
          // The error summary leads to the first one.
          {...(place === 0 && { id })}
          label={material === "aluminium" ? t("aluminium") : <Num>{materialLabels[material]}</Num>}
          checked={value[material]}
          onChange={({ currentTarget }) => change({ [material]: currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}

export function AreaFields({ form, value, change }: FieldsProps) {
  const t = useTranslations("campaigns");
  return (
    <>
      <ChoiceField
        name="area"
        label={t("form.where")}
        choices={[
          { value: "country", label: t("fact.country") },
          { value: "some", label: t("form.some") },
        ]}
        value={value.area}
        onChange={(area) => change({ area: area === "some" ? "some" : "country" })}
      />
      {value.area === "some" && (
        <WilayasField
          {...form.field("wilayas")}
          label={t("form.wilayas")}
          value={value.wilayas}
          onChange={(wilayas) => change({ wilayas })}
          text={(key) => t(`area.${key}`)}
          removeLabel={(wilaya) => t("area.remove", { wilaya })}
        />
      )}
    </>
  );
}

/** A bag of some kilograms, as an example. */
const usual = 8000;
const step = 5;

export function BonusField({ form, value: { bonusPercent }, change }: FieldsProps) {
  const t = useTranslations("campaigns.form");
  const { whole } = useNumbers();
  const numbers = useCampaignNumbers();
  const { id } = form.field("bonusPercent");
  const percent = t("percent", { percent: whole(bonusPercent) });
  const example = t("bonusExample", {
    usual: numbers.amount(usual),
    tokens: numbers.amount(usual + bonusFor(usual, bonusPercent)),
  });
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-bold">
          {t("bonus")}
        </label>
        <output htmlFor={id} className="num text-[1.5rem]">
          <Num>{percent}</Num>
        </output>
      </div>
      <Slider
        id={id}
        min={0}
        max={100}
        step={step}
        value={bonusPercent}
        valueText={`${percent}. ${example}`}
        onChange={(next) => change({ bonusPercent: next })}
      />
      <p className="mt-1 text-small text-muted">{example}</p>
    </div>
  );
}
