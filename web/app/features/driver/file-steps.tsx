import type { TransporterProfile } from "@app/contract/transporter-profile";
import { useTranslations } from "use-intl";
import { Steps } from "../../ui/steps.tsx";
import { DriverStep, type FileStepProps } from "./driver-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { lastStep } from "./steps.ts";
import { VehiclesStep } from "./vehicles-step.tsx";

interface FileStepsProps extends FileStepProps {
  file: TransporterProfile | null;
  step: number;
  back: Parameters<typeof Steps>[0]["back"];
}

/** One of the three steps, each of which saves by itself. */
export function FileSteps({ file, step, first, back, onSaved }: FileStepsProps) {
  const t = useTranslations("driver");
  return (
    <>
      <Steps
        label={t("step", { step, count: lastStep })}
        step={step}
        count={lastStep}
        back={back}
      />
      {step === 2 && file ? (
        <VehiclesStep {...{ file, first, onSaved }} />
      ) : step === 3 && file ? (
        <PaymentStep {...{ file, onSaved }} />
      ) : (
        <DriverStep {...{ file, first, onSaved }} />
      )}
    </>
  );
}
