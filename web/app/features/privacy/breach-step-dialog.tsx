import { type Breach, breachStepSchema, type BreachStep } from "@app/contract/breaches";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSending } from "../../lib/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { asCount } from "./as-count.ts";
import { moveBreach } from "./privacy.api.ts";
import { problemOf, type StepField } from "./problems.ts";

interface BreachStepDialogProps {
  breach: Breach;
  step: BreachStep;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** What was done, in words: it is written once and stays. */
export function BreachStepDialog({ breach, step, onDone, onClose }: BreachStepDialogProps) {
  const t = useTranslations("privacy");
  const { send, isBusy, problem } = useSending(problemOf);
  const [note, setNote] = useState("");
  const [people, setPeople] = useState("");
  const [wrong, setWrong] = useState<StepField>();
  const confirm = () => {
    const outcome = breachStepSchema.safeParse({ step, note, people: asCount(people) });
    setWrong(outcome.success ? undefined : (outcome.error.issues[0]?.path[0] as StepField));
    if (!outcome.success) return;
    const body = outcome.data;
    void send(JSON.stringify(body), async (key) => {
      await moveBreach(breach.id, body, key);
      await onDone();
    });
  };
  return (
    <Dialog
      title={t(`breaches.step.${step}`)}
      onClose={onClose}
      actions={
        <>
          <Button variant="ink" full busy={isBusy} busyLabel={t("saving")} onClick={confirm}>
            {t("breaches.confirm")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("leave")}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t(`breaches.hint.${step}`)}</p>
      <div className="grid gap-4">
        <TextAreaField
          label={t("breaches.field.note")}
          hint={t("breaches.noNames")}
          error={wrong === "note" ? t("problem.measures") : undefined}
          dir="auto"
          rows={4}
          maxLength={2000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {step === "assessed" && (
          <Field
            label={t("breaches.field.people")}
            hint={t("breaches.countHint")}
            error={wrong === "people" ? t("problem.count") : undefined}
            inputMode="numeric"
            dir="ltr"
            maxLength={9}
            value={people}
            onChange={({ currentTarget }) => setPeople(currentTarget.value)}
          />
        )}
      </div>
      {problem && (
        <Notice tone="problem" className="mt-4">
          {t(`problem.${problem}`)}
        </Notice>
      )}
    </Dialog>
  );
}
