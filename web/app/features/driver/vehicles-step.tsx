import {
  mostVehicles,
  type TransporterProfile,
  type VehiclesInput,
  vehiclesInputSchema,
} from "@app/contract/transporter-profile";
import { Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { StepForm } from "../../lib/step-form.tsx";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import { WilayasField } from "../../lib/wilayas-field.tsx";
import { Button } from "../../ui/button.tsx";
import { saveVehicles } from "./driver.api.ts";
import type { FileStepProps } from "./driver-step.tsx";
import { emptyVehicle, vehiclesBody, type VehicleDraft, vehiclesDraft } from "./drafts.ts";
import { problemsIn } from "./problems.ts";
import { useFileForm, useStepWords } from "./use-file-form.ts";
import { VehicleFields } from "./vehicle-fields.tsx";

interface VehiclesStepProps extends FileStepProps {
  file: TransporterProfile;
}

/** The vehicles, and where they go. */
export function VehiclesStep({ file, first, onSaved }: VehiclesStepProps) {
  const t = useTranslations("driver.vehicles");
  const draft = useDraftState(
    deviceStore,
    `${keptPrefix}driver.vehicles`,
    vehiclesDraft(file, first),
  );
  const { value, change } = draft;
  const words = useStepWords();
  const form = useFileForm({
    check: () => problemsIn(vehiclesInputSchema, vehiclesBody(value)),
    send: async () => {
      await saveVehicles(vehiclesBody(value) as VehiclesInput);
      draft.clear();
      await onSaved();
    },
  });
  const replace = (at: number, part: Partial<VehicleDraft>) =>
    change({
      vehicles: value.vehicles.map((one, index) => (index === at ? { ...one, ...part } : one)),
    });
  const remove = (at: number) =>
    change({ vehicles: value.vehicles.filter((_, index) => index !== at) });
  return (
    <StepForm form={form} words={words} heading={t("heading")} lead={t("lead")}>
      {value.vehicles.map((vehicle, index) => (
        <VehicleFields
          key={index}
          index={index}
          value={vehicle}
          form={form}
          onChange={(part) => replace(index, part)}
          onRemove={value.vehicles.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {value.vehicles.length < mostVehicles && (
        <Button
          variant="soft"
          full
          onClick={() => change({ vehicles: [...value.vehicles, emptyVehicle] })}
        >
          <Plus className="size-5" aria-hidden="true" />
          {t("add")}
        </Button>
      )}
      <WilayasField
        {...form.field("wilayas")}
        label={t("wilayas")}
        hint={t("wilayasHint")}
        value={value.wilayas}
        onChange={(wilayas) => change({ wilayas })}
        text={(key) => t(`area.${key}`)}
        removeLabel={(wilaya) => t("area.remove", { wilaya })}
      />
    </StepForm>
  );
}
