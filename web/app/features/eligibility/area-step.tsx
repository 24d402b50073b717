import { ArrowRight } from "lucide-react";
import { useMemo, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { WilayasField } from "../../lib/wilayas-field.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Asked } from "./question-step.tsx";
import type { Answers } from "./questions.ts";

interface AreaStepProps {
  value: Answers["area"];
  onAnswer: (area: readonly number[]) => void;
}

const id = "eligibility-area";

/** Some wilayas, one after the other. */
export function AreaStep({ value, onAnswer }: AreaStepProps) {
  const t = useTranslations("eligibility");
  const [chosen, setChosen] = useState<readonly number[]>();
  const [hasFailed, setFailed] = useState(false);
  const area = chosen ?? value ?? [];
  const isMissing = hasFailed && area.length === 0;
  const missing = t("area.missing");
  const errors = useMemo(
    () => (isMissing ? [{ message: missing, fieldId: id }] : []),
    [isMissing, missing],
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (area.length === 0) setFailed(true);
    else onAnswer(area);
  };

  return (
    <form noValidate onSubmit={submit}>
      {isMissing && (
        <div className="mb-4">
          <ErrorSummary title={t("toFix")} errors={errors} />
        </div>
      )}
      <Asked question="area" />
      <div className="mt-5">
        <WilayasField
          id={id}
          label={t("area.add")}
          error={isMissing ? missing : undefined}
          value={area}
          onChange={setChosen}
          text={(key) => t(`area.${key}`)}
          removeLabel={(wilaya) => t("area.remove", { wilaya })}
        />
      </div>
      <Button type="submit" variant="ink" full turned className="mt-5 min-h-14">
        {t("continue")}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </form>
  );
}
