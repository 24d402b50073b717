import { vehicleKinds } from "@app/contract/transporter-profile";
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import type { StepFormState } from "../../lib/use-step-form.ts";
import { Field } from "../../ui/field.tsx";
import { ListField } from "../../ui/list-field.tsx";
import type { VehicleDraft } from "./drafts.ts";
import type { FileField } from "./problems.ts";

interface VehicleFieldsProps {
  index: number;
  value: VehicleDraft;
  form: Pick<StepFormState<FileField>, "field">;
  onChange: (part: Partial<VehicleDraft>) => void;
  onRemove: (() => void) | undefined;
}

export function VehicleFields({ index, value, form, onChange, onRemove }: VehicleFieldsProps) {
  const t = useTranslations("driver.vehicles");
  const { whole } = useNumbers();
  const field = (name: string) => form.field(`vehicles.${index}.${name}`);
  const number = whole(index + 1);
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-medium rounded-ee-turn border-2 border-line bg-white p-4">
      <legend className="sr-only">{t("number", { number })}</legend>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <span aria-hidden="true" className="text-[1.125rem] font-bold">
          {t("number", { number })}
        </span>
        {onRemove && (
          <button
            type="button"
            aria-label={t("removeNumber", { number })}
            className="flex min-h-11 items-center gap-1.5 text-small font-semibold underline"
            onClick={onRemove}
          >
            <X className="size-4" aria-hidden="true" />
            {t("remove")}
          </button>
        )}
      </div>
      <Field
        {...field("plate")}
        label={t("plate")}
        hint={t("plateHint")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={value.plate}
        onChange={({ currentTarget }) => onChange({ plate: currentTarget.value })}
      />
      <ListField
        {...field("kind")}
        label={t("kind")}
        placeholder={t("choose")}
        options={vehicleKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={value.kind}
        onChange={({ currentTarget }) =>
          onChange({ kind: vehicleKinds.find((kind) => kind === currentTarget.value) ?? "" })
        }
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <Field
          {...field("payloadKilograms")}
          label={t("payload")}
          inputMode="numeric"
          dir="ltr"
          maxLength={6}
          suffix={t("kilograms")}
          value={value.payload}
          onChange={({ currentTarget }) => onChange({ payload: currentTarget.value })}
        />
        <Field
          {...field("volumeLiters")}
          label={t("volume")}
          inputMode="decimal"
          dir="ltr"
          maxLength={6}
          suffix={t("cubicMeters")}
          value={value.volume}
          onChange={({ currentTarget }) => onChange({ volume: currentTarget.value })}
        />
      </div>
      <Field
        {...field("insuranceUntil")}
        label={t("insuranceUntil")}
        type="date"
        dir="ltr"
        value={value.insuranceUntil}
        onChange={({ currentTarget }) => onChange({ insuranceUntil: currentTarget.value })}
      />
    </fieldset>
  );
}
