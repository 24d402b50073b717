import type { Campaign } from "@app/contract/campaigns";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { StepForm, type StepWords } from "../../lib/step-form.tsx";
import { keptPrefix, tabStore } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import { useStepForm } from "../../lib/use-step-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { AreaFields, BonusField, MaterialFields } from "./campaign-fields.tsx";
import { bodyOf, draftOf } from "./campaign-draft.ts";
import { saveCampaign } from "./campaigns.api.ts";
import { type CampaignField, problemsIn, problemsOf, type ProblemText } from "./problems.ts";

interface CampaignFormProps {
  /** The draft that is written anew; none: a new one. */
  campaign: Campaign | undefined;
  onSaved: () => Promise<void>;
  onLeave: () => void;
}

export function CampaignForm({ campaign, onSaved, onLeave }: CampaignFormProps) {
  const t = useTranslations("campaigns");
  const place = `${keptPrefix}campaign.${campaign?.id ?? "new"}`;
  const draft = useDraftState(tabStore, place, draftOf(campaign));
  const { value, change } = draft;
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  // However often it is sent, one draft is written; other words are another one.
  const [attempt, setAttempt] = useState({ about: "", key: "" });
  const send = async () => {
    const about = JSON.stringify(value);
    const key = attempt.about === about ? attempt.key : crypto.randomUUID();
    setAttempt({ about, key });
    await saveCampaign(campaign?.id ?? null, bodyOf(value), key);
    draft.clear();
    await onSaved();
  };
  const form = useStepForm<CampaignField, ProblemText>({
    name: "campaign",
    check: () => problemsIn(bodyOf(value)),
    send,
    problemsOf,
    text,
  });
  return (
    <div className="mx-auto max-w-[38rem]">
      <StepForm
        form={form}
        words={useWords()}
        heading={t(campaign ? "form.change" : "new")}
        lead={t("form.lead")}
        after={
          <Button variant="soft" full className="mt-2.5" onClick={onLeave}>
            {t("form.leave")}
          </Button>
        }
      >
        <Field
          {...form.field("name")}
          label={t("form.name")}
          hint={t("form.nameHint")}
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={value.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <MaterialFields {...{ form, value, change }} />
        <AreaFields {...{ form, value, change }} />
        <div className="grid items-end gap-5 sm:grid-cols-2 sm:gap-3">
          {(["firstDay", "lastDay"] as const).map((day) => (
            <Field
              key={day}
              {...form.field(day)}
              label={t(`form.${day}`)}
              type="date"
              dir="ltr"
              value={value[day]}
              onChange={({ currentTarget }) => change({ [day]: currentTarget.value })}
            />
          ))}
        </div>
        <BonusField {...{ form, value, change }} />
        <Field
          {...form.field("centimes")}
          label={t("form.amount")}
          hint={t("form.amountHint")}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={14}
          suffix={t("form.dinars")}
          value={value.dinars}
          onChange={({ currentTarget }) => change({ dinars: currentTarget.value })}
        />
      </StepForm>
    </div>
  );
}

const useWords = (): StepWords => {
  const t = useTranslations("campaigns");
  return {
    title: t("title"),
    errorTitle: t("form.errorTitle", { title: t("title") }),
    save: t("form.save"),
    saving: t("form.saving"),
    offline: t("needsConnection"),
    kept: t("form.kept"),
    toFix: (count) => t("form.toFix", { count }),
    unsent: t("form.unsent"),
  };
};
