import { ArrowRight } from "lucide-react";
import { useMemo, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { PlaceFields } from "../../lib/place-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Asked } from "./question-step.tsx";
import type { Answers } from "./questions.ts";

interface PlaceStepProps {
  value: Answers["place"];
  onAnswer: (place: NonNullable<Answers["place"]>) => void;
}

const ids = { wilaya: "eligibility-wilaya", communeCode: "eligibility-commune" };

export function PlaceStep({ value, onAnswer }: PlaceStepProps) {
  const t = useTranslations("eligibility");
  const [chosen, setChosen] = useState<NonNullable<Answers["place"]>>();
  const [hasFailed, setFailed] = useState(false);
  const place = chosen ?? value ?? { wilaya: "", communeCode: "" };
  const isMissing = hasFailed && place.communeCode === "";
  const field = place.wilaya === "" ? "wilaya" : "communeCode";
  const missing = t(`place.missing.${field}`);
  const errors = useMemo(
    () => (isMissing ? [{ message: missing, fieldId: ids[field] }] : []),
    [isMissing, missing, field],
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (place.communeCode === "") setFailed(true);
    else onAnswer(place);
  };

  return (
    <form noValidate onSubmit={submit}>
      {isMissing && (
        <div className="mb-4">
          <ErrorSummary title={t("toFix")} errors={errors} />
        </div>
      )}
      <Asked question="place" />
      <div className="mt-5 grid gap-4">
        <PlaceFields
          value={place}
          onChange={setChosen}
          text={(key) => t(`place.${key}`)}
          ids={ids}
          errors={isMissing ? { [field]: missing } : {}}
        />
      </div>
      <Button type="submit" variant="ink" full turned className="mt-5 min-h-14">
        {t("continue")}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </form>
  );
}
