import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { stepCount } from "./order-problems.ts";

interface StepBarProps {
  step: number;
  onBack: () => void;
}

export function StepBar({ step, onBack }: StepBarProps) {
  const t = useTranslations("office.order");
  const { whole } = useNumbers();
  return (
    <Steps
      step={step}
      count={stepCount}
      label={t("step", { step: whole(step), count: whole(stepCount) })}
      back={
        step === 1 ? { label: t("toLanding"), to: "/officepack" } : { label: t("back"), onBack }
      }
    />
  );
}
