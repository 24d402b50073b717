import { brandSectors } from "@app/contract/brand-company";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { placeOptions, usePlaces } from "../../../lib/use-places.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { ListField } from "../../../ui/list-field.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { BlockFrame } from "../block-frame.tsx";
import { type CompanyForm, fieldId, useBound } from "./use-company-form.ts";

type Blocks = CompanyForm["blocks"];

export function IdentityBlock({ block }: { block: Blocks["identity"] }) {
  const t = useTranslations("brandSettings.company");
  const bound = useBound(block);
  return (
    <BlockFrame
      heading={t("identity.heading")}
      lead={t("identity.lead")}
      state={block.state}
      onRetry={() => void block.saveNow()}
    >
      <Field
        {...bound("legalName")}
        label={t("legalName")}
        hint={t("legalNameHint")}
        dir="auto"
        autoComplete="organization"
        maxLength={120}
      />
      <Field
        {...bound("registerNumber")}
        label={t("registerNumber")}
        hint={t("registerNumberHint")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
      />
      <Field
        {...bound("taxNumber")}
        label={t("taxNumber")}
        hint={t("taxNumberHint")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={26}
      />
      <ListField
        {...bound("sector")}
        label={t("sector")}
        placeholder={t("choose")}
        options={brandSectors.map((sector) => ({ value: sector, label: t(`sectors.${sector}`) }))}
      />
    </BlockFrame>
  );
}

export function SeatBlock({ block }: { block: Blocks["seat"] }) {
  const t = useTranslations("brandSettings.company");
  const bound = useBound(block);
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const { items, state, reload } = usePlaces("all");
  const { error, value } = bound("wilayaCode");
  const emptyText = {
    idle: "loading",
    loading: "loading",
    ready: "none",
    failed: "failed",
  } as const;
  return (
    <BlockFrame
      heading={t("seat.heading")}
      lead={t("seat.lead")}
      state={block.state}
      onRetry={() => void block.saveNow()}
    >
      <SelectField
        id={fieldId("wilayaCode")}
        name="wilayaCode"
        label={t("wilaya")}
        error={error}
        hint={state === "failed" && t("places.failed")}
        aside={
          state === "failed" && (
            <button type="button" className="link -my-2.5 py-2.5" onClick={reload}>
              {t("places.retry")}
            </button>
          )
        }
        options={placeOptions(items, script)}
        value={value}
        onChange={(wilayaCode) => block.change({ wilayaCode })}
        emptyText={t(`places.${emptyText[state]}`)}
        placeholder={t("places.type")}
      />
      <Field
        {...bound("address")}
        label={t("address")}
        hint={t("addressHint")}
        dir="auto"
        autoComplete="street-address"
        maxLength={160}
      />
    </BlockFrame>
  );
}

export function ContactBlock({ block }: { block: Blocks["contact"] }) {
  const t = useTranslations("brandSettings.company");
  const bound = useBound(block);
  return (
    <BlockFrame
      heading={t("contact.heading")}
      lead={t("contact.lead")}
      state={block.state}
      onRetry={() => void block.saveNow()}
    >
      <Field {...bound("name")} label={t("name")} dir="auto" autoComplete="name" maxLength={60} />
      <Field
        {...bound("position")}
        label={t("position")}
        hint={t("positionHint")}
        dir="auto"
        autoComplete="organization-title"
        maxLength={80}
      />
      <PhoneField {...bound("phone")} label={t("phone")} />
      <Field
        {...bound("email")}
        label={t("email")}
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={254}
      />
    </BlockFrame>
  );
}

export function PackagingBlock({ block }: { block: Blocks["packaging"] }) {
  const t = useTranslations("brandSettings.company");
  const bound = useBound(block);
  const { id, error, value } = bound("isEcoJem");
  return (
    <BlockFrame
      heading={t("packaging.heading")}
      lead={t("packaging.lead")}
      state={block.state}
      onRetry={() => void block.saveNow()}
    >
      <Field
        {...bound("kilograms")}
        label={t("tonnage")}
        hint={t("tonnageHint")}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        suffix={t("tonnes")}
      />
      <ChoiceField
        {...{ id, error, value }}
        name="isEcoJem"
        label={t("ecoJem")}
        hint={t("ecoJemHint")}
        choices={(["yes", "no"] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(isEcoJem) => block.change({ isEcoJem })}
      />
    </BlockFrame>
  );
}
