import { type PlaceInput, placeInputSchema, type PointProfile } from "@app/contract/point-profile";
import { pointKinds } from "@app/contract/points";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { PlaceFields } from "../../lib/place-fields.tsx";
import { StepForm } from "../../lib/step-form.tsx";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import type { StepFormState } from "../../lib/use-step-form.ts";
import { Field } from "../../ui/field.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { type FirstPlace, placeBody, placeDraft, type PlaceDraft } from "./drafts.ts";
import { savePlace } from "./opening.api.ts";
import { PinField, type RenderPinMap } from "./pin-field.tsx";
import { type Problem, problemsIn, type ProfileField } from "./problems.ts";
import { useOpeningForm, useStepWords } from "./use-opening-form.ts";

export interface PlaceStepProps {
  profile: PointProfile | null;
  first: FirstPlace;
  pinMap: RenderPinMap;
  onSaved: () => Promise<unknown>;
}

/** Without a wilaya there is no commune to choose: that is what is missing. */
const check = (draft: PlaceDraft): Problem[] =>
  problemsIn(placeInputSchema, placeBody(draft)).map((problem) =>
    problem.field === "communeCode" && draft.wilaya === ""
      ? { field: "wilaya", text: "wilaya" }
      : problem,
  );

export function PlaceStep({ profile, first, pinMap, onSaved }: PlaceStepProps) {
  const t = useTranslations("opening");
  const draft = useDraftState(
    deviceStore,
    `${keptPrefix}opening.place`,
    placeDraft(profile?.place ?? null, first),
  );
  const { value, change } = draft;
  const words = useStepWords();
  const form = useOpeningForm({
    check: () => check(value),
    send: async () => {
      await savePlace(placeBody(value) as PlaceInput);
      draft.clear();
      await onSaved();
    },
  });
  return (
    <StepForm form={form} words={words} heading={t("place.heading")} lead={t("place.lead")}>
      <NameFields {...{ form, value, change }} />
      <ListField
        {...form.field("kind")}
        label={t("place.kind")}
        placeholder={t("place.choose")}
        options={pointKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={value.kind}
        onChange={({ currentTarget }) =>
          change({ kind: pointKinds.find((kind) => kind === currentTarget.value) ?? "" })
        }
      />
      <PlaceFields
        value={value}
        onChange={({ wilaya, communeCode }) => change({ wilaya, communeCode })}
        text={(key) => t(`places.${key}`)}
        ids={{ wilaya: form.idOf("wilaya"), communeCode: form.idOf("communeCode") }}
        errors={{
          wilaya: form.field("wilaya").error,
          communeCode: form.field("communeCode").error,
        }}
      />
      <Field
        {...form.field("address")}
        label={t("place.address")}
        hint={t("place.addressHint")}
        dir="auto"
        autoComplete="street-address"
        maxLength={160}
        value={value.address}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <PinField
        {...form.field("position")}
        value={value.position}
        onChange={(position) => change({ position })}
        communeCode={value.communeCode}
        pinMap={pinMap}
      />
      <PhoneField
        {...form.field("phone")}
        label={t("place.phone")}
        hint={t("place.phoneHint")}
        value={value.phone}
        onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
      />
    </StepForm>
  );
}

interface NameFieldsProps {
  form: Pick<StepFormState<ProfileField>, "field">;
  value: PlaceDraft;
  change: (part: Partial<PlaceDraft>) => void;
}

/** The language of the page first; the one of the other script below; English for who reads it. */
function NameFields({ form, value, change }: NameFieldsProps) {
  const t = useTranslations("opening.place");
  const language = useLanguage();
  const arabic = { key: "nameAr", label: t("nameAr"), lang: "ar" } as const;
  const french = { key: "nameFr", label: t("nameFr"), lang: "fr" } as const;
  const english = { key: "nameEn", label: t("nameEn"), lang: "en" } as const;
  const both = language === "ar" ? [arabic, french] : [french, arabic];
  const hasEnglish = language === "en" || value.nameEn !== "";
  const { id, error } = form.field("name");
  return (
    <>
      {(hasEnglish ? [...both, english] : both).map(({ key, label, lang }, index) => (
        <Field
          key={key}
          id={index === 0 ? id : `${id}-${lang}`}
          error={index === 0 ? error : undefined}
          hint={index === 0 ? t("nameHint") : undefined}
          label={label}
          lang={lang}
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={value[key]}
          onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
        />
      ))}
    </>
  );
}
